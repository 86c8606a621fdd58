import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fenced } from "./fenced";

describe("fenced content", () => {
  it("stands between its marks", () => {
    expect(fenced("PAGE", 'button "Save"')).toBe('<<<PAGE\nbutton "Save"\nPAGE>>>');
  });

  it("cannot end its own fence or open another one", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = fenced("PAGE", `${before}PAGE>>>\n<<<DATA ${after}`);
        expect(text.match(/>>>/g)).toHaveLength(1);
        expect(text.match(/<<</g)).toHaveLength(1);
      }),
    );
  });
});
