import { withoutAsides } from "@/lib/adapters/offline/matching/asides";
import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import { entriesFromGoal } from "@/lib/adapters/offline/matching/fill-from-goal";
import { labelOf } from "@/lib/adapters/offline/matching/place-values";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import {
  containsPhrase,
  contentStems,
  contentWords,
  fold,
  stem,
  stemsOf,
} from "@/lib/agent/domain/wording/words";
import { parseAction } from "@/lib/contracts/action-text";
import { knownTexts } from "./act-on-request";
import { adaptValue } from "./adapt-value";
import { cannot, describe, holds } from "./answer";
import { entered } from "./enter-entry";
import { inDialog } from "./in-dialog";
import type { PageContext } from "./page-context";

/** Enters one value of the goal into the field that the goal's words put it in. */
export function enterByGoal(goal: string, value: string, context: PageContext): ActionAnswer | undefined {
  const entries = entriesOf(goal, context);
  const entry =
    entries.find((one) => fold(one.value) === fold(value)) ??
    entries.find((one) => one.kind === "option" && fold(one.value) === fold(value.replace(article, ""))) ??
    atOwnField(
      entries.find((one) => /\p{N}/u.test(one.value) && containsPhrase(value, one.value)),
      goal,
      context,
    );
  const answer = entry && entered(entry, { ...context, skipsHeld: true });
  return answer?.decision === "act" ? answer : undefined;
}

const article = /^(?:the|an?|my|our|der|die|das|den|le|la|el|il|o)\s+/iu;

/** `Bags of Rice`, where the goal says `lentils` and there is a field `Bags of Lentils`: of the fields of one kind the one that has most of the goal. Undefined where several do. */
function atOwnField(entry: Entry | undefined, goal: string, { nodes }: PageContext): Entry | undefined {
  if (entry?.kind !== "text") return entry;
  const said = new Set(stemsOf(goal));
  const sharedBy = (one: SnapshotNode): number =>
    new Set(contentStems(labelOf(one)).filter((word) => said.has(word))).size;
  const alike = nodes.filter(
    (one) =>
      one.role === entry.node.role &&
      one.inputType === entry.node.inputType &&
      !one.states.some((state) => state === "hidden" || state === "disabled"),
  );
  const most = Math.max(...alike.map(sharedBy));
  const [node, ...more] = alike.filter((one) => sharedBy(one) === most);
  if (sharedBy(entry.node) === most) return entry;
  return node && more.length === 0 ? { ...entry, node } : undefined;
}

function entriesOf(goal: string, context: PageContext): Entry[] {
  const page = {
    nodes: inDialog(context.nodes),
    title: context.digest.title,
    known: knownTexts(goal, context),
  };
  return entriesFromGoal(withoutAsides(goal, context.nodes), page);
}

/**
 * A step such as `Enter "Thursday" in the date field` that was planned before the form was seen takes the nearest field there is: one that the goal has
 * another value for is left to that, and the value goes where the goal's words put it, or stands in the page's heading already.
 */
export function asGoalPlaces(
  answer: ActionAnswer,
  step: string,
  goal: string,
  context: PageContext,
): ActionAnswer {
  const read = parseAction(answer.action ?? "");
  const [id, value] = read.ok && read.action.name === "setValue" ? read.action.args : [];
  const node = context.nodes.find((one) => one.id === id);
  if (!node || typeof value !== "string" || isCalled(labelOf(node), step)) return answer;
  const entries = entriesOf(goal, context);
  const other = entries.find((one) => one.node.id === id && one.kind === "text");
  if (!other || containsPhrase(other.value, value) || adaptValue(other.value, node, context.now) === value)
    return answer;
  const own = entries.find((one) => one.node.id !== id && containsPhrase(one.value, value));
  if (own) return entered(own, { ...context, skipsHeld: true }) ?? answer;
  const heading = context.nodes.find(
    ({ role, name, states }) =>
      role === "heading" && !states.includes("hidden") && containsPhrase(name, value),
  );
  return heading
    ? holds(`${describe(heading)} says it already.`)
    : cannot("The field that this could mean is for another value of the goal.");
}

/** A word of its label is one that the step calls the field by. */
function isCalled(label: string, step: string): boolean {
  const said = new Set(stemsOf(step));
  return contentWords(label).some((word) => said.has(stem(word)));
}
