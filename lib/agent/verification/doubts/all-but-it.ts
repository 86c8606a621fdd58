import { missedIdentifier } from "@/lib/agent/domain/identifiers";
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
  const entered = [...new Set(enteredValues(ground))];
  const told = (value: string): boolean => containsPhrase(`${asSaid}\n${input.goal}`, value);
  const code = entered.filter(told).find((value) => isOtherCode(value, entered.filter(told), nodesAfter));
  if (code !== undefined) return code;
  const held = entered.filter(isPlainText);
  const isShown = (value: string): boolean => shown.some((text) => containsPhrase(text, value));
  const missing = held.filter((value) => !isShown(value));
  const [only, ...more] = missing.filter(told);
  return more.length === 0 && missing.length <= mostMissing && held.length - missing.length >= fewestShown
    ? only
    : undefined;
}

/** `K-204` was sent for `Ida Falk`, and her entry in the list that came says `K-104`, as no other one says `K-204`: it reads as it did before. */
function isOtherCode(value: string, told: readonly string[], nodes: Ground["nodesAfter"]): boolean {
  const entries = nodes.flatMap(({ role, name }) => (role === "row" || role === "item" ? [name] : []));
  return (
    !entries.some((entry) => containsPhrase(entry, value)) &&
    entries.some(
      (entry) =>
        missedIdentifier(value, entry) !== undefined &&
        told.some((one) => one !== value && /\p{L}{3}/u.test(one) && containsPhrase(entry, one)),
    )
  );
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
