import { Query } from "mingo";
import { type BsonDocument, isOperatorObject, isPlainObject } from "./bson-document";
import { serverError, unsupported } from "./server-error";

export type Predicate = (document: BsonDocument) => boolean;

const listOperators = ["$and", "$or", "$nor"];
const valueOperators = [
  "$eq",
  "$ne",
  "$gt",
  "$gte",
  "$lt",
  "$lte",
  "$in",
  "$nin",
  "$exists",
  "$size",
  "$all",
];
const textOperators = ["$regex", "$options"];

/** Refuses what MongoDB may know and this store does not, instead of answering something else. */
export function compileFilter(filter: BsonDocument): Predicate {
  if (Object.keys(filter).length === 0) return () => true;
  const equalities = equalitiesOf(filter);
  if (equalities) return equalities;
  checkFilter(filter);
  const query = new Query<BsonDocument>(filter, { scriptEnabled: false });
  return (document) => query.test(document);
}

/** Fields that are to equal a text, a number, a truth value or nothing: most look-ups are no more, and a query language costs more than they do. */
function equalitiesOf(filter: BsonDocument): Predicate | undefined {
  const wanted = Object.entries(filter);
  if (!wanted.every(([path, value]) => isPlainName(path) && isPrimitive(value))) return undefined;
  return (document) => wanted.every(([name, value]) => holds(document[name], value));
}

const isPlainName = (path: string): boolean => !path.startsWith("$") && !path.includes(".");

const isPrimitive = (value: unknown): boolean =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** A list holds what one of its items equals; a field that is not there equals null. */
function holds(found: unknown, value: unknown): boolean {
  if (Array.isArray(found)) return found.some((item) => Object.is(item, value) || item === value);
  return found === value || Object.is(found, value) || (value === null && found === undefined);
}

function checkFilter(filter: unknown): void {
  if (!isPlainObject(filter)) throw serverError("BadValue", "a filter must be an object");
  for (const [key, condition] of Object.entries(filter)) {
    if (listOperators.includes(key)) checkList(key, condition);
    else if (key.startsWith("$")) throw unsupported(`the query operator ${key}`);
    else if (isOperatorObject(condition)) checkConditions(condition);
  }
}

function checkList(operator: string, filters: unknown): void {
  if (!Array.isArray(filters) || filters.length === 0) {
    throw serverError("BadValue", `${operator} must be a nonempty array`);
  }
  filters.forEach(checkFilter);
}

function checkConditions(conditions: BsonDocument): void {
  for (const [operator, operand] of Object.entries(conditions)) {
    if (operator === "$elemMatch") checkElement(operand);
    else if (operator === "$not") checkNegated(operand);
    else if (!valueOperators.includes(operator) && !textOperators.includes(operator)) {
      throw unsupported(`the query operator ${operator}`);
    }
    if (["$in", "$nin", "$all"].includes(operator) && !Array.isArray(operand)) {
      throw serverError("BadValue", `${operator} needs an array`);
    }
  }
}

function checkElement(operand: unknown): void {
  if (isOperatorObject(operand) && !listOperators.includes(Object.keys(operand)[0] ?? ""))
    checkConditions(operand);
  else checkFilter(operand);
}

function checkNegated(operand: unknown): void {
  if (operand instanceof RegExp) return;
  if (!isOperatorObject(operand)) throw serverError("BadValue", "$not needs a regex or an operator");
  checkConditions(operand);
}
