import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Archive "Notes (old)"`: the entry that the step calls by its whole name stands in its list as before, also at the second look, and the only one that went from
 * that list is another one, of which the step says nothing.
 */
export const otherWent: Check = {
  name: "other-went",
  applies: ({ diff, action, verb, input }) =>
    diff !== undefined && input.secondLook && action.clicks && taking.has(verb),
  check(ground) {
    const { nodesBefore, nodesAfter, diff, asSaid } = ground;
    const gone = (diff?.disappeared ?? []).flatMap((at) => {
      const node = nodesBefore[at];
      return node && isEntry(node) ? [node] : [];
    });
    const others = gone.filter(
      (other) => gone.filter((one) => isOfKind(one, other)).length === 1 && fewerBy(other, ground) === 1,
    );
    for (const other of others) {
      const said = nodesBefore.filter((one) => isOfKind(one, other) && isSaid(one.name, asSaid));
      // `Notes` is said by `Notes (old)` as well, and is not meant.
      const [named, ...more] = said.filter(
        (one) => !said.some(({ name }) => name.length > one.name.length && containsPhrase(name, one.name)),
      );
      if (!named || more.length > 0 || isSaid(other.name, without(asSaid, named.name))) continue;
      if (fold(named.name) === fold(other.name)) continue;
      if (count(named, nodesBefore) === 1 && count(named, nodesAfter) === 1)
        return refuted(
          0.9,
          `"${named.name.slice(0, 60)}" is there still, and "${other.name.slice(0, 60)}" is gone.`,
        );
    }
    return undefined;
  },
};

const taking: ReadonlySet<StepVerb> = new Set(["remove", "archive"]);

/** What an entry is called by: itself, where it is no more than its name, or its heading. */
const isEntry = ({ role, name, states, path }: SkeletonNode): boolean =>
  entries.has(role) &&
  name.trim().length > shortest &&
  !states.includes("hidden") &&
  !/(?:^|\/)(?:dialog|alert)(?:[:/]|$)/u.test(path);
const entries: ReadonlySet<string> = new Set(["heading", "row", "item"]);
const shortest = 2;

const isOfKind = (one: SkeletonNode, other: SkeletonNode): boolean =>
  isEntry(one) && one.role === other.role && one.path === other.path;
const count = (named: SkeletonNode, nodes: readonly SkeletonNode[]): number =>
  nodes.filter((one) => one.role === named.role && isEntry(one) && fold(one.name) === fold(named.name))
    .length;

/** Another page may show none of a list, and a list that is read again all of it anew. */
function fewerBy(other: SkeletonNode, { nodesBefore, nodesAfter }: Ground): number {
  const ofKind = (nodes: readonly SkeletonNode[]): number =>
    nodes.filter((one) => isOfKind(one, other)).length;
  return ofKind(nodesBefore) - ofKind(nodesAfter);
}

const isSaid = (name: string, said: string): boolean =>
  fold(said).includes(fold(name)) && containsPhrase(said, name);
const without = (said: string, name: string): string => fold(said).replaceAll(fold(name), " ");
