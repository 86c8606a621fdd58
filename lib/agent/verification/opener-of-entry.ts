import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/step-intent";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { type Decision, verified } from "./check";
import type { Ground } from "./ground";
import { isSign } from "./no-rival";
import { pageStays } from "./page-change";

type Nodes = readonly SkeletonNode[];

const entries: ReadonlySet<string> = new Set(["item", "row"]);
const pressed: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
const menuWords: ReadonlySet<string> = new Set(["menu", "actions", "options", "commands"]);
const openerName =
  /(?<!\p{L})(?:menu|options|actions|more)(?!\p{L})|^\s*(?:\.{3}|\u2026|[\u22ee\u22ef\u2807])\s*$/iu;

/** A control that has a menu come up: it says so, or it is called so, or a picture is all that it is called by. */
const opens = ({ role, name, states }: SkeletonNode): boolean =>
  pressed.has(role) &&
  !states.includes("hidden") &&
  (name.trim() === "" || openerName.test(name) || states.includes("popup") || states.includes("collapsed"));

/** `Open the menu of Ann`, `Click the three dots beside Ann`: by what the step names no more than the entry. */
const asksForMenu = (intent: StepIntent): boolean =>
  (intent.verb === "open" && intent.words.some((word) => menuWords.has(word))) || isSign(intent);

/** The words that the step tells the entry by. */
const toldBy = ({ quoted, container = "" }: StepIntent): readonly string[] =>
  quoted.length > 0 ? quoted.flatMap(wordsOf) : contentWords(container.replace(kindBefore, ""));
/** `invoice INV-20`: of which kind it is, its entry may not say. */
const kindBefore = /^(?:\p{Ll}+ ){1,2}(?=[\p{Lu}\d])/u;

/** The only control in the entry that the step names by which a menu may come up; no other entry of the list is called so. */
export function isOpenerOfNamed(nodes: Nodes, target: number, intent: StepIntent): boolean {
  const [own, told] = [nodes[target], toldBy(intent)];
  if (!own || !opens(own) || told.length === 0 || !asksForMenu(intent)) return false;
  const bears = (at: number): boolean => {
    const words = wordsOf(nodes[at]?.name ?? "");
    return told.every((word) => words.includes(word));
  };
  const entry = ancestorsOf(nodes, target).find((at) => entries.has(nodes[at]?.role ?? "") && bears(at));
  if (entry === undefined) return false;
  const alike = [...nodes.keys()].filter(
    (at) => nodes[at]?.role === nodes[entry]?.role && nodes[at]?.parent === nodes[entry]?.parent,
  );
  const openers = nodes.filter((node, at) => isWithin(nodes, at, entry) && opens(node));
  return alike.length > 1 && alike.filter(bears).length === 1 && openers.length === 1;
}

/** It said that it is folded, and says so still: whatever came up beside it, nothing was opened by it. */
export const staysShut = ({ target }: Ground): boolean =>
  [target.node, target.after].every((node) => node?.states.includes("collapsed"));

const fewest = 3;
const longest = 40;

/** Controls side by side, that came into view at once. A menu may be put at the end of the page, whatever else comes with it. */
function runsOfCome({ diff, nodesAfter }: Ground): SkeletonNode[][] {
  const runs: SkeletonNode[][] = [];
  let last = -2;
  for (const at of diff?.appeared ?? []) {
    const node = nodesAfter[at];
    if (!node || !isActionable(node) || node.name === "" || node.name.length > longest) continue;
    const run = runs.at(-1);
    const isBeside = last === at - 1 && run?.[0]?.role === node.role && run[0].parent === node.parent;
    if (isBeside) run.push(node);
    else runs.push([node]);
    last = at;
  }
  return runs.filter((run) => run.length >= fewest);
}

/** The menu of the entry came up: a run of commands, one of which is what the next step wants; and nothing went for it. */
export function byMenuOfEntry(ground: Ground): Decision | undefined {
  const { nodesBefore, target, intent, diff, requests, input } = ground;
  if (!pageStays(ground) || (diff?.disappeared ?? []).length > 0 || requests.stored.length > 0)
    return undefined;
  if (!isOpenerOfNamed(nodesBefore, target.index, intent)) return undefined;
  const [run, ...more] = runsOfCome(ground);
  if (!run || more.length > 0) return undefined;
  const next = new Set(wordsOf(input.nextStep ?? ""));
  const isWanted = run.some(({ name }) => fold(name) !== "" && wordsOf(name).every((word) => next.has(word)));
  return isWanted ? verified(0.95, "The menu of the entry came into view, with what comes next.") : undefined;
}
