import { partsIn } from "./clause-parts";
import { maskClass, valueClass } from "./masked-text";
import type { BareWant, Clause } from "./reader";

const attributed = new RegExp(
  `^(?:(?:the|my|our|his|her|their|an?)\\s+)?((?:\\p{L}+\\s+)*(?:number|address|code|id|e-?mail|phone|name|date|link|url|iban|website))\\s*,?\\s+(${maskClass}|${valueClass}|(?=\\S*\\d)[\\p{L}\\d-]{4,}),?\\s+(?:to|in|on)\\s+(?:the\\s+|my\\s+|our\\s+)?(.+)$`,
  "iu",
);

/** `Add the tax number X1 to our company details`: what a thing has one of is set on it. */
export function attributeIn(rest: string, { masked }: Clause): BareWant | undefined {
  const [, field, value, of] = attributed.exec(rest) ?? [];
  if (!field || !value || !of || partsIn(of).length > 1) return undefined;
  return {
    do: "set",
    field: { name: field, whole: field, exact: false },
    value: masked.restore(value),
    of: masked.restore(of),
  };
}
