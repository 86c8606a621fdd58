/** Characters that look like another one, to the plain one. Digits and letter pairs that stand in for letters come after. */
const twins: Readonly<Record<string, string>> = {
  а: "a",
  ɑ: "a",
  α: "a",
  е: "e",
  ε: "e",
  о: "o",
  ο: "o",
  σ: "o",
  р: "p",
  ρ: "p",
  с: "c",
  ς: "c",
  у: "y",
  γ: "y",
  х: "x",
  χ: "x",
  і: "i",
  ι: "i",
  ı: "i",
  ј: "j",
  к: "k",
  κ: "k",
  м: "m",
  н: "h",
  т: "t",
  τ: "t",
  в: "b",
  ѕ: "s",
  ԁ: "d",
  ɡ: "g",
  ո: "n",
  ν: "v",
  υ: "u",
  ω: "w",
  ѡ: "w",
  ӏ: "l",
  ß: "b",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ł: "l",
  ħ: "h",
};
const digits: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** What a name looks like at a glance: names that differ and look the same are the trick. */
function glance(label: string): string {
  const plain = [...label.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()].map(
    (char) => twins[char] ?? digits[char] ?? char,
  );
  return plain
    .join("")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/cl/g, "d")
    .replace(/[il|]/g, "l")
    .replace(/-/g, "");
}

const secondLevel = /^(?:co|com|net|org|gov|edu|ac|go|or|ne)$/;

/** `shop.example.co.uk` as `{ label: "example", site: "example.co.uk" }`; an address or a bare name is its own site. */
export function siteParts(host: string): { label: string; site: string } {
  if (/^[\d.]+$|^\[/.test(host) || !host.includes(".")) return { label: host, site: host };
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  const tail = labels.length > 2 && secondLevel.test(labels.at(-2) ?? "") ? 3 : 2;
  return { label: labels.at(-tail) ?? host, site: labels.slice(-tail).join(".") };
}

export const sameSite = (a: string, b: string): boolean => siteParts(a).site === siteParts(b).site;

const bait =
  /(?:^|-)(?:log-?in|sign-?in|secure|security|account|verify|verification|support|auth|billing|update|help|service)(?:-|$)/;

/** The trusted host that this one passes itself off as, if any. */
export function imitates(host: string, trusted: readonly string[]): string | undefined {
  return trusted.find((known) => isName(known) && !sameSite(host, known) && looksLike(host, known));
}

/** Numbers look like other numbers anyway. */
const isName = (host: string): boolean => host.includes(".") && !/^[\d.]+$/.test(host);

function looksLike(host: string, known: string): boolean {
  const name = readableHost(host);
  const { label, site } = siteParts(name);
  const { label: knownLabel, site: knownSite } = siteParts(known);
  if (`${name}.`.startsWith(`${knownSite}.`) || name.includes(`.${knownSite}.`)) return true;
  if (knownLabel.length < 4) return false;
  if (label !== knownLabel && glance(label) === glance(knownLabel)) return true;
  if (knownLabel.length >= 6 && distanceIsOne(glance(label), glance(knownLabel))) return true;
  return (
    site !== knownSite && label.split("-").includes(knownLabel) && bait.test(label.replace(knownLabel, ""))
  );
}

/** One letter more, less, other, or two swapped. */
function distanceIsOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (
    a.slice(at + 1) === b.slice(at + 1) ||
    a.slice(at) === b.slice(at + 1) ||
    a.slice(at + 1) === b.slice(at)
  )
    return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** An encoded international name in its own letters. */
const readableHost = (host: string): string =>
  host
    .toLowerCase()
    .split(".")
    .map((label) => (label.startsWith("xn--") ? decodeLabel(label.slice(4)) : label))
    .join(".");

/** RFC 3492, decoding only; what is malformed stays as it is. */
function decodeLabel(encoded: string): string {
  const split = encoded.lastIndexOf("-");
  const output = [...(split > 0 ? encoded.slice(0, split) : "")];
  let code = 128;
  let at = 0;
  let bias = 72;
  let from = split > 0 ? split + 1 : 0;
  while (from < encoded.length) {
    const start = at;
    for (let weight = 1, base = 36; ; base += 36) {
      const digit = digitOf(encoded.charCodeAt(from++));
      if (digit < 0 || from > encoded.length) return encoded;
      at += digit * weight;
      const limit = base <= bias ? 1 : base >= bias + 26 ? 26 : base - bias;
      if (digit < limit) break;
      weight *= 36 - limit;
    }
    const length = output.length + 1;
    bias = adapt(at - start, length, start === 0);
    code += Math.floor(at / length);
    if (code > 0x10ffff) return encoded;
    at %= length;
    output.splice(at++, 0, String.fromCodePoint(code));
  }
  return output.join("");
}

const digitOf = (char: number): number =>
  char >= 97 && char <= 122 ? char - 97 : char >= 48 && char <= 57 ? char - 22 : -1;

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / length);
  let base = 0;
  for (; rest > 455; base += 36) rest = Math.floor(rest / 35);
  return base + Math.floor((36 * rest) / (rest + 38));
}
