import { type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold, stemsOf } from "@/lib/agent/domain/wording/words";

const naming: ReadonlySet<Fact["kind"]> = new Set(["name", "said", "code", "date", "time"]);

/**
 * `Harbour Mall, Thursday`, where the goal says `on Thursday for the Harbour Museum` and there is a field `Harbour Museum, Thursday`: it says something that the goal
 * does not, and another of its kind bears all that it bears of what the goal names, and more, and nothing else. Such a field may hold the value already, and is
 * none for it.
 */
export function isBorneByAnother(
  goal: string,
  fact: Fact,
  node: SnapshotNode,
  fields: readonly SnapshotNode[],
  labelOf: (node: SnapshotNode) => string,
): boolean {
  const said = new Set(stemsOf(goal));
  const own = contentStems(labelOf(node));
  if (own.every((word) => said.has(word))) return false;
  const names = goalFacts(goal).filter(({ kind, value }) => naming.has(kind) && value !== fact.value);
  const borneBy = (one: SnapshotNode): Fact[] => names.filter(({ value }) => isHeldBy(value, [labelOf(one)]));
  const borne = borneBy(node);
  const isCounted = fact.kind === "number" && fold(node.value ?? "") === fold(fact.value);
  return fields.some((other) => {
    if (other === node || other.role !== node.role || other.inputType !== node.inputType) return false;
    const words = contentStems(labelOf(other));
    const theirs = borneBy(other);
    return (
      words.every((word) => said.has(word)) &&
      (isCounted || words.some((word) => own.includes(word))) &&
      theirs.length > borne.length &&
      borne.every((one) => theirs.includes(one))
    );
  });
}
