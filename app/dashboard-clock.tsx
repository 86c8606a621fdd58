"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ClockProvider } from "@/components/ui/clock";

const tickMs = 15_000;

/** The time for all that is shown, first the server's, then the reader's own. */
export function DashboardClock({ now, children }: { now: string; children: ReactNode }) {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const tick = setInterval(() => setShown(new Date().toISOString()), tickMs);
    return () => clearInterval(tick);
  }, []);
  return <ClockProvider now={shown}>{children}</ClockProvider>;
}
