"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLiveEvents } from "@/components/shell/live";

/** Several events come with one turn; one look at the server is enough for them. */
const gatherMs = 300;

/** Shows the page anew when something happened. */
export function LiveRefresh() {
  const router = useRouter();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  useLiveEvents(() => {
    soon.current ??= setTimeout(() => {
      soon.current = undefined;
      router.refresh();
    }, gatherMs);
  });
  return null;
}
