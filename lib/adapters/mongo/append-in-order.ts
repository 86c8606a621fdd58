import type { Model, QueryFilter } from "mongoose";
import { AppError } from "@/lib/agent/domain/app-error";
import { isDuplicateKey } from "./store-faults";

/** Each lost race means that another writer got through; so many in a row mean a fault. */
const attempts = 50;

type Log<T, Row> = {
  model: Model<T>;
  /** The rows that are numbered together. */
  scope: QueryFilter<T>;
  numberField: keyof T & string;
  /** Which of these rows are stored already. */
  known(rows: readonly Row[]): Promise<ReadonlySet<Row>>;
  numbered(row: Row, number: number): T;
};

/**
 * Appends rows with the next numbers, from 1, skipping those that are stored already. A unique index on the number makes every
 * number visible only after all before it, so that who reads up to n has missed nothing.
 */
export async function appendInOrder<T, Row>(log: Log<T, Row>, rows: readonly Row[]): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = rows.length > 0 ? await log.known(rows) : new Set<Row>();
    const rest = rows.filter((row) => !known.has(row));
    if (rest.length === 0) return;
    const last = await lastNumber(log);
    try {
      await log.model.insertMany(
        rest.map((row, position) => log.numbered(row, last + 1 + position)),
        { ordered: true, lean: true },
      );
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError("store_unavailable", "Too many writers append to one log at once.", { retryable: true });
}

async function lastNumber<T, Row>({ model, scope, numberField }: Log<T, Row>): Promise<number> {
  const last: unknown = await model
    .findOne(scope)
    .sort({ [numberField]: -1 })
    .select({ [numberField]: 1 })
    .lean();
  const number: unknown = last && typeof last === "object" ? Reflect.get(last, numberField) : undefined;
  return typeof number === "number" ? number : 0;
}
