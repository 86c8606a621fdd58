/** Sources of patterns, matched without regard to case. What says how a thing is to be: `must be`, `is to be`. */
export const must =
  "(?:has to|have to|must|should|needs? to|ought to|is to|are to|shall|is supposed to|are supposed to)";
/** As far as it is denied, what may not be is not to be either: `may not stay`. */
export const may = `(?:${must}|may|can)`;
/** The tail of what is to end: `any more`, `any longer`, with its space before. */
export const anyMore = "(?: any ?(?:more|longer))";
