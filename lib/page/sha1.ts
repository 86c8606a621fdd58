/**
 * SHA-1 as hex. Written out because the browser's own is absent on pages without a secure context. Used to tell equal from different, never
 * for security. A page is hashed before the browser has compiled much of this, so that its loops call nothing.
 */
export function sha1(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const w = new Int32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    expand(w);
    stir(state, w);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function expand(w: Int32Array): void {
  for (let t = 16; t < 80; t++) {
    const word = (w[t - 3] ?? 0) ^ (w[t - 8] ?? 0) ^ (w[t - 14] ?? 0) ^ (w[t - 16] ?? 0);
    w[t] = (word << 1) | (word >>> 31);
  }
}

/** One block. Plain variables, no calls: this runs some ten thousand times a page. */
function stir(state: Int32Array, w: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let t = 0; t < 80; t++) {
    let mixed: number;
    if (t < 20) mixed = ((b & c) | (~b & d)) + 0x5a827999;
    else if (t < 40) mixed = (b ^ c ^ d) + 0x6ed9eba1;
    else if (t < 60) mixed = ((b & c) | (b & d) | (c & d)) - 0x70e44324;
    else mixed = (b ^ c ^ d) - 0x359d3e2a;
    const next = (((a << 5) | (a >>> 27)) + mixed + e + (w[t] ?? 0)) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
}

const add = (words: Int32Array, index: number, more: number): void => {
  words[index] = (words[index] ?? 0) + more;
};

/** Big-endian words with the closing bit and the length, a multiple of 16. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const whole = new Uint8Array(blocks * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  const words = new Int32Array(blocks * 16);
  for (let index = 0; index < words.length; index++) words[index] = view.getInt32(index * 4);
  return words;
}
