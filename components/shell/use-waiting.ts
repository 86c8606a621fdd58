"use client";

import { useEffect, useRef, useState } from "react";
import { callApi } from "@/components/shell/call-api";
import { useLiveEvents } from "@/components/shell/live";
import type { WaitingCount } from "@/lib/contracts/session";

/** Several events come with one turn; the number beside a link may be so much late. */
const gatherMs = 700;

/** How many things wait for a person: as the page came with it, then as it changes. */
export function useWaiting(given: number): number {
  const [count, setCount] = useState(given);
  const [shownGiven, setShownGiven] = useState(given);
  if (shownGiven !== given) {
    setShownGiven(given);
    setCount(given);
  }
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  useLiveEvents((event) => {
    if (event !== "connected" && event.name !== "task_status" && event.name !== "interact_response") return;
    soon.current ??= setTimeout(async () => {
      soon.current = undefined;
      const answer = await callApi<WaitingCount>("GET", "/api/waiting");
      if (answer.ok) setCount(answer.data.count);
    }, gatherMs);
  });
  return count;
}
