import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";

/**
 * Packing harder takes half as long again and saves a tenth. The window holds a page several times over, which is most of what repeats; done at once,
 * since handing it to another thread costs as much as the work itself.
 */
const fast = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
  chunkSize: 65_536,
};
/** How gzip begins, by which recordings were packed before; a window of 18 bits begins otherwise. */
const gzipMark = Buffer.from([0x1f, 0x8b]);

/** A long text in fewer characters, for what is written at every turn and rarely read. */
export const packText = (text: string): string => brotliCompressSync(text, fast).toString("base64");

export function unpackText(packed: string): string {
  const bytes = Buffer.from(packed, "base64");
  const text = bytes.subarray(0, 2).equals(gzipMark) ? gunzipSync(bytes) : brotliDecompressSync(bytes);
  return text.toString("utf8");
}

/** The JSON of an object some of whose fields stand ready as JSON. */
export function jsonWith(rest: object, ready: Readonly<Record<string, string | undefined>>): string {
  let json = JSON.stringify(rest).slice(0, -1);
  for (const [name, text] of Object.entries(ready)) {
    if (text !== undefined) json += `${json === "{" ? "" : ","}${JSON.stringify(name)}:${text}`;
  }
  return `${json}}`;
}
