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
    ["Take 'Ann's and Bo's' off", ["'Ann's and Bo's'"]],
    ["Take ‘Ann’s and Bo’s’ off", ["‘Ann’s and Bo’s’"]],
    ["Put 'Milk' on Ann's list 'Week'", ["'Milk'", "'Week'"]],
    ["Open https://a.org/x,y?z=1 and go", ["https://a.org/x,y?z=1"]],
    ["Go to www.a.org.", ["www.a.org"]],
    ["Mail a.b+c@d-e.org, please", ["a.b+c@d-e.org"]],
    ["Enter {{secret:mail, work}} there", ["{{secret:mail, work}}"]],
    ["Add a shop named Marks and Spencer", ["Marks and Spencer"]],
    ["Select Trinidad and Tobago", ["Trinidad and Tobago"]],
    ["Click Save and Continue", ["Save and Continue"]],
    ["Go to Overview and Open Settings", []],
    ["Click the button and wait", []],
    ["Type „a und b“ or „c, d” here", ["„a und b“", "„c, d”"]],
    ["Type «a et b» and «» here", ["«a et b»"]],
    ["Type 「a, b」 and 「c」 here", ["「a, b」", "「c」"]],
    ["Type `a, b` and `` here", ["`a, b`"]],
    ["Set it to ‘Ann’s way", []],
    ["Set it to ‘2’0", []],
    ["Set it to 'Ann's way", []],
    ["Set it to '2'0", []],
    ["Open http://a.org/x,y and go", ["http://a.org/x,y"]],
    ["Open www.a.org/x,y and go", ["www.a.org/x,y"]],
    ["Open www.a.org> and go", ["www.a.org"]],
    ["Mail ann@mail.quay.example, please", ["ann@mail.quay.example"]],
    ["Open sub.quay-side.org and go", ["sub.quay-side.org"]],
    ["Open quay.org/a,b and go", ["quay.org/a,b"]],
    ["Open quay.org and go", ["quay.org"]],
    ["Open https://a.org/x?!. Then go", ["https://a.org/x"]],
    ["Open https://a.org/x). Then go", ["https://a.org/x"]],
    ["Add the shop Old Marks & New Spencer", ["Old Marks & New Spencer"]],
    ["Add the shop Marks of Spencer and Lee", ["Marks of Spencer and Lee"]],
    ["Add the shop Marks and Spencer and Lee or Oak", ["Marks and Spencer and Lee or Oak"]],
    ["Add the shop K9 and T34", ["K9 and T34"]],
    ["Add the shop A and B", ["A and B"]],
    ["Add the shop Big K9 and Old T34 Ark", ["Big K9 and Old T34 Ark"]],
    ["Add the shop marks and spencer", []],
    ["Marks and Spencer", []],
    ["Wait. Open Marks and Spencer", ["Marks and Spencer"]],
    ["Wait.  Add Marks and Spencer", ["Marks and Spencer"]],
    ["Wait: Bern and Basel", []],
    ["Add it with the value tide-check=7f3a, as told", ["tide-check=7f3a"]],
    ["Set the header to max-age=60.", ["max-age=60"]],
    ["Add a pier: depth=4 and due=3 May", []],
    ["Set the value to depth = 4", []],
  ])("finds them in %s", (text, expected) => {
    expect(partsOf(text)).toEqual(expected);
  });

  it("protects a name that the page shows where it holds a joining word", () => {
    expect(partsOf("click save and close then stop", ["Save and close", "Stop"])).toEqual(["save and close"]);
  });

  it.each<[string, string, string[]]>([
    ["click and go", "And go", ["and go"]],
    ["click then go", "Then go", ["then go"]],
    ["click save, close", " Save, close ", ["save, close"]],
    ["save or close it", "Save or close", ["save or close"]],
    ["click unsave or close", "Save or close", []],
    ["click save or closed", "Save or close", []],
    ["click save or close2", "Save or close", []],
    ["click the lid", "The lid", []],
    ["go to", "Go to", []],
    ["click a,b", "a,b", []],
    ["click a,bc", "a,bc", ["a,bc"]],
    ["click it", "Save or close", []],
  ])("in %s finds the name %s: %j", (text, name, expected) => {
    expect(partsOf(text, [name])).toEqual(expected);
  });

  it("joins those that overlap", () => {
    expect(partsOf("open red, blue, green", ["red, blue", "blue, green"])).toEqual(["red, blue, green"]);
    expect(partsOf("open red, blue, green", ["red, blue", "red, blue, green"])).toEqual(["red, blue, green"]);
    expect(partsOf("open red, blue, green", ["red, blue, green", "red, blue"])).toEqual(["red, blue, green"]);
    expect(partsOf('pick red, blue and "x"', ["red, blue"])).toEqual(["red, blue", '"x"']);
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
