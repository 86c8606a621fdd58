/** Words that tell how a thing is, and not which one: after a deed it may bear another one of them. */
export const isState = (word: string): boolean => /^\p{L}{2,}(?:ed|ing)$/u.test(word) || states.has(word);
const states: ReadonlySet<string> = new Set("open draft manual new overdue active inactive ready".split(" "));
