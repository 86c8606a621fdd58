import type { Ground } from "@/lib/agent/verification/ground";

const count = /(?<!\p{L})(?:with|of|at|for) (?:a |an )?(\d{1,2})(?= \p{Ll}{3})/giu;
const numbersIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}.,:/-])\d+(?![\p{L}\p{N}]|[.,:/-]\d)/gu) ?? [];

/** `Add "Amber" to the list with 8 stars`: the entry that came tells numbers, neither it nor what was chosen before tells that one. */
export function isNumberLeftOut({ asSaid, intent, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const bare = intent.quoted.reduce((text, quote) => text.replaceAll(quote, " "), asSaid);
  const [said, ...more] = [...bare.matchAll(count)].flatMap(([, number]) => number ?? []);
  if (said === undefined || more.length > 0 || diff === undefined) return false;
  const entries = diff.appeared.flatMap((at) => {
    const node = nodesAfter[at];
    return node && (node.role === "item" || node.role === "row") ? [node.name] : [];
  });
  const named = entries.filter((name) => intent.quoted.some((quote) => name.includes(quote)));
  if (!named.some((name) => numbersIn(name).length > 0)) return false;
  const shown = [
    ...diff.linesRemoved,
    ...named,
    ...nodesBefore.flatMap(({ value, states }) =>
      value === undefined || states.includes("unchecked") ? [] : [value],
    ),
    ...nodesBefore.flatMap(({ name, states }) =>
      states.some((state) => state === "checked" || state === "selected" || state === "pressed")
        ? [name]
        : [],
    ),
  ];
  return !shown.some((text) => numbersIn(text).some((number) => Number(number) === Number(said)));
}
