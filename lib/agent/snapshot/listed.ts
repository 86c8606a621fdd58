import type { Listed } from "@/lib/agent/domain/listed";
import { withoutCount } from "@/lib/agent/domain/named-place";
import { perObject } from "@/lib/agent/domain/per-object";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isActionable } from "@/lib/agent/domain/snapshot";
import { fold, remember, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "./entry-text";
import { listEntries } from "./list-entries";
import { headingOver } from "./node-places";
import { ancestorsOf, descendantsOf } from "./node-tree";
import { pathParts } from "./path-parts";
import { hashOf } from "./skeleton";

/** A longer list is not kept: then nothing is known of it. */
const mostEntries = 60;
const digits = 8;
const brief = (texts: readonly string[]): string => hashOf([], texts).slice(0, digits);

/** That all are shut once one was pressed tells of none of them. */
const turned: ReadonlySet<string> = new Set(["checked", "pressed", "selected"]);

/** Where an entry stands: what is headed or called around it, as it is written, and without its numbers, which may only count what is there. */
export type PlaceMark = { under: string; underWords: string };

/** One entry in short: what it says, the same without its numbers, what can be done with it now, of what form it is, and where it stands. */
export type EntryMark = Readonly<
  { text: string; words: string; controls: string; shape: string } & PlaceMark
>;

/** By the names of a place, a line each. All entries of a list stand at one place, which is reckoned once. */
const placeMark = remember((lines): PlaceMark => {
  const names = lines.split("\n");
  return {
    under: brief(names.map((name) => fold(withoutCount(name)))),
    underWords: brief(
      names.map((name) =>
        wordsOf(name)
          .filter((word) => !/\d/.test(word))
          .join(" "),
      ),
    ),
  };
});
const briefPlace = (names: readonly string[]): PlaceMark => placeMark(names.join("\n"));

/** The named parts of the page around a node. */
const partsAround = ({ path }: SkeletonNode): string[] =>
  pathParts(path).flatMap(({ role, name }) =>
    role === "row" || role === "item" || name === "" ? [] : [name],
  );

const placeMarkOf = (node: SkeletonNode, nodes: readonly SkeletonNode[]): PlaceMark =>
  briefPlace([...partsAround(node), headingOver(node, nodes)]);

/** All places that there are on a page, also those that nothing stands at. */
export const placeMarksOf = (nodes: readonly SkeletonNode[]): PlaceMark[] =>
  nodes.flatMap((node) => [
    placeMarkOf(node, nodes),
    ...(node.role === "heading" ? [briefPlace([...partsAround(node), node.name])] : []),
  ]);

/** What an entry says, without its controls, as its mark has it. */
export const textMark = (said: string): string => brief([fold(said)]);

export function markOf(entry: SkeletonNode, nodes: readonly SkeletonNode[]): EntryMark {
  const known = marksIn(nodes);
  const mark = known.get(entry) ?? markAnew(entry, nodes);
  known.set(entry, mark);
  return mark;
}

const marksIn = perObject((_nodes: readonly SkeletonNode[]) => new Map<SkeletonNode, EntryMark>());

function markAnew(entry: SkeletonNode, nodes: readonly SkeletonNode[]): EntryMark {
  const controls = descendantsOf(nodes, nodes.indexOf(entry)).filter(isActionable);
  const text = fold(entryText(entry, nodes));
  return {
    text: textMark(text),
    words: brief([text.replace(/\d[\d.,:]*/g, "#")]),
    controls: brief(
      controls.map(
        (node) => `${node.role} ${node.name} ${node.states.filter((state) => turned.has(state)).join(" ")}`,
      ),
    ),
    shape: brief([entry.role, ...new Set(controls.map(({ role }) => role))]),
    ...placeMarkOf(entry, nodes),
  };
}

const written = ({ text, words, controls, shape, under, underWords }: EntryMark): string =>
  [text, words, controls, shape, under, underWords].join(" ");

export function readMark(mark: string): EntryMark {
  const [text = "", words = "", controls = "", shape = "", under = "", underWords = ""] = mark.split(" ");
  return { text, words, controls, shape, under, underWords };
}

/** The lists of a page as they read when an element of it was acted on. */
export function listedOn(nodes: readonly SkeletonNode[], targetId: string): { listed?: Listed } {
  const entries = listEntries(nodes);
  if (entries.length === 0 || entries.length > mostEntries) return {};
  const at = nodes.findIndex(({ id }) => id === targetId);
  const around = at < 0 ? [] : [at, ...ancestorsOf(nodes, at)].map((index) => nodes[index]);
  const own = entries.findIndex((entry) => around.includes(entry));
  return {
    listed: {
      entries: entries.map((entry) => written(markOf(entry, nodes))),
      ...(own < 0 ? {} : { own }),
    },
  };
}
