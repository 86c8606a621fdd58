import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import { turnedTab } from "@/lib/agent/completion/deed/turned-tab";
import type { Ground } from "@/lib/agent/completion/ground";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import { isNamedAsPlace, withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isBesideChosen, isChosen } from "@/lib/agent/domain/unchosen";
import { goesOn } from "@/lib/agent/domain/wording/next-part";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Evidence } from "@/lib/contracts/verdict";
import { isNamedThing } from "./named-thing";
import { isOfGone, leading, sameControl } from "./same-control";

const loads: ReadonlySet<string> = new Set(["navigate", "reload"]);
/** Checks that say that something was opened; a link, tab or entry that sent nothing did no more than that, whatever came up. */
const opening: ReadonlySet<string> = new Set([
  "part-opened",
  "entry-opened",
  "look-ahead",
  "place-named",
  "room-made",
]);
/** What is called so is never pressed only to look. */
const undoing: ReadonlySet<StepVerb> = new Set(["remove", "archive", "clear", "logout"]);
const maxOpeners = 4;

/**
 * What was pressed to open the part of the page that the deed was done in: a dialog, a tab, an entry of a list. It is closed when the page is loaded anew,
 * and what it holds is read only when it is opened again. Presses that only opened something and sent nothing, in their order.
 */
export function openersOf(deed: ActionRecord, history: readonly ActionRecord[], goal = ""): ActionRecord[] {
  const upTo = history.findIndex(({ actionId }) => actionId === deed.actionId);
  const openers: ActionRecord[] = [];
  let isFilling = false;
  for (const record of history.slice(0, Math.max(upTo, 0))) {
    if (!isSamePlace(record.urlAtAction, deed.urlAtAction) || loads.has(record.action.name)) {
      openers.length = 0;
      isFilling = false;
      // To the next part of a form whose fields are empty again on a fresh load: pressed there, it opens nothing that was stored.
    } else if (isCount(record) || (isFilling && goesOn(record.target?.name ?? ""))) continue;
    else if (opensPlace(record, goal) || opensPart(record) || isThing(record, goal)) openers.push(record);
    isFilling ||= isEntering(record);
  }
  return openers.slice(0, maxOpeners);
}

/** A number went up or down by it: pressed again only to look, it would count once more. */
const isCount = ({ verdict }: ActionRecord): boolean => verdict?.check === "number-counted";

const holding: ReadonlySet<string> = new Set(["form", "dialog", "row", "item"]);

const opensPart = ({ action, target, verdict, purpose }: ActionRecord): boolean =>
  action.name === "click" &&
  !undoing.has(readStepIntent(target?.name ?? "").verb) &&
  Boolean(target?.name) &&
  (verdict?.outcome === "verified"
    ? opening.has(verdict.check ?? "") || leading.has(target?.role ?? "") || onlyMakesRoom({ purpose })
    : // A menu that came up is seldom more than undecided; it was pressed to make room, and nothing else.
      verdict?.outcome === "undecided" &&
      onlyMakesRoom({ purpose }) &&
      (target?.popup === true || leading.has(target?.role ?? "") || leafsOn(target?.name ?? ""))) &&
  !(verdict?.evidence ?? []).some(isOfRequest);

/** Pressed on the thing itself, as an entry of a board, plan or sidebar is chosen, and nothing was sent: its part came up beside it. */
function isThing({ action, target, verdict }: ActionRecord, goal: string): boolean {
  const words = contentStems(target?.name ?? "");
  const said = new Set(stemsOf(goal));
  return (
    action.name === "click" &&
    verdict !== undefined &&
    verdict.outcome !== "refuted" &&
    !undoing.has(readStepIntent(target?.name ?? "").verb) &&
    (leading.has(target?.role ?? "") ||
      (target?.role === "button" &&
        (readStepIntent(target.name).verb === "unknown" || isNamedThing(target.name, verdict, goal)))) &&
    words.length > 0 &&
    words.every((word) => said.has(word)) &&
    !verdict.evidence.some(isOfRequest)
  );
}

const isOfRequest = ({ rank }: Evidence): boolean => rank === "network" || rank === "persisted";

/**
 * One of several places of the page, as a tab, a list in a sidebar or an environment: all that was done after it was done there. A value that was chosen in a
 * form or an entry is none: choosing it once more would only show what was chosen.
 */
