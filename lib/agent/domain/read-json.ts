/** The value that a text is the JSON of, or undefined: a text that is none is no fault. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
