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
  const has = new Set(wordsOf(own.name));
  const all = wordsOf(asSaid);
  const shared = all.filter((word) => has.has(word) && !joining.has(word));
  if (shared.length === 0) return false;
  const first = all.findIndex((word) => has.has(word) && !joining.has(word));
  const start = Math.max(0, first - mostWords / 2);
  const said = all.slice(start, first + mostWords / 2);
  // `the tag red of the bed red rose`: what stands behind the joint alone is where it is, and not what it is called.
  const joint = said.findIndex((word, at) => at > first - start && joints.has(word));
  return nodesBefore.some(({ role, parent, name }, at) => {
    if (at === entry || role !== own.role || parent !== own.parent) return false;
    if ((diff?.match.toAfter[at] ?? -1) < 0) return false;
    const run = longestRun(said, wordsOf(name), joint < 0 ? said.length : joint);
    return (
      run.length >= fewestWords &&
      shared.every((word) => run.includes(word)) &&
      run.some((word) => !has.has(word) && !joining.has(word))
    );
  });
}
/** A step may be a whole paragraph; what is called anything in it stands close to the first word of what went. */
const mostWords = 20;
const joints: ReadonlySet<string> = new Set(["of", "in", "from", "on"]);

/** The most words of the step, one after the other and begun before `end`, that stand so in the row. */
function longestRun(said: readonly string[], row: readonly string[], end: number): readonly string[] {
  const has = new Set(row);
  const text = ` ${row.join(" ")} `;
  let longest: readonly string[] = [];
  for (const [from, word] of said.slice(0, end).entries()) {
    if (said.length - from <= longest.length) break;
    if (!has.has(word)) continue;
    let run = ` ${word} `;
    let to = from + 1;
    for (let next = said[to]; next !== undefined && text.includes(`${run}${next} `); next = said[to]) {
      run += `${next} `;
      to += 1;
    }
    if (to - from > longest.length) longest = said.slice(from, to);
  }
  return longest;
}
