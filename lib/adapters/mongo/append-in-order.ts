import type { Model, QueryFilter } from "mongoose";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Sequences } from "./sequences";
import { isDuplicateKey } from "./store-faults";

/** Each lost race means that another writer got through; so many in a row mean a fault. */
const attempts = 50;

type Log<T, Row> = {
  model: Model<T>;
  sequences: Sequences;
  /** The rows that are numbered together. */
  scope: QueryFilter<T>;
  numberField: keyof T & string;
  idOf(row: Row): string;
  /** The numbers of those rows that are stored already, by id. */
  known(rows: readonly Row[]): Promise<ReadonlyMap<string, number>>;
  numbered(row: Row, number: number): T;
};

/**
 * Appends rows with the next numbers, from 1, skipping those that are stored already; returns their numbers by id. A unique index on the number
 * makes every number visible only after all before it, so that who reads up to n has missed nothing. The rows are taken for new until
 * the index refuses one.
 */
export function appendInOrder<T, Row>(
  log: Log<T, Row>,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const name = logName(log.model.collection.name, log.scope);
  return log.sequences.inTurn(name, async () => {
    let numbers: ReadonlyMap<string, number> = new Map();
    for (let attempt = 0; attempt < attempts; attempt++) {
      const rest = rows.filter((row) => !numbers.has(log.idOf(row)));
      if (rest.length === 0) return numbers;
      const last = log.sequences.last(name) ?? (await lastNumber(log));
      try {
        await log.model.insertMany(
          rest.map((row, position) => log.numbered(row, last + 1 + position)),
          { ordered: true, lean: true },
        );
        log.sequences.learn(name, last + rest.length);
        return new Map([
          ...numbers,
          ...rest.map((row, position) => [log.idOf(row), last + 1 + position] as const),
        ]);
      } catch (error) {
        log.sequences.learn(name, undefined);
        if (!isDuplicateKey(error)) throw error;
        numbers = await log.known(rows);
      }
    }
    throw new AppError("store_unavailable", "Too many writers append to one log at once.", {
      retryable: true,
    });
  });
}

/** What the numbers of a log are known by. */
export const logName = (collection: string, scope: object): string =>
  `${collection} ${JSON.stringify(scope)}`;

async function lastNumber<T, Row>({ model, scope, numberField }: Log<T, Row>): Promise<number> {
  const last: unknown = await model
    .findOne(scope)
    .sort({ [numberField]: -1 })
    .select({ [numberField]: 1 })
    .lean();
  const number: unknown = last && typeof last === "object" ? Reflect.get(last, numberField) : undefined;
  return typeof number === "number" ? number : 0;
}
