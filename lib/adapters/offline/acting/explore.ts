import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { findLead } from "../matching/find-lead";
import { pathInside } from "../matching/parts-of-page";
import { goalFacts, wordsBefore } from "../reading/goal-facts";
import { describe, prepare } from "./answer";
import { type PageContext, topDialog } from "./page-context";

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
  // A form that was begun and cannot be ended is not left for something else.
  if (
    /^(?:setValue|select|check)\(/.test(
      history.findLast(({ action }) => !action.startsWith("wait("))?.action ?? "",
    )
  )
    return undefined;
  if (
    history.filter(({ action }) => action.startsWith("click(") || action.startsWith("goBack(")).length >=
    mostLeads
  )
    return undefined;
  const dialog = topDialog(context.nodes);
  const nodes = dialog
    ? context.nodes.filter((node) => node.path.startsWith(pathInside(dialog)))
    : context.nodes;
  const lookUp = bySearch(goal, nodes, context);
  if (lookUp) return lookUp;
  const settled = [digest.title, ...headings(nodes), ...history.flatMap(({ target }) => target ?? [])];
  const lead = findLead(
    goal,
    nodes,
    settled,
    (node) => wasPressed(node, nodes, history) || leadsHere(node, digest.url),
  );
  if (lead) return prepare("click", [lead.id], `${describe(lead)} may lead to where it is done.`);
  const last = history.at(-1);
  return last?.action.startsWith("click(") && /^link /.test(last.target ?? "") && last.outcome === "verified"
    ? prepare("goBack", [], "Nothing here leads on.")
    : undefined;
}

const headings = (nodes: readonly SnapshotNode[]): string[] =>
  nodes.filter(({ role, inputType }) => role === "heading" && inputType === "1").map(({ name }) => name);

/** The goal names something that the page does not show, and the page has a field to look things up. */
function bySearch(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history, digest }: PageContext,
): ActionAnswer | undefined {
  const field = nodes.find(
    ({ role, inputType, name, placeholder, states }) =>
      (role === "textbox" || role === "combobox") &&
      !states.includes("hidden") &&
      !states.includes("disabled") &&
      (inputType === "search" || searching.test(`${name} ${placeholder ?? ""}`)),
  );
  if (!field) return undefined;
  const shown = [digest.title, ...digest.lines, ...nodes.map(({ name }) => name)];
  const named = goalFacts(goal).find(
    (fact) =>
      (fact.kind === "name" || fact.kind === "said" || fact.kind === "code") &&
      !wordsBefore(goal, fact, 2).some((word) => becoming.has(word)) &&
      !shown.some((text) => containsPhrase(text, fact.value)) &&
      !history.some(({ action }) => action.startsWith("setValue(") && action.includes(fact.value)),
  );
  return named && fold(field.value ?? "") !== fold(named.value)
    ? prepare("setValue", [field.id, named.value], `${describe(field)} may find ${named.value}.`)
    : undefined;
}
const searching =
  /(?<!\p{L})(?:search|filter|find|look ?up|such\p{L}*|rechercher?|chercher|buscar?|cerca)(?!\p{L})/iu;
/** Words before what something is to be. */
const becoming: ReadonlySet<string> = new Set(
  "to as into called titled named text saying with zu in auf als à en comme como a".split(" "),
);

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

/** A bare `#` leads nowhere by itself: a script answers it. */
export const leadsHere = ({ role, href }: SnapshotNode, url: string): boolean =>
  role === "link" &&
  href !== undefined &&
  !/#$/.test(href) &&
  compareUrls(url, readUrl(href, url)?.href ?? "") === "none";
