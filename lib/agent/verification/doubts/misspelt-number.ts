import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** Shorter ones are counts and years, of which many are near each other. */
const fewestTurned = 4;
const fewestOther = 6;
const digits = /(?<![\p{L}\p{N}.,:/-])\d{4,}(?![\p{L}\p{N}]|[.,:/-]\d)/gu;

/** `112233454` was sent in a field of the form where goal or step say `112233445`, which none of its fields holds: a digit is another, or two of them stand the other way round. */
export function misspeltNumber(ground: Ground): string | undefined {
  const { nodesBefore, input, asSaid } = ground;
  const told = new Set<string>(`${asSaid}\n${input.goal}`.match(digits) ?? []);
  if (told.size === 0) return undefined;
  const held = descendantsOf(nodesBefore, formOf(ground)).flatMap(({ role, value = "" }) =>
    role === "textbox" && /^\d{4,}$/.test(value.trim()) ? [value.trim()] : [],
  );
  return held.find(
    (one) => !told.has(one) && [...told].some((number) => !held.includes(number) && isNear(one, number)),
  );
}

function isNear(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const wrong = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = -1, second = -1] = wrong;
  const isTurned = wrong.length === 2 && one[first] === other[second] && one[second] === other[first];
  return (isTurned && one.length >= fewestTurned) || (wrong.length === 1 && one.length >= fewestOther);
}
