type Schema = Record<string, unknown>;

/** Keywords of JSON schema that `responseJsonSchema` takes as they are. */
const plain = new Set([
  "type",
  "format",
  "title",
  "description",
  "enum",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "required",
  "$ref",
  "additionalProperties",
]);
const ofSchemas = new Set(["properties", "$defs"]);
const listsOfSchemas = new Set(["anyOf", "prefixItems"]);

/** A JSON schema in the part of the language that the API takes. What is left out, the task's own schema still checks. */
export function geminiSchema(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => keyword(key, value)));
}

function keyword(key: string, value: unknown): [string, unknown][] {
  if (key === "const") return [["enum", [value]]];
  if (key === "oneOf") return keyword("anyOf", value);
  if (key === "items") return [[key, geminiSchema(value)]];
  if (listsOfSchemas.has(key) && Array.isArray(value)) return [[key, value.map(geminiSchema)]];
  if (ofSchemas.has(key) && isSchema(value))
    return [[key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, geminiSchema(one)]))]];
  if (key === "additionalProperties") return [[key, geminiSchema(value)]];
  // Bounds of all safe integers say nothing, and some servers cannot read them.
  if (typeof value === "number" && Math.abs(value) >= Number.MAX_SAFE_INTEGER) return [];
  return plain.has(key) ? [[key, value]] : [];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
