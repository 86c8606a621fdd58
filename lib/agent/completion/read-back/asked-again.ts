import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownIn, lastingTexts } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, stem } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { entryPart, pathParts } from "@/lib/agent/snapshot/path-parts";

/** What a page as loaded anew holds: of what was `entered`, in `fields`; of what came up with the deed, as `shown`. */
type Held = { entered: readonly Entered[]; fields: readonly string[]; shown: readonly string[] };

/** What was to be taken away is still named beside the control that was to do it, as on a page that asks whether it shall. */
export function isAskedAgain(
  deed: ActionRecord | undefined,
  held: Held,
  { task: { goal }, snapshot, load }: Ground,
): boolean {
  const { role, name, path = "" } = deed?.target ?? {};
  // In a list the same control stands beside other things too.
  const isOfEntry = pathParts(path).some((part) => part.role === "row" || part.role === "item");
  // What came in answer to a form may be titled otherwise than the form that is loaded anew.
  const isBack =
    load === "in_place" || (load === "elsewhere" && isSamePlace(deed?.urlAtAction ?? "", snapshot.url));
  if (!deed || !role || !name || isOfEntry || !isBack || !takesAway(goal)) return false;
  if (staysNamed(goal, held)) return false;
  const isThere = snapshot.nodes.some(
    (node) => node.role === role && node.name === name && !node.states.includes("hidden"),
  );
  const texts = lastingTexts(snapshot, goal);
  return isThere && goalNames(goal).some((one) => isShownIn(wholeOf(one, held), texts));
}

/** `the broken pump in Dock Road` is gone from the list: another entry of Dock Road beside the button for all that are picked asks nothing of it. */
const wholeOf = (name: string, { shown }: Held): string =>
  shown.flatMap((text) => gone.exec(text)?.[1] ?? []).find((whole) => isHeldBy(name, [whole])) ?? name;
const gone = /^"(.+)" is gone$/u;

/** `Cancel` for `Cancel my booking`: the control began the deed itself, and did not only lead to where it is done. */
export const saysDeed = (name: string, goal: string): boolean =>
  stem(contentWords(name)[0] ?? "") === stem(contentWords(commandOf(goal))[0] ?? "");

/** Where the work began, the entry of what was to be taken away reads as it did then, with the control that it began with. */
export function isAsBegun(deed: ActionRecord | undefined, { task, snapshot, load }: Ground): boolean {
  const first = task.history.find((record) => !isLookOnly(record));
  const { target, urlAtAction = "" } = first ?? {};
  if (!deed || !target?.name || load === "none" || !takesAway(task.goal)) return false;
  if (isSamePlace(deed.urlAtAction, snapshot.url) || !isSamePlace(urlAtAction, snapshot.url)) return false;
  // The thing's own link is there as well where the thing has gone into another part of the list.
  const isOfThing = goalNames(task.goal).some((name) => isHeldBy(name, [target.name]));
  return (
    !isOfThing &&
    saysDeed(target.name, task.goal) &&
    entryPart(target.path) !== undefined &&
    snapshot.nodes.some(
      ({ role, name, path, states }) =>
        role === target.role && name === target.name && path === target.path && !states.includes("hidden"),
    )
  );
}

/** What is turned off or moved stays named where that was done: beside the place that it went to, or with fields that hold all that was entered for it. */
function staysNamed(goal: string, { entered, fields, shown }: Held): boolean {
  const { verb } = readStepIntent(goal);
  const isHeld = (one: Entered): boolean => fields.includes(assertionText(one));
  // A box keeps the name of what it turns off; what is to be deleted has no box any more. Another one may be ticked for what else the goal says.
  if (
    turningOff.test(commandOf(goal)) &&
    entered.some((one) => "state" in one && one.state === "unchecked") &&
    entered.every((one) => isBoxNamed(one, goal) && isHeld(one))
  )
    return true;
  if (verb === "move" && shown.length > 0) return true;
  return (verb === "move" || verb === "uncheck") && entered.length > 0 && entered.every(isHeld);
}

const turningOff =
  /^(?:please\s+)?(?:unsubscribe|unfollow|unwatch|opt (?:me )?out|sign me (?:off|out)|take me off)(?!\p{L})/iu;
const boxes: ReadonlySet<string> = new Set(["checkbox", "switch"]);
const isBoxNamed = ({ kind, element }: Entered, goal: string): boolean =>
  kind === "element" &&
  boxes.has(element.role ?? "") &&
  goalNames(goal).some((name) => isHeldBy(name, [element.name ?? ""]));
