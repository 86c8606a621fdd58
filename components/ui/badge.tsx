import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type Tone = "good" | "bad" | "unsure" | "busy" | "plain";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  unsure: "bg-unsure-soft text-unsure",
  busy: "bg-busy-soft text-busy",
  plain: "bg-raised text-ink-soft",
};

export function Badge({
  tone,
  className,
  children,
}: {
  tone: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        "inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
