import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];
const green: Colour = [12, 107, 81];
const white: Colour = [255, 255, 255];
/** The product's mark on a field of 32: the two peaks. */
const peaks = [
  [6, 23],
  [13, 11],
  [17.5, 18],
  [20, 14],
  [26, 23],
] as const;
const cornerRadius = 8;
const samples = [0.25, 0.75];

/** The product's mark as a PNG; Chrome takes no SVG for an extension's icon. */
export function iconPng(size: number): Buffer {
  const rows: number[] = [];
  for (let y = 0; y < size; y++) {
    rows.push(0);
    for (let x = 0; x < size; x++) rows.push(...pixel(x, y, 32 / size));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(Buffer.from(rows));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Four looks into each pixel, so that edges come out smooth. */
function pixel(x: number, y: number, scale: number): [number, number, number, number] {
  let seen = 0;
  let light = 0;
  for (const right of samples)
    for (const down of samples) {
      const at = [(x + right) * scale, (y + down) * scale] as const;
      if (!inField(...at)) continue;
      seen += 1;
      if (inPeaks(...at)) light += 1;
    }
  const share = seen === 0 ? 0 : light / seen;
  const mix = (at: 0 | 1 | 2): number => Math.round(green[at] + (white[at] - green[at]) * share);
  return [mix(0), mix(1), mix(2), Math.round((255 * seen) / samples.length ** 2)];
}

function inField(x: number, y: number): boolean {
  const over = (at: number): number => Math.max(cornerRadius - at, at - (32 - cornerRadius), 0);
  return over(x) ** 2 + over(y) ** 2 <= cornerRadius ** 2;
}

/** Whether a ray to the left crosses the outline an odd number of times. */
function inPeaks(x: number, y: number): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of peaks.entries()) {
    const [bx, by] = peaks[(at + 1) % peaks.length] ?? peaks[0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
