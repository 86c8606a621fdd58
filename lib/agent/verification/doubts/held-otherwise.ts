import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { lettersAndDigits, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/**
 * `Change the phone to 555 0100 and the city to Lyon`: the form was sent with another text in the field `City`, and with that one in none. Returns what the field is
 * called.
 */
export function heldOtherwise(ground: Ground): string | undefined {
  const { action, asSaid, input, nodesBefore, requests, verb } = ground;
  const form = formOf(ground);
  // Without a form around it a button may be for anything, but for a step that sends what was filled in.
  if (!action.clicks || (form < 0 && !sending.has(verb)) || requests.stored.length === 0) return undefined;
  const own = new Set(wordsOf(asSaid));
  const fields = descendantsOf(nodesBefore, form).filter(isWritten);
  const isOther = ({ label, notAfter }: Call): boolean => {
    // What the goal gives a field that the step does not call by its name may be for a later one.
    const isNow = input.isLastStep || label.every((word) => own.has(word));
    const said = saidOf(label, notAfter, `${asSaid}\n${isNow ? input.goal : ""}`);
    return said !== undefined && !fields.some(({ value = "" }) => agrees(value, said));
  };
  return fields.find((field) => callsOf(field, fields).some(isOther))?.name;
}

const sending: ReadonlySet<StepVerb> = new Set(["submit", "edit"]);

const isWritten = ({ role, value, inputType, states, options }: SkeletonNode): boolean =>
  role === "textbox" &&
  value !== undefined &&
  options === undefined &&
  inputType !== "password" &&
  !states.includes("hidden") &&
  !states.includes("disabled") &&
  !isDay(value);
/** Days and times are said in other forms than they are held in. */
const isDay = (value: string): boolean =>
  /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?!\d)|^\d{1,2}:\d{2}/u.test(value.trim());

/** The words that a text may call a field by. `notAfter`: behind these words they call another one. */
type Call = { label: readonly string[]; notAfter: readonly string[] };

/**
 * Its name, which behind `recovery` may be the end of another's; and `Description` of `Short description`, where no other field is called by that word: the
 * shortest that a text may call the field by.
 */
function callsOf(field: SkeletonNode, fields: readonly SkeletonNode[]): Call[] {
  const label = wordsOf(field.name);
  const others = fields.filter((one) => one !== field).map(({ name }) => wordsOf(name));
  const rivals = others.filter((words) => label.every((word, at) => words.at(at - label.length) === word));
  const notAfter = rivals.flatMap((words) => words.at(-label.length - 1) ?? []);
  if (!label.some((word) => /\p{L}{3}/u.test(word)) || notAfter.length < rivals.length) return [];
  const head = label.at(-1) ?? "";
  const isTelling =
    label.length > 1 && /^\p{L}{4,}$/u.test(head) && !others.some((words) => words.includes(head));
  const whole = { label, notAfter };
  return isTelling ? [whole, { label: [head], notAfter: [] }] : [whole];
}

/** What the text gives a field of that name: `job title to Director`, `excerpt "Spokes"`. */
export function saidOf(
  label: readonly string[],
  notAfter: readonly string[],
  told: string,
): string | undefined {
  const [called, others] = [label, notAfter].map((words) =>
    words.map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)),
  );
  const before = others?.length ? `(?<!(?:${others.join("|")})[\\s-])` : "";
  const name = called?.join("[\\s-]+") ?? "";
  const given = new RegExp(`(?<![\\p{L}\\p{N}])${before}${name}${givenTo.source}`, "u").exec(told);
  const [, quoted, plain] = given ?? [];
  return quoted ?? (plain !== undefined && changing.test(told) && !isDay(plain) ? plain : undefined);
}
/** … and not `title "Old" to "New"`. What is not quoted begins as names, numbers and addresses do. */
const givenTo =
  /(?: of [^,;.:"“\n]{1,40}?(?=,? (?:to|as|is) |:))?(?:,? (?:to|as|is)|:)? (?:["“]([^"”\n]{2,80})["”](?! (?:to|into|by|with|as) )|((?:[\p{Lu}\d+]|https?:)[^,;."“\n]{1,80}))/u;
const changing = /(?<!\p{L})(?:change|set|update|edit|correct|switch|alter|adjust|make)(?!\p{L})/iu;

/** What is not quoted goes on to the end of its clause. */
function agrees(held: string, said: string): boolean {
  const [is, wanted] = [lettersAndDigits(held), lettersAndDigits(said)];
  return is !== "" && (is.includes(wanted) || wanted.startsWith(is));
}
