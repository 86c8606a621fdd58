/**
 * SHA-1 as hex. Written out because the browser's own is absent on pages without a secure context. Used to tell equal from different, never
 * for security.
 */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = padded(bytes);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const w = new Int32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let t = 16; t < 80; t++)
      w[t] = rotate(at(w, t - 3) ^ at(w, t - 8) ^ at(w, t - 14) ^ at(w, t - 16), 1);
    stir(state, w);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** One block. Plain variables: this runs some ten thousand times a page. */
function stir(state: Int32Array, w: Int32Array): void {
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  for (let t = 0; t < 80; t++) {
    const next = (rotate(a, 5) + mix(t, b, c, d) + e + at(w, t)) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  for (const [index, word] of [a, b, c, d, e].entries()) state[index] = at(state, index) + word;
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
