import { choicesIn } from "@/lib/adapters/offline/matching/choices-from-goal";
import { formsOf } from "@/lib/adapters/offline/matching/find-form";
import { hasMarkedRows, narrowsList } from "@/lib/adapters/offline/matching/rows-from-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { byCounting } from "./by-counting";
import { entered } from "./enter-entry";
import type { PageContext } from "./page-context";

/** What else is chosen or entered with a number is there before all of it is sent. */
export function counted(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
  byForm: () => ActionAnswer | undefined,
) {
  const answer = byCounting(goal, nodes, context);
  if (answer?.decision !== "act" || answer.prepares) return answer;
  const chosen = chosenFirst(goal, nodes, context);
  const entering = chosen ? undefined : byForm();
  return chosen ?? (entering?.decision === "act" && entering.prepares ? entering : answer);
}

/** Fields that no button of their own sends. */
const unsentForms = (nodes: readonly SnapshotNode[]) =>
  formsOf(nodes).filter(({ submit }) => submit === undefined);

/** What the goal says for choices that no button of their own sends is chosen before what does it is pressed. */
export function chosenFirst(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const entries = unsentForms(nodes)
    .flatMap(({ fields }) => choicesIn(goal, fields))
    .filter(({ node }) => !narrowsList(node) || !hasMarkedRows(nodes));
  const answers = entries.map((entry) => entered(entry, { ...context, skipsHeld: true }));
  const next = answers.find((answer) => answer?.decision === "act");
  return next && { ...next, prepares: true };
}
