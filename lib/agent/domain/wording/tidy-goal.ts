/** Longer runs of blanks mean nothing, and are what makes the reading of a sentence slow. */
const longestRun = 8;

/** A goal or an answer as it is read: without what cannot be seen. */
export const tidyGoal = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/\s{9,}/g, (run) => run.slice(0, longestRun))
    .trim();
