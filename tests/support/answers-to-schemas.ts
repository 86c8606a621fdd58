import fc from "fast-check";
import { z } from "zod";
import type { ModelTask } from "@/lib/agent/domain/model-task";

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Any JSON that a schema allows, as far as the schemas of model tasks go. */
export function matching(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue();
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = list(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return fc.oneof(...choices.map(matching));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      if (Array.isArray(schema.prefixItems)) return fc.tuple(...schema.prefixItems.map(matching));
      return fc.array(matching(schema.items), { minLength: Number(schema.minItems ?? 0), maxLength: 3 });
    case "string":
      return fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: 20 });
    case "integer":
      return fc.integer({ min: Math.max(Number(schema.minimum ?? -1_000), -1_000), max: 1_000 });
    case "number":
      return fc.double({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1), noNaN: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = list(schema.required).map(String);
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, matching(one)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Any answer that a task's schema allows. */
export const answersTo = (task: ModelTask): fc.Arbitrary<unknown> =>
  matching(z.toJSONSchema(task.output, { io: "input" }));

/** One input of a task, the same every time. */
export function anInput(task: ModelTask): unknown {
  const [input] = fc.sample(matching(z.toJSONSchema(task.input, { io: "input" })), { numRuns: 1, seed: 7 });
  return task.input.parse(input);
}
