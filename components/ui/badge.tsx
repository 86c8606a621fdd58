import type { ReactNode } from "react";

export type Tone = "good" | "bad" | "unsure" | "busy" | "plain";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  unsure: "bg-unsure-soft text-unsure",
  busy: "bg-busy-soft text-busy",
  plain: "bg-raised text-ink-soft",
};

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
