const separator = /\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s*&\s*/i;

/** The objects of an enumeration: `a, b and c`. Quotations and names are masked, so they stay whole. */
export const splitObjects = (list: string): string[] =>
  list
    .replace(/^(?:both|all of)\s+/i, "")
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
