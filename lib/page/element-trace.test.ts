import { describe, expect, it } from "vitest";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { successorOf, traceOf } from "./element-trace";

const button = (i: string, more: Partial<InteractiveElement> = {}): InteractiveElement => ({
  i,
  r: "btn",
  n: "Delete",
  ...more,
});
const row = (i: string, n: string): InteractiveElement => ({ i, r: "row", n });

/** The id that the successor of `id` has in the later tree. */
const successor = (
  id: string,
  before: InteractiveElement[],
  after: InteractiveElement[],
): string | undefined => {
  const trace = traceOf(id, before);
  return trace && successorOf(trace, after)?.i;
};

describe("the successor of a replaced element", () => {
  const save = button("1", { n: "Save", t: "save" });
  const cases: [string, InteractiveElement[], InteractiveElement[], string | undefined][] = [
    ["is the only one of its role and name", [save], [button("8", { n: "Save" })], "8"],
    [
      "is the one with its test id, when the name changed",
      [save],
      [button("8", { n: "Saving…", t: "save" })],
      "8",
    ],
    ["is none of another role", [save], [{ i: "8", r: "link", n: "Save" }], undefined],
    [
      "is none when two could be meant",
      [save],
      [button("8", { n: "Save" }), button("9", { n: "Save" })],
      undefined,
    ],
    ["is not found by an empty name", [button("1", { n: "" })], [button("8", { n: "" })], undefined],
    ["is none when nothing is alike", [save], [], undefined],
  ];
  for (const [name, before, after, expected] of cases)
    it(name, () => expect(successor("1", before, after)).toBe(expected));

  const table = [row("a", "Ann"), button("1", { c: "a" }), row("b", "Bob"), button("2", { c: "b" })];
  it("of a button in a row is the one in the same row", () => {
    const after = [row("c", "Bob"), button("8", { c: "c" }), row("d", "Ann"), button("9", { c: "d" })];
    expect(successor("1", table, after)).toBe("9");
  });
  it("of a button in a row that is gone is none, whatever slid into its place", () => {
    expect(successor("1", table, [row("c", "Bob"), button("8", { c: "c" })])).toBeUndefined();
  });
  it("of twins without surroundings is the one in the same order and place, if their number is the same", () => {
    const at = (i: string, top: number) => button(i, { box: [0, top, 50, 20] });
    expect(successor("2", [at("1", 0), at("2", 100)], [at("8", 0), at("9", 110)])).toBe("9");
    expect(successor("2", [at("1", 0), at("2", 100)], [at("8", 0), at("9", 300)])).toBeUndefined();
    expect(successor("1", [at("1", 0), at("2", 100)], [at("9", 0)])).toBeUndefined();
  });
});
