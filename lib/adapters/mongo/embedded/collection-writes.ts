import { asSent, type BsonDocument, newObjectId } from "./bson-document";
import { type CollectionTable, everything, type StoredDocument } from "./collection-table";
import type { SortOrder } from "./sort-order";
import { applyUpdate, upsertedDocument } from "./update";

export type UpdateOutcome = {
  matched: number;
  changed: number;
  before: BsonDocument | null;
  after: BsonDocument | null;
  /** Set when the update made a new document. */
  upsertedId?: unknown;
};

const nothing: UpdateOutcome = { matched: 0, changed: 0, before: null, after: null };

/** The id goes onto the caller's own object when it brought none, as the driver does it. */
export function insertDocument(table: CollectionTable, given: object): unknown {
  if (!("_id" in given) || given._id === undefined) Object.assign(given, { _id: newObjectId() });
  const document = asInserted(given);
  table.insert(document);
  return document._id;
}

/** Several at once, within a unit that takes all of them back when one is refused. */
export function insertDocuments(table: CollectionTable, given: readonly object[]): void {
  table.insert(...given.map((one) => asInserted({ _id: newObjectId(), ...one })));
}

function asInserted(given: object): BsonDocument {
  const sent = asSent(given);
  if (Object.keys(sent)[0] === "_id") return sent;
  const { _id, ...rest } = sent;
  return { _id, ...rest };
}

export function updateFirst(
  table: CollectionTable,
  filter: BsonDocument,
  update: unknown,
  options: { upsert: boolean; sort?: SortOrder },
): UpdateOutcome {
  const stored = table.first(filter, options.sort ?? []);
  if (stored) return updateStored(table, stored, update);
  return options.upsert ? upsert(table, filter, update) : nothing;
}

export function updateEvery(
  table: CollectionTable,
  filter: BsonDocument,
  update: unknown,
  options: { upsert: boolean },
): UpdateOutcome {
  const found = [...table.scan(filter, everything)];
  if (found.length === 0 && options.upsert) return upsert(table, filter, update);
  const outcomes = found.map((stored) => updateStored(table, stored, update));
  return { ...nothing, matched: found.length, changed: outcomes.filter(({ changed }) => changed > 0).length };
}

export function removeDocuments(
  table: CollectionTable,
  filter: BsonDocument,
  options: { limit: number; sort?: SortOrder },
): BsonDocument[] {
  const found = [...table.scan(filter, { sort: options.sort ?? [], skip: 0, limit: options.limit })];
  for (const stored of found) table.remove(stored);
  return found.map(({ document }) => document);
}

/** Also of an array, which is no document: a pipeline, to be refused by its name. */
function sent(update: unknown): unknown {
  return asSent({ update }).update;
}

function updateStored(table: CollectionTable, stored: StoredDocument, update: unknown): UpdateOutcome {
  const after = applyUpdate(stored.document, sent(update));
  const changed = table.replace(stored, after);
  return { matched: 1, changed: changed ? 1 : 0, before: stored.document, after };
}

function upsert(table: CollectionTable, filter: BsonDocument, update: unknown): UpdateOutcome {
  const after = upsertedDocument(asSent(filter), sent(update));
  const upsertedId = insertDocument(table, after);
  return { ...nothing, after, upsertedId };
}
