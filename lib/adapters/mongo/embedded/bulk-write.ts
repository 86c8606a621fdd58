import mongoose from "mongoose";
import { asSent, type BsonDocument, isPlainObject } from "./bson-document";
import type { CollectionTable } from "./collection-table";
import {
  insertDocument,
  removeDocuments,
  type UpdateOutcome,
  updateEvery,
  updateFirst,
} from "./collection-writes";
import { isServerError, serverError, unsupported } from "./server-error";

type WriteError = {
  index: number;
  code: number;
  errmsg: string;
  err: { index: number; code: number; errmsg: string };
};

/** The fields of the driver's result that Mongoose and its callers read. */
export class BulkOutcome {
  readonly ok = 1;
  insertedCount = 0;
  matchedCount = 0;
  modifiedCount = 0;
  deletedCount = 0;
  upsertedCount = 0;
  readonly insertedIds: Record<number, unknown> = {};
  readonly upsertedIds: Record<number, unknown> = {};
  readonly writeErrors: WriteError[] = [];

  getWriteErrors(): WriteError[] {
    return this.writeErrors;
  }
}

/** An operation that is refused is reported and leaves nothing behind; ordered, it is the last one that was tried. */
export function runBulk(table: CollectionTable, operations: BsonDocument[], ordered: boolean): BulkOutcome {
  const outcome = new BulkOutcome();
  for (const [index, operation] of operations.entries()) {
    try {
      runOperation(table, operation, index, outcome);
    } catch (error) {
      if (!isServerError(error)) throw error;
      const refused = { index, code: Number(error.code), errmsg: error.message };
      outcome.writeErrors.push({ ...refused, err: refused });
      if (ordered) break;
    }
  }
  return outcome;
}

/** The driver's error for a batch: its code is the first refusal's. */
export function bulkError(outcome: BulkOutcome): Error | undefined {
  const [first] = outcome.writeErrors;
  if (!first) return undefined;
  const error = new mongoose.mongo.MongoServerError({ message: first.errmsg, ...first });
  const { writeErrors, insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount } = outcome;
  const counts = { insertedCount, matchedCount, modifiedCount, deletedCount, upsertedCount };
  Object.defineProperty(error, "name", { value: "MongoBulkWriteError" });
  return Object.assign(error, {
    code: first.code,
    writeErrors,
    result: { ...counts, insertedIds: outcome.insertedIds },
  });
}

function runOperation(
  table: CollectionTable,
  operation: BsonDocument,
  index: number,
  outcome: BulkOutcome,
): void {
  const [kind, body] = Object.entries(operation)[0] ?? [];
  if (kind === undefined || !isPlainObject(body))
    throw serverError("BadValue", "a bulk operation needs a kind and a body");
  if (kind === "insertOne") {
    outcome.insertedIds[index] = insertDocument(table, documentOf(body));
    outcome.insertedCount += 1;
    return;
  }
  if (body.arrayFilters !== undefined || body.collation !== undefined) {
    throw unsupported("a bulk operation with arrayFilters or a collation");
  }
  const filter = isPlainObject(body.filter) ? asSent(body.filter) : {};
  if (kind === "deleteOne" || kind === "deleteMany") {
    const limit = kind === "deleteOne" ? 1 : Number.POSITIVE_INFINITY;
    outcome.deletedCount += removeDocuments(table, filter, { limit }).length;
    return;
  }
  if (kind !== "updateOne" && kind !== "updateMany") throw unsupported(`the bulk operation ${kind}`);
  const update = kind === "updateOne" ? updateFirst : updateEvery;
  countUpdate(outcome, index, update(table, filter, body.update, { upsert: body.upsert === true }));
}

/** Mongoose hands over its own document objects here, which turn into plain ones when encoded. */
function documentOf(body: BsonDocument): object {
  if (typeof body.document === "object" && body.document !== null) return body.document;
  throw serverError("BadValue", "insertOne needs a document");
}

function countUpdate(outcome: BulkOutcome, index: number, update: UpdateOutcome): void {
  outcome.matchedCount += update.matched;
  outcome.modifiedCount += update.changed;
  if (update.upsertedId === undefined) return;
  outcome.upsertedCount += 1;
  outcome.upsertedIds[index] = update.upsertedId;
}
