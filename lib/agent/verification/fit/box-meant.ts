import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

const boxes: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);
const ticking: ReadonlySet<string> = new Set(["check", "uncheck", "select", "toggle"]);

/** The box that a step is about without a word of what it is called: that of the entry it names, or the one for all entries. */
export function isBoxMeant(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  if (!boxes.has(nodes[target]?.role ?? "") || !ticking.has(intent.verb)) return false;
  return (
    isForAll(nodes, target, intent) ||
    isOfNamedEntry(nodes, target, intent) ||
    isRadioSaid(nodes, target, intent) ||
    isBesideNamed(nodes, target, intent)
  );
}

/** `Choose the size Medium`, by `Medium (+$26.00)`: what it is called ends the step, and what it costs is no part of that. */
function isRadioSaid(
  nodes: readonly SkeletonNode[],
  target: number,
  { object, value = "" }: StepIntent,
): boolean {
  const coreOf = ({ name }: SkeletonNode): string => wordsOf(name.replace(/\([^)]*\)/gu, " ")).join(" ");
  const own = nodes[target];
  const said = wordsOf(value === "" ? object : value).join(" ");
  if (own?.role !== "radio" || own.name === "" || coreOf(own) === "") return false;
  const isSaid = (node: SkeletonNode): boolean =>
    node.role === "radio" &&
    coreOf(node) !== "" &&
    (said === coreOf(node) || said.endsWith(` ${coreOf(node)}`));
  return isSaid(own) && nodes.filter(isSaid).length === 1;
}

const otherMarks =
  /^(?:star|favou?rite|heart|like|pin|flag|bookmark|important|urgent|priority|read|unread|archive|mute|lock|follow)(?:s|d|ed|red|ned|ged)?$/iu;

/** In a list without entries: of boxes without a name the one that stands right before what the step quotes, else the only one beside it. */
function isBesideNamed(
  nodes: readonly SkeletonNode[],
  target: number,
  { quoted, words }: StepIntent,
): boolean {
  const [quote = "", ...more] = quoted;
  if (quote === "" || more.length > 0 || rowOf(nodes, target) >= 0) return false;
  // `Mark it as a favourite with its star`: that is another control of the entry.
  if (words.some((word) => otherMarks.test(word))) return false;
  const nameless = [...nodes.keys()].filter(
    (at) => nodes[at]?.role === nodes[target]?.role && nodes[at]?.name === "",
  );
  const before = nameless.filter(
    (at) => fold(nodes[at + 1]?.name ?? "") === fold(quote) && nodes[at + 1]?.parent === nodes[at]?.parent,
  );
  const beside = nameless.filter((at) => containsPhrase(nodes[at]?.nearText ?? "", quote));
  const [only, ...others] = before.length > 0 ? before : beside;
  return only === target && others.length === 0;
}

/** `Select the task "Water the plants"`: the one box in the one entry of its list that bears the name. */
function isOfNamedEntry(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const row = rowOf(nodes, target);
  const own = nodes[row];
  if (!own || boxesIn(nodes, row).length !== 1 || isSignOfOther(nodes, target, row, intent)) return false;
  const value = intent.quoted.length > 0 ? [] : [...rootsOf(intent.value ?? "")];
  const about = [...objectRoots(intent), ...value].filter((word) => !aside.has(word));
  const said = ({ name }: SkeletonNode): number => about.filter((word) => rootsOf(name).has(word)).length;
  // The kind of thing, as in `the sourdough post`, stands in none of the entries.
  const isOwn = intent.quoted.length > 0 || (about.length > 0 && said(own) * 2 >= about.length);
  const bears = (node: SkeletonNode): boolean =>
    intent.quoted.length > 0
      ? intent.quoted.every((quote) => containsPhrase(node.name, quote))
      : said(node) > 0 && isOwn;
  return (
    bears(own) &&
    !nodes.some(
      (node, at) =>
        at !== row &&
        node.role === own.role &&
        bears(node) &&
        !isWithin(nodes, row, at) &&
        !isWithin(nodes, at, row),
    )
  );
}
/** `Star the letter "Lunch"` by the box that picks the entry: something else in it is called so. */
function isSignOfOther(
  nodes: readonly SkeletonNode[],
  target: number,
  row: number,
  { words }: StepIntent,
): boolean {
  // `Mark the letter "Lunch" as important`.
  const said = words[0] === "mark" ? words.at(-1) : words[0];
  const sign = rootOf((said ?? "").replace(/^un(?=\p{L}{3})/u, ""));
  const isCalled = ({ name, description = "", testId = "" }: SkeletonNode): boolean =>
    rootsOf(`${name} ${description} ${testId.replace(/[-_]+/g, " ")}`).has(sign);
  return (
    !picking.has(sign) &&
    nodes.some(
      (node, at) => at !== target && controls.has(node.role) && isWithin(nodes, at, row) && isCalled(node),
    )
  );
}
const picking: ReadonlySet<string> = new Set(
  ["check", "tick", "select", "mark", "toggle", "choose", "pick"].map(rootOf),
);
const controls: ReadonlySet<string> = new Set(["button", "clickable", "switch", "link"]);

