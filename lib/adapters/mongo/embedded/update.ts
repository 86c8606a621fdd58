import { update as mingoUpdate } from "mingo";
import {
  type BsonDocument,
  decodeDocument,
  encodeDocument,
  isOperatorObject,
  isPlainObject,
} from "./bson-document";
import { setAtPath, updateTarget } from "./document-path";
import { serverError, unsupported } from "./server-error";

type Modifier = Record<string, BsonDocument>;

const arrayOperators = ["$push", "$addToSet", "$pull"];
const operators = ["$set", "$setOnInsert", "$unset", "$inc", "$min", "$max", ...arrayOperators];
/** These do nothing where the path leads nowhere; the others are refused there. */
const lenientOperators = ["$unset", "$pull"];

/** The document after the update; the one before stays as it is. `update` must not be one that Mongoose still holds. */
export function applyUpdate(document: BsonDocument, update: unknown): BsonDocument {
  const { $setOnInsert: _, ...modifier } = parseModifier(update);
  const onTop = Object.entries(modifier).every(
    ([operator, changes]) => !arrayOperators.includes(operator) && Object.keys(changes).every(isOwnField),
  );
  return modified(onTop ? { ...document } : decodeDocument(encodeDocument(document)), modifier);
}

/** The document that an update makes where its filter finds none. */
export function upsertedDocument(filter: BsonDocument, update: unknown): BsonDocument {
  const { $setOnInsert, ...modifier } = parseModifier(update);
  const { _id, ...onInsert } = $setOnInsert ?? {};
  const base = equalities(filter);
  if (_id !== undefined) base._id = _id;
  return modified(base, { ...modifier, $set: { ...modifier.$set, ...onInsert } });
}

function modified(document: BsonDocument, modifier: Modifier): BsonDocument {
  const applied: Modifier = {};
  for (const [operator, changes] of Object.entries(modifier)) {
    const { _id, ...rest } = changes;
    if (_id !== undefined) checkSameId(document, _id);
    if (Object.keys(rest).length > 0) applied[operator] = rest;
    for (const [path, operand] of Object.entries(rest)) checkTarget(document, operator, path, operand);
    for (const [path, operand] of Object.entries(rest))
      if (isOwnField(path) && changePlainly(document, operator, path, operand)) delete rest[path];
    if (Object.keys(rest).length === 0) delete applied[operator];
  }
  if (Object.keys(applied).length > 0)
    mingoUpdate<BsonDocument>(document, applied, [], {}, { cloneMode: "none" });
  return document;
}

const isOwnField = (path: string): boolean => !path.includes(".") && path !== "__proto__";

/** Sets or removes a field of the document's own, as most updates do, without the update library; false where it is left to that. */
function changePlainly(document: BsonDocument, operator: string, name: string, operand: unknown): boolean {
  if (operator === "$set") document[name] = operand;
  else if (operator === "$unset") delete document[name];
  else if (operator !== "$max" || !isBelow(document[name], operand)) return false;
  else document[name] = operand;
  return true;
}

const isBelow = (before: unknown, value: unknown): boolean =>
  (typeof before === "number" && typeof value === "number" && before < value) ||
  (typeof before === "string" && typeof value === "string" && before < value);

function parseModifier(update: unknown): Modifier {
  if (Array.isArray(update)) throw unsupported("an update by an aggregation pipeline");
  if (!isOperatorObject(update))
    throw serverError("FailedToParse", "an update must consist of update operators");
  const modifier: Modifier = {};
  const paths: string[] = [];
  for (const [operator, changes] of Object.entries(update)) {
    if (!operators.includes(operator)) throw unsupported(`the update operator ${operator}`);
    if (!isPlainObject(changes)) throw serverError("FailedToParse", `${operator} needs an object of fields`);
    for (const path of Object.keys(changes)) {
      checkPath(path, paths);
      paths.push(path);
      if (arrayOperators.includes(operator)) checkArrayModifiers(operator, changes[path]);
    }
    modifier[operator] = changes;
  }
  return modifier;
}

function checkPath(path: string, earlier: readonly string[]): void {
  if (path.split(".").some((segment) => segment.startsWith("$"))) {
    throw unsupported(`the positional update path ${path}`);
  }
  const clash = earlier.find(
    (other) => `${path}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${path}.`),
  );
  if (clash === undefined) return;
  throw serverError(
    "ConflictingUpdateOperators",
    `Updating the path '${path}' would create a conflict at '${clash}'`,
  );
}

function checkArrayModifiers(operator: string, operand: unknown): void {
  if (!isOperatorObject(operand) || operator === "$pull") return;
  for (const modifier of Object.keys(operand)) {
    if (modifier !== "$each") throw unsupported(`${operator} with ${modifier}`);
  }
  if (!Array.isArray(operand.$each)) throw serverError("BadValue", `$each in ${operator} needs an array`);
}

/** The update library skips silently what MongoDB refuses; a lost write must not look like a done one. */
function checkTarget(document: BsonDocument, operator: string, path: string, operand: unknown): void {
  const target = updateTarget(document, path);
  if (!target.viable) {
    if (lenientOperators.includes(operator)) return;
    throw serverError("PathNotViable", `Cannot create the field ${path}: ${target.blockedAt} is no object`);
  }
  if (target.value !== undefined && arrayOperators.includes(operator) && !Array.isArray(target.value)) {
    throw serverError("BadValue", `${operator} needs an array at ${path}`);
  }
  if (operator !== "$inc") return;
  if (typeof operand !== "number" || (target.value !== undefined && typeof target.value !== "number")) {
    throw serverError("TypeMismatch", `Cannot apply $inc to the non-numeric field ${path}`);
  }
}

function checkSameId(document: BsonDocument, id: unknown): void {
  if (document._id === undefined) document._id = id;
  if (encodeDocument({ id: document._id }).equals(encodeDocument({ id }))) return;
  throw serverError(
    "ImmutableField",
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/** What a filter says the document is: the fields it compares for equality. */
function equalities(filter: BsonDocument): BsonDocument {
  const document: BsonDocument = {};
  for (const [path, condition] of Object.entries(filter)) {
    if (path === "$and" && Array.isArray(condition)) {
      for (const part of condition) if (isPlainObject(part)) Object.assign(document, equalities(part));
    } else if (!path.startsWith("$")) {
      const value = isOperatorObject(condition) ? condition.$eq : condition;
      if (value !== undefined && !(value instanceof RegExp)) setAtPath(document, path, value);
    }
  }
  return document;
}
