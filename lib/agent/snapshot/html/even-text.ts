const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Signs that are not seen, spaces that are no plain space, and several in a row. */
const uneven = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[^\S ]| {2}/;

export const isUneven = (text: string): boolean => uneven.test(text);

/** Single spaces and nothing that is not seen. */
export const evenSpaced = (text: string): string => text.replace(invisible, "").replace(/\s+/g, " ");

/** Even-spaced, and no space at the ends. Most texts are, so that two looks are all it takes. */
export function tidy(text: string): string {
  const core = text.trim();
  return isUneven(core) ? evenSpaced(core).trim() : core;
}

export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const code = text.charCodeAt(max - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? max - 1 : max).trimEnd();
}

const inWord = /[\p{L}\p{N}]/u;

/** A line that is put together from tidy texts and the spaces between them, and stays tidy. */
export class Line {
  said = "";
  #gap = false;
  #seam = false;

  /** A space, unless nothing follows or nothing was said. */
  space(): void {
    this.#gap = true;
  }

  /** Two texts that are not of one word, though nothing stands between them. Signs stay where they are. */
  seam(): void {
    this.#seam = true;
  }

  add(text: string): void {
    if (text === "") return;
    const isApart =
      this.#gap || (this.#seam && inWord.test(text.charAt(0)) && inWord.test(this.said.at(-1) ?? ""));
    this.said += isApart && this.said !== "" ? ` ${text}` : text;
    this.#gap = false;
    this.#seam = false;
  }

  /** What was said, to begin anew. */
  take(): string {
    const { said } = this;
    this.said = "";
    this.#gap = false;
    this.#seam = false;
    return said;
  }
}
