import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts, isTelling, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import { objectOf } from "@/lib/adapters/offline/reading/object-of";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { withoutTitle } from "@/lib/agent/domain/wording/titles";
import { contentStems, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isKin } from "./kin";
import { stateWantedBy } from "./opens-editor";
import { makesAnew } from "./other-things";
import { rowAround, rowTextAround } from "./parts-of-page";

/** `beside`: what others of its list say; a word that all of them have tells none. */
type NamesAnother = (text: string, beside?: readonly string[]) => boolean;

/** What is on a page besides its elements: its title, its lines, what was pressed on the way to it. */
type Shown = { nodes: readonly SnapshotNode[]; texts: readonly string[] };

/** The entry of a list that an element stands in: what it says, and a key that only it has. */
type Entry = { key: string; text: string };

/**
 * Tells the entries that are called by the name of another, where the goal writes out a name (`Leo Marchetti`) that the page shows nowhere: rows, cards, and
 * parts under a head that unfolds them. Nothing of the goal's own thing is in there, whatever else they have in common.
 */
export function namesAnotherThan(goal: string, { nodes, texts }: Shown): NamesAnother {
  const names = namesWrittenOut(goal);
  const isShown = (name: string): boolean =>
    [...texts, ...nodes.flatMap((node) => [node.name, node.nearText ?? "", textIn(node)])].some((text) =>
      isIn(name, text),
    );
  if (names.length === 0 || makesAnew(goal) || names.some(isShown)) return () => false;
  const facts = goalFacts(goal).filter((fact) => isTelling(fact) && !names.includes(fact.value));
  const ofNames = new Set(names.flatMap((name) => wordsOf(name)));
  const rest = names.reduce((text, name) => text.replaceAll(name, " "), goal);
  const becomes = contentStems(stateWantedBy(rest) ?? "");
  const telling = (text: string, some: readonly string[], beside: readonly string[]): boolean =>
    contentStems(text)
      .filter((word) => beside.length === 0 || !beside.every((one) => contentStems(one).includes(word)))
      .some((word) => some.some((one) => isKin(one, word)));
  const said = contentStems(rest).filter(
    (word) => !becomes.includes(word) && word !== stem(commandVerb(goal)),
  );
  const object = contentStems(objectOf(rest) ?? "").filter((word) => said.includes(word));
  return (text, beside = []) => {
    const runs = text.match(capitals) ?? [];
    return (
      runs.length > 0 &&
      !runs.some((run) => telling(run, said, beside) || isShortFor(run, ofNames)) &&
      !telling(text, object, beside) &&
      !facts.some(({ value }) => isHeldBy(value, [text]))
    );
  };
}

/** Two words with capitals or more, as the names of people and most things have. */
const capitals = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+/gu;
const placing: ReadonlySet<string> = new Set("at in on im bei am en à chez a em bij".split(" "));

/** Those of several words, but for where it is to be done, and for whom any thing of a kind is asked (`a slot for Ida Falk`), or the first one. */
const namesWrittenOut = (goal: string): string[] =>
  goalFacts(goal)
    .filter((fact) => {
      const [before = ""] = wordsBefore(goal, fact, 1);
      return fact.kind === "name" && !placing.has(before) && !(giving.has(before) && asksAny.test(goal));
    })
    .map(({ value }) => withoutTitle(value))
    .filter((name) => name.includes(" "));
const giving: ReadonlySet<string> = new Set("for für pour para per voor".split(" "));
const asksAny =
  /^(?:please |bitte )?\p{L}+ (?:\p{Ll}{2,3} )?(?:an?|any|some|one|eine?n?|une?|una|een)(?!\p{L})|(?<!\p{L})(?:first|next|last|any|\p{L}+est|ersten?|nächsten?|première?|prochaine?|primer[oa]?|próxim[oa])(?!\p{L})/iu;

/** What is looked up is shown nowhere by that. */
const textIn = ({ inputType, value = "" }: SnapshotNode): string => (inputType === "search" ? "" : value);

