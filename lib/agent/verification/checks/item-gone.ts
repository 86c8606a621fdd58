import { fold } from "@/lib/agent/domain/words";
import { rowOf } from "../candidates";
import { type Check, refuted, verified } from "../check";
import type { Ground } from "../ground";
import { shownChange, timesShown } from "../named-change";
import { pageStays } from "../page-change";

/** What the step takes away is gone, while the list or page that held it is still there. */
export const itemGone: Check = {
  name: "item-gone",
  applies: ({ verb, diff, action }) => diff !== undefined && action.persistent && removing.has(verb),
  check(ground) {
    const { fit, intent, target, nodesBefore, nodesAfter, diff, input, effects } = ground;
    if (fit.fit === "other" || !pageStays(ground)) return undefined;
    const [name] = intent.quoted;
    if (name !== undefined && intent.quoted.length === 1 && fold(name) !== fold(target.node?.name ?? "")) {
      if (timesShown(name, nodesBefore, []) === 0) return undefined;
      if (shownChange(ground, name) < 0) return verified(0.95, `"${name}" is gone.`);
      const stays = timesShown(name, nodesAfter, input.after.lines) > 0;
      return input.secondLook && stays && effects.related.length === 0
        ? refuted(0.8, `"${name}" is still there.`)
        : undefined;
    }
    const row = rowOf(nodesBefore, target.index);
    if (fit.fit === "this" && row >= 0 && diff?.match.toAfter[row] === -1)
      return verified(0.95, "Its row is gone.");
    return marksAreGone(ground) ? verified(0.95, "What was marked is gone, and only that.") : undefined;
  },
};

/** Words by which a step speaks of all items in a state instead of naming them, and the states that say so. */
const marks: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:selected|checked|ticked|marked)\b/i, /^\.?(?:is-|has-)?(?:selected|checked|marked)$/],
  [/\b(?:completed?|done|finished)\b/i, /^\.?(?:is-|has-)?(?:completed?|done|finished|checked)$/],
  [/\b(?:starred|flagged)\b/i, /^\.?(?:is-|has-)?(?:starred|flagged)$/],
];

/** Every item that was marked is gone, and no other. */
function marksAreGone({ intent, nodesBefore, diff }: Ground): boolean {
  const states = marks.find(([words]) => words.test(intent.object))?.[1];
  if (!states) return false;
  const marked = new Set<number>();
  nodesBefore.forEach((node, index) => {
    if (!node.states.some((state) => states.test(state))) return;
    const row = isRow(node) ? index : rowOf(nodesBefore, index);
    if (row >= 0) marked.add(row);
  });
  const gone = new Set(diff?.disappeared.filter((index) => isRow(nodesBefore[index])) ?? []);
  return (
    marked.size > 0 &&
    [...marked].every((index) => gone.has(index)) &&
    [...gone].every((index) => marked.has(index))
  );
}

const isRow = (node: { role: string } | undefined): boolean => node?.role === "item" || node?.role === "row";

const removing: ReadonlySet<string> = new Set(["remove", "archive", "clear"]);
