import { type Entered, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { movedDates } from "@/lib/agent/completion/page/moved-dates";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
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
    (name) =>
      !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])) &&
      !isOfAllEntries(name, snapshot),
  );
  const then = entryBegun(history, snapshot);
  if (!then || values.length === 0 || names.length === 0 || takesAway(goal)) return [];
  if (values.some((value) => echoes(snapshot.url, value) || isHeldBy(value, [then.name]))) return [];
  if (then.isCut && !values.every((value) => telling.test(value))) return [];
  const text = textNow(then, names, snapshot);
  const isFilled = values.every((value) => isHeldBy(value, [text])) && text !== "" && !waitingFor(goal)(text);
  return isFilled ? values.map((value) => `"${names.join(" ")}" is "${value}"`) : [];
}

/** `Due 5 June`, in the entry in which the work began: there the list, loaded anew, tells a day that is later by what the goal says. */
export function entryProlonged({ snapshot, task }: Pick<Ground, "snapshot" | "task">): string[] {
  const { goal, history } = task;
  const then = entryBegun(history, snapshot);
  const names = goalNames(goal);
  if (!then || names.length === 0 || takesAway(goal)) return [];
  if (!names.every((name) => isHeldBy(name, [then.name]))) return [];
  const text = textNow(then, names, snapshot);
  if (waitingFor(goal)(text)) return [];
  // The last word may be cut.
  const known = then.isCut ? then.name.replace(/\s\S*$/u, "") : then.name;
  return movedDates(known, text, goal).map((day) => `"${names.join(" ")}" is "${day}"`);
}

/** `the Mill Lane allotments`, over their plots: the page is titled by it, and no entry has to say it. */
const isOfAllEntries = (name: string, { title, nodes }: PageSnapshot): boolean =>
  isHeldBy(name, [title]) && !shownEntries(nodes).some((entry) => isHeldBy(name, [entry.name]));

type Then = { role: string; name: string; isCut: boolean };

/** The entry of this page in which the work began, as it read then. */
const entryBegun = (history: Task["history"], { url }: PageSnapshot): Then | undefined =>
  history
    .filter((record) => !isLookOnly(record) && isSamePlace(record.urlAtAction, url))
    .flatMap(({ target, part }): Then[] => {
      const entry = entryPart(target?.path ?? "");
      if (!entry) return [];
      const whole = part?.lines.join(" ").replaceAll(" | ", " ");
      return [{ role: entry.role, name: whole ?? entry.name, isCut: !part && entry.name.length >= longName }];
    })[0];

/** What the only entry with all of these names says now, where it is that one by its first word. */
function textNow(then: Then, names: readonly string[], { nodes }: PageSnapshot): string {
  const [own, ...more] = shownEntries(nodes).filter(
    ({ role, name }) => role === then.role && names.every((one) => isHeldBy(one, [name])),
  );
  const isOwn = own && more.length === 0 && wordsOf(own.name)[0] === wordsOf(then.name)[0];
  return isOwn ? entryText(own, nodes) : "";
}
