import { monthWord } from "@/lib/agent/domain/dates/months";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isMeasureAsked, orderAsked } from "@/lib/agent/verification/step/order-asked";
import { wholeRows } from "./whole-rows";

/** Fewer entries stand in order by chance; more are needed where the step does not say which way. */
const fewestRows = 3;
const fewestEitherWay = 4;
const rowRoles: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * Entries stand in the order that a step asks for ("cheapest first", "from A to Z", "by salary"), by a number that all of them bear at the same place or by
 * the name that they begin with, and did not before. Where another number came to stand the other way round, the step may have meant that one.
 */
export function orderCame(ground: Ground): "asked" | "reverse" | undefined {
  const column = ground.target.node?.name ?? "";
  const told = orderAsked(wordingOf(ground), column);
  // Where the step says no way, the goal may.
  const asked = told?.up === undefined ? told && (orderAsked(ground.input.goal, column) ?? told) : told;
  if (!asked || (asked.up === undefined && !isHeading(ground)) || isOtherHeading(ground)) return undefined;
  const now = listsOf({ nodes: ground.nodesAfter, lines: ground.input.after.lines }, (at) => at, ground);
  const then = listsOf(
    { nodes: ground.nodesBefore, lines: ground.before?.semanticSkeleton?.textDigest ?? [] },
    (at) => (at < 0 ? at : (ground.diff?.match.toAfter[at] ?? -2)),
    ground,
  );
  // The number of a day in `3 May` orders nothing without its month.
  if (ofTime.test(wordingOf(ground)) && [...now.values()].flat().some((row) => spokenMonth.test(row)))
    return undefined;
  const least = asked.up === undefined ? fewestEitherWay : fewestRows;
  const numbers = (up: boolean): boolean =>
    came(now, then, { columns: columnsOf, up, least }) ||
    came(now, then, { columns: columnsFromEnd, up, least });
  const names = (up: boolean): boolean => came(now, then, { columns: namesOf, up, least });
  if (asked.up === undefined) {
    const byName = isFirstColumn(ground) && (names(true) || names(false));
    return numbers(true) || numbers(false) || byName ? "asked" : undefined;
  }
  const inOrder = asked.of === "names" ? names : numbers;
  const [right, wrong] = [inOrder(asked.up), inOrder(!asked.up)];
  if (right === wrong) return undefined;
  if (right) return "asked";
  return told?.up === undefined ? undefined : "reverse";
}

/**
 * `lowest first`, and what came stands in no such order by any of its numbers: `€ 105, € 310, € 40, € 89` are ordered as words are. All lists of the page have to be such.
 */
export function standsInNoOrder(ground: Ground): boolean {
  const asked = ground.verb === "sort" ? orderAsked(wordingOf(ground), "") : undefined;
  if (asked?.of !== "numbers" || asked.up === undefined || ofTime.test(wordingOf(ground))) return false;
  const { up } = asked;
  const lists = listsOf({ nodes: ground.nodesAfter, lines: ground.input.after.lines }, (at) => at, ground);
  const told = [...lists.values()].filter((rows) => rows.length >= fewestEitherWay);
  const isOrdered = (rows: readonly string[]): boolean => {
    const columns = [...columnsOf(rows), ...columnsFromEnd(rows)];
    return columns.length === 0 || columns.some((column) => isInOrder(column, up) || !differs(column));
  };
  return told.length > 0 && !told.some(isOrdered);
}
const differs = (column: readonly (number | string)[]): boolean => column.some((one) => one !== column[0]);

/** The step names the column, or says by a word of its own what is measured in it. */
export const isColumnMeant = (ground: Ground): boolean =>
  ground.fit.fit === "this" ||
  (ground.fit.fit === "unclear" &&
    isHeading(ground) &&
    (isMeasureAsked(wordingOf(ground), ground.target.node?.name ?? "") ||
      fold(ground.intent.value ?? "") === fold(ground.target.node?.name ?? "")));

