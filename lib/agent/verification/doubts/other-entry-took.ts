import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const entries: ReadonlySet<string> = new Set(["item", "row"]);

/**
 * `Save the office address with Boston as the city`, and of the list of addresses it is the one at home that reads otherwise since then: another one beside it
 * bears a word of the step that this one does not, and this one bears none that the other lacks.
 */
export function otherEntryTook({ diff, intent, nodesBefore, nodesAfter }: Ground): boolean {
  const said = intent.words.map(rootOf).filter((word) => word.length > 2 && !kindWords.has(word));
  const changed = (diff?.changed ?? []).filter(
    ({ before, name }) => name !== undefined && entries.has(nodesBefore[before]?.role ?? ""),
  );
  // What is in an entry that changed changed with it: the innermost one took it.
  const [taker, ...more] = changed.filter(
    ({ before }) => !changed.some((one) => nodesBefore[one.before]?.parent === before),
  );
  if (taker === undefined || more.length > 0) return false;
  const was = rootsOf(nodesBefore[taker.before]?.name ?? "");
  const is = rootsOf(nodesAfter[taker.after]?.name ?? "");
  return nodesBefore.some((node, at) => {
    const own = nodesBefore[taker.before];
    if (at === taker.before || node.role !== own?.role || node.parent !== own.parent) return false;
    const others = rootsOf(node.name);
    return (
      said.some((word) => others.has(word) && !was.has(word) && !is.has(word)) &&
      !said.some((word) => was.has(word) && !others.has(word))
    );
  });
}
