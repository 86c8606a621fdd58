import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readAnswer } from "./read-answer";

const schema = z.object({ a: z.number(), b: z.string().optional() });

describe("readAnswer", () => {
  it.each([
    ["plain JSON", '{"a":1}'],
    ["a code fence", 'Here it is:\n```json\n{"a":1}\n```\nDone.'],
    ["words around it", 'The answer is {"a":1}.'],
    ["thoughts before it", '<think>{"a":9} or so</think>\n{"a":1}'],
    ["null for what is left out", '{"a":1,"b":null}'],
  ])("reads %s", (_, text) => {
    expect(readAnswer(schema, text)).toEqual({ data: { a: 1 } });
  });

  it.each([
    ["", "the answer is empty"],
    ["  \n", "the answer is empty"],
    ["no", "the answer is not JSON"],
    ['{"a":1', "the answer is not JSON"],
    ['{"a":"1"}', "the answer does not fit its schema at a (invalid_type)"],
    ["[]", "the answer does not fit its schema (invalid_type)"],
    [`{"a":1,"b":"${"x".repeat(400_000)}"}`, "the answer is too long"],
  ])("says what is wrong with %.20j", (text, problem) => {
    expect(readAnswer(schema, text)).toEqual({ problem });
  });

  it("never takes a cut answer for a whole one, and never throws", () => {
    const value = fc.record({ a: fc.integer(), b: fc.string() });
    fc.assert(
      fc.property(value, fc.nat(), (whole, at) => {
        const text = JSON.stringify(whole);
        expect(readAnswer(schema, text.slice(0, at % text.length))).toHaveProperty("problem");
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => Object.keys(readAnswer(schema, text)).length === 1));
  });
});
