import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formOf } from "@/lib/agent/verification/page/form-state";

/** Letters from which a word is told from another one by itself. */
const shortestWord = 5;
const named = /["“'‘]([^"”'’]{1,80})["”'’]|(?<![\p{L}\p{N}])(\p{Lu}[\p{L}’'-]+)/gu;

/** The form that was sent, or the field that was typed into, held a name that is one letter off the one that the step or the goal says: `Saving` for `Savings`. */
export function misspeltName(ground: Ground): { said: string; held: string } | undefined {
  const glued = gluedName(ground) ?? oneWordOff(ground);
  if (glued) return glued;
  const told = `${ground.asSaid} . ${ground.input.goal}`;
  const all = new Set(wordsOf(told));
  const { action } = ground;
  if (formOf(ground) < 0 || !(action.clicks || action.persistent)) return misspeltText(ground, told, all);
  const held = enteredValues(ground).flatMap(wordsOf);
  const names = [...told.matchAll(named)].flatMap(([, quote, word]) => wordsOf(quote ?? word ?? ""));
  // What the page shows already is a thing that is changed, and may be called otherwise by that.
  const isThere = (word: string): boolean =>
    ground.nodesBefore.some(({ name }) => wordsOf(name).includes(word)) ||
    (ground.before?.semanticSkeleton?.textDigest ?? []).some((line) => wordsOf(line).includes(word));
  const isName = new Set(names);
  for (const said of all) {
    if (said.length < shortestWord || held.includes(said)) continue;
    // A word that is no name may stand in another form.
    const other = held.find(
      (word) =>
        !all.has(word) &&
        isOneOff(said, word) &&
        (isName.has(said) || word.length === said.length) &&
        // `Create the page`, with `created` as its summary.
        !pastForms(said).includes(word),
    );
    if (other !== undefined && !isThere(said)) return { said, held: other };
  }
  return undefined;
}

/** `Silver Braclet` for the `Silver Bracelet` of step or goal: of as many words one is another, by a letter. What it was called before may be one word of that. */
function oneWordOff(ground: Ground): { said: string; held: string } | undefined {
  const { asSaid, input, action } = ground;
  if (!action.clicks && !action.persistent) return undefined;
  const told = readStepIntent(`${asSaid}\n${input.goal}`).quoted;
  const entered = enteredValues(ground);
  for (const said of told) {
    const words = wordsOf(said);
    if (words.length < 2 || entered.some((held) => containsPhrase(held, said))) continue;
    const held = entered.find((one) => {
      const other = wordsOf(one);
      const differing = words.filter((word, at) => word !== other[at]);
      const [word = ""] = differing;
      return (
        other.length === words.length &&
        differing.length === 1 &&
        word.length >= shortestWord &&
        isOneOff(word, other[words.indexOf(word)] ?? "") &&
        !told.some((quote) => containsPhrase(one, quote) && wordsOf(quote).length === other.length)
      );
    });
    if (held !== undefined) return { said, held };
  }
  return undefined;
}

/** A text of the form holds what the step quotes as a part of a longer word: it was typed into what stood there, or something was typed into it. */
function gluedName(ground: Ground): { said: string; held: string } | undefined {
  const { nodesBefore, intent, action } = ground;
  if (!action.clicks) return undefined;
  const texts = descendantsOf(nodesBefore, formOf(ground)).flatMap(({ role, value = "" }) =>
    role === "textbox" ? [value.trim()] : [],
  );
  for (const said of intent.quoted) {
    const isAlone = texts.some((text) => containsPhrase(text, said));
    const held = texts.find((text) => isGlued(text, said));
    if (said.length >= shortestGlued && held !== undefined && !isAlone) return { said, held };
  }
  return undefined;
}
/** A capital letter or a digit begins it right behind another word, or stands right behind it; `Pears` is no such thing. */
function isGlued(text: string, said: string): boolean {
  const at = text.indexOf(said);
  const [before = "", after = ""] = [text[at - 1], text[at + said.length]];
  return at >= 0 && ((/[\p{L}\d]/u.test(before) && /^[\p{Lu}\d]/u.test(said)) || /[\p{Lu}\d]/u.test(after));
}
/** Shorter ones are parts of words by chance. */
const shortestGlued = 4;

const seeking: ReadonlySet<string> = new Set(["type", "search", "filter"]);

/** What is sought or typed for a name of the step is not that name: `Metaprolol` for `Metoprolol`. */
function misspeltText(
  { action, verb }: Ground,
  told: string,
  all: ReadonlySet<string>,
): { said: string; held: string } | undefined {
  if (action.value === undefined || action.clicks || !seeking.has(verb)) return undefined;
  const typed = wordsOf(action.value).filter((word) => word.length >= shortestWord && !all.has(word));
  const names = [...told.matchAll(named)].flatMap(([, quote, word]) => wordsOf(quote ?? word ?? ""));
  for (const held of typed) {
    const said = names.find((name) => isOneOff(name, held));
    if (said !== undefined) return { said, held };
  }
  return undefined;
}

/** One letter more, less, another one, or two that changed places. */
function isOneOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, left] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === left.slice(1) ||
    rest.slice(1) === left ||
    rest === left.slice(1) ||
    (rest.slice(2) === left.slice(2) && rest[0] === left[1] && rest[1] === left[0])
  );
}
