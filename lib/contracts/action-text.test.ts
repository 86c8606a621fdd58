import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAction, printAction } from "./action-text";
import { type ActionDefinition, type BrowserAction, browserActions } from "./browser-action";

const argument: Record<string, fc.Arbitrary<unknown>> = {
  seconds: fc.integer({ min: 0, max: 30 }),
  x: fc.integer(),
  y: fc.integer(),
  direction: fc.constantFrom("up", "down", "left", "right", "top", "bottom"),
  schema: fc.dictionary(
    fc.string().filter((key) => key !== "__proto__"),
    fc.jsonValue().filter((value) => !Object.is(value, -0)),
  ),
};
const anyText = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" });

const anyAction: fc.Arbitrary<BrowserAction> = fc
  .constantFrom<ActionDefinition>(...browserActions)
  .chain((definition) =>
    fc
      .tuple(...definition.args.map((entry) => argument[entry.name] ?? anyText))
      .map((args) => ({ name: definition.name as BrowserAction["name"], args })),
  );

describe("action text", () => {
  it("gives back every action that it printed", () => {
    fc.assert(
      fc.property(anyAction, (action) => {
        const parsed = parseAction(printAction(action));
        expect(parsed).toEqual({ ok: true, action: JSON.parse(JSON.stringify(action)) });
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it("never throws and never lets an unknown call through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const parsed = parseAction(text);
        if (parsed.ok) expect(browserActions.map((action) => action.name)).toContain(parsed.action.name);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it.each([
    ["click('12')", { name: "click", args: ["12"] }],
    ["click(12)", { name: "click", args: ["12"] }],
    ['setValue("3", "a, b)")', { name: "setValue", args: ["3", "a, b)"] }],
    ["setValue('3', 'say \"hi\"')", { name: "setValue", args: ["3", 'say "hi"'] }],
    ["setValue('3', 'it\\'s')", { name: "setValue", args: ["3", "it's"] }],
    ["finish()", { name: "finish", args: [] }],
    [" wait( 2 ) ;", { name: "wait", args: [2] }],
    ["\nscroll (\n'down' ,\n'7' )\n;\n", { name: "scroll", args: ["down", "7"] }],
    ["scroll('down')", { name: "scroll", args: ["down"] }],
    ["type('a \"b\" \\\\')", { name: "type", args: ['a "b" \\'] }],
    ["type('\"')", { name: "type", args: ['"'] }],
    ["type('a \\\\\"b')", { name: "type", args: ['a \\"b'] }],
    ["type('a \\\"b')", { name: "type", args: ['a "b'] }],
    [`type("it's (all) [right], {yes}")`, { name: "type", args: ["it's (all) [right], {yes}"] }],
    [
      'extract("all", {"type":"array","items":[1,2]})',
      { name: "extract", args: ["all", { type: "array", items: [1, 2] }] },
    ],
    ["clickAt(-1.5, 20)", { name: "clickAt", args: [-1.5, 20] }],
  ])("reads %s", (text, action) => {
    expect(parseAction(text)).toEqual({ ok: true, action });
  });

  it.each([
    ["click()", "click needs id"],
    ["jump(1)", "unknown action jump"],
    ["wait(31)", "wait: seconds"],
    ['wait("2")', "wait: seconds"],
    ["click(1, 2)", "click takes at most 1 arguments"],
    ["click(document.cookie)", "argument 1 is not a JSON value"],
    ["click(alert(1))", "an argument may not be a call"],
    ["click('1'", "not of the form"],
    ["click(1); click(2)", "an argument may not be a call"],
    ['setValue("1", "open', "not of the form"],
    ['setValue("1", "open)', "a quoted argument does not end"],
    ["extract('a', [1)", "brackets do not match"],
    ["extract('a', 1])", "brackets do not match"],
    ["extract('a', {)", "brackets do not match"],
    ["extract('a', })", "brackets do not match"],
    ["click(1,)", "argument 2 is not a JSON value"],
    ["click(,1)", "argument 1 is not a JSON value"],
    ["setValue(1,, 2)", "argument 2 is not a JSON value"],
    ["type(1)", "type: text"],
    ["type('')", "type: text"],
    ["wait(1) and more", "not of the form"],
    ["please wait(1)", "not of the form"],
    ["wait2(1)", "not of the form"],
    ["wait(0](", "not of the form"],
    ["wait(()", "an argument may not be a call"],
    ["wait())", "an argument may not be a call"],
    ["scroll('sideways')", "scroll: direction"],
    [`${"a".repeat(60)}()`, `unknown action ${"a".repeat(40)}`],
  ])("refuses %s with the reason", (text, reason) => {
    const parsed = parseAction(text);
    expect(parsed.ok ? "" : parsed.reason).toContain(reason);
  });
});