/** `the box in front of Ann`, `in the table`: where the box stands. */
const aside: ReadonlySet<string> = new Set([
  "front",
  "beside",
  "left",
  "table",
  "task",
  "box",
  "tick",
  "selection",
  "mark",
]);

/** `Mark the mulching as done` by the box `Oil the tools`: of the boxes in one entry another one alone is called by what the step says. */
export function otherBoxOfEntry(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const own = nodes[target];
  const row = rowOf(nodes, target);
  if (!own || row < 0 || !boxes.has(own.role) || own.name === "" || !ticking.has(intent.verb))
    return undefined;
  const about = [...objectRoots(intent), ...intent.quoted.flatMap((quote) => [...rootsOf(quote)])];
  const isSaid = ({ name }: SkeletonNode): boolean => about.some((word) => rootsOf(name).has(word));
  const said = [...nodes.keys()].filter((at) => {
    const node = nodes[at];
    return (
      node !== undefined &&
      at !== target &&
      node.role === own.role &&
      rowOf(nodes, at) === row &&
      isSaid(node)
    );
  });
  return isSaid(own) || said.length !== 1 ? undefined : said[0];
}

const boxesIn = (nodes: readonly SkeletonNode[], row: number): readonly SkeletonNode[] =>
  nodes.filter(({ role }, at) => boxes.has(role) && isWithin(nodes, at, row));

/** `Tick everything`, `Select every task with the box in the head`: the one box that is called so, or that stands in the heading of the list. */
function isForAll(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const { words, quoted } = intent;
  if (quoted.length > 0 || !words.some((word) => everything.has(word))) return false;
  if (namesOtherState(intent, nodes[target])) return false;
  const all = [...nodes.keys()].filter((at) => boxes.has(nodes[at]?.role ?? "") && isCalledAll(nodes, at));
  return all.length === 1 && all[0] === target;
}

/** `Mark all letters as read`: a box that picks them all, and is not called so, reads none. */
export function namesOtherState(
  { words, object, container = "" }: StepIntent,
  box: SkeletonNode | undefined,
): boolean {
  const [, state = ""] = words[0] === "mark" ? (asState.exec(`${object} ${container}`.trim()) ?? []) : [];
  return (
    state !== "" &&
    !finished.has(state.toLowerCase()) &&
    !rootsOf(`${box?.name ?? ""} ${box?.description ?? ""}`).has(rootOf(state.toLowerCase()))
  );
}
const asState = /(?<!\p{L})as (?:an? )?["“]?(\p{L}{3,30})["”]?$/iu;
const finished: ReadonlySet<string> = new Set(
  "done undone complete completed incomplete uncompleted finished unfinished active open selected checked ticked".split(
    " ",
  ),
);
const everything: ReadonlySet<string> = new Set(["all", "every", "everything", "each", "whole", "entire"]);

function isCalledAll(nodes: readonly SkeletonNode[], at: number): boolean {
  if (wordsOf(nodes[at]?.name ?? "").some((word) => everything.has(word))) return true;
  const row = rowOf(nodes, at);
  const heading = nodes[row];
  const first = nodes.findIndex(({ role, parent }) => role === "row" && parent === heading?.parent);
  return heading?.role === "row" && row === first && !/\d/.test(heading.name) && nodes[at]?.name === "";
}

/** `Select the row "Moss and Stone"`: it is picked by its box, whatever else in it is called so. */
export const isRowPicked = ({ object, quoted }: StepIntent): boolean =>
  quoted.length > 0 && /^(?:row|entry|line|record)(?!\p{L})/iu.test(object);
