import { type BsonDocument, isPlainObject } from "./bson-document";
import { serverError, unsupported } from "./server-error";

export type IndexField = { path: string; direction: 1 | -1 };

export type IndexDefinition = {
  name: string;
  fields: IndexField[];
  unique: boolean;
  /** Leaves out documents that have none of the fields. */
  sparse: boolean;
  /** Leaves out documents that do not match. */
  partial?: BsonDocument;
};

/** `background` and `ordered` ask for nothing that this store does otherwise. */
const knownOptions = [
  "key",
  "name",
  "unique",
  "sparse",
  "partialFilterExpression",
  "background",
  "ordered",
  "v",
];

/** Reads an index as MongoDB describes it: `{ key: { taskId: 1, turn: 1 }, unique: true }`. */
export function parseIndex(description: BsonDocument): IndexDefinition {
  for (const option of Object.keys(description)) {
    if (!knownOptions.includes(option)) throw unsupported(`the index option ${option}`);
  }
  const fields = parseFields(description.key);
  const { name, partialFilterExpression: partial } = description;
  return {
    name: typeof name === "string" ? name : fields.map((f) => `${f.path}_${f.direction}`).join("_"),
    fields,
    unique: description.unique === true,
    sparse: description.sparse === true,
    ...(isPlainObject(partial) ? { partial } : {}),
  };
}

export function describeIndex(definition: IndexDefinition): BsonDocument {
  return {
    v: 2,
    key: keyPattern(definition),
    name: definition.name,
    ...(definition.unique ? { unique: true } : {}),
    ...(definition.sparse ? { sparse: true } : {}),
    ...(definition.partial ? { partialFilterExpression: definition.partial } : {}),
  };
}

export function keyPattern(definition: IndexDefinition): BsonDocument {
  return Object.fromEntries(definition.fields.map((field) => [field.path, field.direction]));
}

function parseFields(key: unknown): IndexField[] {
  const entries = keyEntries(key);
  if (entries.length === 0) throw serverError("BadValue", "an index needs at least one field");
  return entries.map(([path, direction]) => {
    if (direction !== 1 && direction !== -1) throw unsupported(`an index of the kind ${String(direction)}`);
    return { path, direction };
  });
}

function keyEntries(key: unknown): [string, unknown][] {
  if (typeof key === "string") return [[key, 1]];
  if (key instanceof Map) return [...key].map(([path, direction]) => [String(path), direction]);
  return isPlainObject(key) ? Object.entries(key) : [];
}
