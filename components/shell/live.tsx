"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { followEvents } from "@/components/live/follow-events";
import type { RealtimeEvent } from "@/lib/contracts/message";

type Listener = (event: RealtimeEvent | "connected") => void;
type LiveState = "connecting" | "live" | "lost" | "signed_out";
type Live = { state: LiveState; listen: (listener: Listener) => () => void };

const LiveContext = createContext<Live | undefined>(undefined);

/** A short break heals by itself; only a longer one is worth a word. */
const lostAfterMs = 4_000;

/** One stream of the tenant's events for the whole dashboard. Listeners hear `connected` after each (re)connection: they may have missed some. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const listeners = useRef(new Set<Listener>());
  const [state, setState] = useState<LiveState>("connecting");

  useEffect(() => {
    let lost: ReturnType<typeof setTimeout> | undefined;
    const tell: Listener = (event) => {
      for (const listener of listeners.current) listener(event);
    };
    const leave = followEvents({
      event: tell,
      connected: () => {
        clearTimeout(lost);
        lost = undefined;
        setState("live");
        tell("connected");
      },
      lost: () => {
        lost ??= setTimeout(() => setState("lost"), lostAfterMs);
      },
      signedOut: () => {
        clearTimeout(lost);
        setState("signed_out");
      },
    });
    return () => {
      clearTimeout(lost);
      leave();
    };
  }, []);

  const live = useMemo<Live>(
    () => ({
      state,
      listen(listener) {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
    }),
    [state],
  );
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("LiveProvider is missing above");
  return live;
}

export const useLiveState = (): LiveState => useLive().state;

/** Hears the tenant's events while it is on the page. */
export function useLiveEvents(listener: Listener): void {
  const { listen } = useLive();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => listen((event) => latest.current(event)), [listen]);
}

/** Whether what is shown follows what happens. */
export function LiveDot() {
  const state = useLiveState();
  const text = {
    connecting: "Connecting",
    live: "Live",
    lost: "Not connected",
    signed_out: "Signed out",
  }[state];
  const colour = {
    connecting: "bg-line-strong",
    live: "bg-good",
    lost: "bg-bad",
    signed_out: "bg-bad",
  }[state];
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-faint" role="status">
      <span className={`size-2 rounded-full ${colour}`} />
      {text}
    </span>
  );
}
