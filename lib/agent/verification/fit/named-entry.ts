import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";
import { type Described, describedAt, knows } from "./described-element";

/** The step tells the entry by names, and another entry of the same list bears them all, the one that was taken none of them. */
export function namedEntry(
  nodes: readonly SkeletonNode[],
  target: number,
  own: Described,
  intent: StepIntent,
): number | undefined {
  const at = entryAt(nodes, target);
  const entry = nodes[at];
  const names = namesSaid(intent).map(rootOf);
  if (!entry || !(entryRoles.has(entry.role) || isCard(entry)) || names.length === 0) return undefined;
  if (names.some((name) => knows(own, name))) return undefined;
  const found = nodes.findIndex(
    ({ role, parent, name }, index) =>
      index !== at &&
      role === entry.role &&
      parent === entry.parent &&
      names.every((word) => rootsOf(name).has(word)),
  );
  return found < 0 ? undefined : found;
}
/** `Choose Ann Lee as the recipient`: the name is what is chosen. */
const namesSaid = (intent: StepIntent): readonly string[] =>
  intent.verb === "select" && intent.value !== undefined && properNames(intent).length === 0
    ? properNames({ ...intent, object: intent.value })
    : properNames(intent);
const isCard = ({ role, name }: SkeletonNode): boolean => role === "clickable" && name.length >= wholeName;

/** An entry that bears none of the names which another one of its list bears all of: what stands in it belongs to another thing. */
export function entryOfNames(
  nodes: readonly SkeletonNode[],
  at: number,
  names: readonly string[],
): number | undefined {
  const entry = nodes[at];
  const bears = (index: number, some: boolean): boolean => {
    const words = wordsOf(nodes[index]?.name ?? "");
    return some ? names.some((name) => words.includes(name)) : names.every((name) => words.includes(name));
  };
  if (!entry || names.length === 0 || bears(at, true)) return undefined;
  return [...nodes.keys()].find(
    (index) =>
      nodes[index]?.role === entry.role && nodes[index]?.parent === entry.parent && bears(index, false),
  );
}

/**
 * The step says the whole name of a thing, by which another entry of the list begins, and the entry of the control does not say all of it (`Data Analyst` for
 * `Data Engineer`): the other one's may have no such control to be seen, as where it comes up under the pointer, or is on the other side already.
 */
export function entryBeside(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const own = describedAt(nodes, target);
  const row = rowOf(nodes, target);
  const entry = nodes[row];
  const control = wordsOf(`${nodes[target]?.name ?? ""} ${nodes[target]?.description ?? ""}`);
  const [quote, ...others] = intent.quoted.filter((text) =>
    wordsOf(text).some((word) => !control.includes(word)),
  );
  if (!entry || others.length > 0 || !saysItself(nodes, row)) return undefined;
  const name = quote ?? onlyName(intent) ?? "";
  const words = wordsOf(name);
  if (
    words.length === 0 ||
    words.some((word) => control.includes(word)) ||
    words.every((word) => knows(own, rootOf(word)))
  )
    return undefined;
  const found = [...nodes.keys()].filter(
    (index) =>
      index !== row &&
      nodes[index]?.role === entry.role &&
      nodes[index]?.parent === entry.parent &&
      begins(nodes[index]?.name ?? "", name),
  );
  return found.length === 1 ? found[0] : undefined;
}
/** It tells something besides what can be pressed in it: a line of buttons alone belongs to the entry before it. */
function saysItself(nodes: readonly SkeletonNode[], row: number): boolean {
  const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
  const controls = descendantsOf(nodes, row).filter(isActionable);
  const rest = controls.reduce(
    (text, { name }) => text.replace(letters(name), ""),
    letters(nodes[row]?.name ?? ""),
  );
  return /\p{L}{2}/u.test(rest);
}
/** What an entry is called stands first in it, but for initials, a sign or a number. */
export function begins(entry: string, name: string): boolean {
  const [words, wanted] = [wordsOf(entry), wordsOf(name)];
  return [0, 1].some(
    (from) =>
      (from === 0 || (words[0]?.length ?? 0) <= shortSign) &&
      wanted.every((word, at) => words[from + at] === word),
  );
}
const shortSign = 3;
/** Of two words at least: one with a capital may begin a sentence, or be a kind of thing. Of what is given to somebody, the name behind `to` is no entry's. */
function onlyName(intent: StepIntent): string | undefined {
  const isGiven = giving.has(intent.verb) && !takingBack.test(intent.object);
  const where = isGiven ? "" : (intent.container ?? "");
  const [only, ...more] = `${thingOf(intent)} , ${where}`.match(namesWhole) ?? [];
  return more.length === 0 ? only : undefined;
}
const namesWhole =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]{0,30}(?: (?:\p{Lu}|\d)[\p{L}\p{N}'’-]{0,30}){1,5}/gu;
const takingBack = /^(?:withdraw|revoke|recall|retract)(?!\p{L})/iu;
const giving: ReadonlySet<StepVerb> = new Set(["add", "move", "send", "create", "type", "edit", "unknown"]);

/** The entry itself, or the one that the element makes up but for a picture and the like: it is called as the entry is, and that is long. */
function entryAt(nodes: readonly SkeletonNode[], target: number): number {
  const node = nodes[target];
  const row = rowOf(nodes, target);
  const isWhole =
    node?.role === "clickable" &&
    node.name.length >= wholeName &&
    wordsOf(nodes[row]?.name ?? "")
      .slice(0, 4)
      .join(" ")
      .includes(wordsOf(node.name).slice(0, 2).join(" "));
  return isWhole ? row : target;
}
const wholeName = 40;
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "option", "treeitem"]);

/** Words of what the step is about that are written as names. Of a step whose verb no list knows the first word is that verb. */
export const properNames = (intent: StepIntent): readonly string[] =>
  [
    ...`${thingOf(intent)} ${intent.container ?? ""}`.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu),
  ].flatMap(([name]) => wordsOf(name));

/** What the step is done to: of a verb that no list knows, its object still begins with the verb. */
export const thingOf = ({ object, verb }: StepIntent): string =>
  verb === "unknown" ? object.replace(/^[\p{L}-]{1,30}(?=\s)/u, "").trim() : object;

/** An entry was pressed itself, and another one of its list says all of the step's words that it does, and more. */
export function saysMoreBeside(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const own = nodes[target];
  if (own?.role !== "item" && own?.role !== "row") return false;
  if (intent.quoted.some((quote) => containsPhrase(own.name, quote))) return false;
  const said = (name: string): string[] => {
    const words = rootsOf(name);
    return [...new Set(intent.words.map(rootOf))].filter((word) => words.has(word));
  };
  const mine = said(own.name);
  return nodes.some(({ role, parent, name, states }) => {
    if (role !== own.role || parent !== own.parent || states.includes("hidden")) return false;
    const theirs = said(name);
    return theirs.length > mine.length && mine.every((word) => theirs.includes(word));
  });
}
