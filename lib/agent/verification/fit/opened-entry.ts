import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { begins, properNames, thingOf } from "./named-entry";

/** What a step calls the place that a thing has of its own. */
const ownPlace: ReadonlySet<string> = new Set(
  "page pages profile detail details record entry view screen card item row".split(" "),
);

/** The name that the step tells its thing by, where it says nothing else: quoted, or the only words that are written as names. */
function nameOf(intent: StepIntent): string {
  const { quoted, container = "" } = intent;
  const [quote, ...more] = quoted;
  const told = `${thingOf(intent)} ${container}`;
  const name = quote ?? properNames(intent).join(" ");
  const own = new Set(wordsOf(name));
  const rest = contentWords(told).filter((word) => !own.has(word) && !ownPlace.has(word));
  return more.length === 0 && rest.length === 0 ? name : "";
}

/**
 * `Open the page of Kale`, by the entry that begins so (`K Kale Cabbages · 12 beds`): of its list it alone does, whatever is said in the others, and nothing else
 * that can be pressed is called after the thing but what stands in this entry.
 */
export function isOpenedEntry(nodes: readonly SkeletonNode[], target: number, intent: StepIntent): boolean {
  const own = nodes[target];
  if (intent.verb !== "open" || (own?.role !== "item" && own?.role !== "row")) return false;
  const name = nameOf(intent);
  const isCalledSo = (node: SkeletonNode): boolean => begins(node.name, name);
  return (
    name !== "" &&
    isCalledSo(own) &&
    !nodes.some(
      (node, at) =>
        at !== target &&
        (node.role === own.role || isActionable(node)) &&
        node.parent !== target &&
        !node.states.includes("hidden") &&
        isCalledSo(node),
    )
  );
}

/** `Choose "Watching"`, by the entry of the open menu that begins so and goes on with what it does: no other one of that menu begins with it. */
export function isOfferBegun(
  nodes: readonly SkeletonNode[],
  target: number,
  { verb, quoted }: StepIntent,
): boolean {
  const [own, [quote, ...more]] = [nodes[target], quoted];
  if ((verb !== "select" && verb !== "click") || quote === undefined || more.length > 0) return false;
  if (own?.role !== "menuitem" && own?.role !== "option") return false;
  return (
    startsSo(own.name, quote) &&
    !nodes.some(
      (node, at) =>
        at !== target &&
        node.role === own.role &&
        !node.states.includes("hidden") &&
        startsSo(node.name, quote),
    )
  );
}

/** By its first words, without any before them: `Not watching` is the reverse. */
const startsSo = (name: string, quote: string): boolean =>
  wordsOf(quote).length > 0 && wordsOf(quote).every((word, at) => wordsOf(name)[at] === word);
