import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/** Ids are believed when at least this share of those that both pages have name the same thing. */
const idTrust = 0.6;
/** … and, where only states differ, find at least this share of the unchanged elements that looks alone find. */
const looksTrust = 0.98;

const looksSame = (a: SkeletonNode, b: SkeletonNode): boolean => a.role === b.role && a.name === b.name;

export const sameStates = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((state, at) => state === b[at]);
const looksWhollySame = (a: SkeletonNode, b: SkeletonNode): boolean =>
  a.value === b.value &&
  a.testId === b.testId &&
  a.href === b.href &&
  a.nearText === b.nearText &&
  sameStates(a.states, b.states);

/** What an element shows of itself, without its id and place. */
const fullLook = (node: SkeletonNode): string =>
  `${node.role}|${node.name}|${node.value}|${node.states.join(" ")}|${node.testId}|${node.href}|${node.nearText}`;

/**
 * A client that numbers elements anew for each page gives the same id to different things; then ids say nothing. Ids are believed when they find most of
 * the names again, and no fewer unchanged elements than looks alone would; a few fewer where all that differs is a state, which may have changed places
 * between elements that look alike.
 */
export function idsAreStable(before: readonly SkeletonNode[], after: readonly SkeletonNode[]): boolean {
  const known = new Map<string, SkeletonNode>();
  for (const node of before) known.set(node.id, node);
  const found = { shared: 0, named: 0, unchanged: 0 };
  for (const node of after) {
    const earlier = known.get(node.id);
    if (!earlier) continue;
    found.shared++;
    if (!looksSame(earlier, node)) continue;
    found.named++;
    if (looksWhollySame(earlier, node)) found.unchanged++;
  }
  if (found.shared === 0 || found.named < found.shared * idTrust) return false;
  // No more than all of the shorter page can look alike.
  if (found.unchanged >= Math.min(before.length, after.length)) return true;
  const alike = countAlike(before, after, known);
  if (found.unchanged >= alike) return true;
  return found.named === found.shared && found.unchanged >= alike * looksTrust;
}

/** Elements that look the same on both pages, wherever they stand; those that their ids find, by `known`, need no comparing of looks. */
function countAlike(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  known: ReadonlyMap<string, SkeletonNode>,
): number {
  const paired = new Set<SkeletonNode>();
  const others = after.filter((node) => {
    const earlier = known.get(node.id);
    if (!earlier || paired.has(earlier) || !looksSame(earlier, node) || !looksWhollySame(earlier, node))
      return true;
    paired.add(earlier);
    return false;
  });
  const looks = new Map<string, number>();
  for (const node of before) {
    if (paired.has(node)) continue;
    const look = fullLook(node);
    looks.set(look, (looks.get(look) ?? 0) + 1);
  }
  let alike = paired.size;
  for (const node of others) {
    const look = fullLook(node);
    const left = looks.get(look) ?? 0;
    if (left === 0) continue;
    looks.set(look, left - 1);
    alike++;
  }
  return alike;
}
