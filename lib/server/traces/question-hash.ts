import { createHash } from "node:crypto";
import { perObject } from "@/lib/agent/domain/per-object";
import type { Exchange, HashedExchange } from "@/lib/agent/domain/turn-recording";

/** Tells whether the same was asked again: what went in, and how it was put to the model. */
export const hashesOf = ({ input, prompt }: Pick<Exchange, "input" | "prompt">) => ({
  inputHash: hashOf(input ?? null),
  ...(prompt ? { promptHash: hashOf(prompt) } : {}),
});

export const hashedExchange = ({ input, prompt, ...exchange }: Exchange): HashedExchange =>
  exchange.inputHash === undefined ? { ...exchange, ...hashesOf({ input, prompt }) } : exchange;

const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(textOf(value) ?? "null")
    .digest("hex")
    .slice(0, 16);

/** JSON with fields in the order of their names, since which came first says nothing. Undefined where JSON holds no such thing. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (!Array.isArray(value)) return objectText(value);
  return value.length > shortList ? longListText(value) : listText(value);
}

const listText = (list: readonly unknown[]): string =>
  `[${list.map((item) => textOf(item) ?? "null").join(",")}]`;

/** Longer lists are those of a page, which are made once: the questions of a turn show the same elements. */
const longListText = perObject(listText);
const shortList = 20;

function objectText(facts: object): string {
  const names = Object.keys(facts);
  const { inOrder, labels } = fieldsOf(names);
  let text = "{";
  for (let at = 0; at < names.length; at++) {
    const item = textOf(Reflect.get(facts, inOrder[at] ?? ""));
    if (item !== undefined) text += (text === "{" ? "" : ",") + labels[at] + item;
  }
  return `${text}}`;
}

/** Names as they come, in order, and as JSON. */
type Fields = { names: readonly string[]; inOrder: readonly string[]; labels: readonly string[] };
/** By how many there are and the last of them; objects of a kind have the same. */
const knownFields = new Map<string, Fields[]>();
const knownLimit = 1_000;

function fieldsOf(names: readonly string[]): Fields {
  const key = `${names.at(-1) ?? ""}${names.length}`;
  const alike = knownFields.get(key) ?? [];
  const known = alike.find((one) => areSame(one.names, names));
  if (known) return known;
  // Numbers come first and by their size, as in every object.
  const inOrder = Object.keys(Object.fromEntries([...names].sort().map((name) => [name, 0])));
  const fields = { names, inOrder, labels: inOrder.map((name) => `${JSON.stringify(name)}:`) };
  if (knownFields.size < knownLimit && alike.length < knownLimit) knownFields.set(key, [...alike, fields]);
  return fields;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, at) => name === others[at]);

/** What JSON writes otherwise than between two quotes. */
const special = /["\\\p{Cc}\p{Cs}]/u;
const quoted = (text: string): string => (special.test(text) ? JSON.stringify(text) : `"${text}"`);
