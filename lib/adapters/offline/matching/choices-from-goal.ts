import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, stem, wordsOf } from "@/lib/agent/domain/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

/** What goes into one field. `mark`: a box or radio button that is to be marked. */
export type Entry = { node: SnapshotNode; value: string; kind: "text" | "option" | "mark" };

/** Options and radio buttons whose words the goal has all. Of several of one list or group the one with most words; alike is none. */
export function choicesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const said = { text: ` ${wordsOf(goal).map(stem).join(" ")} `, words: new Set(wordsOf(goal).map(stem)) };
  const lists = fields.flatMap((node): Entry[] => {
    if (node.role !== "combobox" || !node.options) return [];
    const option = bestOption(
      node.options.map((name) => ({ name, of: name })),
      said,
    );
    return option === undefined ? [] : [{ node, value: option, kind: "option" }];
  });
  const radios = fields.filter(({ role }) => role === "radio");
  const groups = [...new Set(radios.map(({ path }) => path))];
  const marked = groups.flatMap((path): Entry[] => {
    const own = radios.filter((node) => node.path === path);
    const best = bestOption(
      own.map((node) => ({ name: node.name, of: node })),
      said,
    );
    return best === undefined ? [] : [{ node: best, value: best.name, kind: "mark" }];
  });
  return [...lists, ...marked];
}

type Said = { text: string; words: ReadonlySet<string> };

/** The option whose words are all said, in a row before scattered ones, more words before fewer. */
function bestOption<Of>(options: readonly { name: string; of: Of }[], said: Said): Of | undefined {
  const isSaid = (word: string): boolean =>
    said.words.has(word) ||
    dayParts.some((part) => part.has(word) && [...part].some((other) => said.words.has(other)));
  const fits = options
    .map(({ name, of }) => ({ of, words: optionWords(name) }))
    .filter(
      ({ words }) => words.length > 0 && words.some((word) => /[^\d]/.test(word)) && words.every(isSaid),
    )
    .map(({ of, words }) => ({
      of,
      rank: words.length + (said.text.includes(` ${words.join(" ")} `) ? options.length + 10 : 0),
    }))
    .sort((a, b) => b.rank - a.rank);
  const [best, next] = fits;
  return best && (!next || next.rank < best.rank) ? best.of : undefined;
}

/** A single letter tells one option from another, though it be an article elsewhere. */
const optionWords = (name: string): string[] => {
  const content = new Set(contentWords(name));
  return wordsOf(name)
    .filter((word) => content.has(word) || (word.length === 1 && /\p{L}/u.test(word)))
    .map(stem);
};

/** Parts of the day in the languages that sites are written in. */
const dayParts: readonly ReadonlySet<string>[] = [
  new Set(["morning", "matin", "vormittag", "morgen", "mañana", "mattina", "manhã"]),
  new Set(["afternoon", "midi", "nachmittag", "tarde", "pomeriggio"]),
  new Set(["evening", "soir", "soirée", "abend", "noche", "sera", "noite"]),
];

/** `all the pallets in bay C`: the boxes of the rows that the words after the thing tell from the others. */
export function rowsIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const boxes = fields.flatMap((node) => {
    const row = pathParts(node.path).findLast(({ role }) => role === "row" || role === "item");
    return node.role === "checkbox" && row && !/\ball\b/i.test(node.name)
      ? [{ node, words: new Set(wordsOf(row.name).map(stem)) }]
      : [];
  });
  const said =
    /\b(?:all|every|each)\b(?: of)?(?: the)?\s+\p{L}+\s+(?:in|of|on|at|with|from|for|by)\s+([^,.;]+?)(?=\s+(?:as|to)\s|[,.;]|$)/iu.exec(
      goal,
    )?.[1];
  if (said === undefined || boxes.length < 2) return [];
  const words = wordsOf(said).map(stem);
  const telling = words.filter((word) => {
    const having = boxes.filter((box) => box.words.has(word)).length;
    return having > 0 && having < boxes.length;
  });
  const own = boxes.filter((box) => telling.length > 0 && telling.every((word) => box.words.has(word)));
  return own.map(({ node }) => ({ node, value: node.name, kind: "mark" }));
}
