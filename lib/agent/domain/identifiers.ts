const pattern =
  /#\d{2,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{L}{1,6}[-_/.]?\d{2,}(?:[-_/.]\d+)*(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,/-])\d{4,}[-/.]\d{3,}(?![\p{L}\p{N}]|[.,/-]\d)/giu;
/** `to INV-3`, `as INV-3`: what something is to be called is not what it is told by. */
const becoming = /(?<!\p{L})(?:to|as|into|auf|als|zu|en|à|como|a|come|in)\s+["“„«'‘]?$/iu;

type Identifier = { text: string; form: string };

const formOf = (text: string): string => text.replace(/\d/g, "9");

/** `INV-2087`, `SR19`, `#1042`, `1987.114`: what a thing is told by among others of its kind. `form`: the same for all of that kind. */
const identifiersIn = (text: string): (Identifier & { at: number })[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, index }) => {
    const plain = whole.toLowerCase();
    return { text: plain, form: formOf(plain), at: index };
  });

/**
 * The identifier that a wording tells its thing by, where a text, such as a row, bears others of the same form and none of those that the wording names: the
 * text is about another thing of that kind.
 */
export function missedIdentifier(wording: string, text: string): string | undefined {
  const part = partOfLonger(wording, text) ?? withLetterBehind(wording, text);
  if (part !== undefined) return part;
  const all = identifiersIn(wording);
  const told = all.filter(({ at }) => !becoming.test(wording.slice(0, at)));
  if (told.length === 0) return undefined;
  const named = new Set(all.map((one) => one.text));
  const borne = identifiersIn(text);
  if (borne.some((one) => named.has(one.text))) return undefined;
  return told.find(({ form }) => borne.some((one) => one.form === form))?.text;
}

/** The text bears one of the identifiers that the wording names. */
export function bearsIdentifier(wording: string, text: string): boolean {
  const named = new Set(identifiersIn(wording).map((one) => one.text));
  return identifiersIn(text).some((one) => named.has(one.text));
}

/** `new-checkout` where the text bears only `new-checkout-copy`: a longer name is another thing's. */
function partOfLonger(wording: string, text: string): string | undefined {
  const borne: readonly string[] = text.toLowerCase().match(joined) ?? [];
  return wording
    .toLowerCase()
    .match(joined)
    ?.find(
      (name) =>
        !borne.includes(name) && borne.some((other) => other.length > name.length && holdsPart(other, name)),
    );
}
const joined = /(?<![\p{L}\p{N}_-])\p{L}[\p{L}\p{N}]*(?:[-_][\p{L}\p{N}]+)+(?![\p{L}\p{N}_-])/gu;
const holdsPart = (longer: string, name: string): boolean =>
  (longer.startsWith(name) && /^[-_]/.test(longer.slice(name.length))) ||
  (longer.endsWith(name) && /[-_]$/.test(longer.slice(0, -name.length)));

/** `5120` where the text bears only `5120-B`: a letter behind a number makes it another one. How much there is of something has its unit there. */
function withLetterBehind(wording: string, text: string): string | undefined {
  const numbers = [
    ...wording.matchAll(/(?<![\p{L}\p{N}.,/_-])\d{3,}(?![\p{L}\p{N}_-]|[.,/]\d| ?\p{Ll}| ?[€$£%])/gu),
  ];
  const borne = [...text.matchAll(lettered)];
  return numbers
    .map(([number]) => number)
    .find((number) => {
      const own = borne.filter(([, one]) => one === number);
      return own.length > 0 && own.every(([, , letter]) => letter !== undefined);
    });
}
const lettered = /(?<![\p{L}\p{N}.,/_-])(\d{3,})(-\p{Lu}{1,2})?(?![\p{L}\p{N}_-])/gu;
