"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { useTimeZone } from "@/components/ui/moment";

const path = (days: number, zone: string) => `/usage?days=${days}&zone=${encodeURIComponent(zone)}`;

/** How far back, in days as the reader's own zone counts them. */
export function UsageRange({
  days,
  ranges,
  zone,
}: {
  days: number;
  ranges: readonly number[];
  zone: string;
}) {
  const router = useRouter();
  const own = useTimeZone();
  useEffect(() => {
    if (own !== "UTC" && own !== zone) router.replace(path(days, own), { scroll: false });
  }, [own, zone, days, router]);
  return (
    <fieldset aria-label="How far back" className="flex gap-1">
      {ranges.map((range) => (
        <Button
          key={range}
          size="small"
          look={range === days ? "plain" : "quiet"}
          aria-pressed={range === days}
          onClick={() => router.push(path(range, own))}
        >
          {range} days
        </Button>
      ))}
    </fieldset>
  );
}
