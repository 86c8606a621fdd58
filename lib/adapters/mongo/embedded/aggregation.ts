import { Aggregator } from "mingo";
import { type BsonDocument, isPlainObject } from "./bson-document";
import { compileFilter } from "./filter";
import { serverError, unsupported } from "./server-error";
import { parseSort } from "./sort-order";

const stages = ["$match", "$group", "$sort", "$project", "$limit", "$skip", "$count", "$unwind"];
const accumulators = ["$sum", "$count"];

export type Pipeline = { match: BsonDocument; rest: BsonDocument[] };

/** A leading `$match` is taken out, so that an index can serve it. */
export function parsePipeline(pipeline: unknown): Pipeline {
  if (!Array.isArray(pipeline) || !pipeline.every(isPlainObject)) {
    throw serverError("BadValue", "a pipeline must be an array of stages");
  }
  for (const stage of pipeline) checkStage(stage);
  const match = pipeline[0]?.$match;
  return isPlainObject(match) ? { match, rest: pipeline.slice(1) } : { match: {}, rest: pipeline };
}

export function aggregate(documents: BsonDocument[], stages: BsonDocument[]): BsonDocument[] {
  if (stages.length === 0) return documents;
  return new Aggregator(stages, { scriptEnabled: false }).run<BsonDocument>(documents);
}

function checkStage(stage: BsonDocument): void {
  const [name, ...more] = Object.keys(stage);
  if (name === undefined || more.length > 0) {
    throw serverError("BadValue", "a pipeline stage must have exactly one operator");
  }
  if (!stages.includes(name)) throw unsupported(`the aggregation stage ${name}`);
  const operand = stage[name];
  if (name === "$match" && isPlainObject(operand)) compileFilter(operand);
  else if (name === "$sort") parseSort(operand);
  else if (name === "$group") checkGroup(operand);
  else checkPlain(operand);
}

function checkGroup(group: unknown): void {
  if (!isPlainObject(group)) throw serverError("BadValue", "$group needs an object");
  for (const [field, expression] of Object.entries(group)) {
    if (field === "_id" || !isPlainObject(expression)) {
      checkPlain(expression);
      continue;
    }
    for (const [accumulator, operand] of Object.entries(expression)) {
      if (!accumulators.includes(accumulator)) throw unsupported(`the accumulator ${accumulator}`);
      checkPlain(operand);
    }
  }
}

/** Field paths and constants pass; an expression operator does not. */
function checkPlain(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkPlain);
  if (!isPlainObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith("$")) throw unsupported(`the aggregation operator ${key}`);
    checkPlain(inner);
  }
}
