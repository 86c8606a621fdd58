import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { isState } from "@/lib/agent/verification/step/state-words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { type Described, hasQuote, knows, says } from "./described-element";
import { properNames } from "./named-entry";
import type { Wanted } from "./wanted-words";

/** Of equal buttons in several rows, the one whose row the step describes: all the step's words that this row has, and more. */
export function betterPeer(
  described: ReadonlyMap<number, Described>,
  peers: readonly number[],
  own: Described,
  wanted: Wanted,
  intent: StepIntent,
): number | undefined {
  const told = (one: Described): Set<string> =>
    new Set([
      ...wanted.words.filter(
        (word) => !kinds.has(word) && (wanted.verbs.includes(word) ? says(one, word) : knows(one, word)),
      ),
      ...wanted.quotes.filter((quote) => hasQuote(one, quote)),
    ]);
  const mine = told(own);
  const names = properNames(intent).map(rootOf);
  const kindOfNamed = new Set(kindBeforeName(intent));
  return peers.find((index) => {
    const one = described.get(index);
    if (!one || saysItself(own, one, wanted)) return false;
    const theirs = told(one);
    if ([...mine].some((word) => !theirs.has(word))) return false;
    const more = [...theirs].filter((word) => !mine.has(word));
    return names.some((word) => mine.has(word))
      ? more.some((word) => !kindOfNamed.has(word))
      : more.length > 0;
  });
}

/** `the flow Greenhouse`: of which kind it is, its entry may not say. `The archived Ann Lee` says which. */
const kindBeforeName = ({ object }: StepIntent): string[] =>
  (object.match(kindBefore) ?? []).filter((kind) => !isState(kind)).map(rootOf);
const kindBefore = /(?<!\p{L})\p{Ll}{3,}(?= \p{Lu})/gu;

/** Of two pictures one is called by a word of the step (`icon config`), and the other one only stands where that is read. */
const saysItself = (own: Described, other: Described, { words }: Wanted): boolean =>
  words.some((word) => !kinds.has(word) && says(own, word) && !says(other, word));

/** `Click the Hide button`: of two that are called so, the one in whose entry the word `button` stands is named no better. */
export const isTwinByKind = (
  meant: Described | undefined,
  own: Described,
  { words, quotes }: Wanted,
): boolean =>
  meant !== undefined &&
  meant.nameText !== "" &&
  meant.nameText === own.nameText &&
  words.every((word) => kinds.has(word) || !knows(meant, word) || knows(own, word)) &&
  quotes.every((quote) => !hasQuote(meant, quote) || hasQuote(own, quote));

/** That prose around a control speaks of a field or a chip tells of no entry. */
const kinds: ReadonlySet<string> = new Set(
  [...kindWords, "chip"].filter((word) => !/^(?:first|second|third|last)$/.test(word)),
);
