/** A number that something is said to have: the field it stands in, whose it is, and the number. */
export type Holding = { field: string; of: string; value: string };

const now = "(?:now|currently|only|just|exactly)";
/** What `we` or `it` has is told of something that was named before. */
const named = "(?!(?:i|we|you|they|he|she|it|who|which) )";
const count = "\\d+(?:[.,]\\d+)*";
const kept = "(?:in|on) \\p{L}+|available";
const having = new RegExp(
  `^${named}(?:(?:the|our|my|this|that) )?(.{1,80}?) (?:${now} )?(?:has|have|holds) (?:${now} )?(${count}) (${kept}|\\p{L}+(?: \\p{L}+){0,2}?)(?: ${now}| left| again)*$`,
  "iu",
);
const being = new RegExp(
  `^there (?:is|are) (?:${now} )?(${count}) (?:of (?:the|our|my) )?(.{1,80}?) (?:${now} )?(${kept})(?: ${now}| again)*$`,
  "iu",
);
const measuring = new RegExp(
  `^${named}(?:(?:the|our|my|this|that) )?(.{1,80}?) (?:${now} )?(costs?|weighs?) (?:${now} )?(\\S.{0,40}?)(?: ${now}| again)*$`,
  "iu",
);

/** `The oak table has 12 in stock now`, `there are 12 oak tables in stock`, `the oak table costs 49 euros`. */
export function holdingIn(text: string): Holding | undefined {
  const told = text.replace(/[\s.!]+$/, "");
  const [, owner, value, field] = having.exec(told) ?? [];
  if (owner && value && field) return { field, of: owner, value };
  const [, number, thing, place] = being.exec(told) ?? [];
  if (number && thing && place) return { field: place, of: thing, value: number };
  const [, one, verb = "", measure] = measuring.exec(told) ?? [];
  return one && measure && /\d/.test(measure)
    ? { field: /^c/i.test(verb) ? "price" : "weight", of: one, value: measure }
    : undefined;
}
