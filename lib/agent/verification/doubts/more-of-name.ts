import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
const removal = /(?<!\p{L})(?:delet|remov|eras|discard)/iu;
const fewestWords = 2;
/** Nothing is called so. */
const joining: ReadonlySet<string> = new Set("the a an of in on at to from for and with by".split(" "));

/**
 * `Confirm the removal of the tag birch (wild)`, and the entry that went says `birch` and no more of it: another one of the same list, that stays, says all of that
 * in a row, as the step does.
 */
export function staysWithMoreOfName({ asSaid, verb, nodesBefore, diff }: Ground): boolean {
  if (verb !== "remove" && !removal.test(asSaid)) return false;
  const gone = (diff?.disappeared ?? []).filter((at) => entryRoles.has(nodesBefore[at]?.role ?? ""));
  const [entry, ...more] = gone;
  const own = nodesBefore[entry ?? -1];
  if (!own || more.length > 0) return false;
  const said = wordsOf(asSaid);
  const has = new Set(wordsOf(own.name));
  const shared = said.filter((word) => has.has(word) && !joining.has(word));
  return nodesBefore.some(({ role, parent, name }, at) => {
    if (at === entry || role !== own.role || parent !== own.parent) return false;
    if ((diff?.match.toAfter[at] ?? -1) < 0) return false;
    const run = longestRun(said, name);
    return (
      run.length >= fewestWords &&
      shared.length > 0 &&
      shared.every((word) => run.includes(word)) &&
      run.some((word) => !has.has(word) && !joining.has(word))
    );
  });
}

/** The most words of the step, one after the other, that stand so in the text. */
function longestRun(said: readonly string[], text: string): readonly string[] {
  const all = ` ${wordsOf(text).join(" ")} `;
  let longest: readonly string[] = [];
  for (let from = 0; from < said.length; from += 1)
    for (let to = said.length; to - from > longest.length; to -= 1)
      if (all.includes(` ${said.slice(from, to).join(" ")} `)) longest = said.slice(from, to);
  return longest;
}
