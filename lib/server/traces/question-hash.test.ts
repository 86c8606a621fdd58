import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashedExchange, hashesOf } from "./question-hash";

/** How files that were exported before tell a question. */
const hashInFiles = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value, inOrder)).digest("hex").slice(0, 16);

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

describe("what a question is told by", () => {
  it("is the hash that exported files hold, whatever was asked", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(hashesOf({ input }).inputHash).toBe(hashInFiles(input));
      }),
    );
    const odd = { b: 1, "10": "ten", "9": [undefined, null], a: undefined, $x: { é: "🙂", E: "\u2028" } };
    expect(hashesOf({ input: odd }).inputHash).toBe(hashInFiles(odd));
  });

  it("is the same whichever field came first, and another where a word changed", () => {
    const hash = (input: unknown) => hashesOf({ input }).inputHash;
    expect(hash({ a: [1], b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2 }, a: [1] }));
    expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }));
  });

  it("stays as it was noted, and takes the place of the whole question otherwise", () => {
    const noted = { name: "make_plan", inputHash: "x", promptHash: "y" };
    expect(hashedExchange(noted)).toEqual(noted);
    const whole = { name: "make_plan", input: { goal: "go" }, prompt: { system: "s", user: "u" } };
    expect(hashedExchange(whole)).toEqual({ name: "make_plan", ...hashesOf(whole) });
  });
});
