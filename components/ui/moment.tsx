const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long ago, with the exact time on hover. `now` comes from whoever renders the page. */
export function Moment({ at, now }: { at: string; now: string }) {
  return (
    <time dateTime={at} title={`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`} className="whitespace-nowrap">
      {agoText(at, now)}
    </time>
  );
}

function agoText(at: string, now: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000);
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}
