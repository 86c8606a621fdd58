import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { listEntries } from "@/lib/agent/snapshot/list-entries";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Assertion } from "@/lib/contracts/assertion";

const toTop =
  /(?<!\p{L})(?:to|at) the (?:(?:very )?(?:top|beginning|start|front|head)|first (?:place|position))(?!\p{L})|(?<!\p{L})first(?=[.!]?$)/iu;
const toEnd =
  /(?<!\p{L})(?:to|at) the (?:(?:very )?(?:bottom|end|back)|last (?:place|position))(?!\p{L})|(?<!\p{L})last(?=[.!]?$)/iu;
const above = /(?<!\p{L})(?:above|before|ahead of|in front of)(?!\p{L})/iu;
const below = /(?<!\p{L})(?:below|after)(?!\p{L})/iu;

/** `Move … to the top`, `… above …`: the order of its list since the deed, where the thing stands as the goal says and did not before. */
export function orderTold(then: PageSnapshot, now: PageSnapshot, goal: string): Assertion[] {
  const [old, list] = [then, now].map((page) => listOf(goal, page));
  if (!old || !list) return [];
  const names = namesAsked(goal, list.names);
  if (names.length < 2 || isInOrder(names, old.names) !== false) return [];
  return isInOrder(names, list.names) ? [{ kind: "order", element: list.element, names }] : [];
}

type List = { names: string[]; element: { role: string; name?: string } };

/** The one list with an entry of the thing. */
function listOf(goal: string, { nodes }: PageSnapshot): List | undefined {
  const [thing] = goalNames(goal);
  const entries = listEntries(nodes);
  const [own, ...more] = thing === undefined ? [] : entries.filter(({ name }) => isHeldBy(thing, [name]));
  if (!own || more.length > 0) return undefined;
  const holder = ancestorsOf(nodes, nodes.indexOf(own))
    .flatMap((at) => nodes[at] ?? [])
    .find(({ role }) => role === "list" || role === "table");
  const first = nodes.find(({ role }) => role === holder?.role);
  // A list without a name is told by being the first of its kind.
  if (!holder || (holder.name === "" && first !== holder)) return undefined;
  const beside = entries.filter((entry) => isIn(entry, holder, nodes));
  return {
    names: beside.map((entry) => entryText(entry, nodes)),
    element: { role: holder.role, ...(holder.name === "" ? {} : { name: holder.name }) },
  };
}

const isIn = (entry: SkeletonNode, holder: SkeletonNode, nodes: readonly SkeletonNode[]): boolean =>
  ancestorsOf(nodes, nodes.indexOf(entry)).some((at) => nodes[at] === holder);

/** Names of the list in the order that the goal asks for; none where it asks for none. */
function namesAsked(goal: string, names: readonly string[]): string[] {
  const [thing = "", other = ""] = goalNames(goal);
  const [own] = names.filter((name) => isHeldBy(thing, [name]));
  const [beside] = other === "" ? [] : names.filter((name) => name !== own && isHeldBy(other, [name]));
  const others = names.filter((name) => name !== own);
  const [first, last] = [others.at(0), others.at(-1)];
  const said = [thing, other].reduce((text, name) => (name === "" ? text : text.replace(name, "_")), goal);
  if (own === undefined || first === undefined || last === undefined) return [];
  if (beside !== undefined && above.test(said)) return [own, beside];
  if (beside !== undefined && below.test(said)) return [beside, own];
  if (toTop.test(said)) return names[0] === own ? [own, first] : [];
  return toEnd.test(said) && names.at(-1) === own ? [last, own] : [];
}

function isInOrder(names: readonly string[], among: readonly string[]): boolean | undefined {
  const places = names.map((name) => among.indexOf(name));
  if (places.includes(-1)) return undefined;
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}
