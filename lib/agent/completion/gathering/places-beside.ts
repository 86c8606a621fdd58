import { deedOf, enteredOnTheWay, typedOf } from "@/lib/agent/completion/deed/entered";
import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { entryAround, shownEntries } from "@/lib/agent/completion/page/entries";
import { heldMark } from "@/lib/agent/completion/read-back/stood-under";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { withoutCount } from "@/lib/agent/domain/named-place";
import { isBusy, type PageSnapshot, type SkeletonNode, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { onlyAt } from "@/lib/agent/domain/wording/only-at";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { markOf } from "@/lib/agent/snapshot/listed";
import type { Assertion } from "@/lib/contracts/assertion";
import { opensPlace } from "./reopen";

/** One of several places of a page: a tab, or an option of the list that was chosen from to get to the place of the work. */
type Place = { node: SnapshotNode; option?: string };
type Group = { named: Place; others: Place[]; open: string };

/** More of them nobody looks through for one goal. */
const mostPlaces = 12;

const calledAs = ({ node, option }: Place): string => fold(withoutCount(option ?? node.name));

/** `All`, or `All zones` for a goal that speaks of a zone: what is listed there stands at any of the places. `All Saints` is one of them. */
function isOfAll(name: string, goal: string): boolean {
  const [first = "", second, ...more] = wordsOf(name);
  const isKind = second === undefined || stemsOf(goal).includes(stem(second));
  return everywhere.has(first) && isKind && more.length === 0;
}
const everywhere: ReadonlySet<string> = new Set(
  "all any everything alle alles tous toutes tout toute todos todas todo toda tutti tutte tutto tutta wszystkie wszystko все всё alla".split(
    " ",
  ),
);

/** The places of which the goal says that what it wants is to be so at this one only. */
function placesSaid({ said, snapshot, task }: Pick<Ground, "said" | "snapshot" | "task">): Group | undefined {
  if (said === undefined) return undefined;
  const [group, ...more] = [...tabGroups(snapshot), ...listGroups(snapshot, task)].flatMap(
    ({ places, open }): Group[] => {
      const [named, ...alike] = places.filter(({ node, option }) =>
        onlyAt(said, withoutCount(option ?? node.name)),
      );
      if (!named || alike.length > 0 || open === undefined || places.length > mostPlaces) return [];
      return [{ named, others: places.filter((one) => one !== named), open }];
    },
  );
  return more.length === 0 ? group : undefined;
}

type Places = { places: Place[]; open: string | undefined };

function tabGroups({ nodes }: PageSnapshot): Places[] {
  const groups = new Map<string, SnapshotNode[]>();
  for (const node of nodes)
    if (node.role === "tab" && !node.states.includes("hidden"))
      groups.set(node.path, [...(groups.get(node.path) ?? []), node]);
  return [...groups.values()].map((tabs) => {
    const open = tabs.find(isChosen);
    return { places: tabs.map((node) => ({ node })), open: open && calledAs({ node: open }) };
  });
}

/** A list that was chosen from on the way, where nothing was stored by that: another choice only shows another place. */
function listGroups({ nodes }: PageSnapshot, { history, goal }: Ground["task"]): Places[] {
  const used = history.filter(
    (record) =>
      record.action.name === "select" &&
      opensPlace(record, goal) &&
      !record.verdict?.evidence.some(({ rank }) => rank === "network"),
  );
  return nodes
    .filter(
      (node) =>
        node.role === "combobox" &&
        !node.states.includes("hidden") &&
        used.some(({ target }) => target?.path === node.path && target.name === node.name),
    )
    .map((node) => ({
      places: (node.options ?? []).map((option) => ({ node, option })),
      open: node.value === undefined ? undefined : fold(node.value),
    }));
}

/** `In the Staging environment only` speaks of all other environments: the next of them that was not looked at yet. */
export function placeBeside(ground: Pick<Ground, "said" | "snapshot" | "task">): Place | undefined {
  const group = placesSaid(ground);
  if (!group) return undefined;
  const seen = new Set(
    looksSinceDeed(ground.task.history).map(({ action, target }) =>
      fold(withoutCount(action.name === "select" ? String(action.args[1] ?? "") : (target?.name ?? ""))),
    ),
  );
  return group.others.find(
    (place) =>
      calledAs(place) !== group.open &&
      !isOfAll(calledAs(place), ground.task.goal) &&
      !seen.has(calledAs(place)) &&
      !place.node.occluded &&
      !place.node.states.includes("disabled"),
  );
}

/** All looks for evidence since something was last done: the page that proves it may have been loaded by the plan itself, and not for a look. */
function looksSinceDeed(history: readonly ActionRecord[]): ActionRecord[] {
  const at = history.findLastIndex(
    (record) => record.purpose !== "gather_evidence" && !onlyMakesRoom(record),
  );
  return history.slice(at + 1).filter(({ purpose }) => purpose === "gather_evidence");
}

/** The last action opened this place only to look, and it came up: that is read whether or not the page was loaded anew for it. */
export function isLookBeside(ground: Ground): boolean {
  const { task, snapshot, report } = ground;
  const last = task.pendingAction ?? task.history.at(-1);
  const isLook =
    last?.purpose === "gather_evidence" && (last.action.name === "click" || last.action.name === "select");
  const group = isLook ? placesSaid(ground) : undefined;
  return (
    group !== undefined &&
    group.open !== calledAs(group.named) &&
    report.execution !== "failure" &&
    !snapshot.nodes.some(isBusy)
  );
}

/**
 * The page shows another place than the only one that the goal means, and there it is as it was to be as well, which it is not known to have been before.
 * Undefined where it shows no such place.
 */
export function saidBeside(judged: readonly Judgement[], ground: Ground): string[] | undefined {
  const group = placesSaid(ground);
  if (!group || group.open === calledAs(group.named)) return undefined;
  const { task, snapshot } = ground;
  if (isOfAll(group.open, task.goal)) return [];
  // An entry that says the name of the place is of that place, wherever it is listed.
  const isOfNamed = (text: string): boolean => isHeldBy(calledAs(group.named), [text]);
  const known = new Set(
    task.history.flatMap(({ under }) => (under?.place === group.open ? under.marks : [])),
  );
  const deed = judged.map(({ proof }) => deedOf(proof)).find(Boolean);
  const entered = enteredOnTheWay(deed, task).filter(({ aside }) => !aside);
  const wanted: Assertion[] = [...judged.flatMap(({ criterion }) => criterion.assertions), ...entered];
  const held = wanted.flatMap((one) => {
    const isSo = heldBy(one, snapshot).some(
      (node) => !known.has(heldMark(node)) && !isOfNamed(rowAround(node, snapshot.nodes)),
    );
    return isSo ? [assertionText(one)] : [];
  });
  const values = [...typedOf(entered), ...toldOfNew(judged, task.goal)];
  const about = [...new Set([...goalNames(task.goal), ...values])].filter(
    (name) => !isHeldBy(fold(name), [calledAs(group.named)]) && !isOfNamed(name),
  );
  const entries = shownEntries(snapshot.nodes).filter(
    (entry) =>
      values.length > 0 &&
      about.length > 0 &&
      !isOfNamed(entry.name) &&
      about.every((one) => isHeldBy(one, [entry.name])) &&
      !known.has(markOf(entry, snapshot.nodes).text),
  );
  return [...held, ...entries.map(({ name }) => name)].map(
    (text) => `"${group.open}" has it as well: ${text}`,
  );
}

const rowAround = (node: SkeletonNode, nodes: readonly SkeletonNode[]): string =>
  entryAround(nodes.indexOf(node), nodes)?.name ?? "";

/** What the page told of a thing that was to be added, where nothing of it was typed. */
const toldOfNew = (judged: readonly Judgement[], goal: string): string[] =>
  making.has(readStepIntent(goal).verb)
    ? judged.flatMap(({ criterion }) =>
        criterion.assertions.flatMap((one) => {
          if (one.kind === "text") return one.present ? [one.text] : [];
          return one.kind === "element" && one.state === "present" ? (one.element.name ?? []) : [];
        }),
      )
    : [];
const making: ReadonlySet<StepVerb> = new Set(["add", "create"]);

/** Fields and switches that stand as the assertion wants them, wherever they are now. */
function heldBy(one: Assertion, page: PageSnapshot): SkeletonNode[] {
  if (one.kind !== "element" && one.kind !== "element_value") return [];
  const { id: _elsewhere, ...element } = one.element;
  const isState = one.kind === "element_value" || (one.state !== "present" && one.state !== "absent");
  if (!isState || (element.name ?? "") === "") return [];
  return checkAssertion({ ...one, element }, { after: page }) === true
    ? findElements(element, page.nodes)
    : [];
}
