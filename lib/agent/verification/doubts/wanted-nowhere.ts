import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

export const plainNumber = /^[-−]?\d[\d ]*(?:[.,]\d+)?$/;
export const number = /\d+(?:[.,]\d+)*/g;
export const amount = (text: string): number =>
  Number(text.replace(/[\s,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));

/**
 * `Change the amount to 96`, `Rename it to "Silver bracelet"`: what the step, or the goal of a last one, says that it is to be, was in no field when it was sent,
 * and the page does not show it. Whatever was kept, it was something else.
 */
export function wantedNowhere(ground: Ground): string | undefined {
  const { asSaid, input, action, requests, verb } = ground;
  if (!action.clicks || !sending.has(verb) || requests.stored.length === 0) return undefined;
  for (const told of [asSaid, ...(input.isLastStep ? [input.goal] : [])]) {
    const wanted = numberIn(told) ?? textIn(told);
    if (wanted !== undefined && !isSomewhere(wanted, ground)) return wanted;
  }
  return undefined;
}
const sending: ReadonlySet<StepVerb> = new Set(["submit", "edit", "create", "add"]);

/** At the end of it: an amount, or what is dialled. */
const becoming = /(?<!\p{L})(?:to|as) [€$£]? ?(\+?\d{1,9}(?:[., /-]{0,2}\d{1,9}){0,5})(?: ?[%€$£])?\.?$/u;
const numberIn = (told: string): string | undefined => becoming.exec(told.trim())?.[1];

function textIn(told: string): string | undefined {
  const { verb, value, quoted } = readStepIntent(told);
  return verb === "edit" && quoted.at(-1) === value ? value : undefined;
}

const dialledDigits = 5;
const holding: ReadonlySet<string> = new Set(["textbox", "combobox", "slider"]);

function isSomewhere(wanted: string, { nodesBefore, nodesAfter, input }: Ground): boolean {
  const held = nodesBefore.flatMap(({ value = "", role, options }) =>
    holding.has(role) || options ? [value] : [],
  );
  const chosen = nodesBefore.flatMap(({ name, states }) =>
    states.some((state) => state === "checked" || state === "selected") ? [name] : [],
  );
  const texts = [
    ...held,
    ...chosen,
    ...nodesAfter.flatMap(({ name, value = "" }) => [name, value]),
    ...input.after.lines,
  ];
  if (/\p{L}/u.test(wanted)) return texts.some((text) => containsPhrase(text, wanted));
  const digits = wanted.replace(/\D/g, "");
  return (
    !held.some((text) => /\d/.test(text)) ||
    texts.some(
      (text) => standsWhole(digits, text) || (text.match(number) ?? []).map(amount).includes(amount(wanted)),
    )
  );
}

/**
 * `96` stands in `9 6` and not in `1960`: groups of digits are read whole, one or several in a row. What is as long as a number that is dialled may
 * stand behind the code of its country.
 */
function standsWhole(digits: string, text: string): boolean {
  if (digits.length >= dialledDigits && text.replace(/\D/g, "").includes(digits)) return true;
  const groups = text.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    let joined = "";
    for (let at = from; at < groups.length && joined.length < digits.length; at += 1) joined += groups[at];
    return joined === digits;
  });
}
