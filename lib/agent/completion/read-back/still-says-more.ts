import { controls } from "@/lib/agent/completion/deed/used-control";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** What was called off stays as long as it was paid for. */
const ending =
  /^(?:ends?|ending|ended|expires?|expiring|expired|until|till|endet|bis|jusqu|hasta|fino|até)$/u;
/** A path names an entry by its beginning. */
const longName = 40;

/**
 * What the entry said before its control, as far as it is known that this was all. A link that bears the name of the thing says which entry it is, and without it any
 * other one may say the rest.
 */
function saidBefore(name: string, { name: control, role }: ActionTarget, goal: string): string | undefined {
  if (role === "link" && goalNames(goal).some((thing) => isHeldBy(thing, [control]))) return name;
  const words = name.split(" ");
  const at = words.findIndex((_, index) => control.startsWith(words.slice(index).join(" ")));
  if (at >= 0) return words.slice(0, at).join(" ");
  return name.length < longName ? name.replace(control, " ") : undefined;
}

/** What bears a longer name is there with its own, also where that is called after it: `Delete Brass sextant case`. */
const hasControl = (
  entry: SkeletonNode,
  name: string,
  more: readonly string[],
  { nodes }: PageSnapshot,
): boolean =>
  descendantsOf(nodes, nodes.indexOf(entry)).some((node) => {
    const words = wordsOf(node.name);
    const isAfterIt = words[0] === wordsOf(name)[0] && more.some((word) => words.includes(word));
    return controls.has(node.role) && (node.name === name || isAfterIt);
  });

/**
 * `Approved, with D. Moreau` where it said `Approved`: the entry of what was to be taken away still says all that it said, and more, and nothing of that says it
 * done. That the control is gone from there may be because it was asked for.
 */
export function stillSaysMore(history: readonly ActionRecord[], page: PageSnapshot, goal: string): boolean {
  const done = doneWords(goal);
  if (!takesAway(goal) || readStepIntent(goal).verb === "move" || done.size === 0) return false;
  return history.some(({ target }) => {
    const then = entryPart(target?.path ?? "");
    const said = then && target && controls.has(target.role) && saidBefore(then.name, target, goal);
    if (!said) return false;
    const was = wordsOf(said);
    return shownEntries(page.nodes).some((entry) => {
      const now = wordsOf(entryText(entry, page.nodes));
      const more = now.filter((word) => !was.includes(word) && /\p{L}/u.test(word));
      return (
        entry.role === then.role &&
        !hasControl(entry, target.name, more, page) &&
        was.some((word) => /\p{L}/u.test(word)) &&
        was.every((word) => now.includes(word)) &&
        more.length > 0 &&
        !more.some((word) => done.has(word) || ending.test(word)) &&
        !was.some((word) => done.has(word))
      );
    });
  });
}