export const opensPlace = ({ action, target, verdict, purpose }: ActionRecord, goal: string): boolean =>
  verdict?.outcome === "verified" &&
  Boolean(target?.name) &&
  !undoing.has(readStepIntent(target?.name ?? "").verb) &&
  (action.name === "select"
    ? onlyMakesRoom({ purpose }) &&
      isNamedAsPlace(goal, String(action.args[1] ?? "")) &&
      !pathParts(target?.path ?? "").some(({ role }) => holding.has(role))
    : action.name === "click" && (target?.role === "tab" || verdict.check === "part-opened"));

/**
 * What opens again the place that was worked in last, where a fresh load shows another one of them: the tab that the page turned to with the deed, the place that
 * was opened for it. Each is looked into once.
 */
export function closedPlace(
  { history, goal, criteria }: Pick<Task, "history" | "goal" | "criteria">,
  { nodes }: Pick<PageSnapshot, "nodes">,
): Opening | undefined {
  const seen = (looksSinceLoad(history) ?? []).flatMap(({ target }) => target ?? []);
  const isSeen = (node: SnapshotNode): boolean => seen.some((target) => isSamePart(node, target));
  const turned = turnedTab(criteria, nodes);
  if (turned && !isSeen(turned)) return { node: turned, action: { name: "click", args: [turned.id] } };
  const worked = placeOfWork(history, goal, nodes);
  return worked && !isSeen(worked.node) ? worked : undefined;
}

type Part = Pick<ActionTarget, "role" | "name" | "path">;
const isSamePart = (one: Part, { role, name, path }: Part): boolean =>
  one.role === role && one.path === path && withoutCount(one.name) === withoutCount(name);

function placeOfWork(
  history: readonly ActionRecord[],
  goal: string,
  nodes: readonly SnapshotNode[],
): Opening | undefined {
  const { action, target } = history.findLast((record) => opensPlace(record, goal)) ?? {};
  const [node, ...more] = nodes.filter(
    (one) => target && isSamePart(one, target) && !one.states.includes("hidden"),
  );
  if (!action || !node || more.length > 0) return undefined;
  if (action.name === "select") {
    const option = String(action.args[1] ?? "");
    const isClosed = (node.value ?? "") !== "" && fold(node.value ?? "") !== fold(option);
    return isClosed ? { node, action: { name: "select", args: [node.id, option] } } : undefined;
  }
  const isOther = nodes.some(
    (one) => one !== node && one.role === node.role && one.path === node.path && isChosen(one),
  );
  const isClosed = !isChosen(node) && (node.role === "tab" || isOther);
  return isClosed ? { node, action: { name: "click", args: [node.id] } } : undefined;
}

/** Looks for evidence since the page was loaded anew for it: the load, and each opener that was pressed again. Undefined when there was no such load. */
export function looksSinceLoad(history: readonly ActionRecord[]): ActionRecord[] | undefined {
  const at = history.findLastIndex(
    ({ purpose, action }) => purpose === "gather_evidence" && loads.has(action.name),
  );
  const looks = history.slice(at);
  return at >= 0 && looks.every(({ purpose }) => purpose === "gather_evidence") ? looks : undefined;
}

export type Opening = { node: SnapshotNode; action: BrowserAction };
/** The next opener that is to be used again; none when the part is open, or the page offers none or several that may be it. */
export function nextOpener(deed: ActionRecord, ground: Ground): Opening | undefined {
  const { task, snapshot } = ground;
  const looks = looksSinceLoad(task.history);
  if (!looks || !isSamePlace(deed.urlAtAction, snapshot.url)) return undefined;
  const opener = openersOf(deed, task.history, task.goal)[looks.length - 1];
  const place = looks.length > maxOpeners ? undefined : closedPlace(task, snapshot);
  if (place) return place;
  const own = opener && sameControl(opener, snapshot);
  // The same control may be there for another entry that is open.
  const isIn = own !== undefined && !isOfGone(own, deed, ground);
  const node = isIn && (!isThere(deed, snapshot) || isBesideChosen(own, snapshot.nodes)) ? own : undefined;
  if (node && !(node.role === "tab" && isChosen(node)))
    return { node, action: { name: "click", args: [node.id] } };
  return looks.length > maxOpeners ? undefined : tabBeside(task, snapshot);
}

