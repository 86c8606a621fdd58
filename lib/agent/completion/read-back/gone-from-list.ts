import { isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { entryAround, isShown } from "@/lib/agent/completion/page/entries";
import { isOfPage } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { readUrl } from "@/lib/agent/domain/urls";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

type Seen = Pick<Ground, "task" | "snapshot">;

/** The one thing that the goal takes away, apart from the list whose page this is: `Remove ida@blom.example from the list Press`. */
function thingTaken({ task, snapshot }: Seen): string | undefined {
  const names = goalNames(task.goal);
  const [name, ...more] = names.length === 1 ? names : names.filter((one) => !isOfPage(one, snapshot));
  return takesAway(task.goal) && more.length === 0 ? name : undefined;
}

/** On this page its link was followed, or a control of its entry. */
const openedHere = (name: string, { task, snapshot }: Seen): ActionRecord | undefined =>
  task.history.find(
    ({ purpose, action, target, urlAtAction }) =>
      purpose !== "gather_evidence" &&
      action.name === "click" &&
      isHeldBy(name, [target?.name ?? "", entryPart(target?.path ?? "")?.name ?? ""]) &&
      isSamePage(urlAtAction, snapshot.url),
  );

/** The page that came in answer tells sooner where the thing is now than its own page does, and, as the list that it was taken from, than any other list. */
export function tellsSooner(other: { name: string }, ground: Seen): boolean {
  const taken = thingTaken(ground);
  return (
    goalNames(ground.task.goal).some((name) => fold(name) === fold(other.name)) ||
    (taken !== undefined && openedHere(taken, ground) !== undefined)
  );
}

/**
 * Opened from a list and deleted on a page of its own: the same list as loaded anew, with others of its kind, names it no more. What was only archived or
 * moved may still be shown there, or elsewhere: that is for goals that take away for good alone.
 */
export function goneFromList({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): string[] {
  const name = thingTaken({ task, snapshot });
  if (load === "none" || readStepIntent(task.goal).verb !== "remove" || name === undefined) return [];
  const opened = openedHere(name, { task, snapshot });
  const at = opened ? task.history.indexOf(opened) : -1;
  const led = task.history[at + 1]?.urlAtAction;
  const shown = snapshot.nodes.filter(isShown);
  const isNamed = [...snapshot.lines, ...shown.map((node) => node.name)].some((text) =>
    isHeldBy(name, [text]),
  );
  const isOther = ({ role, path, href }: (typeof shown)[number]): boolean =>
    role === opened?.target?.role &&
    (path === "" ? leadsBeside(href, led, snapshot.url) : partOf(path) === partOf(opened.target.path));
  return opened && shown.some(isOther) && !isNamed ? [`"${name}" is not shown`] : [];
}

/** A link to another page of the same place: `/episodes/13` beside `/episodes/14`. */
function leadsBeside(href: string | undefined, led: string | undefined, base: string): boolean {
  const [one, other] = [href, led].map((url) => url !== undefined && readUrl(url, base)?.pathname);
  if (!one || !other || one === other) return false;
  const placeOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
  const isOther = formOf(one) === formOf(other) && !making.test(one);
  return placeOf(one).length > 1 && placeOf(one) === placeOf(other) && isOther;
}
/** Numbers stand for numbers, words for words. */
const formOf = (path: string): string =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/\p{L}[\p{L}\d_-]*/gu, "a")
    .replace(/\d+/g, "1");
const making = /\/(?:new|add|create|edit|archived?|deleted?|drafts?|search|settings|import|export|all)\/?$/i;

/** What was to be deleted for good is still what the page as loaded anew is about. The title of a card may be that of a namesake. */
export function isStillHeaded({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): boolean {
  const [name, ...more] = goalNames(task.goal);
  const isForGood = takesAway(task.goal) && readStepIntent(task.goal).verb === "remove";
  if (load !== "in_place" || !isForGood || name === undefined || more.length > 0) return false;
  return snapshot.nodes.some(
    (node, at) =>
      node.role === "heading" &&
      isShown(node) &&
      isHeldBy(name, [node.name]) &&
      entryAround(at, snapshot.nodes) === undefined,
  );
}

/** Where such entries stand, without what each of them is called. */
const partOf = (path: string): string => path.replace(/(^|\/)(row|item)(:[^/]*)?/gu, "$1$2");
