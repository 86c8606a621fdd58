import { type BsonDocument, isPlainObject } from "./bson-document";
import { valuesAtPath } from "./document-path";
import type { IndexField } from "./index-definition";
import { indexKey } from "./index-key";
import { serverError } from "./server-error";

export type SortOrder = readonly IndexField[];

const none = Buffer.alloc(0);

/** Reads `{ a: 1, b: -1 }`, a Map, or pairs. */
export function parseSort(sort: unknown): SortOrder {
  if (sort === undefined || sort === null) return [];
  return sortEntries(sort).map(([path, direction]) => {
    if (direction !== 1 && direction !== -1) {
      throw serverError("BadValue", `the sort direction of ${path} must be 1 or -1`);
    }
    return { path, direction };
  });
}

export function sortDocuments<T extends { document: BsonDocument }>(
  items: readonly T[],
  sort: SortOrder,
): T[] {
  const keyed = items.map((item) => ({ item, keys: sort.map((field) => sortKey(item.document, field)) }));
  keyed.sort((left, right) => {
    for (const [position, { direction }] of sort.entries()) {
      const order = Buffer.compare(left.keys[position] ?? none, right.keys[position] ?? none) * direction;
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/** The least key of an array counts in ascending order, the greatest in descending. */
function sortKey(document: BsonDocument, { path, direction }: IndexField): Buffer {
  return valuesAtPath(document, path)
    .map(indexKey)
    .reduce((chosen, key) => (Buffer.compare(key, chosen) * direction < 0 ? key : chosen));
}

function sortEntries(sort: unknown): [string, unknown][] {
  if (sort instanceof Map) return [...sort].map(([path, direction]) => [String(path), direction]);
  if (isPlainObject(sort)) return Object.entries(sort);
  throw serverError("BadValue", "a sort must be an object of fields and directions");
}
