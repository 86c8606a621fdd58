import { fold } from "@/lib/agent/domain/wording/words";

/** States that a thing is in one or the other of. */
const pairs: readonly (readonly [string, ...string[]])[] = [
  ["present", "absent", "away", "missing"],
  ["available", "unavailable", "sold out", "out of stock", "not available"],
  ["in stock", "out of stock", "sold out"],
  ["open", "closed", "shut"],
  ["active", "inactive", "paused", "suspended", "disabled"],
  ["enabled", "disabled"],
  ["visible", "hidden"],
  ["public", "private"],
  ["published", "unpublished"],
  ["online", "offline"],
  ["paid", "unpaid"],
  ["attending", "not attending"],
  ["in use", "free", "unused"],
];

/** `present` and `absent`. */
export function isOpposite(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return pairs.some(([is, ...isNot]) => (a === is && isNot.includes(b)) || (b === is && isNot.includes(a)));
}

/** `Maximum file size` where the goal says the minimum: the two say different things of one kind, whatever else they share. */
export const saysOpposite = (label: readonly string[], said: readonly string[]): boolean =>
  sides.some((kind) => {
    const sidesOf = (words: readonly string[]) =>
      kind.filter((side) => side.some((one) => words.includes(one)));
    const [own, wanted] = [sidesOf(label), sidesOf(said)];
    return own.length > 0 && wanted.length > 0 && !own.some((side) => wanted.includes(side));
  });
const sides: readonly (readonly (readonly string[])[])[] = [
  [
    ["min", "minimum"],
    ["max", "maximum"],
  ],
  [["hourly"], ["daily"], ["weekly"], ["monthly"], ["yearly", "annual"]],
  [["first"], ["last"]],
  [["start"], ["end"]],
  [
    ["incoming", "inbound"],
    ["outgoing", "outbound"],
  ],
];
