import { aggregate, parsePipeline } from "./aggregation";
import { asSent, type BsonDocument } from "./bson-document";
import { type BulkOutcome, bulkError, runBulk } from "./bulk-write";
import { type CollectionTable, everything } from "./collection-table";
import {
  insertDocument,
  removeDocuments,
  type UpdateOutcome,
  updateEvery,
  updateFirst,
} from "./collection-writes";
import { valuesAtPath } from "./document-path";
import { EmbeddedCursor } from "./embedded-cursor";
import { parseIndex } from "./index-definition";
import { indexKey } from "./index-key";
import { checkOptions, type OperationOptions, selectionOf } from "./operation-options";
import { project } from "./projection";
import { serverError } from "./server-error";
import { parseSort } from "./sort-order";

type Transactions = {
  unit<T>(work: () => T): Promise<T>;
  settled(): Promise<void>;
};

/** The part of the driver's collection that this product calls, with the driver's results. Each call is one unit. */
export class EmbeddedCollection {
  readonly collectionName: string;
  readonly #table: CollectionTable;
  readonly #transactions: Transactions;

  constructor(name: string, table: CollectionTable, transactions: Transactions) {
    this.collectionName = name;
    this.#table = table;
    this.#transactions = transactions;
  }

  find(filter: BsonDocument = {}, options?: OperationOptions): EmbeddedCursor {
    const checked = checkOptions(options);
    const selection = selectionOf(checked);
    const sent = asSent(filter);
    return this.#cursor(() =>
      [...this.#table.scan(sent, selection)].map(({ document }) => project(document, checked.projection)),
    );
  }

  async findOne(filter: BsonDocument = {}, options?: OperationOptions): Promise<BsonDocument | null> {
    return this.find(filter, { ...options, limit: 1 }).next();
  }

  async countDocuments(filter: BsonDocument = {}, options?: OperationOptions): Promise<number> {
    let count = 0;
    for (const _ of this.#table.scan(asSent(filter), selectionOf(checkOptions(options)))) count += 1;
    await this.#transactions.settled();
    return count;
  }

  async distinct(path: string, filter: BsonDocument = {}, options?: OperationOptions): Promise<unknown[]> {
    checkOptions(options);
    const values = new Map<string, { value: unknown; key: Buffer }>();
    for (const { document } of this.#table.scan(asSent(filter), everything)) {
      for (const value of valuesAtPath(document, path)) {
        const key = indexKey(value);
        if (value !== undefined) values.set(key.toString("latin1"), { value, key });
      }
    }
    await this.#transactions.settled();
    return [...values.values()].sort((a, b) => Buffer.compare(a.key, b.key)).map(({ value }) => value);
  }

  aggregate(pipeline: BsonDocument[] = [], options?: OperationOptions): EmbeddedCursor {
    checkOptions(options);
    const { stages } = asSent({ stages: pipeline });
    const { match, rest } = parsePipeline(stages);
    return this.#cursor(() =>
      aggregate(
        [...this.#table.scan(match, everything)].map(({ document }) => document),
        rest,
      ),
    );
  }

  async insertOne(document: BsonDocument, options?: OperationOptions): Promise<BsonDocument> {
    checkOptions(options);
    const insertedId = await this.#transactions.unit(() => insertDocument(this.#table, document));
    return { acknowledged: true, insertedId };
  }

  async insertMany(documents: BsonDocument[], options?: OperationOptions): Promise<BsonDocument> {
    const operations = documents.map((document) => ({ insertOne: { document } }));
    const { insertedCount, insertedIds } = await this.bulkWrite(operations, options);
    return { acknowledged: true, insertedCount, insertedIds };
  }

  async updateOne(
    filter: BsonDocument,
    update: BsonDocument,
    options?: OperationOptions,
  ): Promise<BsonDocument> {
    const { upsert, sort } = checkOptions(options);
    return updateResult(
      await this.#transactions.unit(() =>
        updateFirst(this.#table, asSent(filter), update, { upsert: upsert === true, sort: parseSort(sort) }),
      ),
    );
  }

  async updateMany(
    filter: BsonDocument,
    update: BsonDocument,
    options?: OperationOptions,
  ): Promise<BsonDocument> {
    const { upsert } = checkOptions(options);
    return updateResult(
      await this.#transactions.unit(() =>
        updateEvery(this.#table, asSent(filter), update, { upsert: upsert === true }),
      ),
    );
  }

  async findOneAndUpdate(
    filter: BsonDocument,
    update: BsonDocument,
    options?: OperationOptions,
  ): Promise<BsonDocument | null> {
    const checked = checkOptions(options);
    const { before, after } = await this.#transactions.unit(() =>
      updateFirst(this.#table, asSent(filter), update, {
        upsert: checked.upsert === true,
        sort: parseSort(checked.sort),
      }),
    );
    const chosen = checked.returnDocument === "after" ? after : before;
    return chosen && project(chosen, checked.projection);
  }

  async findOneAndDelete(filter: BsonDocument, options?: OperationOptions): Promise<BsonDocument | null> {
    const checked = checkOptions(options);
    const sort = parseSort(checked.sort);
    const [removed] = await this.#transactions.unit(() =>
      removeDocuments(this.#table, asSent(filter), { limit: 1, sort }),
    );
    return removed ? project(removed, checked.projection) : null;
  }

  async deleteOne(filter: BsonDocument = {}, options?: OperationOptions): Promise<BsonDocument> {
    checkOptions(options);
    const removed = await this.#transactions.unit(() =>
      removeDocuments(this.#table, asSent(filter), { limit: 1 }),
    );
    return { acknowledged: true, deletedCount: removed.length };
  }

  async deleteMany(filter: BsonDocument = {}, options?: OperationOptions): Promise<BsonDocument> {
    checkOptions(options);
    const limit = Number.POSITIVE_INFINITY;
    const removed = await this.#transactions.unit(() =>
      removeDocuments(this.#table, asSent(filter), { limit }),
    );
    return { acknowledged: true, deletedCount: removed.length };
  }

  async bulkWrite(operations: BsonDocument[], options?: OperationOptions): Promise<BulkOutcome> {
    const ordered = checkOptions(options).ordered !== false;
    const outcome = await this.#transactions.unit(() => runBulk(this.#table, operations, ordered));
    const error = bulkError(outcome);
    if (error) throw error;
    return outcome;
  }

  async createIndex(key: unknown, options: BsonDocument = {}): Promise<string> {
    const definition = parseIndex({ ...options, key });
    await this.#transactions.unit(() => this.#table.createIndex(definition));
    return definition.name;
  }

  async createIndexes(descriptions: BsonDocument[]): Promise<string[]> {
    const names: string[] = [];
    for (const { key, ...options } of descriptions) names.push(await this.createIndex(key, options));
    return names;
  }

  listIndexes(): EmbeddedCursor {
    return this.#cursor(() => {
      if (this.#table.exists) return this.#table.describeIndexes();
      throw serverError("NamespaceNotFound", `ns does not exist: ${this.#table.namespace}`);
    });
  }

  async drop(): Promise<boolean> {
    return this.#transactions.unit(() => this.#table.drop());
  }

  #cursor(load: () => BsonDocument[]): EmbeddedCursor {
    return new EmbeddedCursor(load, () => this.#transactions.settled());
  }
}

function updateResult({ matched, changed, upsertedId }: UpdateOutcome): BsonDocument {
  return {
    acknowledged: true,
    matchedCount: matched,
    modifiedCount: changed,
    upsertedCount: upsertedId === undefined ? 0 : 1,
    upsertedId: upsertedId ?? null,
  };
}
