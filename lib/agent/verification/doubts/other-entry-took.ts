import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

const entries: ReadonlySet<string> = new Set(["item", "row"]);

/**
 * `Save the office address with Boston as the city`, and of the list of addresses it is the one at home that reads otherwise since then: another one beside it
 * begins with a word of the step, as its title does, and this one does not.
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
  const own = nodesBefore[taker.before];
  const titleOf = (name = ""): string => rootOf(wordsOf(name)[0] ?? "");
  const [was, is] = [titleOf(own?.name), titleOf(nodesAfter[taker.after]?.name)];
  if (was === "" || was !== is || said.includes(was)) return false;
  const beside = nodesBefore.filter(({ role, parent }) => role === own?.role && parent === own.parent);
  // The first row may be a heading.
  return beside.some(
    (node, at) => node !== own && !(at === 0 && node.role === "row") && said.includes(titleOf(node.name)),
  );
}
