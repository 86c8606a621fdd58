import { entryRoles } from "@/lib/agent/completion/page/entries";
import { withoutPassing } from "@/lib/agent/completion/page/passing-time";
import { waitingFor } from "@/lib/agent/completion/page/places";
import { withoutRunning } from "@/lib/agent/completion/page/running-numbers";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { inPlainWords } from "@/lib/agent/domain/wording/plain-wording";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Assertion } from "@/lib/contracts/assertion";

/** The entry as it reads on a later load, told from older ones of its words by their number. */
export function isStillThere(
  one: Assertion,
  page: PageSnapshot,
  goal: string,
  { since = [] }: Pick<ReadBack, "since">,
): boolean {
  const like = entriesLike(one, page, goal);
  const old = since.find(({ name }) => one.kind === "element" && name === one.element.name);
  if (!old) return like.length > 0;
  return old.more ? like.length > old.names.length : without(like, old.names).length > 0;
}

/**
 * `Towels · just now` is `Towels · 3 May` later on, as an older entry may have been called all along: those that read like it before the deed, and whether it was one
 * more right after that.
 */
export function entriesSince(
  shown: readonly Assertion[],
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "since"> {
  const since = shown.flatMap((one) => {
    const name = one.kind === "element" ? (one.element.name ?? "") : "";
    const names = withoutPassing(name) === name ? [] : entriesLike(one, then, goal);
    return names.length > 0 ? [{ name, names, more: entriesLike(one, now, goal).length > names.length }] : [];
  });
  return since.length > 0 ? { since } : {};
}

/** Each takes one of its like away. */
const without = (texts: readonly string[], taken: readonly string[]): string[] => {
  const left = [...taken];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/**
 * Entries that are it without what reported the deed in it, such as `✓ saved` or `just now`, or said that it was under way, where they do not say now that it failed.
 * None where no entry was asked for.
 */
function entriesLike(one: Assertion, { nodes }: PageSnapshot, goal: string): string[] {
  if (one.kind !== "element" || one.state !== "present" || !entryRoles.has(one.element.role ?? "")) return [];
  const names = nodes.filter(({ role }) => role === one.element.role).map(({ name }) => name);
  const said = wordsOf(one.element.name ?? "");
  const written = wordsWritten(said, goal);
  if (written !== undefined) return names.filter((name) => withoutMark(wordsOf(name)) === written);
  const lasting = withoutPassing(one.element.name ?? "");
  const words = lastingWords(lasting);
  const mayFail = lasting !== one.element.name || said.some((word) => underWay.has(word));
  const waits = waitingFor(goal);
  const holding = names.filter((name) => {
    const own = wordsOf(name);
    const more = own.filter((word) => !said.includes(word)).join(" ");
    return (
      words.every((word) => own.includes(word)) && !waits(more) && (!mayFail || toneOfText(more) !== "error")
    );
  });
  if (words.length > 1) return holding;
  // One word is enough where the goal names it, and an entry says little more than that: what is said about it elsewhere is none.
  const isName = goalNames(goal).some((name) => isHeldBy(name, [words.join(" ")]));
  return isName ? holding.filter((name) => wordsOf(withoutRunning(name, goal)).length <= 2) : [];
}

/** `On my way ✓ Sent`, where the goal says to write just `On my way`: the mark behind what was written is gone later, and there is nothing else in the entry. */
function wordsWritten(said: readonly string[], goal: string): string | undefined {
  const text = withoutMark(said);
  const plain = inPlainWords(goal);
  const isText = readStepIntent(plain).quoted.some((quoted) => wordsOf(quoted).join(" ") === text);
  return text !== said.join(" ") && isText && writing.test(plain) ? text : undefined;
}
const withoutMark = (words: readonly string[]): string => words.join(" ").replace(marked, "");
const marked = / (?:sent|sending|delivered|just now|now|gesendet|envoyé|enviado|inviato)$/u;
const writing = /(?<!\p{L})(?:saying|says|message|reply|comment|text|note|post)\W{1,3}["“„«']/iu;

const underWay: ReadonlySet<string> = new Set(
  "propagating processing provisioning syncing synchronizing synchronising indexing importing creating adding starting preparing".split(
    " ",
  ),
);
const reporting: ReadonlySet<string> = new Set(
  "saved saving stored updated changed renamed edited undo new now gespeichert enregistré guardado salvato salvo opgeslagen zapisano".split(
    " ",
  ),
);

/** Without those that only report a deed or say that it is under way. */
export const lastingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !reporting.has(word) && !underWay.has(word));
