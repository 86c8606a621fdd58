import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, fold, stem, wordsOf } from "@/lib/agent/domain/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Fact } from "../reading/goal-facts";

/** What goes into one field. `mark`, `unmark`: a box or radio button that is to be marked, or not to be. */
export type Entry = { node: SnapshotNode; value: string; kind: "text" | "option" | "mark" | "unmark" };

/** Options and radio buttons whose words the goal has all. Of several of one list or group the one with most words; alike is none. */
export function choicesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const said = { text: ` ${wordsOf(goal).map(stem).join(" ")} `, words: new Set(wordsOf(goal).map(stem)) };
  const lists = fields.flatMap((node): Entry[] => {
    if (node.role !== "combobox" || !node.options) return [];
    const option =
      bestOption(
        node.options.map((name) => ({ name, of: name })),
        said,
      ) ?? numberOption(node, said.text);
    return option === undefined ? [] : [{ node, value: option, kind: "option" }];
  });
  const told = lists.filter((one) => isToldBy(one, lists, said.words));
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
  return [...told, ...marked];
}

/** An option of nothing but numbers is told by all of them in a row (`4.2.1`), else by the list's label beside it (`term 5`). */
function numberOption({ name, options = [] }: SnapshotNode, said: string): string | undefined {
  const label = wordsOf(name).map(stem).join(" ");
  const told = options.filter((option) => {
    const words = wordsOf(option).join(" ");
    if (!/^\d+(?: \d+)*$/.test(words) || !said.includes(` ${words} `)) return false;
    return (
      words.includes(" ") || said.includes(` ${label} ${words} `) || said.includes(` ${words} ${label} `)
    );
  });
  return told.length === 1 ? told[0] : undefined;
}

/** Of several lists that offer the same the one is meant whose label the goal says. */
function isToldBy({ node, value }: Entry, lists: readonly Entry[], said: ReadonlySet<string>): boolean {
  const alike = lists.filter((other) => fold(other.value) === fold(value));
  if (alike.length === 1) return true;
  const saidOf = (one: SnapshotNode): number =>
    contentWords(one.name).filter((word) => said.has(stem(word))).length;
  const most = Math.max(...alike.map((other) => saidOf(other.node)));
  return (
    most > 0 && saidOf(node) === most && alike.filter((other) => saidOf(other.node) === most).length === 1
  );
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

const turned =
  /^(?:please\s+)?(?:turn|switch|enable|disable|activate|deactivate|start|stop|pause|resume)\b\s*(?:the\s+|my\s+|our\s+)?(on|off)?/i;

/** `Turn on my automatic reply from …`: the box of the form whose words the goal has. */
export function turnedIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const [command, way] = turned.exec(goal) ?? [];
  if (command === undefined) return [];
  const on = way === undefined ? !/dis|deact|stop|pause/i.test(command) : way.toLowerCase() === "on";
  const said = wordsOf(goal).map(stem);
  const boxes = fields
    .filter(({ role }) => role === "checkbox" || role === "switch")
    .map((node) => {
      const own = contentWords(node.name).map(stem);
      return { node, share: own.filter((word) => said.some((one) => isKin(word, one))).length / own.length };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  const [best, next] = boxes;
  if (!best || next?.share === best.share) return [];
  return [{ node: best.node, value: best.node.name, kind: on ? "mark" : "unmark" }];
}

/** One word in two forms: `reply` and `replies`, `notify` and `notification`. */
const isKin = (one: string, other: string): boolean => {
  const short = Math.min(one.length, other.length);
  return one === other || (short >= 5 && one.slice(0, short - 1) === other.slice(0, short - 1));
};

/** `Archive “A”, “B” and “C”`: the boxes of the rows that the goal names, where the page has boxes to select them by. Others are to be left out. */
export function namedRowsIn(facts: readonly Fact[], fields: readonly SnapshotNode[]): Entry[] {
  const boxes = boxesOfRows(fields);
  const names = facts.filter(({ kind }) => kind === "said" || kind === "name" || kind === "code");
  const meant = names.map(({ value }) => boxes.filter(({ row }) => containsPhrase(row, value)));
  const found = meant.filter(({ length }) => length > 0);
  if (found.length === 0 || found.some(({ length }) => length > 1)) return [];
  const own = new Set(found.flat().map(({ node }) => node));
  return boxes.flatMap(({ node }): Entry[] => {
    if (own.has(node)) return [{ node, value: node.name, kind: "mark" }];
    return node.states.includes("checked") ? [{ node, value: node.name, kind: "unmark" }] : [];
  });
}

/** The boxes of rows, but for the one that selects them all. */
const boxesOfRows = (fields: readonly SnapshotNode[]): { node: SnapshotNode; row: string }[] =>
  fields.flatMap((node) => {
    const row = pathParts(node.path).findLast(({ role }) => role === "row" || role === "item");
    return node.role === "checkbox" && row && !/\ball\b/i.test(node.name) ? [{ node, row: row.name }] : [];
  });

/** `all the pallets in bay C`: the boxes of the rows that the words after the thing tell from the others. */
export function rowsIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const boxes = boxesOfRows(fields).map(({ node, row }) => ({
    node,
    words: new Set(wordsOf(row).map(stem)),
  }));
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
