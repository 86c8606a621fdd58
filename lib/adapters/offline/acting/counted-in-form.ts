import { partAround } from "@/lib/adapters/offline/matching/find-form";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";
import { act, describe, prepare } from "./answer";
import type { PageContext } from "./page-context";

/**
 * `Order 2 trays of lemon thyme`, where each thing has a small form of its own: a field for how many, and the button `Order Lemon thyme`. The number goes into the one
 * field beside the button that the goal says whole, then that is pressed. Of `Order Thyme` and `Order Lemon thyme` the one that says more is meant.
 */
export function countedInForm(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: Pick<PageContext, "history">,
): ActionAnswer | undefined {
  const [count, ...more] = goalFacts(goal).filter(({ kind }) => kind === "number");
  if (!count || more.length > 0 || !/^\d{1,3}$/.test(count.value)) return undefined;
  const button = namedButton(goal, nodes);
  if (!button || history.some(({ action }) => action === `click(${JSON.stringify(button.id)})`))
    return undefined;
  const [field, ...others] = partAround(button, nodes).inside.filter(
    (node) => isField(node) && !node.states.includes("hidden"),
  );
  const said = new Set(contentStems(goal));
  const isMeant =
    field?.inputType === "number" &&
    others.length === 0 &&
    contentStems(field.name).some((word) => said.has(word));
  if (!field || !isMeant) return undefined;
  return (field.value ?? "").trim() === count.value
    ? act("click", [button.id], `${describe(button)} is what the goal says, with how many.`, 0.85)
    : prepare("setValue", [field.id, count.value], `${describe(field)} takes how many.`);
}

/** The one button that begins with the goal's command and of which the goal says every word; of several the one that says most. */
function namedButton(goal: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const [verb, said] = [stem(commandVerb(goal)), new Set(contentStems(goal))];
  const found = nodes
    .filter(
      ({ role, states }) => role === "button" && !states.includes("hidden") && !states.includes("disabled"),
    )
    .map((node) => ({ node, words: contentStems(node.name) }))
    .filter(
      ({ words: [first, ...rest] }) =>
        first === verb && rest.length > 0 && rest.every((word) => said.has(word)),
    )
    .sort((a, b) => b.words.length - a.words.length);
  const [best, next] = found;
  return best && best.words.length > (next?.words.length ?? 0) ? best.node : undefined;
}
