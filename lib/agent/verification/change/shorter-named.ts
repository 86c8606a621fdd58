import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Open the club Rowing`, and `Rowing juniors` was pressed, of whose more neither step nor goal says a word, while another entry of the same list is called `Rowing`
 * and no more: things of one kind are told apart by just such a word or year.
 */
export function shorterNamed(
  { intent, asSaid, input, target, nodesBefore }: Ground,
  own: SkeletonNode,
): SkeletonNode | undefined {
  const [name, told] = [fold(own.name), new Set(wordsOf(`${asSaid} ${input.goal}`))];
  const said = [intent.object, intent.value ?? "", ...intent.quoted].map(fold);
  const [only, ...more] = [...nodesBefore.keys()].flatMap((at) => {
    const node = nodesBefore[at];
    const its = fold(node?.name ?? "");
    if (!node || node.role !== own.role || its === "" || !name.startsWith(`${its} `)) return [];
    const beyond = wordsOf(name.slice(its.length));
    const isShorter =
      beyond.length > 0 &&
      !beyond.some((word) => told.has(word)) &&
      contentWords(its).length > 0 &&
      said.some((text) => text === its || text.endsWith(` ${its}`)) &&
      !containsPhrase(asSaid, own.name);
    const isThere = !node.states.includes("hidden") && (node.href === undefined || node.href !== own.href);
    return isShorter && isThere && isInList(nodesBefore, target.index, at) ? [node] : [];
  });
  return more.length === 0 ? only : undefined;
}

/** Each stands in an entry of its own of one list, and says what that is. */
function isInList(nodes: readonly SkeletonNode[], one: number, other: number): boolean {
  const [own, its] = [rowOf(nodes, one), rowOf(nodes, other)];
  const isSaid = (entry: number, at: number): boolean =>
    containsPhrase(nodes[entry]?.name ?? "", nodes[at]?.name ?? "");
  return (
    own >= 0 &&
    its >= 0 &&
    own !== its &&
    nodes[own]?.parent === nodes[its]?.parent &&
    nodes[own]?.role === nodes[its]?.role &&
    isSaid(own, one) &&
    isSaid(its, other)
  );
}
