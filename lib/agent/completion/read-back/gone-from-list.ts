import { isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { readUrl } from "@/lib/agent/domain/urls";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/**
 * Opened from a list and deleted on a page of its own: the same list as loaded anew, with others of its kind, names it no more. What was only archived or
 * moved may still be shown there, or elsewhere: that is for goals that take away for good alone.
 */
export function goneFromList({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): string[] {
  const { goal, history } = task;
  const [name, ...more] = goalNames(goal);
  const isForGood = takesAway(goal) && readStepIntent(goal).verb === "remove";
  if (load === "none" || !isForGood || name === undefined || more.length > 0) return [];
  const opened = history.find(
    ({ purpose, action, target, urlAtAction }) =>
      purpose !== "gather_evidence" &&
      action.name === "click" &&
      isHeldBy(name, [target?.name ?? "", entryPart(target?.path ?? "")?.name ?? ""]) &&
      isSamePage(urlAtAction, snapshot.url),
  );
  const at = opened ? history.indexOf(opened) : -1;
  const led = history[at + 1]?.urlAtAction;
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

/** What was to be deleted for good is still what the page as loaded anew is about. */
export function isStillHeaded({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): boolean {
  const [name, ...more] = goalNames(task.goal);
  const isForGood = takesAway(task.goal) && readStepIntent(task.goal).verb === "remove";
  if (load !== "in_place" || !isForGood || name === undefined || more.length > 0) return false;
  return snapshot.nodes.some(
    (node) => node.role === "heading" && isShown(node) && isHeldBy(name, [node.name]),
  );
}

/** Where such entries stand, without what each of them is called. */
const partOf = (path: string): string => path.replace(/(^|\/)(row|item)(:[^/]*)?/gu, "$1$2");
