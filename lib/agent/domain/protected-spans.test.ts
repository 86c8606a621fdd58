import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { protectedSpans } from "./protected-spans";

const partsOf = (text: string, names: string[] = []): string[] =>
  protectedSpans(text, names).map(({ start, end }) => text.slice(start, end));

describe("protected spans", () => {
  it.each([
    ['Type "a and b" here', ['"a and b"']],
    ["Type “a, b” and ‘c then d’", ["“a, b”", "‘c then d’"]],
    ["Set Ann's title to 'Dr'", ["'Dr'"]],
    ["Open https://a.org/x,y?z=1 and go", ["https://a.org/x,y?z=1"]],
    ["Go to www.a.org.", ["www.a.org"]],
    ["Mail a.b+c@d-e.org, please", ["a.b+c@d-e.org"]],
    ["Enter {{secret:mail, work}} there", ["{{secret:mail, work}}"]],
    ["Add a shop named Marks and Spencer", ["Marks and Spencer"]],
    ["Select Trinidad and Tobago", ["Trinidad and Tobago"]],
    ["Click Save and Continue", ["Save and Continue"]],
    ["Go to Overview and Open Settings", []],
    ["Click the button and wait", []],
  ])("finds them in %s", (text, expected) => {
    expect(partsOf(text)).toEqual(expected);
  });

  it("protects a name that the page shows where it holds a joining word", () => {
    expect(partsOf("click save and close then stop", ["Save and close", "Stop"])).toEqual(["save and close"]);
  });

  it("gives sorted ranges inside the text that do not overlap", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, names) => {
        let last = 0;
        for (const { start, end } of protectedSpans(text, names)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
