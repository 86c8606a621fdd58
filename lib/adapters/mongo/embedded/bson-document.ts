import mongoose from "mongoose";

const { BSON, ObjectId } = mongoose.mongo;

export type BsonDocument = Record<string, unknown>;

/** Undefined becomes null, as the MongoDB driver sends it by default: both stores must hold the same bytes. */
export function encodeDocument(document: object): Buffer {
  const bytes = BSON.serialize(document, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Of bytes that were encoded here: looking through texts of whole pages for what no string encodes to costs as much as reading them. */
export function decodeDocument(bytes: Uint8Array): BsonDocument {
  return BSON.deserialize(bytes, { validation: { utf8: false } });
}

/** The value as a server would have received it: a deep copy in plain BSON types, free of Mongoose's own. */
export function asSent(value: object): BsonDocument {
  const plain = isPlainObject(value) && !("toBSON" in value) && !Object.hasOwn(value, "__proto__");
  return plain ? copyOf(value) : decodeDocument(encodeDocument(value));
}

/** Only what may change on its way goes through BSON: texts of whole pages stand in most documents. */
function copyOf(value: BsonDocument): BsonDocument {
  const copy: BsonDocument = {};
  for (const name of Object.keys(value)) {
    const item = value[name];
    if (typeof item !== "function") copy[name] = isAsStored(item) ? item : valueAsSent(item);
  }
  return copy;
}

function valueAsSent(item: unknown): unknown {
  if (item === undefined) return null;
  if (item instanceof ObjectId) return new ObjectId(item.id);
  if (isPlainObject(item)) return asSent(item);
  if (isPlainList(item)) return Array.from(item, (one) => (isAsStored(one) ? one : valueAsSent(one)));
  return decodeDocument(encodeDocument({ item })).item;
}

const isPlainList = (item: unknown): item is unknown[] =>
  Array.isArray(item) &&
  Object.getPrototypeOf(item) === Array.prototype &&
  !("toBSON" in item) &&
  item.every((one) => typeof one !== "function");

const isAsStored = (item: unknown): boolean =>
  item === null ||
  typeof item === "number" ||
  typeof item === "boolean" ||
  (typeof item === "string" && item.isWellFormed());

export function printDocument(document: object): string {
  return BSON.EJSON.stringify(document);
}

export function isPlainObject(value: unknown): value is BsonDocument {
  if (value === null || typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** `{ $gt: 1 }` and its like, as opposed to an embedded document. */
export function isOperatorObject(value: unknown): value is BsonDocument {
  return isPlainObject(value) && Object.keys(value)[0]?.startsWith("$") === true;
}

export function newObjectId(): unknown {
  return new mongoose.mongo.ObjectId();
}
