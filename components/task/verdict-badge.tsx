import { Badge, type Tone } from "@/components/ui/badge";
import type { Outcome, Verification } from "@/lib/contracts/verdict";

const shown: Record<Outcome, { label: string; mark: string; tone: Tone }> = {
  verified: { label: "Verified", mark: "✓", tone: "good" },
  refuted: { label: "Refuted", mark: "✕", tone: "bad" },
  undecided: { label: "Undecided", mark: "?", tone: "unsure" },
};

export function VerdictBadge({ outcome }: { outcome: Outcome }) {
  const { label, mark, tone } = shown[outcome];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{mark}</span>
      {label}
    </Badge>
  );
}

/** Which tier decided, how sure it is, and what that cost. */
export function VerdictFacts({
  verdict,
}: {
  verdict: Pick<Verification, "tier" | "confidence" | "tokens" | "check">;
}) {
  const facts = [
    verdict.tier === null ? "no tier" : `tier ${verdict.tier}`,
    `${Math.round(verdict.confidence * 100)} % sure`,
    `${verdict.tokens.toLocaleString("en")} tokens`,
  ];
  return <span className="text-xs text-ink-faint tabular-nums">{facts.join(" · ")}</span>;
}
