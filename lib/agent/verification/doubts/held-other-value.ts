import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { isMasked } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { amount, plainNumber } from "./wanted-nowhere";

const value = '(?:["“]([^"”]{1,80})["”]|(\\+?\\d{1,9}(?:[ .,-]{1,2}\\d{1,9}){0,5}))';
const end = "(?=$|[,.;!?]|\\s+(?:and|then|in|for|on|at|with|before|so)(?!\\p{L}))";
const told = new RegExp(`((?:\\p{L}[\\p{L}-]* ){1,3})(?:to|as|=) ${value}${end}`, "giu");
const sending: ReadonlySet<StepVerb> = new Set(["submit", "edit", "create", "add", "send"]);

/**
 * `Set my name to "Ida Falk" and my phone to 555 1212`: what step or goal say of a field by its name was not in it when the form was sent, whatever else of it was
 * kept. Of a step that ends no goal only the fields that it says itself. The field's name.
 */
export function heldOtherValue(ground: Ground): string | undefined {
  const { asSaid, input, action, verb, requests, nodesBefore } = ground;
  if (!action.clicks || !sending.has(verb) || requests.stored.length === 0) return undefined;
  const said = new Set(wordsOf(asSaid));
  const fields = descendantsOf(nodesBefore, formOf(ground)).filter(isText);
  for (const [, before = "", quote, number] of `${asSaid}\n${input.goal}`.matchAll(told)) {
    const field = fieldCalled(before, fields);
    const isAsked = input.isLastStep || wordsOf(field?.name ?? "").some((word) => said.has(word));
    if (field && isAsked && !holds(field.value ?? "", quote, number)) return field.name;
  }
  return undefined;
}

const isText = ({ role, value: held = "", inputType, states }: SkeletonNode): boolean =>
  role === "textbox" &&
  (inputType === undefined || texts.has(inputType)) &&
  !isMasked(held) &&
  !states.includes("disabled");
const texts: ReadonlySet<string> = new Set(["text", "tel", "number", "email", "search", "url"]);

/** The one field whose whole name stands right before what it is to be; of `recovery phone` and `phone` the longer one. */
function fieldCalled(before: string, fields: readonly SkeletonNode[]): SkeletonNode | undefined {
  const words = wordsOf(before).join(" ");
  const called = fields.filter(({ name }) => {
    const own = wordsOf(name).join(" ");
    return own !== "" && ` ${words}`.endsWith(` ${own}`);
  });
  const longest = Math.max(0, ...called.map(({ name }) => wordsOf(name).length));
  const [field, ...more] = called.filter(({ name }) => wordsOf(name).length === longest);
  return more.length === 0 ? field : undefined;
}

const dialledDigits = 5;
function holds(held: string, quote: string | undefined, number = ""): boolean {
  if (quote !== undefined) return containsPhrase(held, quote) || fold(held) === fold(quote);
  const [has, wanted] = [held, number].map((text) => text.replace(/\D/g, ""));
  // A day may be written in another order.
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(number) || wanted === undefined) return true;
  if (wanted.length >= dialledDigits && has?.includes(wanted)) return true;
  return plainNumber.test(held.trim()) && plainNumber.test(number)
    ? amount(held) === amount(number)
    : has === wanted;
}
