import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const namesOf = (ground: Ground): string[] => {
  const { intent, target } = ground;
  const control = rootsOf(target.node?.name ?? "");
  const container = { ...intent, object: intent.container ?? "" };
  const said = [...properNames(intent), ...properNames(container), ...intent.quoted.flatMap(wordsOf)];
  return [...new Set(said.map(rootOf))].filter((word) => !control.has(word));
};

const bears = ({ name }: SkeletonNode, names: readonly string[]): boolean => {
  const own = rootsOf(name);
  return names.every((word) => own.has(word));
};

/**
 * `Archive the notifications from GitHub`: of the entries that went one bears none of the names, and another of its list that bears them stands there still. `Remove
 * Manuals`: what is called so stands as often as before, and something of its kind is gone.
 */
export function otherWasTaken(ground: Ground): boolean {
  const names = namesOf(ground);
  const { diff, nodesBefore, nodesAfter, verb } = ground;
  if (diff === undefined || names.length === 0 || !taking.has(verb)) return false;
  const gone = diff.disappeared.flatMap((at) => nodesBefore[at] ?? []).filter(isEntry);
  const others = gone.filter(({ name }) => !names.some((word) => rootsOf(name).has(word)));
  return others.some((other) => {
    const ofKind = (node: SkeletonNode): boolean =>
      isEntry(node) && node.role === other.role && bears(node, names);
    const [before, after] = [nodesBefore.filter(ofKind), nodesAfter.filter(ofKind)];
    return after.length > 0 && (after.length === before.length || isOfList(other, after, gone, names));
  });
}
const taking: ReadonlySet<string> = new Set(["remove", "archive", "clear"]);

/** A row or item, or what heads an entry that is built of something else; what a question or message says is none. */
const isEntry = ({ role, name, path, states }: SkeletonNode): boolean =>
  entryRoles.has(role) &&
  fold(name) !== "" &&
  !states.includes("hidden") &&
  !/(?:^|\/)(?:dialog|alert)(?:[:/]|$)/u.test(path);
const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "heading"]);

/** Some of the list that bear the names went, and some stayed, while one without them went. */
const isOfList = (
  { role, path }: SkeletonNode,
  stayed: readonly SkeletonNode[],
  gone: readonly SkeletonNode[],
  names: readonly string[],
): boolean =>
  role !== "heading" &&
  gone.some((one) => one.role === role && one.path === path && bears(one, names)) &&
  stayed.some((one) => one.path === path);
