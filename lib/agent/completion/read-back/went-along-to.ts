import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { type EntryMark, type PlaceMark, placeMarksOf } from "@/lib/agent/snapshot/listed";
import { entriesNow, listedThen, type Now, ofSeveral } from "./since-listed";

/**
 * On a board as loaded anew, with the entry that was meant another one came to the same part (from `Potting shed` to `Greenhouse`), and reads as it did. Told by entries
 * alone that say what no other one says; a part that is called otherwise since then is no other part.
 */
export function wentAlongTo(
  deed: ActionRecord | undefined,
  ground: Pick<Ground, "snapshot" | "task" | "load">,
): boolean {
  const { goal } = ground.task;
  const { entries = [], own: mark } = listedThen(deed, ground) ?? {};
  if (!mark || ofSeveral.test(goal)) return false;
  const now = entriesNow(ground.snapshot);
  const places = placeMarksOf(ground.snapshot.nodes);
  const own = cameElsewhere(mark, { entries, now, places });
  if (!own) return false;
  const all = [...goalNames(goal), ...namesUnquoted(goal)];
  const names = all.filter((name) => !isHeldBy(name, [own.node.name]));
  const isPart = (other: Now): boolean => all.some((name) => begins(own, name) && isPartOf(other, name));
  return entries.some((other) => {
    const moved = other === mark ? undefined : cameElsewhere(other, { entries, now, places });
    return (
      moved?.mark.under === own.mark.under &&
      !isPart(moved) &&
      !names.some((name) => isHeldBy(name, [moved.node.name]))
    );
  });
}

const begins = ({ told }: Now, name: string): boolean => fold(told).startsWith(fold(name));
/** `Weed beds: buy gloves` goes wherever `Weed beds` goes; `Weed beds again` is a thing of its own. */
const isPartOf = (other: Now, name: string): boolean =>
  begins(other, name) && /^ ?[:›>/] ?/u.test(fold(other.told).slice(fold(name).length));

type Lists = { entries: readonly EntryMark[]; now: readonly Now[]; places: readonly PlaceMark[] };

/** The entry as it stands now, where that is another part of the page than the one that it stood in, which is still there. */
function cameElsewhere(then: EntryMark, { entries, now, places }: Lists): Now | undefined {
  const [one, ...more] = now.filter(({ mark }) => mark.text === then.text);
  if (!one || more.length > 0 || entries.filter(({ text }) => text === then.text).length > 1)
    return undefined;
  // A number alone may count what is there: then the part is known by its words.
  const isThere =
    one.mark.underWords === then.underWords
      ? places.some(({ under }) => under === then.under)
      : places.some(({ underWords }) => underWords === then.underWords);
  return isThere && one.mark.under !== then.under ? one : undefined;
}
