import { entryAround, shownEntries } from "@/lib/agent/completion/page/entries";
import { movedDates } from "@/lib/agent/completion/page/moved-dates";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/** What the entry said that the deed was done in, where the page was left with it: the list tells what has become of it when it is loaded anew. */
export function entryThen(deed: ActionRecord, then: PageSnapshot, goal: string): Pick<ReadBack, "entryThen"> {
  const at = then.nodes.findIndex(({ id, role }) => id === deed.target?.id && role === deed.target.role);
  const entry = entryAround(at, then.nodes);
  if (takesAway(goal)) return {};
  if (!entry) return lineThen(deed, then, goal);
  const text = entryText(entry, then.nodes);
  return goalNames(goal).some((name) => isHeldBy(name, [text])) ? { entryThen: text } : {};
}

/** In a list without markup, the one line that the goal's thing is named in and that its control stands under. */
function lineThen(deed: ActionRecord, then: PageSnapshot, goal: string): Pick<ReadBack, "entryThen"> {
  const control = deed.target?.name ?? "";
  const names = goalNames(goal).filter((name) => then.lines.some((line) => isHeldBy(name, [line])));
  const at = then.lines.findIndex((line) => control !== "" && line === control);
  const line = then.lines[at - 1] ?? "";
  const naming = then.lines.filter((one) => names.every((name) => isHeldBy(name, [one])));
  return names.length > 0 && naming.length === 1 && naming[0] === line ? { entryThen: line } : {};
}

/** The one entry with what the goal names says a later day, or that it was done, and did not say so then. */
export function entryTurned(
  { entryThen: old }: Pick<ReadBack, "entryThen">,
  { nodes, lines }: PageSnapshot,
  goal: string,
): string[] {
  if (old === undefined) return [];
  const names = goalNames(goal).filter((name) => isHeldBy(name, [old]));
  const waits = waitingFor(goal);
  const entries = shownEntries(nodes).map((entry) => entryText(entry, nodes));
  const naming = (texts: readonly string[]): string[] =>
    texts.filter((text) => names.every((name) => isHeldBy(name, [text])));
  const [own, ...more] = naming(entries).length > 0 ? naming(entries) : naming(lines);
  if (own === undefined || more.length > 0 || waits(own)) return [];
  const done = doneWords(goal);
  const said = new Set(wordsOf(old));
  const words = wordsOf(own).filter((word) => done.has(word) && !said.has(word) && !isDenied(own, word));
  return [...movedDates(old, own, goal), ...words].map((value) => `"${names.join(" ")}" is "${value}"`);
}
