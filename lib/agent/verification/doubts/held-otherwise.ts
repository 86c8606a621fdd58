import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { lettersAndDigits, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/**
 * `Change the phone to 555 0100 and the city to Lyon`: the form was sent with another text in the field `City`, and with that one in none. Returns what the field is
 * called.
 */
export function heldOtherwise(ground: Ground): string | undefined {
  const { action, asSaid, input, nodesBefore, requests } = ground;
  const form = formOf(ground);
  if (!action.clicks || form < 0 || requests.stored.length === 0) return undefined;
  const told = `${asSaid}\n${input.isLastStep ? input.goal : ""}`;
  const fields = descendantsOf(nodesBefore, form).filter(isWritten);
  return fields.find((field) => {
    const said = saidOf(field, fields, told);
    return said !== undefined && !fields.some(({ value = "" }) => agrees(value, said));
  })?.name;
}

const isWritten = ({ role, value, inputType, states, options }: SkeletonNode): boolean =>
  role === "textbox" &&
  value !== undefined &&
  options === undefined &&
  inputType !== "password" &&
  !states.includes("hidden") &&
  !isDay(value);
/** Days and times are said in other forms than they are held in. */
const isDay = (value: string): boolean => /\d[-/.:]\d/u.test(value) && !/\p{L}/u.test(value);

/** What the text gives the field: `job title to Director`, `excerpt "Spokes"`. Nothing where another field is called so too, or by more words. */
function saidOf(field: SkeletonNode, fields: readonly SkeletonNode[], told: string): string | undefined {
  const label = wordsOf(field.name);
  if (!label.some((word) => /\p{L}{3}/u.test(word))) return undefined;
  const isRival = ({ name }: SkeletonNode): boolean => {
    const words = wordsOf(name);
    return label.every((word, at) => words[words.length - label.length + at] === word);
  };
  if (fields.some((other) => other !== field && isRival(other))) return undefined;
  const given = new RegExp(`(?<![\\p{L}\\p{N}])${label.join("[\\s-]+")}${givenTo.source}`, "giu").exec(told);
  const [, quoted, plain] = given ?? [];
  if (quoted !== undefined) return quoted;
  return plain !== undefined && /^[\p{Lu}\d+]/u.test(plain) && changing.test(told) ? plain : undefined;
}
/** … and not `title "Old" to "New"`. */
const givenTo =
  /(?: of [^,;.:"“\n]{1,40}?)?(?:,? (?:to|as|is)|:)? (?:["“]([^"”\n]{2,80})["”](?! (?:to|into|by|with|as) )|(?<= to )([^,;."“\n]{2,80}))/u;
const changing = /(?<!\p{L})(?:change|set|update|edit|correct|switch|alter|adjust|make)(?!\p{L})/iu;

/** What is not quoted goes on to the end of its clause. */
function agrees(held: string, said: string): boolean {
  const [is, wanted] = [lettersAndDigits(held), lettersAndDigits(said)];
  return is !== "" && (is.includes(wanted) || wanted.startsWith(is));
}
