const prime = 0x01000193;

/** 64 bits of FNV-1a in two lanes, as 16 hex digits. Tells equal from different; it is no protection against intent. */
export class Hash {
  #low = 0x811c9dc5;
  #high = 0x9e3779b9;

  add(text: string): this {
    let low = this.#low;
    let high = this.#high;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, prime);
      high = Math.imul(high ^ code ^ (low >>> 15), prime);
    }
    // A separator, so that "ab" + "c" and "a" + "bc" differ.
    this.#low = Math.imul(low ^ 0x1ff, prime);
    this.#high = Math.imul(high ^ 0x1ff, prime);
    return this;
  }

  hex(): string {
    return hexOf(this.#high) + hexOf(this.#low);
  }
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hexByte = (lane: number, shift: number): string => bytes[(lane >>> shift) & 0xff] ?? "";
const hexOf = (lane: number): string =>
  hexByte(lane, 24) + hexByte(lane, 16) + hexByte(lane, 8) + hexByte(lane, 0);
