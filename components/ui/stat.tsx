import type { ReactNode } from "react";

/** One number with its name, and what it means. */
export function Stat({ name, value, hint }: { name: string; value: ReactNode; hint?: string }) {
  return (
    <div className="min-w-0 rounded-xl border border-line bg-surface p-4 shadow-card">
      <dt className="truncate text-[0.8125rem] text-ink-soft">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
      {hint === undefined ? null : <dd className="mt-0.5 text-xs text-ink-faint">{hint}</dd>}
    </div>
  );
}
