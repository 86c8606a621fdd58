"use client";

import { useSyncExternalStore } from "react";
import { useNow } from "@/components/ui/clock";
import { agoText, exactText } from "@/components/ui/time-text";

const never = () => () => undefined;
/** The reader's own time zone; while the server renders, which does not know it, UTC. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );

/** How long ago, with the exact time in the reader's time zone on hover. */
export function Moment({ at }: { at: string }) {
  const zone = useTimeZone();
  return (
    <time dateTime={at} title={exactText(at, zone)} className="whitespace-nowrap">
      {agoText(at, useNow())}
    </time>
  );
}
