/**
 * SHA-1 as hex. Written out because the browser's own is absent on pages without a secure context. Used to tell equal from different, never
 * for security.
 */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = padded(bytes);
  let [a, b, c, d, e] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const w = new Int32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    for (let t = 0; t < 80; t++)
      w[t] =
        t < 16
          ? at(words, block + t)
          : rotate(at(w, t - 3) ^ at(w, t - 8) ^ at(w, t - 14) ^ at(w, t - 16), 1);
    const before = [a, b, c, d, e] as const;
    for (let t = 0; t < 80; t++) {
      const next = (rotate(a, 5) + mix(t, b, c, d) + e + at(w, t)) | 0;
      [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
    }
    [a, b, c, d, e] = [
      (a + before[0]) | 0,
      (b + before[1]) | 0,
      (c + before[2]) | 0,
      (d + before[3]) | 0,
      (e + before[4]) | 0,
    ];
  }
  return [a, b, c, d, e].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const at = (words: Int32Array, index: number): number => words[index] ?? 0;
const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function mix(t: number, b: number, c: number, d: number): number {
  if (t < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (t < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (t < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

/** Big-endian words with the closing bit and the length, a multiple of 16. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let index = 0; index < bytes.length; index++)
    words[index >> 2] = at(words, index >> 2) | ((bytes[index] ?? 0) << (24 - (index % 4) * 8));
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[words.length - 1] = bytes.length * 8;
  return words;
}
