import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { isSign } from "./no-rival";

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
  if (entry === undefined) return isOpenerUnderHeading(nodes, target, told);
  const alike = [...nodes.keys()].filter(
    (at) => nodes[at]?.role === nodes[entry]?.role && nodes[at]?.parent === nodes[entry]?.parent,
  );
  const openers = nodes.filter((node, at) => isWithin(nodes, at, entry) && opens(node));
  return alike.length > 1 && alike.filter(bears).length === 1 && openers.length === 1;
}

/** Cards that are marked up as nothing stand side by side, each from its heading to the next one: the one under the heading that is called just so. */
function isOpenerUnderHeading(nodes: Nodes, target: number, told: readonly string[]): boolean {
  const parent = nodes[target]?.parent ?? -1;
  if (ancestorsOf(nodes, target).some((at) => entries.has(nodes[at]?.role ?? ""))) return false;
  const beside = [...nodes.keys()].filter(
    (at) => nodes[at]?.parent === parent && !nodes[at]?.states.includes("hidden"),
  );
  const heads = beside.filter((at) => nodes[at]?.role === "heading");
  const called = heads.filter((at) => {
    const words = wordsOf(nodes[at]?.name ?? "");
    return words.length === told.length && told.every((word) => words.includes(word));
  });
  const [head, ...more] = called;
  if (head === undefined || more.length > 0 || head > target) return false;
  const next = heads.find((at) => at > head) ?? Number.POSITIVE_INFINITY;
  const openers = (from: number, to: number): number[] =>
    beside.filter((at) => at > from && at < to && isPopup(nodes[at]));
  // The other ones have one each as well.
  const isBuiltAlike = heads.filter(
    (at, place) => openers(at, heads[place + 1] ?? nodes.length).length === 1,
  );
  return next > target && openers(head, next).join() === String(target) && isBuiltAlike.length > 1;
}
const isPopup = (node: SkeletonNode | undefined): boolean =>
  node !== undefined && opens(node) && (node.states.includes("popup") || node.states.includes("collapsed"));
