import { z } from "zod";
import { readJson } from "@/lib/agent/domain/read-json";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { FieldType, type WantedField } from "@/lib/agent/model-tasks/extract-data";

const JsonField = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
});
const JsonObject = z.looseObject({
  properties: z.record(z.string(), JsonField),
  required: z.array(z.string()).optional(),
});

/** What rows are to hold: by a JSON schema in the wording, else by a list of fields there ("with columns name, price and stock"). Empty: nothing is said. */
export function wantedFields(...wordings: string[]): WantedField[] {
  for (const wording of wordings) {
    const fields = fieldsOfSchema(jsonIn(wording)) ?? listedFields(wording);
    if (fields.length > 0) return fields;
  }
  return [];
}

/** The fields of a JSON schema for an object, or for an array of them. */
export function fieldsOfSchema(schema: unknown): WantedField[] | undefined {
  const array = z.looseObject({ items: z.unknown() }).safeParse(schema);
  const object = JsonObject.safeParse(array.success && array.data.items ? array.data.items : schema);
  if (!object.success) return undefined;
  const required = object.data.required ?? [];
  return Object.entries(object.data.properties).map(([name, { type, description }]) => ({
    name,
    type: typeOf(Array.isArray(type) ? type.find((one) => one !== "null") : type),
    required: required.includes(name),
    ...(description ? { description } : {}),
  }));
}

const typeOf = (type: string | undefined): FieldType => {
  const known = FieldType.safeParse(type);
  return known.success ? known.data : "string";
};

/** Longer wordings are not searched for JSON: nobody writes a schema of that size by hand. */
const schemaChars = 8_000;

function jsonIn(wording: string): unknown {
  const from = wording.indexOf("{");
  const to = wording.lastIndexOf("}");
  if (from < 0 || to < from || to - from > schemaChars || !wording.includes('"properties"')) return undefined;
  return readJson(wording.slice(from, to + 1));
}

const listing =
  /\b(?:with|as|into|having)\s+(?:the\s+)?(?:columns?|fields?|properties|keys|attributes)\s*:?\s+([^.;]+)/i;

function listedFields(wording: string): WantedField[] {
  const list = listing.exec(wording)?.[1];
  if (!list) return [];
  return list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.replace(/^["'“]|["'”]$/g, "").trim())
    .filter((name) => name !== "" && name.split(/\s+/).length <= 4)
    .map((name) => ({ name, type: "string", required: true }));
}

/** How well a label names a field, 0 to 1. */
export function labelFit(field: string, label: string): number {
  const wanted = contentStems(spaced(field));
  const own = contentStems(spaced(label));
  if (wanted.length === 0 || own.length === 0) return 0;
  const shared = wanted.filter((word) => own.includes(word)).length;
  return shared / Math.max(wanted.length, own.length);
}

/** `dateOfBirth` and `date_of_birth` as `date of birth`. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
