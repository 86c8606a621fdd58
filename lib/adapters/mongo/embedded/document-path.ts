import { type BsonDocument, isPlainObject } from "./bson-document";

const arrayPosition = /^\d+$/;

/** Every value that a dotted path reaches, arrays fanned out: what a multikey index holds. Never empty: nothing there is `[undefined]`. */
export function valuesAtPath(document: unknown, path: string): unknown[] {
  const own = isPlainObject(document) && !path.includes(".") ? document[path] : [];
  if (!Array.isArray(own)) return [own];
  const found = reach(document, path.split("."));
  return found.length > 0 ? found : [undefined];
}

function reach(value: unknown, path: readonly string[]): unknown[] {
  const [head, ...rest] = path;
  if (head === undefined) return Array.isArray(value) && value.length > 0 ? [...value] : [value];
  if (Array.isArray(value)) {
    const atPosition = arrayPosition.test(head) ? reach(value[Number(head)], rest) : [];
    return [...atPosition, ...value.filter(isPlainObject).flatMap((element) => reach(element, path))];
  }
  return isPlainObject(value) ? reach(value[head], rest) : [undefined];
}

/** Sets a value, creating the embedded documents on the way. */
export function setAtPath(document: BsonDocument, path: string, value: unknown): void {
  const segments = path.split(".");
  const last = segments.pop() ?? path;
  let parent = document;
  for (const segment of segments) {
    const next = parent[segment];
    if (isPlainObject(next)) {
      parent = next;
      continue;
    }
    const created: BsonDocument = {};
    parent[segment] = created;
    parent = created;
  }
  parent[last] = value;
}

export type PathTarget = { viable: true; value: unknown } | { viable: false; blockedAt: string };

/** What an update of this path would write to; not viable where a scalar, or an array without a position, stands in the way. */
export function updateTarget(document: BsonDocument, path: string): PathTarget {
  const segments = path.split(".");
  let value: unknown = document;
  for (const [depth, segment] of segments.entries()) {
    if (value === undefined) return { viable: true, value: undefined };
    if (Array.isArray(value) && arrayPosition.test(segment)) value = value[Number(segment)];
    else if (isPlainObject(value)) value = value[segment];
    else return { viable: false, blockedAt: segments.slice(0, depth).join(".") };
  }
  return { viable: true, value };
}
