/** Where a name stands in lines; it may go on in those after. */
export type NamePlace = { line: number; column: number; endLine: number };

/** A name to be looked for. `holds`: the words of those after it are among its own, as in a message with a link in it. */
export type WantedName = { text: string; holds: boolean };

/** How far ahead of the last name found the next one is looked for where nothing else tells the way, in characters. */
const aheadChars = 4_000;
/** A client cuts longer names, also within a word. */
const cutName = 80;
/** A shorter name stands in any text and leads nobody. */
const guidingChars = 3;
const deepest = 12;

/** Lines as one text, what begins a list item or heading left out, so that a name is found also where it goes on in the next line. */
type Flat = {
  text: string;
  starts: number[];
  leads: number[];
  words: Map<string, number[]>;
  known: Map<string, Places>;
};
/** Wherever a name stands as words of its own, in order. */
type Places = { starts: readonly number[]; length: number };

type Range = { first: number; end: number; from: number; to: number };
type Found = { start: number; end: number };
type Guide = { index: number; at: Found };

/**
 * Finds names in the text that shows them; both are in document order. Names that stand in it just once lead the way, as many of them as are in
 * order; the others are looked for between those, each after the one before it.
 */
export function findNames(
  names: readonly WantedName[],
  lines: readonly string[],
): readonly (NamePlace | undefined)[] {
  const flat = flatten(lines);
  const found: (Found | undefined)[] = names.map(() => undefined);
  place({ first: 0, end: names.length, from: 0, to: flat.text.length }, 0);
  placeHolders();
  return found.map((one) => one && placeIn(flat, one));

  function place(range: Range, depth: number): void {
    if (range.first >= range.end || range.from >= range.to) return;
    const guides = depth < deepest ? guidesIn(names, flat, range) : [];
    if (guides.length === 0) inTurn(range);
    else between(range, guides, depth);
  }

  function between(range: Range, guides: readonly Guide[], depth: number): void {
    let { first, from } = range;
    for (const { index, at } of guides) {
      found[index] = at;
      place({ first, end: index, from, to: at.start }, depth + 1);
      first = index + 1;
      from = at.end;
    }
    place({ first, end: range.end, from, to: range.to }, depth + 1);
  }

  function inTurn({ first, end, from, to }: Range): void {
    let at = from;
    for (let index = first; index < end; index++) {
      const name = names[index];
      if (!name || name.holds) continue;
      const one = nextOf(flat, name.text, at, Math.min(to, at + aheadChars));
      found[index] = one;
      if (one) at = one.end;
    }
  }

  /** What holds others begins before the first of them. */
  function placeHolders(): void {
    let before = 0;
    names.forEach((name, index) => {
      if (!name.holds) before = found[index]?.end ?? before;
      else {
        const after = found.slice(index + 1).find((one) => one !== undefined)?.start ?? flat.text.length;
        found[index] = nextOf(flat, name.text, before, Math.min(flat.text.length, after + name.text.length));
        before = Math.max(before, found[index]?.start ?? 0);
      }
    });
  }
}

function guidesIn(names: readonly WantedName[], flat: Flat, { first, end, from, to }: Range): Guide[] {
  const counts = new Map<string, number>();
  for (const { text } of names.slice(first, end)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const once: Guide[] = [];
  for (let index = first; index < end; index++) {
    const { text, holds } = names[index] ?? { text: "", holds: true };
    if (holds || text.length < guidingChars || counts.get(text) !== 1) continue;
    const at = nextOf(flat, text, from, to);
    if (at && !nextOf(flat, text, at.end, to)) once.push({ index, at });
  }
  return longestInOrder(once);
}

/** The longest run of them whose places follow one another. */
function longestInOrder(all: readonly Guide[]): Guide[] {
  const tails: number[] = [];
  const before: number[] = [];
  all.forEach(({ at }, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const tail = all[tails[middle] ?? -1];
      if (tail && tail.at.end <= at.start) low = middle + 1;
      else high = middle;
    }
    before[index] = tails[low - 1] ?? -1;
    const beaten = all[tails[low] ?? -1];
    if (!beaten || at.end < beaten.at.end) tails[low] = index;
  });
  const run: Guide[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const one = all[at];
    if (one) run.push(one);
  }
  return run.reverse();
}

const lead = /^(?:- |#{1,6} )+/;
const firstWord = /[\p{L}\p{N}]+/u;
const rareWordSign = /[\p{L}\p{N}]/u;

function isWordSign(code: number): boolean {
  if (code < 0x80)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return rareWordSign.test(String.fromCharCode(code));
}

function flatten(lines: readonly string[]): Flat {
  const leads = lines.map((line) => lead.exec(line)?.[0].length ?? 0);
  const starts: number[] = [];
  let at = 0;
  const bare = lines.map((line, index) => {
    const text = line.slice(leads[index] ?? 0);
    starts.push(at);
    at += text.length + 1;
    return text;
  });
  const text = bare.join(" ");
  return { text, starts, leads, words: wordsIn(text), known: new Map() };
}

/** Where each word begins. A sign outside of the basic plane parts words, which nobody minds. */
function wordsIn(text: string): Map<string, number[]> {
  const words = new Map<string, number[]>();
  let from = -1;
  for (let at = 0; at <= text.length; at++) {
    const isWord = at < text.length && isWordSign(text.charCodeAt(at));
    if (isWord && from < 0) from = at;
    else if (!isWord && from >= 0) {
      const word = text.slice(from, at);
      const places = words.get(word);
      if (places) places.push(from);
      else words.set(word, [from]);
      from = -1;
    }
  }
  return words;
}

/** The next place in a part of the text where a name stands as words of its own. One that was cut may end within a word. */
function nextOf(flat: Flat, wanted: string, from: number, to: number): Found | undefined {
  let places = flat.known.get(wanted);
  if (!places) {
    places = placesOf(flat, wanted);
    flat.known.set(wanted, places);
  }
  const start = places.starts[lowest(places.starts, from)];
  if (start === undefined || start + places.length > to) return undefined;
  return { start, end: start + places.length };
}

function placesOf({ text, words }: Flat, wanted: string): Places {
  const name = wanted.endsWith("…") ? wanted.slice(0, -1).trim() : wanted;
  const first = firstWord.exec(name);
  if (!first) return { starts: [], length: 0 };
  const { length } = name;
  const mayEndWithin = name !== wanted || length >= cutName || !isWordSign(name.charCodeAt(length - 1));
  const starts = (words.get(first[0]) ?? [])
    .map((at) => at - first.index)
    .filter(
      (start) =>
        start >= 0 &&
        text.startsWith(name, start) &&
        (mayEndWithin || start + length >= text.length || !isWordSign(text.charCodeAt(start + length))),
    );
  return { starts, length };
}

/** Index of the first of sorted numbers that is not below a bound. */
function lowest(sorted: readonly number[], bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeIn({ starts, leads }: Flat, { start, end }: Found): NamePlace {
  const line = lowest(starts, start + 1) - 1;
  const column = start - (starts[line] ?? 0) + (leads[line] ?? 0);
  return { line, column, endLine: lowest(starts, end) - 1 };
}
