import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { joinOfHours, onlyHours } from "./span-option";

/** `Change the opening hours to 9:00 to 17:00`, where one field holds `10:00 – 16:00`: hours from one to another are one value there, written as it writes them. */
export function hoursInField(
  goal: string,
  facts: readonly Fact[],
  fields: readonly SnapshotNode[],
): { node: SnapshotNode; value: string; facts: Fact[] }[] {
  const hours = onlyHours(goal);
  const own = facts.filter(
    ({ kind, start, end }) => hours && kind === "time" && start >= hours.start && end <= hours.end,
  );
  if (!hours || own.length !== 2) return [];
  const said = new Set(contentStems(goal));
  const isSaid = ({ name }: SnapshotNode): boolean =>
    name !== "" && contentWords(name).every((word) => said.has(stem(word)));
  const holding = fields.flatMap((node) => {
    const join = joinOfHours(node.value ?? "");
    return join === undefined ? [] : [{ node, join }];
  });
  // Of a week each day has a field of its own.
  const meant = holding.filter(({ node }) => isSaid(node));
  const [taker, ...more] = meant.length > 0 ? meant : holding;
  return taker && more.length === 0
    ? [{ node: taker.node, value: `${hours.first}${taker.join}${hours.last}`, facts: own }]
    : [];
}
