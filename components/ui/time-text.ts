const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago `at` was at `now`; what lies ahead, as clocks of two machines differ, counts as now. */
export function agoText(at: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000);
  const unit = units.find(([, size]) => seconds >= size);
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : "just now";
}

/** Date and time in a zone, with the zone named. */
export const exactText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "medium",
    timeStyle: "long",
  }).format(new Date(at));

/** Milliseconds as people say them. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.round(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
