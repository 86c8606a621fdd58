import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/agent/domain/app-error";
import { endpoints } from "@/lib/contracts/endpoints";
import { parseBody } from "./parse-input";

const strict = {
  body: z.strictObject({ name: z.string(), tags: z.array(z.strictObject({ id: z.number() })).optional() }),
};

function refusalOf(
  endpoint: Parameters<typeof parseBody>[0],
  raw: string,
): { code: string; message: string } {
  try {
    parseBody(endpoint, raw);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    throw error;
  }
  return { code: "none", message: "" };
}

describe("parseBody", () => {
  it.each([
    ["{", "body: not JSON"],
    ["[]", "body: not a JSON object"],
    ["null", "body: not a JSON object"],
    ["", "name: "],
    ['{"name":1}', "name: "],
    ['{"name":"a","colour":"red"}', "colour: unknown field"],
    ['{"name":"a","tags":[{"id":1},{"id":"2"}]}', "tags[1].id: "],
    ['{"name":"a","tags":[{"id":1,"x":1}]}', "tags[0].x: unknown field"],
  ])("refuses %s and names the field", (raw, message) => {
    const refusal = refusalOf(strict, raw);
    expect(refusal.code).toBe("invalid_request");
    expect(refusal.message.startsWith(message)).toBe(true);
  });

  it("ignores unknown top-level fields of a turn, and says which", () => {
    const raw = JSON.stringify({ query: "go", colour: "red", shape: 1 });
    const { body, ignoredFields } = parseBody(endpoints.interact, raw);
    expect([body, ignoredFields]).toEqual([{ query: "go" }, ["colour", "shape"]]);
  });

  it("refuses more tree elements than the limit before looking at them", () => {
    const raw = JSON.stringify({ query: "go", interactiveTree: Array.from({ length: 5_001 }, () => 0) });
    const refusal = refusalOf(endpoints.interact, raw);
    expect(refusal.code).toBe("too_large");
    expect(refusal.message).toMatch(/interactiveTree: 5001 elements, at most 5000/);
  });

  it("answers any body of a turn with a value or a refusal, never a fault", () => {
    const field = fc.constantFrom(...(endpoints.interact.knownFields ?? []), "other", "__proto__");
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })), (body) => {
        expect(["none", "invalid_request", "too_large"]).toContain(
          refusalOf(endpoints.interact, JSON.stringify(body)).code,
        );
      }),
    );
  });
});
