import { costText, countText } from "@/components/ui/number-text";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import { tallyVerdicts } from "@/lib/contracts/verdict-tally";

/** What a task took so far. */
export function CostList({ task: { usage, turns, turn, budgetLeft } }: { task: TaskDetail }) {
  const verdicts = turns.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const { withoutModel, all } = tallyVerdicts(verdicts);
  const saved = verdicts.reduce((sum, { tokensSaved }) => sum + tokensSaved, 0);
  const facts = [
    ["Turns", `${countText(turn)} (${countText(budgetLeft.turns)} left)`],
    ["Verdicts without a model", `${withoutModel} of ${all}`],
    ["Tokens", countText(usage.inputTokens + usage.outputTokens)],
    ["Tokens saved, about", countText(saved)],
    ["Cost", costText(usage)],
  ];
  return (
    <dl className="space-y-1.5 p-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
