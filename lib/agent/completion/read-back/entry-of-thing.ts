import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

const plainNumber = /^\d+(?:[.,]\d{1,2})?$/;
/** Characters: shorter beginnings stand in many sentences. */
const shortestName = 4;

/**
 * `Stelle das Futter in Stall 2 auf 'Kleeheu' um`: of a list on another page than the form, the one entry that begins with what the goal calls the thing by says the
 * value that the goal quotes and that was entered. No word of the goal has to be understood for it.
 */
export function entryOfThing(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [value, ...more] = valuesOf(entered);
  if (value === undefined || more.length > 0 || echoes(page.url, value)) return [];
  const { quoted, value: wanted = "" } = readStepIntent(goal);
  const isQuoted = quoted.some((quote) => fold(quote) === fold(value));
  // `to 25 %`, entered as a number.
  if (!isQuoted && !(plainNumber.test(value) && isHeldBy(value, [wanted]))) return [];
  const called = shownEntries(page.nodes)
    .map((entry) => ({
      name: entryText(entry, page.nodes),
      // The thing itself may be a link in its entry.
      thing: beginningIn(goal, entry.name),
    }))
    .filter(({ thing }) => thing.length >= shortestName && !isHeldBy(value, [thing]))
    .sort((a, b) => b.thing.length - a.thing.length);
  const [best, next] = called;
  if (!best || (next !== undefined && next.thing.length === best.thing.length)) return [];
  return isHeldBy(value, [best.name]) ? [`"${best.thing}" is "${value}"`] : [];
}

/** As many words from the beginning of an entry as the goal says one after the other. */
export function beginningIn(goal: string, entry: string): string {
  const words = entry.split(/\s+/);
  const past = words.findIndex((_, at) => !containsPhrase(goal, words.slice(0, at + 1).join(" ")));
  return words.slice(0, past < 0 ? words.length : past).join(" ");
}
