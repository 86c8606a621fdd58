import mongoose from "mongoose";
import { encodeDocument, isPlainObject } from "./bson-document";

const { ObjectId, Binary, Long, Int32, Double, Decimal128 } = mongoose.mongo;

/** MongoDB's order of types, as the leading byte of a key. */
const rank = {
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  regex: 55,
  other: 60,
} as const;

/** One byte as text too: most keys are strings, which so are written at once. */
const stringMark = String.fromCharCode(rank.string);
const signBit = 1n << 63n;
const all64 = (1n << 64n) - 1n;

/** Bytes whose plain order (memcmp, as SQLite compares blobs) is MongoDB's order of the values. */
export function indexKey(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.of(rank.null);
  if (typeof value === "string") return Buffer.from(stringMark + value, "utf8");
  if (typeof value === "number") return ranked(rank.number, sortableDouble(value));
  if (typeof value === "bigint") return ranked(rank.number, sortableDouble(Number(value)));
  if (typeof value === "boolean") return Buffer.of(rank.boolean, value ? 1 : 0);
  if (value instanceof Date) return ranked(rank.date, sortableInteger(BigInt(value.getTime())));
  if (value instanceof RegExp) return ranked(rank.regex, Buffer.from(String(value)));
  if (value instanceof ObjectId) return ranked(rank.objectId, value.id);
  if (value instanceof Binary) return ranked(rank.binary, value.buffer);
  if (isWrappedNumber(value)) return ranked(rank.number, sortableDouble(Number(value.toString())));
  if (Array.isArray(value)) return ranked(rank.array, encodeDocument({ value }));
  return ranked(isPlainObject(value) ? rank.object : rank.other, encodeDocument({ value }));
}

/** Keys of the same type as the value lie in [from, to): a comparison never crosses types. */
export function typeBounds(value: unknown): { from: Buffer; to: Buffer } {
  const leading = indexKey(value)[0] ?? rank.other;
  return { from: Buffer.of(leading), to: Buffer.of(leading + 1) };
}

export function compareKeyTuples(left: readonly Buffer[], right: readonly Buffer[]): number {
  for (const [position, key] of left.entries()) {
    const other = right[position];
    const order = other === undefined ? 1 : Buffer.compare(key, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** A tuple as a map key. Parts carry their length, so that no two tuples run together. */
export function keyTupleId(keys: readonly Buffer[]): string {
  return keys.map((key) => `${key.length}:${key.toString("latin1")}`).join("");
}

function isWrappedNumber(value: unknown): value is { toString(): string } {
  return (
    value instanceof Long || value instanceof Int32 || value instanceof Double || value instanceof Decimal128
  );
}

function ranked(leading: number, payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(leading), payload]);
}

/** IEEE bits in an order that plain bytes keep: negative numbers inverted, the others with the sign bit set. NaN sorts first. */
function sortableDouble(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const bits = bytes.readBigUInt64BE();
  bytes.writeBigUInt64BE(bits & signBit ? ~bits & all64 : bits | signBit);
  return bytes;
}

function sortableInteger(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value) ^ signBit);
  return bytes;
}
