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
    return this.shortHex() + hexByte(this.#low, 16) + hexByte(this.#low, 8) + hexByte(this.#low, 0);
  }

  /** The first ten digits: enough among the elements of one page. */
  shortHex(): string {
    const high = this.#high;
    return (
      hexByte(high, 24) + hexByte(high, 16) + hexByte(high, 8) + hexByte(high, 0) + hexByte(this.#low, 24)
    );
  }
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hexByte = (lane: number, shift: number): string => bytes[(lane >>> shift) & 0xff] ?? "";
