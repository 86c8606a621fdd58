import { type BsonDocument, isOperatorObject, isPlainObject } from "./bson-document";
import type { IndexField } from "./index-definition";
import { indexKey, typeBounds } from "./index-key";
import { keyColumn } from "./index-table";
import type { SortOrder } from "./sort-order";

/** What the planner may read: an index table, or the documents by their id. */
export type Access = {
  name: string;
  table: string;
  /** Columns of the table, one a field, in order. */
  columns: readonly string[];
  fields: readonly IndexField[];
  multikey: boolean;
  sparse: boolean;
  /** An equality on the first fields finds at most one document. */
  unique: boolean;
};

/** Rows to look at, in this order. A superset of what matches: the filter is tested again on each document. */
export type QueryPlan = {
  index: string;
  sql: string;
  keys: Buffer[];
  /** The rows come in the order that was asked for. */
  ordered: boolean;
  mayRepeat: boolean;
  /** One row at most. */
  single: boolean;
};

type Bound = { operator: ">" | ">=" | "<" | "<="; key: Buffer };
type Conditions = { equal: Map<string, Buffer>; oneOf: Map<string, Buffer[]>; ranges: Map<string, Bound[]> };
type Step = { clauses: string[]; keys: Buffer[]; score: number };

/** SQLite takes more, but a longer list is as well read by a scan. */
const longestList = 500;
const weight = { unique: 100, equal: 10, oneOf: 6, range: 3, order: 2, naturalOrder: 4 } as const;
/** Where several bounds of one field lie on a multikey index, different elements may satisfy them: only one may narrow. */
const multikeyBounds = 2;

export function planQuery(
  documents: string,
  accesses: readonly Access[],
  filter: BsonDocument,
  sort: SortOrder,
): QueryPlan {
  const conditions: Conditions = { equal: new Map(), oneOf: new Map(), ranges: new Map() };
  collectConditions(filter, conditions);
  let best: { plan: QueryPlan; score: number } = {
    plan: {
      index: "none",
      sql: `SELECT row_id FROM ${documents} ORDER BY row_id`,
      keys: [],
      ordered: sort.length === 0,
      mayRepeat: false,
      single: false,
    },
    score: 0,
  };
  for (const access of accesses) {
    const candidate = planAccess(access, conditions, sort);
    if (candidate && candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

function planAccess(
  access: Access,
  conditions: Conditions,
  sort: SortOrder,
): { plan: QueryPlan; score: number } | undefined {
  const prefix = equalPrefix(access, conditions);
  const bound = prefix.clauses.length;
  const next = narrowNext(access, bound, conditions);
  const order = orderClause(access, bound, sort);
  const score = prefix.score + next.score + order.score;
  if (score === 0 || !holdsEveryMatch(access, prefix)) return undefined;
  const clauses = [...prefix.clauses, ...next.clauses];
  const where = clauses.length > 0 ? ` WHERE ${clauses.join(" AND ")}` : "";
  const plan: QueryPlan = {
    index: access.name,
    sql: `SELECT row_id FROM ${access.table}${where}${order.sql}`,
    keys: [...prefix.keys, ...next.keys],
    ordered: order.ordered,
    mayRepeat: access.multikey,
    single: access.unique && !access.multikey && bound === access.fields.length,
  };
  return { plan, score };
}

/** A sparse index lacks documents without its fields; a value that is asked for proves that they have one. */
function holdsEveryMatch(access: Access, prefix: Step): boolean {
  const nullKey = indexKey(null);
  return !access.sparse || prefix.keys.some((key) => !key.equals(nullKey));
}

function equalPrefix(access: Access, { equal }: Conditions): Step {
  const step: Step = { clauses: [], keys: [], score: 0 };
  for (const [position, field] of access.fields.entries()) {
    const key = equal.get(field.path);
    if (!key) break;
    step.clauses.push(`${access.columns[position]}=?`);
    step.keys.push(key);
    step.score += weight.equal;
  }
  if (access.unique && step.clauses.length === access.fields.length) step.score += weight.unique;
  return step;
}

function narrowNext(access: Access, position: number, { oneOf, ranges }: Conditions): Step {
  const path = access.fields[position]?.path ?? "";
  const column = access.columns[position] ?? keyColumn(position);
  const list = oneOf.get(path);
  if (list) {
    return { clauses: [`${column} IN (${list.map(() => "?").join(",")})`], keys: list, score: weight.oneOf };
  }
  const all = ranges.get(path) ?? [];
  const bounds = access.multikey ? all.slice(0, multikeyBounds) : all;
  return {
    clauses: bounds.map(({ operator }) => `${column}${operator}?`),
    keys: bounds.map(({ key }) => key),
    score: bounds.length > 0 ? weight.range : 0,
  };
}

/** SQLite sorts by any columns; where they follow the bound ones it need not, it reads the index in order. */
function orderClause(
  access: Access,
  bound: number,
  sort: SortOrder,
): { sql: string; ordered: boolean; score: number } {
  if (sort.length === 0) return { sql: "", ordered: true, score: 0 };
  const position = (path: string) => access.fields.findIndex((field) => field.path === path);
  const open = sort.filter(({ path }) => position(path) === -1 || position(path) >= bound);
  if (access.multikey || open.some(({ path }) => position(path) === -1)) {
    return { sql: "", ordered: false, score: 0 };
  }
  if (open.length === 0) return { sql: "", ordered: true, score: weight.naturalOrder };
  const natural = open.every(({ path }, offset) => position(path) === bound + offset);
  const terms = open.map(
    ({ path, direction }) => access.columns[position(path)] + (direction === -1 ? " DESC" : ""),
  );
  return {
    sql: ` ORDER BY ${terms.join(",")}`,
    ordered: true,
    score: natural ? weight.naturalOrder : weight.order,
  };
}

function collectConditions(filter: BsonDocument, conditions: Conditions): void {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === "$and" && Array.isArray(condition)) {
      for (const part of condition) if (isPlainObject(part)) collectConditions(part, conditions);
    } else if (path.startsWith("$")) {
      // $or and $nor narrow nothing that one index holds.
    } else if (isOperatorObject(condition)) {
      for (const [operator, operand] of Object.entries(condition))
        addCondition(path, operator, operand, conditions);
    } else {
      addCondition(path, "$eq", condition, conditions);
    }
  }
}

function addCondition(path: string, operator: string, operand: unknown, conditions: Conditions): void {
  if (operator === "$in" && Array.isArray(operand)) {
    if (operand.length <= longestList && operand.every(isScalar))
      conditions.oneOf.set(path, operand.map(indexKey));
    return;
  }
  if (!isScalar(operand)) return;
  if (operator === "$eq") conditions.equal.set(path, indexKey(operand));
  const bounds = boundsOf(operator, operand);
  if (bounds.length > 0) conditions.ranges.set(path, [...(conditions.ranges.get(path) ?? []), ...bounds]);
}

function boundsOf(operator: string, operand: unknown): Bound[] {
  if (operand === null) return [];
  const key = indexKey(operand);
  const { from, to } = typeBounds(operand);
  if (operator === "$gt" || operator === "$gte") {
    return [
      { operator: operator === "$gt" ? ">" : ">=", key },
      { operator: "<", key: to },
    ];
  }
  if (operator === "$lt" || operator === "$lte") {
    return [
      { operator: ">=", key: from },
      { operator: operator === "$lt" ? "<" : "<=", key },
    ];
  }
  return [];
}

function isScalar(value: unknown): boolean {
  return !Array.isArray(value) && !isPlainObject(value) && !(value instanceof RegExp);
}
