import type { BeforeState } from "./snapshot";

const texts = new WeakMap<object, string>();

/** A page as JSON, made once: it is stored with the task that acts on it, and with the turns that saw it and judged what came of it. Nobody changes a page. */
export function pageJson(page: BeforeState): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const text = JSON.stringify(page);
  texts.set(page, text);
  return text;
}

/** The same where it was made already; of any other object nothing is known. */
export const knownPageJson = (page: object): string | undefined => texts.get(page);
