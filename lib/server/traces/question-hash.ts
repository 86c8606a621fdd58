import { createHash } from "node:crypto";
import type { Exchange } from "@/lib/agent/domain/turn-recording";

/** Tells whether the same was asked again: what went in, and how it was put to the model. */
export const hashesOf = ({ input, prompt }: Pick<Exchange, "input" | "prompt">) => ({
  inputHash: hashOf(input ?? null),
  ...(prompt ? { promptHash: hashOf(prompt) } : {}),
});

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value, inOrder)).digest("hex").slice(0, 16);

/** Fields in the order of their names: which came first says nothing. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
