import { z } from "zod";
import { perObject } from "./per-object";

/** True only of what the schema takes and hands back unchanged; false where that takes a closer look. */
type Sure = (value: unknown) => boolean;

const unsure: Sure = () => false;
const isAnything: Sure = () => true;
/** Kinds that put nothing in the place of what is absent. */
const leavesAbsent: ReadonlySet<string> = new Set(
  "string number boolean enum literal array tuple union object record unknown".split(" "),
);

/**
 * Whether a value read from JSON is plainly what the schema asks for, to the last field, so that parsing would give the same again. It looks at the fields
 * that are there, in place; parsing runs the rules of all that could be there and copies the whole, which for a page of hundreds of elements costs five
 * times as much. What it is not sure of is for the schema to judge.
 */
export const isPlainly = <S extends z.ZodType>(schema: S, value: unknown): value is z.infer<S> =>
  sureOf(schema)(value);

const sureOf = perObject((schema: z.ZodType): Sure => {
  if (schema instanceof z.ZodOptional) return inner(schema);
  if (schema instanceof z.ZodObject) return sureObject(schema);
  if (schema instanceof z.ZodArray) return sureArray(schema);
  if (schema instanceof z.ZodTuple) return sureTuple(schema);
  if (schema instanceof z.ZodUnion) return sureUnion(schema);
  if (schema instanceof z.ZodString) return sureString(schema);
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodNumber) return sureNumber(schema);
  if (schema instanceof z.ZodUnknown) return isAnything;
  return isOneWord(schema) ? asParsed(schema) : unsure;
});

const inner = (schema: z.ZodOptional): Sure => {
  const within = schema.unwrap();
  return within instanceof z.ZodType ? sureOf(within) : unsure;
};

const isOneWord = (schema: z.ZodType): boolean =>
  schema.def.type === "string" || schema.def.type === "number" || schema.def.type === "enum";

const asParsed =
  (schema: z.ZodType): Sure =>
  (value) => {
    const read = schema.safeParse(value);
    return read.success && read.data === value;
  };

type Lengths = { least: number; most: number };

/** Undefined where more is checked than how long it is. */
function lengthsOf(schema: z.ZodType): Lengths | undefined {
  const lengths = { least: 0, most: Number.POSITIVE_INFINITY };
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if (def.check === "max_length" && "maximum" in def) lengths.most = Number(def.maximum);
    else if (def.check === "min_length" && "minimum" in def) lengths.least = Number(def.minimum);
    else return undefined;
  }
  return lengths;
}

function sureString(schema: z.ZodString): Sure {
  const lengths = lengthsOf(schema);
  if (!lengths || schema.def.coerce) return asParsed(schema);
  const { least, most } = lengths;
  return (value) => typeof value === "string" && value.length >= least && value.length <= most;
}

function sureNumber(schema: z.ZodNumber): Sure {
  const checks = schema.def.checks ?? [];
  if (schema.def.coerce || schema instanceof z.ZodNumberFormat) return asParsed(schema);
  if (checks.length === 0) return Number.isFinite;
  const isWhole = checks.every(({ _zod: { def } }) => "format" in def && def.format === "safeint");
  return isWhole ? Number.isSafeInteger : asParsed(schema);
}

function sureArray(schema: z.ZodArray): Sure {
  const lengths = lengthsOf(schema);
  const { element } = schema;
  if (!lengths || !(element instanceof z.ZodType)) return unsure;
  const { least, most } = lengths;
  const isItem = sureOf(element);
  return (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
}

function sureTuple(schema: z.ZodTuple): Sure {
  const items = schema.def.items.map((item) => (item instanceof z.ZodType ? sureOf(item) : unsure));
  if (schema.def.rest || schema.def.checks?.length) return unsure;
  return (value) =>
    Array.isArray(value) && value.length === items.length && items.every((isItem, at) => isItem(value[at]));
}

/** Only as far as every option before was sure of its no. */
function sureUnion(schema: z.ZodUnion): Sure {
  const options = schema.options.map((option) => (option instanceof z.ZodType ? sureOf(option) : unsure));
  const known = options.slice(0, [...options, unsure].indexOf(unsure));
  const isPlain = schema.options.every((option) => option instanceof z.ZodType && isWhole(option));
  if (!isPlain || schema.def.checks?.length) return unsure;
  return (value) => known.some((isOption) => isOption(value));
}

/** No option that drops or fills in what another would keep. */
const isWhole = ({ def }: z.ZodType): boolean => def.type !== "object" && leavesAbsent.has(def.type);

function sureObject(schema: z.ZodObject): Sure {
  const fields = new Map<string, Sure>();
  const required: string[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!(field instanceof z.ZodType)) return unsure;
    const within = field instanceof z.ZodOptional ? field.unwrap() : field;
    if (!(within instanceof z.ZodType) || !leavesAbsent.has(within.def.type)) return unsure;
    fields.set(name, sureOf(field));
    if (!(field instanceof z.ZodOptional)) required.push(name);
  }
  const { catchall, checks } = schema.def;
  if (checks?.length || (catchall && !(catchall instanceof z.ZodUnknown || catchall instanceof z.ZodNever)))
    return unsure;
  const others = catchall instanceof z.ZodUnknown ? isAnything : unsure;
  // Which no schema means by a field.
  fields.set("__proto__", unsure);
  return (value) => {
    if (!isRecord(value)) return false;
    for (const name in value) if (!(fields.get(name) ?? others)(value[name])) return false;
    return required.every((name) => Object.hasOwn(value, name));
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
