import { Schema } from "mongoose";

/** Every field of a domain schema, of any form: the domain schema says what is in it, and reads it back. */
export function storedFields(shape: object): Record<string, typeof Schema.Types.Mixed> {
  return Object.fromEntries(
    Object.keys(shape)
      .filter((name) => name !== "id")
      .map((name) => [name, Schema.Types.Mixed]),
  );
}

/** Without the fields that are undefined: a store would keep them as null, which no domain schema reads back. */
export function definedOnly<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The same, of what is plain data otherwise, without going through its text: what holds no such field is handed back as it is. */
export function asRead<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value) && value.every((item) => asRead(item) === item && item !== undefined))
    return value;
  let copy: T | undefined;
  for (const name in value) {
    const before = value[name];
    if (before !== undefined && typeof before !== "object") continue;
    const after = asRead(before);
    if (after === before && before !== undefined) continue;
    copy ??= Array.isArray(value) ? Object.assign([], value) : { ...value };
    if (after === undefined) delete copy[name];
    else copy[name] = after;
  }
  return copy ?? value;
}

/** The update that makes a document hold just these values: those fields of the shape that have none are removed. */
export function replaceFields<T extends object>(
  shape: object,
  values: T,
): { $set: T; $unset?: Record<string, 1> } {
  const $set = definedOnly(values);
  const absent = Object.keys(shape).filter((name) => name !== "id" && !(name in $set));
  if (absent.length === 0) return { $set };
  return { $set, $unset: Object.fromEntries(absent.map((name) => [name, 1])) };
}