/** Its words stand close together, in whatever order. */
function isIn(name: string, text: string): boolean {
  const sought = wordsOf(name);
  const words = wordsOf(text);
  return words.some((_word, at) => {
    const near = words.slice(at, at + sought.length + 1);
    return sought.every((word) => near.includes(word));
  });
}

/** `L. Marchetti`, `Leo M.`: nothing but words of the name and first letters. */
const isShortFor = (run: string, ofNames: ReadonlySet<string>): boolean =>
  wordsOf(run).every((word) => ofNames.has(word) || [...ofNames].some((one) => word === one.charAt(0)));

const isHead = ({ role, states }: SnapshotNode): boolean =>
  (role === "button" || role === "clickable") &&
  !states.includes("popup") &&
  (states.includes("expanded") || states.includes("collapsed"));

/** The open head that an element stands under, which is the last one before it. What follows the last of all may as well stand behind the list. */
function headBefore(node: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  if (isHead(node)) return undefined;
  const heads = nodes.filter((one) => isHead(one) && node.path.startsWith(one.path));
  const head = heads.findLast((one) => nodes.indexOf(one) < nodes.indexOf(node));
  return head?.states.includes("expanded") ? head : undefined;
}

/** The row, card or named part around it, else the open head or the heading over it. */
export function entryOf(node: SnapshotNode, nodes: readonly SnapshotNode[]): Entry | undefined {
  const row = rowAround(node, nodes);
  const rowText = rowTextAround(node, nodes);
  if (row && rowText !== undefined && rowText !== node.name)
    return { key: `${row.path} ${nodes.indexOf(row.inside[0] ?? node)}`, text: rowText };
  const region = pathParts(node.path).findLast(({ role, name }) => role === "region" && name !== "");
  if (region) return { key: node.path, text: region.name };
  const head = headBefore(node, nodes);
  if (head) return { key: `head ${head.id}`, text: head.name };
  const heading = headingOver(node, nodes);
  const isTitle = nodes.some(
    ({ role, name, inputType }) => role === "heading" && inputType === "1" && name === heading,
  );
  return heading === "" || isTitle ? undefined : { key: `heading ${heading}`, text: heading };
}

/** `Mark as paid` in one entry and in others: what these say, where the list has it at each of its things. */
const othersOfList = (node: SnapshotNode, own: Entry, nodes: readonly SnapshotNode[]): string[] => {
  const [first] = wordsOf(node.name);
  return nodes.flatMap((one) => {
    if (one === node || one.role !== node.role || wordsOf(one.name)[0] !== first) return [];
    const entry = entryOf(one, nodes);
    return entry !== undefined && entry.key !== own.key ? [entry.text] : [];
  });
};

/** Under an open head, and before the next one of the list. */
function isBetweenHeads(node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const head = rowAround(node, nodes) ? undefined : headBefore(node, nodes);
  return (
    head !== undefined &&
    nodes.slice(nodes.indexOf(node)).some((one) => isHead(one) && one.path === head.path)
  );
}

/** One of at least two heads of one list that are each called by a name of their own, and which hold what belongs to that. */
export function headsOfOthers(goal: string, page: Shown): SnapshotNode[] {
  const isOther = namesAnotherThan(goal, page);
  const heads = page.nodes.filter((node) => isHead(node) && isOther(node.name));
  return heads.filter((head) => heads.some((one) => one !== head && one.path === head.path));
}

/**
 * Whether an element stands in the entry of another thing than the goal's, which is nowhere on the page. `isLeafed`: pages of the list were turned, so that one
 * entry may be all that is on this one.
 */
export function isInEntryOfAnother(goal: string, node: SnapshotNode, page: Shown, isLeafed = false): boolean {
  const entry = entryOf(node, page.nodes);
  if (!entry) return false;
  const inside = page.nodes.filter((one) => entryOf(one, page.nodes)?.key === entry.key);
  const text = inside
    .filter(({ role, name }) => role === "button" && name !== "")
    .reduce((left, { name }) => left.replace(name, " _ "), entry.text);
  const others = othersOfList(node, entry, page.nodes);
  const isOfList = others.length > 0 || isLeafed || isBetweenHeads(node, page.nodes);
  return isOfList && namesAnotherThan(goal, page)(text, others);
}
