"use client";

import { createContext, type ReactNode, useContext } from "react";

/** The time as ISO 8601. Whoever renders the page keeps it; nothing below reads a clock of its own. */
const Now = createContext<string | undefined>(undefined);

export function ClockProvider({ now, children }: { now: string; children: ReactNode }) {
  return <Now.Provider value={now}>{children}</Now.Provider>;
}

export function useNow(): string {
  const now = useContext(Now);
  if (now === undefined) throw new Error("ClockProvider is missing above");
  return now;
}