/** The control stands at the head of a table. */
export function isHeading({ nodesBefore, target }: Ground): boolean {
  const row = nodesBefore[rowOf(nodesBefore, target.index)];
  return row?.role === "row" && !/\d/.test(row.name);
}

/**
 * The rows below the heading that was pressed came to stand in another order, or the page that came is ordered by what the heading is called (`?sort=-name`) and
 * has other rows. Where all of them bear a number, they stand in order by one of their numbers or by their names.
 */
export function isTurnedByHeading(ground: Ground): boolean {
  const { diff, nodesAfter, nodesBefore, target } = ground;
  if (!isHeading(ground) || isOtherHeading(ground)) return false;
  const isRow = (node: SkeletonNode | undefined): boolean => node?.role === "row";
  const came = (diff?.appeared ?? []).some((at) => isRow(nodesAfter[at]));
  const went = (diff?.disappeared ?? []).some((at) => isRow(nodesBefore[at]));
  const hasMoved =
    target.afterIndex >= 0 &&
    (diff?.reordered ?? []).some((list) => isWithin(nodesAfter, target.afterIndex, list));
  if (hasMoved && tellsOrder(ground)) return true;
  if (!hasMoved && !(came && went && isOrderedByAddress(ground))) return false;
  const lists = listsOf({ nodes: nodesAfter, lines: ground.input.after.lines }, (at) => at, ground);
  return [...lists.values()].every((rows) => {
    const columns = [...columnsOf(rows), ...columnsFromEnd(rows)];
    // An entry may be told by its number first.
    const names = namesOf(rows.map((row) => row.replace(/^\s*\d{1,9}\s/, "")));
    const isSorted = [...columns, ...names].some((one) => isInOrder(one, true) || isInOrder(one, false));
    return columns.length === 0 || isSorted;
  });
}

/** The heading itself says that the rows stand by it now: `sort descending next`, or a state of that kind. */
const tellsOrder = ({ diff, target }: Ground): boolean =>
  (diff?.changed ?? []).some(
    ({ after, statesAdded, name }) =>
      after === target.afterIndex &&
      (statesAdded.some((state) => ordered.test(state) || /sort/.test(state)) ||
        (name !== undefined && ordered.test(name.from) && ordered.test(name.to))),
  );

/** `?ordering=title`, `?sort=-name`: what came with the address orders by what the heading is called. */
function isOrderedByAddress({ before, input, target, observed }: Ground): boolean {
  const column = letters(target.node?.name ?? "");
  if (observed?.urlChange !== "query" || column.length < shortestColumn) return false;
  const was = new URL(before?.url ?? input.after.url).searchParams;
  return [...new URL(input.after.url).searchParams].some(
    ([key, value]) => was.get(key) !== value && letters(value) === column,
  );
}
const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
const shortestColumn = 3;

/** Another heading of the table tells of the order now, and the one that was used does not. */
function isOtherHeading({ diff, nodesBefore, nodesAfter, target }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  if (row < 0) return false;
  const told = (diff?.changed ?? []).filter(
    ({ before, after, statesAdded, name }) =>
      nodesBefore[before]?.parent === row &&
      (statesAdded.some((state) => ordered.test(state)) ||
        (name !== undefined && ordered.test(nodesAfter[after]?.name ?? ""))),
  );
  return told.length > 0 && told.every(({ before }) => before !== target.index);
}
const ordered = /(?<!\p{L})(?:ascending|descending|asc|desc)(?!\p{L})/iu;

/** The first column is the one that entries begin with. */
function isFirstColumn({ nodesBefore, target }: Ground): boolean {
  const heading = nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "";
  const own = (target.node?.name ?? "").replace(/:.*$/, "");
  return own !== "" && fold(heading).startsWith(fold(own));
}

const wordingOf = ({ input }: Ground): string =>
  input.step?.description ?? input.action.stepDescription ?? input.goal;

