import { findLead } from "@/lib/adapters/offline/matching/find-lead";
import { leadsHere } from "@/lib/adapters/offline/matching/find-way";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { isMenuOfOther } from "@/lib/adapters/offline/matching/menu-of-another";
import { pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { describe, prepare } from "./answer";
import { begunField } from "./begun-field";
import { coverOver } from "./cover-over";
import { nextPage } from "./hidden-parts";
import { isLookingUp, lookUp } from "./look-up";
import { isOfOtherDay } from "./of-other-day";
import { isOfOtherEntry } from "./of-other-entry";
import { type PageContext, topDialog } from "./page-context";
import { bearsOtherNumber, isOfAnother } from "./page-of-thing";

/** Places that are looked into for one goal before it is said that no way was found. */
const mostLeads = 10;

/**
 * What to open when nothing on the page does what is asked: the place that most likely holds it, then the next one, and back from where nothing was.
 * Only what leads somewhere and changes nothing is pressed. Undefined where there is nothing left to look into.
 */
export function explore(goal: string, context: PageContext): ActionAnswer | undefined {
  const { history, digest } = context;
  // A list that was gone through to its end is where it should have been.
  if (history.some(({ action }) => action.startsWith("scroll("))) return undefined;
  const dialog = topDialog(context.nodes);
  const nodes = dialog
    ? context.nodes.filter((node) => node.path.startsWith(pathInside(dialog)))
    : context.nodes;
  const cover = coverOver(nodes, history);
  if (cover) return prepare("click", [cover.id], `${describe(cover)} closes what lies over the page.`);
  const found = lookUp(goal, nodes, context);
  if (found) return found;
  // A form that was begun and cannot be ended is not left for something else.
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  if (begunField(goal, context) !== undefined && !isLookingUp(context)) return undefined;
  if (
    history.filter(({ action }) => action.startsWith("click(") || action.startsWith("goBack(")).length >=
    mostLeads
  )
    return undefined;
  const page = listsOthers(goal, nodes, context)
    ? nextPage(
        nodes.filter(({ states }) => !states.includes("hidden") && !states.includes("disabled")),
        history,
      )
    : undefined;
  if (page) return prepare("click", [page.id], `${describe(page)} may list it.`);
  const settled = [digest.title, ...headings(nodes), ...history.flatMap(({ target }) => target ?? [])];
  // What another thing's page has beside links is for that thing.
  const isOther = isOfAnother(goal, context);
  const isOfOther = isOfOtherEntry(goal, history);
  const isOtherDay = isOfOtherDay(goal, nodes);
  const lead = findLead(
    goal,
    nodes,
    settled,
    (node) =>
      wasPressed(node, nodes, history) ||
      leadsHere(node, digest.url) ||
      isOfOther(node) ||
      isOtherDay(node) ||
      bearsOtherNumber(goal, node) ||
      (isOther && node.role !== "link") ||
      isMenuOfOther(goal, node, nodes),
  );
  if (lead) return prepare("click", [lead.id], `${describe(lead)} may lead to where it is done.`);
  return last?.action.startsWith("click(") && /^link /.test(last.target ?? "") && last.outcome === "verified"
    ? prepare("goBack", [], "Nothing here leads on.")
    : undefined;
}

/** Entries this page has at least where it is one of several of a list. */
const fewestEntries = 3;

/** A list of things of the kind that the goal is about, without the one that it names. */
function listsOthers(goal: string, nodes: readonly SnapshotNode[], { digest }: PageContext): boolean {
  const entries = nodes.filter(({ role }) => role === "row" || role === "item");
  if (entries.length < fewestEntries) return false;
  const shown = [...digest.lines, ...nodes.map(({ name }) => name)];
  const isNamed = goalFacts(goal).some(
    ({ kind, value }) =>
      (kind === "name" || kind === "said" || kind === "code") &&
      !shown.some((text) => containsPhrase(text, value)),
  );
  const called = contentStems([digest.title, ...headings(nodes)].join(" "));
  return isNamed && contentWords(goal).some((word) => called.some((one) => isKin(one, stem(word))));
}

const headings = (nodes: readonly SnapshotNode[]): string[] =>
  nodes.filter(({ role, inputType }) => role === "heading" && inputType === "1").map(({ name }) => name);

/** Pressed before, whatever its id is by now: it has not led there. Where several read alike, only as many as were pressed. */
export function wasPressed(
  { id, role, name }: SnapshotNode,
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
): boolean {
  const target = fold(`${role} "${name}"`);
  const pressed = history.filter(
    (past) => past.action.startsWith("click(") && fold(past.target ?? "") === target,
  );
  if (pressed.some(({ action }) => action === `click(${JSON.stringify(id)})`)) return true;
  const alike = nodes.filter((node) => node.role === role && node.name === name);
  return pressed.length >= Math.max(1, alike.length);
}
