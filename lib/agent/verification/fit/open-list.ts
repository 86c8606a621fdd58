import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { PageDiff } from "@/lib/agent/snapshot/diff-pages";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

type Nodes = readonly SkeletonNode[];

/** Steps that say a choice, and nothing that is done to an entry. */
const choosing: ReadonlySet<StepVerb> = new Set(["select", "filter", "sort", "edit"]);
const optionRoles: ReadonlySet<string> = new Set([
  "item",
  "option",
  "menuitem",
  "clickable",
  "button",
  "link",
]);
const ownOptions: ReadonlySet<string> = new Set(["option", "menuitem"]);
/** Options are called by a few words each … */
const longest = 48;
/** … and two may be the buttons of a question. */
const fewest = 3;

/**
 * The options of a home-made list that was open: they stand one behind the other without anything in them, and all of them went with the one that was chosen,
 * while what stands beside them stayed. Empty where the target is none of such.
 */
function openOptions(nodes: Nodes, target: number, { match }: PageDiff): readonly number[] {
  const own = nodes[target];
  const holding = new Set(nodes.map(({ parent }) => parent));
  const isOption = (at: number): boolean => {
    const node = nodes[at];
    return (
      node !== undefined &&
      node.role === own?.role &&
      node.parent === own.parent &&
      match.toAfter[at] === -1 &&
      !holding.has(at) &&
      node.name !== "" &&
      node.name.length <= longest
    );
  };
  // The buttons of an entry go as well, when that is dealt with.
  const isOfEntry = rowOf(nodes, target) >= 0 && !ownOptions.has(own?.role ?? "");
  if (!own || !optionRoles.has(own.role) || isOfEntry || !isOption(target)) return [];
  let [first, last] = [target, target];
  while (isOption(first - 1)) first--;
  while (isOption(last + 1)) last++;
  const stays = nodes.some(
    (node, at) => isActionable(node) && (at < first || at > last) && match.toAfter[at] !== -1,
  );
  return stays && last - first + 1 >= fewest ? [...nodes.keys()].slice(first, last + 1) : [];
}

/**
 * `Show only the discontinued medications` by `Discontinued` of the list that is open: it is chosen from that list, and what the page says beside it, of which
 * every second entry may hold the word, is no rival. Only where an option says something of the step, and what is quoted.
 */
export function withinOpenList(
  nodes: Nodes,
  target: number,
  diff: PageDiff | undefined,
  { verb, quoted, words }: StepIntent,
): Nodes {
  if (!diff || !choosing.has(verb)) return nodes;
  const options = openOptions(nodes, target, diff);
  const names = options.map((at) => nodes[at]?.name ?? "");
  const said = new Set([...words, ...quoted.flatMap(rootsOfAll)].map(rootOf));
  const isSaid =
    names.some((name) => [...rootsOf(name)].some((word) => said.has(word))) &&
    quoted.every((quote) => names.some((name) => containsPhrase(name, fold(quote))));
  if (!isSaid) return nodes;
  const role = nodes[target]?.role;
  return nodes.map((one, at) =>
    options.includes(at) || !(isActionable(one) || one.role === role)
      ? one
      : { ...one, states: [...one.states, "hidden"] },
  );
}
const rootsOfAll = (text: string): string[] => [...rootsOf(text)];
