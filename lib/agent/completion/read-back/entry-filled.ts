import { type Entered, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** A path names an entry by its beginning: what stood further on is not known. */
const longName = 40;
/** Shorter values may have stood there all along, where not all of the entry is known. */
const telling = /\p{L}{3}/u;

/**
 * `14 June`, in a list where its `Sign up` led to the form: that list, loaded anew, says in the one entry with all that the goal names what was entered, and did
 * not say so when the work began in it.
 */
export function entryFilled(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { goal, history } = task;
  const values = [...new Set(valuesOf(entered))];
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );
  const begun = history.find(
    (record) =>
      !isLookOnly(record) &&
      isSamePlace(record.urlAtAction, snapshot.url) &&
      entryPart(record.target?.path ?? "") !== undefined,
  );
  const then = entryPart(begun?.target?.path ?? "");
  if (!begun || !then || values.length === 0 || names.length === 0 || takesAway(goal)) return [];
  if (values.some((value) => echoes(snapshot.url, value) || isHeldBy(value, [then.name]))) return [];
  if (then.name.length >= longName && !values.every((value) => telling.test(value))) return [];
  const [own, ...more] = shownEntries(snapshot.nodes).filter(
    ({ role, name }) => role === then.role && names.every((one) => isHeldBy(one, [name])),
  );
  if (!own || more.length > 0 || wordsOf(own.name)[0] !== wordsOf(then.name)[0]) return [];
  const text = withoutControls(own, snapshot.nodes).name;
  const isFilled = values.every((value) => isHeldBy(value, [text])) && !waitingFor(goal)(text);
  return isFilled ? values.map((value) => `"${names.join(" ")}" is "${value}"`) : [];
}
