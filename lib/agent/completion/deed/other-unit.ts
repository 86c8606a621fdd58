import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { cutEnding, fold } from "@/lib/agent/domain/wording/words";

const measured = /(?<![\p{L}\d.,:/-])(\d{1,6}(?:[.,]\d{1,3})?) (\p{Ll}{3,20})(?!\p{L})/gu;
const unitOf = (word: string): string => cutEnding(fold(word));

type Amount = { number: string; unit: string };
const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(measured)].map(([, number = "", unit = ""]) => ({ number, unit: unitOf(unit) }));

/**
 * The goal tells an amount in a unit that the page knows, of other things or as an option, and what proves it tells that number in another unit alone:
 * `6 pieces` are not the `6 boxes` that were asked for.
 */
export function otherUnit(goal: string, proof: readonly string[], { nodes, lines }: PageSnapshot): string[] {
  const wanted = amountsIn(goal);
  if (wanted.length === 0) return [];
  const shown = [
    ...lines,
    ...nodes.flatMap(({ name, value = "", options = [] }) => [name, value, ...options]),
  ];
  const known = shown.flatMap(amountsIn);
  const told = proof.flatMap(amountsIn);
  return wanted
    .filter(({ number, unit }) => {
      const same = told.filter((one) => one.number === number);
      const isKnown = known.some((one) => one.unit === unit) || shown.some((text) => unitOf(text) === unit);
      return isKnown && same.length > 0 && same.every((one) => one.unit !== unit);
    })
    .map(({ number, unit }) => `What was stored tells ${number} in another unit than "${unit}".`);
}
