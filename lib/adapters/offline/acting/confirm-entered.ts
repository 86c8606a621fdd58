import { partAround, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { actOnConfirm } from "./act-by-pressing";
import { actOnSubmit } from "./act-on-submit";
import { act, describe } from "./answer";
import { onReviewOfAll } from "./on-review";
import type { PageContext } from "./page-context";

/** Answers what the page asks; where it asks nothing, what was entered or chosen last may wait for a button that confirms it. */
export function actOnConfirmation(want: WantOf<"confirm">, context: PageContext): ActionAnswer {
  const answer = actOnConfirm(want, context);
  return answer.decision === "step_holds"
    ? (confirmEntered(want, context) ?? onReviewOfAll(context) ?? answer)
    : answer;
}

/** `Choose the berth and confirm it`, where the form's button says `Confirm berth`. */
function confirmEntered({ text }: WantOf<"confirm">, context: PageContext): ActionAnswer | undefined {
  const node = leftOpen(context);
  if (!node) return undefined;
  const part = partAround(node, context.nodes);
  const submit = submitOf(part.inside, part.path, "confirm", node);
  if (!submit || submit === node || coverage("confirm", submit.name) < 0.99) return undefined;
  return node.role === "button" || node.role === "clickable"
    ? act("click", [submit.id], `${describe(submit)} confirms what was chosen.`, 0.8)
    : actOnSubmit({ do: "submit", verb: "confirm", target: undefined, text }, context);
}

/** What the last action entered, or chose of several, and nothing was pressed since. */
function leftOpen({ nodes, history }: PageContext): SnapshotNode | undefined {
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const [, how = "", id] = /^(setValue|select|check|uncheck|click)\("([^"]+)"/.exec(last?.action ?? "") ?? [];
  const node = last?.outcome === "refuted" ? undefined : nodes.find((one) => one.id === id);
  const isPress =
    how === "click" && !(node && isChosen(node) && /^(?:select|choose)\b/i.test(last?.step ?? ""));
  return isPress ? undefined : node;
}
