const separator = /\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s*&\s*/i;

/** What is left out of all that fit: the words before it, and what they except. */
export const exception =
  /^(.*?)\s*,?\s*\b(?:except(?:ing)?(?: for)?|excluding|other than|apart from|aside from|but(?: not)?)\s+(\S.*?)(?:\s+ones?)?$/i;
const everything = /^(?:both|all|every|each)\b/i;

/** The objects of an enumeration: `a, b and c`. Quotations and names are masked, so they stay whole; what follows an exception belongs to it. */
export const splitObjects = (list: string): string[] =>
  everything.test(list) && exception.test(list)
    ? [list.trim()]
    : list
        .replace(/^(?:both|all of)\s+/i, "")
        .split(separator)
        .map((item) => item.trim())
        .filter(Boolean);
