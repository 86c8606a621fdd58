import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha1 } from "./sha1";

it("agrees with the platform's SHA-1 on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const whole = new TextDecoder().decode(new TextEncoder().encode(text));
      expect(sha1(whole)).toBe(createHash("sha1").update(whole, "utf8").digest("hex"));
    }),
  );
});
