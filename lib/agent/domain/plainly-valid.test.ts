import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { clinicVisit } from "@/bench/server-load/clinic-visit";
import { InteractRequest } from "@/lib/contracts/interact-request";
import { InteractiveElement } from "@/lib/contracts/page-element";
import { isPlainly } from "./plainly-valid";

const page = (): Record<string, unknown> => JSON.parse(JSON.stringify(clinicVisit(1).page()));
const whole = {
  i: "a",
  r: "inp",
  n: "Name",
  v: "x",
  s: ["checked"],
  xy: [1, 2],
  f: "frame",
  scr: true,
  occ: false,
  o: ["one"],
  ln: [0, 3],
};

describe("what is plainly valid", () => {
  it("is a page as a client posts it", () => {
    expect(isPlainly(InteractRequest, page())).toBe(true);
    expect(isPlainly(InteractiveElement, whole)).toBe(true);
    expect(
      isPlainly(z.strictObject({ at: z.number().int(), from: z.int().min(0) }), { at: -1, from: 0 }),
    ).toBe(true);
  });

  it.each<[string, z.ZodType, unknown]>([
    ["a field that is missing", z.strictObject({ a: z.string() }), {}],
    ["a field that nobody knows", z.object({ a: z.string() }), { a: "", b: 1 }],
    ["a field that would get its default", z.object({ a: z.string().default("x") }), {}],
    ["a default within what may be left out", z.object({ a: z.string().default("x").optional() }), {}],
    ["a text that is trimmed", z.string().trim(), " a"],
    ["a number from a text", z.coerce.number(), "1"],
    ["what a rule of its own refuses", z.array(z.number()).refine((all) => all.length > 1), [1]],
    ["what is made something else", z.string().transform(Number), "1"],
    ["an option that drops a field", z.union([z.object({}), z.strictObject({ a: z.string() })]), { a: "" }],
    ["a number past all", z.number(), Number.POSITIVE_INFINITY],
    ["a fraction where whole numbers are wanted", z.number().int(), 1.5],
    ["a whole number that is too small", z.number().int().min(0), -1],
    ["a number past those that are exact", z.int(), 2 ** 53],
    ["a tuple that is too long", z.tuple([z.number()]), [1, 2]],
    ["a prototype", z.looseObject({}), JSON.parse('{"__proto__": {"a": 1}}')],
  ])("is not %s", (_, schema, value) => {
    expect(isPlainly(schema, value)).toBe(false);
  });

  it("is only what the schema takes and hands back as it is", () => {
    const field = fc.constantFrom(...Object.keys(InteractiveElement.shape), "other", "__proto__");
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("x".repeat(5_000), "", [1, 2], [1, 2, 3, 4], ["a"]),
    );
    let plain = 0;
    fc.assert(
      fc.property(fc.dictionary(field, value), (changes) => {
        const given: unknown = JSON.parse(JSON.stringify({ ...whole, ...changes }));
        if (!isPlainly(InteractiveElement, given)) return;
        plain += 1;
        expect(InteractiveElement.parse(given)).toEqual(given);
      }),
      { numRuns: 3_000 },
    );
    expect(plain).toBeGreaterThan(50);
  });
});