const ofTime = /\b(?:earliest|latest|newest|oldest|recent(?:ly)?|dates?|days?)\b/i;
/** A month with its day or year; `Marketing` is none. */
const spokenMonth = new RegExp(
  `(?<!\\p{L})${monthWord}(?!\\p{L})[.,]? ?\\d|\\d(?:st|nd|rd|th|\\.)? ?(?<!\\p{L})${monthWord}(?!\\p{L})`,
  "iu",
);

type Lists = ReadonlyMap<number, readonly string[]>;
/** Entries by the list that holds them, as it is numbered after the action; a row without a number, or with the control in it, is a heading or a foot. */
function listsOf(
  { nodes, lines }: { nodes: readonly SkeletonNode[]; lines: readonly string[] },
  numbered: (parent: number) => number,
  { nodesBefore, nodesAfter, target }: Ground,
): Lists {
  // It may count since then by how many columns the rows stand in order (`2 Name 1 Day`).
  const headings = [
    nodesBefore[rowOf(nodesBefore, target.index)]?.name,
    nodesAfter[rowOf(nodesAfter, target.afterIndex)]?.name,
  ];
  const lists = new Map<number, SkeletonNode[]>();
  for (const node of nodes) {
    const { role, name, parent, states } = node;
    if (!rowRoles.has(role) || states.includes("hidden") || !/\d/.test(name) || headings.includes(name))
      continue;
    const list = numbered(parent);
    lists.set(list, [...(lists.get(list) ?? []), node]);
  }
  return new Map([...lists].map(([list, rows]) => [list, wholeRows(rows, lines)]));
}

/** What entries are compared by: those of one place in all of them together. */
type Columns = (rows: readonly string[]) => readonly (readonly (number | string)[])[];

type Order = { columns: Columns; up: boolean; least: number };
const came = (now: Lists, then: Lists, { columns, up, least }: Order): boolean =>
  [...now].some(
    ([list, rows]) =>
      rows.length >= least &&
      columns(rows).some((column, at) => {
        const before = columns(then.get(list) ?? [])[at];
        return before !== undefined && isInOrder(column, up) && !isInOrder(before, up);
      }),
  );

const namesOf: Columns = (rows) => {
  const names = rows.map((row) => wordsOf(row.replace(codes, " "))[0] ?? "");
  return names.every((name) => /^\p{L}/u.test(name)) ? [names] : [];
};

/** `tx125ck42`: what is written as one word with its digits between letters tells no amount. */
const codes = /(?<![\p{L}\p{N}])\d{0,12}[a-z]{1,12}\d[a-z\d]{0,40}(?![\p{L}\p{N}])/gu;
const number = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(?:(?<![\p{L}\p{N}])[-−])?(?:\d[\d.,]*\d|\d)/gu;

/** The numbers of the entries, those at the same place together; dates count by year, month and day. */
const columnsOf: Columns = (rows) => aligned(rows.map(numbersIn));
/** The same counted from the last one: a name may have a number in it (`Oak plank 2 m`), or none. */
const columnsFromEnd: Columns = (rows) => aligned(rows.map((row) => numbersIn(row).reverse()));

const numbersIn = (row: string): number[] => (row.replace(codes, " ").match(number) ?? []).map(amountIn);
const aligned = (told: readonly (readonly number[])[]): number[][] => {
  const width = Math.min(...told.map((one) => one.length));
  if (!Number.isFinite(width)) return [];
  return Array.from({ length: width }, (_, at) => told.map((one) => one[at] ?? 0));
};

const amountIn = (text: string): number =>
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/.test(text)
    ? Number(
        text
          .split(/\D/)
          .map((part) => part.padStart(2, "0"))
          .join(""),
      )
    : Number(
        text
          .replace(/[.,](?=\d{3}(?:\D|$))/g, "")
          .replace(",", ".")
          .replace("−", "-"),
      );

const isInOrder = (column: readonly (number | string)[], up: boolean): boolean =>
  column.some((value) => value !== column[0]) &&
  column.every((value, at) => {
    const last = column[at - 1];
    return last === undefined || value === last || value > last === up;
  });
