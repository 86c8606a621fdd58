/** Names and lines are compared many times in one turn, and in the next; so many answers are remembered. */
const remembered = 20_000;
/** Characters of a name or a line; a longer text is a page's, of which few are compared at a time. */
const longLine = 200;
const rememberedPages = 60;

/** The same work, done once for a text as long as it is remembered. What it gives is shared: nobody may change it. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  type Kept = { text: string; result: T };
  const lines = new Map<string, Kept>();
  const pages = new Map<string, Kept>();
  // One text is often asked for again and again, as a value that is looked for in every line.
  let last: Kept | undefined;
  return (text) => {
    if (last?.text === text) return last.result;
    const isPage = text.length > longLine;
    const known = isPage ? pages : lines;
    let found = known.get(text);
    if (!found) {
      found = { text, result: work(text) };
      if (known.size >= (isPage ? rememberedPages : remembered)) known.clear();
      known.set(text, found);
    }
    last = found;
    return found.result;
  };
}

/** What is made of one text. The words are taken apart only where somebody asks for them. */
type Forms = {
  folded: string;
  spaced?: string;
  words?: readonly string[];
  contentWords?: readonly string[];
  stems?: readonly string[];
  contentStems?: readonly string[];
};

/** All forms of a text in one place: to look each of them up in a memory of its own costs more than to make it. */
const formsOf = remember(
  (text): Forms => ({
    folded: text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\s\u00a0]+/g, " ")
      .trim(),
  }),
);

/** Lower case, one form of each character, single spaces: how names and texts are compared everywhere. */
export const fold = (text: string): string => formsOf(text).folded;

const spacedIn = (forms: Forms): string => {
  forms.spaced ??= ` ${(forms.folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;
  return forms.spaced;
};

/** The words of a text with a space around each: a phrase is in it when it is a part of this. */
export const spaced = (text: string): string => spacedIn(formsOf(text));

const wordsIn = (forms: Forms): readonly string[] => {
  if (forms.words) return forms.words;
  const words = spacedIn(forms).slice(1, -1);
  forms.words = words === "" ? [] : words.split(" ");
  return forms.words;
};

/** The words of a text in any script, folded; letters and digits only. */
export const wordsOf = (text: string): readonly string[] => wordsIn(formsOf(text));

const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be been by do does for from had has have he her hers him his in into is it its me more my no of off on onto or our out per so than that the " +
    "their them then there these they this those to up us using via was we were which while with you your only now please"
  ).split(" "),
);

/** Words that can tell one thing from another: stop words left out. */
export const contentWords = (text: string): readonly string[] => {
  const forms = formsOf(text);
  forms.contentWords ??= wordsIn(forms).filter((word) => !stopWords.has(word));
  return forms.contentWords;
};

/** Weekdays in short, as in `Fri 15:00`, and plurals that no ending gives; each with the word that stands for it. */
const otherForms: ReadonlyMap<string, string> = new Map(
  (
    "mon monday, tue tuesday, tues tuesday, wed wednesday, thu thursday, thur thursday, thurs thursday, fri friday, sat saturday, sun sunday, " +
    "loaves loaf, shelves shelf, knives knife, halves half, scarves scarf, calves calf, wolves wolf, wives wife, children child, people person, " +
    "men man, women woman, feet foot, teeth tooth, mice mouse, geese goose"
  )
    .split(", ")
    .map((pair): [string, string] => {
      const [form = "", word = ""] = pair.split(" ");
      return [form, word];
    }),
);

/** A plain singular of an English word, and a weekday in full; other words come back unchanged or nearly so, the same on both sides of a comparison. */
export const stem = (word: string): string => otherForms.get(word) ?? singular(word);

const singular = (word: string): string =>
  word.length > 4 && word.endsWith("ies")
    ? `${word.slice(0, -3)}y`
    : word.length > 4 && hissing.test(word)
      ? word.slice(0, -2)
      : word.length > 3 && word.endsWith("s") && !word.endsWith("ss")
        ? word.slice(0, -1)
        : word;
/** `boxes`, `addresses`, `matches`; a `cache` keeps its `e`. */
const hissing = /(?:ss|x|zz|sh|[tnr]ch)es$/;

/** The words of a text, each as its stem. */
export const stemsOf = (text: string): readonly string[] => {
  const forms = formsOf(text);
  forms.stems ??= wordsIn(forms).map(stem);
  return forms.stems;
};

/** The words that can tell one thing from another, each as its stem. */
export const contentStems = (text: string): readonly string[] => {
  const forms = formsOf(text);
  forms.contentStems ??= contentWords(text).map(stem);
  return forms.contentStems;
};

/** "creating", "created" and "create" are one word here. */
export const cutEnding = (word: string): string => {
  const cut = stem(word).replace(/(?:ing|ed|e)$/, "");
  return cut.length >= 4 ? cut : stem(word);
};

/** True when `part`'s words stand in `text` in that order, as whole words. Punctuation and case do not matter. */
export const containsPhrase = (text: string, part: string): boolean => phraseFinder(part)(text);

/** The same for one phrase that is looked for in many texts. */
export function phraseFinder(part: string): (text: string) => boolean {
  const needle = spaced(part);
  return needle.trim() === "" ? () => false : (text) => spaced(text).includes(needle);
}

/** Letters and digits alone, in small letters: sites write phone numbers, codes and amounts with their own signs between. */
export const lettersAndDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
