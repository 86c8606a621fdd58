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
  const wording = `${asSaid}\n${input.goal}`;
  const texts = descendantsOf(nodesBefore, formOf(ground)).flatMap(({ role, value = "" }) =>
    role === "textbox" ? [value.trim()] : [],
  );
  const told = new Set<string>(wording.match(digits) ?? []);
  const held = texts.filter((text) => /^\d{4,}$/.test(text));
  const near = held.find(
    (one) => !told.has(one) && [...told].some((number) => !held.includes(number) && isNear(one, number)),
  );
  return near ?? otherAddress(wording, texts);
}

/** `10.0.4.1` in a field where goal or step say `10.0.4.11`, which none of them holds. */
function otherAddress(wording: string, texts: readonly string[]): string | undefined {
  const told: readonly string[] = wording.match(addresses) ?? [];
  // `10.0.4.0/24` is what it is a part of.
  const missing = told.filter((one) => !texts.some((text) => text.startsWith(one)));
  return texts.find(
    (text) => address.test(text) && !told.includes(text) && missing.some((one) => isCutOrNear(text, one)),
  );
}
/** A digit is another one, or is missing at the end. */
const isCutOrNear = (one: string, other: string): boolean =>
  isNear(one, other) || (other.startsWith(one) && other.length - one.length === 1);
const address = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const addresses = /(?<![\p{L}\p{N}.-])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])/gu;

function isNear(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const wrong = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = -1, second = -1] = wrong;
  const isTurned = wrong.length === 2 && one[first] === other[second] && one[second] === other[first];
  return (isTurned && one.length >= fewestTurned) || (wrong.length === 1 && one.length >= fewestOther);
}
