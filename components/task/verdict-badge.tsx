import { Check, CircleHelp, X } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { countText, percentText } from "@/components/ui/number-text";
import type { Outcome, Verification } from "@/lib/contracts/verdict";

const shown: Record<Outcome, { label: string; icon: typeof Check; tone: Tone }> = {
  verified: { label: "Verified", icon: Check, tone: "good" },
  refuted: { label: "Refuted", icon: X, tone: "bad" },
  undecided: { label: "Undecided", icon: CircleHelp, tone: "unsure" },
};

export function VerdictBadge({ outcome }: { outcome: Outcome }) {
  const { label, icon: Icon, tone } = shown[outcome];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}

type Facts = Pick<Verification, "tier" | "confidence" | "tokens" | "check">;

/** Who decided, how sure it is, and what that cost. */
export function VerdictFacts({ verdict }: { verdict: Facts }) {
  const facts = [
    deciderText(verdict),
    `${percentText(verdict.confidence)} sure`,
    `${countText(verdict.tokens)} tokens`,
  ];
  return <span className="text-xs text-ink-faint tabular-nums">{facts.join(" · ")}</span>;
}

function deciderText({ tier, check }: Facts): string {
  if (check === "person") return "a person";
  return tier === null ? "no tier" : `tier ${tier}`;
}
