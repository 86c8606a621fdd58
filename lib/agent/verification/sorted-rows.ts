import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { Ground } from "./ground";

const rising =
  /\b(?:ascending|increasing|lowest|low to high|cheapest|smallest|fewest|least|shortest|youngest|earliest)\b/i;
const falling =
  /\b(?:descending|decreasing|highest|high to low|most|largest|biggest|greatest|longest|latest|newest)\b/i;
/** Fewer entries stand in order by chance. */
const fewestRows = 3;
const rowRoles: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * Entries stand in the order that a step asks for by its words ("cheapest first"), by a number that all of them bear at the same place, and did not before.
 * Where another number came to stand the other way round, the step may have meant that one.
 */
export function sortedAsAsked({ input, nodesBefore, nodesAfter }: Ground): boolean {
  const asked = input.step?.description ?? input.action.stepDescription ?? input.goal;
  const [up, down] = [rising.test(asked), falling.test(asked)];
  if (up === down) return false;
  const now = listsOf(nodesAfter);
  const then = listsOf(nodesBefore);
  const came = (rising: boolean): boolean =>
    [...now].some(([list, rows]) =>
      columnsOf(rows).some((column, at) => {
        const before = columnsOf(then.get(list) ?? [])[at];
        return before !== undefined && isInOrder(column, rising) && !isInOrder(before, rising);
      }),
    );
  // The number of a day in `3 May` orders nothing without its month.
  if (ofTime.test(asked) && [...now.values()].flat().some((row) => spokenMonth.test(row))) return false;
  return came(up) && !came(!up);
}

const ofTime = /\b(?:earliest|latest|newest|oldest|recent(?:ly)?|dates?|days?)\b/i;
const spokenMonth = /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}(?!\p{L})/iu;

/** Names of the entries of each list, by where the list stands; a row without a number is a heading. */
function listsOf(nodes: readonly SkeletonNode[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { role, name, path, states } of nodes) {
    if (!rowRoles.has(role) || states.includes("hidden") || !/\d/.test(name)) continue;
    lists.set(path, [...(lists.get(path) ?? []), name]);
  }
  return lists;
}

const number = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(?:(?<![\p{L}\p{N}])[-−])?(?:\d[\d.,]*\d|\d)/gu;

/** The numbers of the entries, those at the same place together; dates count by year, month and day. */
function columnsOf(rows: readonly string[]): number[][] {
  const told = rows.map((row) => (row.match(number) ?? []).map(amountIn));
  const width = Math.min(...told.map((one) => one.length));
  if (rows.length < fewestRows || !Number.isFinite(width)) return [];
  return Array.from({ length: width }, (_, at) => told.map((one) => one[at] ?? 0));
}

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

const isInOrder = (column: readonly number[], up: boolean): boolean =>
  column.some((value) => value !== column[0]) &&
  column.every(
    (value, at) => at === 0 || (up ? value >= (column[at - 1] ?? value) : value <= (column[at - 1] ?? value)),
  );
