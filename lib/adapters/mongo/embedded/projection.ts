import { Query } from "mingo";
import { type BsonDocument, isPlainObject } from "./bson-document";
import { serverError, unsupported } from "./server-error";

/** Field by field, 1 or 0: nothing computed. */
export function project(document: BsonDocument, projection: unknown): BsonDocument {
  if (projection === undefined || projection === null) return document;
  if (!isPlainObject(projection)) throw serverError("BadValue", "a projection must be an object");
  const fields = Object.entries(projection);
  if (fields.length === 0) return document;
  for (const [path, chosen] of fields) {
    if (typeof chosen !== "number" && typeof chosen !== "boolean") {
      throw unsupported(`the projection of ${path} by anything but 0 or 1`);
    }
  }
  return new Query<BsonDocument>({}).find<BsonDocument>([document], projection).next() ?? {};
}
