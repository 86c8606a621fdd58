import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rootOf, rootsOf } from "./word-roots";

const denied =
  /(?<!\p{L})(?:(?:no longer|not(?: any (?:more|longer))?|never)(?: (?:be|is|are|as|count|counts|counted|marked|shown|listed|treated|to be)){0,3} (?:an? |the )?|un-?)(\p{L}{4,})/giu;
/** What a control does that ends a state. */
const endsState =
  /(?<!\p{L})(?:no longer|not|remove|stop|end|lift|cancel|clear|undo|take off|off|un(?!der|til|less)\p{L}{3,}|re(?:activate|enable|store|instate))(?!\p{L})|n['’]t(?!\p{L})/iu;
const unstate = /(?<!\p{L})(?:un-?|not )(\p{L}{4,})/giu;
/** Words by which a step or a control ends or denies something. */
export const denies =
  /(?<!\p{L})(?:no|not|never|cannot|without|off|out|cancel|end|remove|undo|un(?!der|til|less)\p{L}{3,}|dis\p{L}{3,}|de\p{L}{5,})(?!\p{L})|n['’]t(?!\p{L})/iu;

const wordsAfter = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, word = ""]) => rootOf(fold(word))));

/**
 * `… must no longer be suspended`, `Unsave …`, `Mark … as not important`, by what is called `Suspend`, `Save for later`, `Mark as important`; and `Mark … as read` by
 * `Mark as unread`: the one says of a state that it is to be, the other one that it is not to be.
 */
export function saysReverseState(wording: string, name: string): boolean {
  const said = wording.replace(/"[^"]*"|“[^”]*”/g, " ");
  const [deniedHere, deniedThere] = [wordsAfter(said, denied), wordsAfter(name, unstate)];
  if (!endsState.test(name) && wordsOf(name).some((word) => deniedHere.has(rootOf(word)))) return true;
  return !denies.test(said) && [...deniedThere].some((word) => rootsOf(said).has(word));
}

const without = /(?<!\p{L})(?:without|instead of|rather than|not by) (\p{L}{3,})ing(?!\p{L})/giu;
/** `Close the message without saving it` by `Save & close`. */
export const doesWhatIsLeft = (wording: string, name: string): boolean =>
  !denies.test(name) &&
  [...wording.matchAll(without)].some(([, stem = ""]) => {
    const verb = fold(stem);
    return wordsOf(name).some((word) => [verb, `${verb}e`, verb.slice(0, -1)].includes(word));
  });
