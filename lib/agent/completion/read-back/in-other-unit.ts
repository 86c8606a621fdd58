import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { measuresIn, type UnitAmount } from "@/lib/agent/domain/wording/measures";

/** Units of one kind: the same number in another one of them is another amount. */
const kinds: readonly ReadonlySet<string>[] = [
  ["°C", "°F"],
  ["EUR", "USD", "GBP", "CHF", "JPY", "%"],
  ["kg", "g"],
  ["km", "cm", "mm"],
  ["h", "min", "s"],
].map((units) => new Set(units));

const ofOneKind = (one: string, other: string): boolean =>
  one !== other && kinds.some((units) => units.has(one) && units.has(other));

/** `20.00` and `20`. */
const sameNumber = (one: string, other: string): boolean =>
  one.replace(zeros, "") === other.replace(zeros, "");
const zeros = /[.,]0{1,2}$/;

/** `19 °F` for the `19 °C` that the goal tells: the page gives the number in another unit, and nowhere in the goal's own. */
export function standsInOtherUnit(
  { lines, nodes }: Pick<PageSnapshot, "lines" | "nodes">,
  goal: string,
): boolean {
  const wanted = measuresIn(goal);
  if (wanted.length === 0) return false;
  const told = [...lines, ...nodes.map(({ name }) => name)].flatMap(measuresIn);
  const isTold = ({ number, unit }: UnitAmount): boolean =>
    told.some((one) => sameNumber(one.number, number) && one.unit === unit);
  return wanted.some(
    (one) =>
      !isTold(one) &&
      told.some((other) => sameNumber(other.number, one.number) && ofOneKind(one.unit, other.unit)),
  );
}
