import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * One of the thing whose control was pressed was put into another list: the only entry there that bears its name came with a count of one, or its count went
 * up by one, and no other entry of that list came or changed.
 */
export function putIntoList(ground: Ground): string | undefined {
  const { verb, target, nodesBefore, nodesAfter, diff } = ground;
  const came = cameInPart(ground);
  if (came !== undefined) return came;
  const row = rowOf(nodesBefore, target.index);
  if (!diff || verb !== "add" || row < 0 || asksForMore(ground)) return undefined;
  const thing = thingIn(nodesBefore, row);
  if (!/\p{L}{3}/u.test(thing)) return undefined;
  const [then, now] = [
    namedElsewhere(nodesBefore, thing, row),
    namedElsewhere(nodesAfter, thing, diff.match.toAfter[row] ?? -1),
  ];
  const [at, ...copies] = now;
  const [was, ...others] = then;
  if (at === undefined || copies.length + others.length > 0) return undefined;
  if (was !== undefined && diff.match.toAfter[was] !== at) return undefined;
  const is = countIn(nodesAfter[at]?.name ?? "", thing);
  const before = was === undefined ? 0 : countIn(nodesBefore[was]?.name ?? "", thing);
  if (is === undefined || before === undefined || is !== before + 1 || !isOnlyChange(ground, at))
    return undefined;
  return `"${nodesAfter[at]?.name}" stands in the list now.`;
}

/** `Add Blue Harbour to the queue`, by the menu of its entry: the one entry that came in the part that is called so bears just that name, and no other did there. */
function cameInPart({ verb, intent, diff, nodesBefore, nodesAfter, requests }: Ground): string | undefined {
  const place = rootsOf(intent.container ?? "");
  const thing = fold(intent.object);
  if (verb !== "add" || place.size === 0 || thing === "" || requests.stored.length === 0) return undefined;
  const partOf = (nodes: readonly SkeletonNode[], at: number): string | undefined =>
    ancestorsOf(nodes, at)
      .map((above) => nodes[above])
      .find((node) => node !== undefined && parts.has(node.role) && node.name !== "")?.name;
  const isThere = (name: string | undefined): boolean =>
    name !== undefined && [...rootsOf(name)].every((word) => place.has(word));
  const came = (diff?.appeared ?? []).filter(
    (at) => rowRoles.has(nodesAfter[at]?.role ?? "") && isThere(partOf(nodesAfter, at)),
  );
  const [only = -1, ...more] = came;
  const wasThere = nodesBefore.some(
    ({ role, name }, at) => rowRoles.has(role) && fold(name) === thing && isThere(partOf(nodesBefore, at)),
  );
  return only >= 0 && more.length === 0 && !wasThere && fold(nodesAfter[only]?.name ?? "") === thing
    ? `"${nodesAfter[only]?.name}" stands in the list now.`
    : undefined;
}
const parts: ReadonlySet<string> = new Set(["region", "list"]);

const rowRoles: ReadonlySet<string> = new Set(["item", "row"]);

/** What an entry is called: by its heading, else by what it says beside its controls. */
export function thingIn(nodes: readonly SkeletonNode[], row: number): string {
  const inside = descendantsOf(nodes, row);
  const headings = inside.filter(({ role }) => role === "heading");
  if (headings.length === 1) return headings[0]?.name ?? "";
  const controls = inside.filter(({ role }) => role === "button").map(({ name }) => name);
  return controls
    .reduce(
      (text, name) => (name !== "" && text.endsWith(name) ? text.slice(0, -name.length) : text),
      nodes[row]?.name ?? "",
    )
    .trim();
}

/** Entries of that name in other lists than that of the thing itself. What is cut may say more behind that. */
const namedElsewhere = (nodes: readonly SkeletonNode[], thing: string, row: number): number[] =>
  [...nodes.keys()].filter((at) => {
    const { role = "", name = "", parent, states = [] } = nodes[at] ?? {};
    return (
      rowRoles.has(role) &&
      parent !== nodes[row]?.parent &&
      !states.includes("hidden") &&
      name.length < cutName - 1 &&
      containsPhrase(name, thing)
    );
  });
const cutName = 80;

/** The one whole number that an entry says beside the name; prices are none. */
function countIn(entry: string, thing: string): number | undefined {
  const rest = fold(entry).replace(fold(thing), " ");
  const [only, ...more] = rest.match(count) ?? [];
  return only !== undefined && more.length === 0 ? Number(only) : undefined;
}
const count = /(?<![\p{L}\p{Sc}\d.,:/-]|\p{Sc}\s)\d{1,4}(?![\d:/-]|[.,]\d|\s?(?:\p{Sc}|%))/gu;

/** `Add two of them`, `2 more`: one press is not all of it. */
export const asksForMore = ({ input }: Ground): boolean =>
  several.test(input.step?.description ?? input.action.stepDescription ?? input.goal);
const several =
  /(?<![\p{L}\d])(?:two|three|four|five|six|seven|eight|nine|ten|dozen|twice|both|pair|all|every|each|several|many|some)(?!\p{L})|^\p{L}+ (?:[2-9]|\d{2,4}) /iu;

/** Nothing else in that list came or was renamed. */
const isOnlyChange = ({ diff, nodesAfter }: Ground, at: number): boolean => {
  const isOther = (other: number): boolean =>
    other !== at &&
    rowRoles.has(nodesAfter[other]?.role ?? "") &&
    nodesAfter[other]?.parent === nodesAfter[at]?.parent;
  return !(
    diff?.appeared.some(isOther) ||
    diff?.changed.some(({ after, name }) => name !== undefined && isOther(after))
  );
};
