import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import { alikeIn, type Found, findElement } from "@/lib/adapters/offline/matching/match-element";
import { formPathOf, pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import type { Need } from "@/lib/adapters/offline/matching/role-fit";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { Target } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { Digest, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { waysOutOfDialog } from "@/lib/agent/domain/wording/ways-out";
import { contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { headingOver, placesOf } from "@/lib/agent/snapshot/node-places";
import { waysThrough } from "@/lib/agent/snapshot/ways-through";
import { askBelow, askWhich, cannot, describe, placed, prepare, whichQuestion } from "./answer";
import { coverOver } from "./cover-over";
import { hiddenPart, meantPart } from "./hidden-parts";

/** All that choosing an action looks at. */
export type PageContext = {
  digest: Digest;
  nodes: readonly SnapshotNode[];
  history: readonly PastAction[];
  answers: readonly { question: string; answer: string }[];
  tabs: readonly { id: string; url: string; title: string; active: boolean }[];
  attachments: readonly { id: string; filename: string }[];
  now: Date;
  /** Say that a step holds, instead of doing again, what is entered or chosen already. */
  skipsHeld: boolean;
  /** All of what is to be done, where what is asked for now is a part of it. */
  goal?: string;
};

export type Located = { node: SnapshotNode; certainty: number } | { answer: ActionAnswer };

/** The open dialog on top, if there is one with anything in it. */
export function topDialog(nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  return nodes.findLast(
    (node) =>
      node.role === "dialog" &&
      !node.states.includes("hidden") &&
      nodes.some((inner) => inner !== node && inner.path.startsWith(pathInside(node))),
  );
}

/** Where work is going on: the open dialog, else the form of the focused element. */
export function focusPath(nodes: readonly SnapshotNode[]): string | undefined {
  const dialog = topDialog(nodes);
  if (dialog) return pathInside(dialog);
  const focused = nodes.find((node) => node.states.includes("focused"));
  return focused ? formPathOf(focused) || undefined : undefined;
}

/** The element that a wording means, or what to do because there is none, several, or something lies over it. */
export function locate(target: Target, what: string, need: Need, context: PageContext): Located {
  const { nodes } = context;
  const found = findElement(target, nodes, { need, focusPath: focusPath(nodes) });
  const settled = found && withAnswer(what, inEntryTold(underHeading(found, context), context), context);
  if (!settled || settled.best.states.includes("hidden")) return { answer: notFound(what, context) };
  const isOpen = settled.certainty < askBelow;
  if (isOpen && (isVague(settled) || isElsewhere(target, context)))
    return { answer: notFound(what, context) };
  if (isOpen && !isOneOfTheSame(settled, target, nodes)) return { answer: askWhich(what, settled) };
  const { best } = settled;
  const certainty = Math.max(settled.certainty, askBelow);
  if (best.occluded) return { answer: clearTheWay(best, context) };
  return { node: best, certainty };
}

/** The row that holds it is not on the page as it is: its like in other rows is not meant. */
const isElsewhere = ({ within }: Target, { nodes }: PageContext): boolean => {
  const row = within?.replace(/^(?:the )?(?:row|entry|item)\s+/i, "");
  return row !== undefined && /\d/.test(row) && !nodes.some(({ name }) => coverage(row, name) >= 0.99);
};

/** Nothing comes near: asking which of them is meant would only offer wrong ones. */
const isVague = (found: Found): boolean => (found.matches[0]?.score ?? 0) < 0.5;

/** All that may be meant read alike, and stand alike or are links to one place: the first serves as well as any other. */
const isOneOfTheSame = (
  { best, matches }: Found,
  { exact, name }: Target,
  nodes: readonly SnapshotNode[],
): boolean =>
  alikeIn(matches)
    .filter((node) => !exact || best.name !== name || node.name === name)
    .every(
      (node) =>
        node.role === best.role &&
        ((placed(node) === placed(best) && headingOver(node, nodes) === headingOver(best, nodes)) ||
          leadsToTheSame(node, best)),
    );

const leadsToTheSame = (one: SnapshotNode, other: SnapshotNode): boolean =>
  one.href !== undefined && one.href === other.href && fold(one.name) === fold(other.name);

/** Of equal controls the one under a heading that has more of the goal than that of any other. */
function underHeading(found: Found, { goal = "", nodes }: PageContext): Found {
  const alike = found.certainty < askBelow ? alikeIn(found.matches) : [];
  if (alike.some(({ role, name }) => role !== found.best.role || name !== found.best.name)) return found;
  const said = new Set(contentStems(goal));
  const told = alike
    .map((node) => ({
      node,
      count: contentWords(headingOver(node, nodes)).filter((word) => said.has(stem(word))).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = told;
  return best && next && best.count > next.count ? { ...found, best: best.node, certainty: 0.7 } : found;
}

/** `the "Fused bowls" workshop on 20 March`: of controls that fit alike the one that has, with its entry, all values of the goal that any of the others has, and more. */
function inEntryTold(found: Found, { goal = "", nodes }: PageContext): Found {
  if (found.certainty >= askBelow) return found;
  const values = goalFacts(goal).map(({ value }) => value);
  const told = alikeIn(found.matches)
    .map((node) => {
      const texts = [node.name, ...placesOf(node, nodes)];
      return { node, held: values.filter((value) => isHeldBy(value, texts)) };
    })
    .sort((one, other) => other.held.length - one.held.length);
  const [best, ...others] = told;
  const isTold =
    best !== undefined &&
    others.every(
      ({ held }) => held.length < best.held.length && held.every((value) => best.held.includes(value)),
    );
  return best && others.length > 0 && isTold ? { ...found, best: best.node, certainty: 0.7 } : found;
}

/** What the user said when asked which element is meant settles it. */
function withAnswer(what: string, found: Found, { answers }: PageContext): Found {
  const said = answers.findLast(({ question }) => question === whichQuestion(what))?.answer;
  if (said === undefined) return found;
  const best = found.matches
    .map((match) => ({
      ...match,
      score: Math.max(likeness(said, placed(match.node)), likeness(said, match.node.name)),
    }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 0.5 ? { ...found, best: best.node, certainty: 0.9 } : found;
}

/** Not on the page as posted: behind a closed menu, or further down a list that shows only a part of itself. */
export function notFound(what: string, { nodes, history, goal }: PageContext): ActionAnswer {
  const menus = nodes.filter(
    (node) =>
      node.states.includes("collapsed") &&
      (node.role === "button" || node.role === "clickable") &&
      likeness("menu", node.name) >= 0.6 &&
      !history.some(({ action }) => action === `click(${JSON.stringify(node.id)})`),
  );
  const menu = meantPart(menus, nodes, goal);
  if (menu) return prepare("click", [menu.id], `${what} is not on the page; the menu may hold it.`);
  const tab = tabOfDialog(nodes, history, goal);
  if (tab) return prepare("click", [tab.id], `${what} is not in view; ${describe(tab)} may hold it.`);
  const cover = coverOver(nodes, history);
  if (cover) return prepare("click", [cover.id], `${describe(cover)} closes what lies over the page.`);
  const scrollable = nodes.find((node) => isPartlyShown(node));
  if (scrollable && scrolls(history, scrollable.id) < thresholds.historyLength)
    return prepare(
      "scroll",
      ["down", scrollable.id],
      `${what} may be further down in ${describe(scrollable)}.`,
    );
  const more = hiddenPart(nodes, history, goal);
  if (more) return prepare("click", [more.id], `${what} is not on the page; ${describe(more)} may show it.`);
  return cannot(`Nothing on the page is ${what}.`);
}

/** A dialog is not closed for what may stand behind another of its tabs: what was entered in it would be lost. */
function tabOfDialog(
  nodes: readonly SnapshotNode[],
  history: PageContext["history"],
  goal?: string,
): SnapshotNode | undefined {
  const dialog = topDialog(nodes);
  const tabs = nodes.filter(
    ({ role, path }) => dialog !== undefined && role === "tab" && path.startsWith(pathInside(dialog)),
  );
  return tabs.length > 1 ? hiddenPart(tabs, history, goal) : undefined;
}

const isPartlyShown = (node: SnapshotNode): boolean => {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(node.scroll ?? "")?.[1];
  return percent !== undefined && Number(percent) < 98 && !node.states.includes("hidden");
};

const scrolls = (history: readonly PastAction[], id: string): number =>
  history.filter(({ action }) => action === `scroll("down", ${JSON.stringify(id)})`).length;

/** Something covers the element: a dialog with a way out, or whatever else can be closed, is closed first. */
function clearTheWay(node: SnapshotNode, { nodes, history }: PageContext): ActionAnswer {
  const dialog = topDialog(nodes);
  const inDialog = dialog ? nodes.filter(({ path }) => path.startsWith(pathInside(dialog))) : [];
  const [way = coverOver(nodes, history, node)] = waysThrough(inDialog, waysOutOfDialog).filter(
    (one) => one !== node,
  );
  return way
    ? prepare("click", [way.id], `${describe(node)} is covered; ${describe(way)} closes what lies over it.`)
    : cannot(`${describe(node)} is covered by something else.`);
}
