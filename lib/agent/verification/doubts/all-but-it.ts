import { isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";

/** So many fields are shown by a page of the thing itself; a list shows fewer of them. */
const fewestShown = 4;

/**
 * The form was sent and left, and what came shows everything that it held, except for the text that step or goal give: the record reads as it did before, or
 * what was new in it was dropped.
 */
export function showsAllButIt(ground: Ground): string | undefined {
  const { asSaid, input, nodesAfter, requests } = ground;
  if (requests.stored.length === 0 || formOf(ground) < 0 || !formIsLeft(ground)) return undefined;
  const shown = [
    ...nodesAfter.filter((node) => !isField(node)).map(({ name }) => name),
    ...input.after.lines,
  ];
  const held = [...new Set(enteredValues(ground).filter(isPlainText))];
  const isShown = (value: string): boolean => shown.some((text) => containsPhrase(text, value));
  const missing = held.filter((value) => !isShown(value));
  const told = missing.filter((value) => containsPhrase(`${asSaid}\n${input.goal}`, value));
  return told.length === 1 && missing.length <= mostMissing && held.length - missing.length >= fewestShown
    ? told[0]
    : undefined;
}
/** An address of a picture or the like is kept and not shown. */
const mostMissing = 2;

/** Amounts and days are shown in other forms than they are entered in, and long texts are cut. */
const isPlainText = (value: string): boolean =>
  value.length <= longest &&
  (/\p{L}{3}/u.test(value) || fold(value).replace(/\D/gu, "").length >= digitsOfNumber);
const longest = 60;
/** A telephone number, and no amount. */
const digitsOfNumber = 7;