/** Where the tab that was worked in lists nothing, what was made may stand in one beside it: each is looked into once, in their order. */
function tabBeside({ history, goal }: Task, { nodes }: PageSnapshot): Opening | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const chosen = shown.find((node) => node.role === "tab" && isChosen(node));
  const isWorkedIn = history.some((record) => record.target?.role === "tab" && opensPlace(record, goal));
  if (!chosen || !isWorkedIn || shown.some(({ role }) => role === "row" || role === "item")) return undefined;
  const waits = waitingFor(goal);
  const node = shown.find(
    (one) =>
      one.role === "tab" &&
      one.path === chosen.path &&
      !isChosen(one) &&
      !one.occluded &&
      !one.states.includes("disabled") &&
      !waits(one.name) &&
      !history.some(({ target }) => target && isSamePart(one, target)),
  );
  return node && { node, action: { name: "click", args: [node.id] } };
}

/** The part that the deed was done in is closed, and can be opened again: what the page does not show may stand in there. */
export const isClosed = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  deed !== undefined && nextOpener(deed, ground) !== undefined;

/** A tab called after what was made, as `Alerts` for an alert, lists it; it is shown once, where no tab was chosen before. */
export function tabOfSuch({ task, snapshot }: Ground): Opening | undefined {
  const isFirst = looksSinceLoad(task.history)?.length === 1;
  if (!isFirst || task.history.some(({ target }) => target?.role === "tab")) return undefined;
  const said = new Set(contentStems(task.goal));
  const tabs = snapshot.nodes.filter(
    (node) =>
      node.role === "tab" &&
      !isChosen(node) &&
      !node.occluded &&
      !node.states.includes("hidden") &&
      !node.states.includes("disabled"),
  );
  const [node, ...more] = tabs.filter(({ name }) => {
    const words = contentStems(withoutCount(name));
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return node && more.length === 0 ? { node, action: { name: "click", args: [node.id] } } : undefined;
}

/** The last look was at such a tab: it lists many things, and only an entry with all that the goal says is the one that was made. */
export function isTabOfSuch({ history, criteria }: Pick<Task, "history" | "criteria">): boolean {
  const look = looksSinceLoad(history)?.at(-1)?.target;
  const isKnown = history.some(
    ({ purpose, target }) => purpose !== "gather_evidence" && look && target && isSamePart(target, look),
  );
  const isTurnedTo = criteria.some(
    ({ readBack }) => readBack?.tab && look && isSamePart({ role: "tab", ...readBack.tab }, look),
  );
  return look?.role === "tab" && !isKnown && !isTurnedTo;
}

const isThere = ({ target }: ActionRecord, { nodes }: PageSnapshot): boolean =>
  target !== undefined &&
  findElements({ role: target.role, name: target.name }, nodes).some(
    ({ path, states }) => path === target.path && !states.includes("hidden"),
  );

/** What the control of the deed says, in the part that was opened again for it: there a choice or switch shows what is stored. */
export function inOpenedPart(
  deed: ActionRecord | undefined,
  { task, snapshot }: Ground,
): { held: string[]; lost: string[] } {
  const nothing = { held: [], lost: [] };
  const { target, action, verdict } = deed ?? {};
  if (
    !target ||
    !action ||
    verdict?.outcome !== "verified" ||
    (looksSinceLoad(task.history) ?? []).length < 2
  )
    return nothing;
  const same = snapshot.nodes.filter(
    ({ role, name, path, states }) =>
      role === target.role && name === target.name && path === target.path && !states.includes("hidden"),
  );
  const [node] = same;
  if (!node || same.length > 1) return nothing;
  const called = `${node.role} "${node.name}"`;
  if (action.name === "select" && verdict.check === "choice-read-back") {
    const value = String(action.args[1] ?? "");
    return isHeldBy(value, [node.value ?? ""])
      ? { held: [`${called} holds "${value}"`], lost: [] }
      : { held: [], lost: [`${called} holds "${value}"`] };
  }
  const wasOn = verdict.check === "toggle-read-back" && / is on now/.test(verdict.reason);
  if (!wasOn) return nothing;
  return isChosen(node) ? { held: [`${called} is on`], lost: [] } : { held: [], lost: [`${called} is on`] };
}
