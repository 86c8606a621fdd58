import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { storingRequests } from "@/lib/agent/domain/stored-requests";
import { compareUrls } from "@/lib/agent/domain/urls";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, cutEnding, fold } from "@/lib/agent/domain/wording/words";
import { clickActions } from "@/lib/contracts/browser-action";
import type { TurnState } from "./state";
import type { LookedAt } from "./verification-input";

export const pressing: ReadonlySet<string> = new Set([...clickActions, "press"]);

/** What was pressed on the way stands at the thing that the goal names, and sent what stores: it was the step's own deed. */
export function storedOnTheWay({ record, report }: LookedAt, state: TurnState): boolean {
  const { action, target, urlAtAction, purpose } = record;
  if (purpose !== "recover" || !pressing.has(action.name) || !target) return false;
  // `Next` of a form in parts keeps a draft, though the part tell all that there is to choose.
  if (readStepIntent(target.name).verb === "continue") return false;
  const names = goalNames(state.task.goal);
  // A link that is called just like the thing leads to its page, whatever is sent of what is pressed.
  const isMoved = !["none", "anchor"].includes(compareUrls(urlAtAction, state.snapshot.url));
  if (isMoved && target.role === "link" && names.some((name) => fold(name) === fold(target.name)))
    return false;
  // Where nothing is named, `Add one cup` does what the goal says in the same words.
  const isOfThing =
    names.some((name) => isHeldBy(name, [target.name, target.path])) ||
    (names.length === 0 &&
      contentWords(target.name).length > 1 &&
      containsPhrase(state.task.goal, target.name)) ||
    (saysAsGoal(state.task.goal, target.name) && isPageOf(names, record));
  if (!isOfThing || storingRequests(report.networkEvents ?? [], urlAtAction).length === 0) return false;
  // One choice of several that are stored one by one.
  return target.role !== "option" || names.every((name) => isKnownTo(name, target.name, state));
}

/** `Mark as solved` in `Mark ticket 2041 as solved`, and where the goal words it as `Set ticket 2041 to solved`. */
function saysAsGoal(goal: string, name: string): boolean {
  const [said, pressed] = [new Set(contentWords(goal).map(cutEnding)), contentWords(name)];
  const state = asState.exec(name)?.[1];
  const own = state === undefined ? pressed : contentWords(state);
  return pressed.length > 1 && own.length > 0 && own.every((word) => said.has(cutEnding(word)));
}
const asState = /^(?:mark|set|flag|make|put|change|turn)(?: it| this)? (?:as|to) (\S.*)$/iu;

/** The page that was acted on is that of the thing, by its address, title or a heading. */
function isPageOf(names: readonly string[], { urlAtAction, beforeState }: ActionRecord): boolean {
  const headings = (beforeState?.semanticSkeleton?.nodes ?? []).filter(({ role }) => role === "heading");
  const called = [urlAtAction, beforeState?.title ?? "", ...headings.map(({ name }) => name)];
  return names.length > 0 && names.every((name) => isHeldBy(name, called));
}

const isKnownTo = (name: string, chosen: string, { task, snapshot }: TurnState): boolean =>
  isHeldBy(name, [
    chosen,
    snapshot.url,
    snapshot.title,
    ...snapshot.lines,
    ...snapshot.nodes.flatMap((node) => [node.name, node.value ?? ""]),
  ]) ||
  task.history.some(({ action, target }) => isHeldBy(name, [target?.name ?? "", ...action.args.map(String)]));

/**
 * A step that was only to show the way pressed a control that says what the goal does to its thing (`Follow Deep Sea Radio`), and that was stored: the step
 * behind it is done with it. To press it once more would take it back.
 */
export function withNext(
  { record, report }: LookedAt,
  { task: { goal, plan } }: Pick<TurnState, "task">,
): Pick<ActionRecord, "chainStepIds"> {
  const { action, target, urlAtAction, stepId, chain, purpose } = record;
  if (!plan || !target || chain || stepId === undefined || purpose !== "step") return {};
  const at = plan.steps.findIndex(({ id }) => id === stepId);
  const [step, next] = [plan.steps[at], plan.steps[at + 1]];
  if (!step || step.mutating || !next?.mutating || !next.dependsOn.includes(stepId)) return {};
  const names = goalNames(goal);
  const isOfThing = names.length > 0 && names.every((name) => isHeldBy(name, [target.name, target.path]));
  if (!pressing.has(action.name) || !isOfThing || !saysAsGoal(goal, target.name)) return {};
  const isStored = storingRequests(report.networkEvents ?? [], urlAtAction).length > 0;
  return isStored ? { chainStepIds: [stepId, next.id] } : {};
}
