import { isKin } from "@/lib/adapters/offline/matching/kin";
import { opening } from "@/lib/adapters/offline/matching/opening-words";
import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { type Fact, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, fold, stem } from "@/lib/agent/domain/wording/words";
import { isToldByTerm, termsOf } from "@/lib/agent/snapshot/told-by-terms";
import { act, describe } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const pressable: ReadonlySet<string> = new Set(["button", "clickable"]);
const naming: ReadonlySet<string> = new Set(["name", "said", "code"]);
const headed: ReadonlySet<string> = new Set(["heading", "dialog", "region", "list"]);

const namesIn = (goal: string): Fact[] => goalFacts(goal).filter(({ kind }) => naming.has(kind));

/**
 * The page or part of the thing was opened, and is headed by what the goal calls it, or its list of terms tells it: the one button outside of any entry that begins
 * with the goal's verb does it, or the option that the goal says, in a list that is called by the thing. So does that of a page which asks for the deed once more.
 * Undefined where nothing was opened or several could be meant.
 */
export function deedHere(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history, digest }: Pick<PageContext, "history" | "digest">,
): ActionAnswer | undefined {
  const names = namesIn(goal).map(({ value }) => value);
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  const heads = shown.filter(({ role }) => headed.has(role));
  const isOpened = history.some(({ action }) => action.startsWith("click("));
  const places = isOpened
    ? heads.filter(({ name }) => names.some((value) => containsPhrase(name, value)))
    : [];
  const isThere = places.length > 0 || isToldByTerms(names, heads, shown, digest.lines);
  if (!isThere && !isAskedAgain(goal, heads, { history, digest })) return undefined;
  const node = buttonOf(goal, shown) ?? optionOf(goal, shown, places);
  return node && !wasPressed(node, nodes, history)
    ? act("click", [node.id], `${describe(node)} does it to what this is about.`, 0.8)
    : undefined;
}

/** `17 December` over `Move collection`: what is chosen here is carried out by the one button behind it that begins with the goal's verb. */
export function isCarriedOutBehind(
  chosen: SnapshotNode,
  goal: string,
  nodes: readonly SnapshotNode[],
  history: PageContext["history"],
): boolean {
  const behind = nodes.slice(nodes.indexOf(chosen) + 1).filter(({ states }) => !states.includes("hidden"));
  const node = buttonOf(goal, behind) ?? buttonUnder(chosen, goal, nodes, behind);
  return node !== undefined && !wasPressed(node, nodes, history);
}

/** `Assign van` under a field that `Ida Lund` dropped open under: a word that elsewhere opens something, with nothing besides that the goal does not say. */
function buttonUnder(
  chosen: SnapshotNode,
  goal: string,
  nodes: readonly SnapshotNode[],
  behind: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const isDropped = nodes.some(
    ({ role, states, value = "" }) =>
      role === "combobox" && states.includes("expanded") && fold(value) === fold(chosen.name),
  );
  if (chosen.role !== "option" || !isDropped) return undefined;
  const said = contentStems(goal);
  const [only, ...more] = behind.filter(
    ({ role, name, states }) =>
      role === "button" &&
      !states.some((state) => state === "disabled" || state === "popup" || state === "collapsed") &&
      contentStems(name)[0] === said[0] &&
      contentStems(name).every((word) => said.includes(word)),
  );
  return more.length === 0 && only && rowAround(only, nodes) === undefined ? only : undefined;
}

/** All that the goal names is told by terms or headings of the page, and not by headings alone. */
function isToldByTerms(
  names: readonly string[],
  heads: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): boolean {
  const others = names.filter((value) => !heads.some(({ name }) => containsPhrase(name, value)));
  const terms = others.length > 0 ? termsOf(nodes, lines) : [];
  return others.length > 0 && others.every((value) => isToldByTerm(value, terms));
}

/** The link `Withdraw 12-B` was followed, and the page that it led to asks: `Withdraw this request?` Which one is meant, the link has told. */
function isAskedAgain(
  goal: string,
  heads: readonly SnapshotNode[],
  { history, digest }: Pick<PageContext, "history" | "digest">,
): boolean {
  const verb = stem(commandVerb(goal));
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const [, link] = /^link "(.*)"$/u.exec(last?.target ?? "") ?? [];
  const isDeed = (text: string): boolean => verb !== "" && isKin(contentStems(text)[0] ?? "", verb);
  const asks = (text: string): boolean =>
    text.trim().endsWith("?") && contentStems(text).some((word) => isKin(word, verb));
  return (
    link !== undefined &&
    isDeed(link) &&
    (heads.some(({ name }) => isDeed(name)) || digest.lines.some(asks)) &&
    missedIdentifier(goal, digest.lines.join("\n")) === undefined
  );
}

/** `Yes, withdraw it`. */
const agreeing = /^(?:yes|ja|oui|sí|sì|sim)[,!]?\s+/iu;

function buttonOf(goal: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const verb = stem(commandVerb(goal));
  const [only, ...more] = nodes.filter(
    (node) =>
      pressable.has(node.role) &&
      verb !== "" &&
      !opening.test(node.name) &&
      isKin(contentStems(node.name.replace(agreeing, ""))[0] ?? "", verb),
  );
  const isFree = only && !only.states.includes("disabled") && rowAround(only, nodes) === undefined;
  const opens = only?.states.some((state) => state === "popup" || state === "collapsed");
  return isFree && more.length === 0 && !opens ? only : undefined;
}

/** `Seat Ida Lund at table 3`: `Table 3` in the list `Table for Ida Lund`. */
function optionOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  places: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const [list, ...more] = places.filter(({ role }) => role === "list");
  if (!list || more.length > 0) return undefined;
  const [only, ...others] = nodes.filter(
    ({ role, path, name }) =>
      role === "option" && path.endsWith(`list:${list.name}`) && containsPhrase(goal, name),
  );
  return others.length === 0 ? only : undefined;
}
