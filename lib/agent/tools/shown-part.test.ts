import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { aSnapshot } from "@/tests/support/a-task";
import { shownPart } from "./shown-part";

const url = "http://clinic.test/patients?page=1";
const table = ["Name | Phone", "Ann Lee | 11", "Bo Park | 12"];
const node = (role: SnapshotNode["role"], name: string, more: Partial<SnapshotNode> = {}): SnapshotNode => ({
  id: `${role}-${name}`,
  role,
  name,
  states: [],
  parent: -1,
  path: "region:main",
  frame: "",
  ...more,
});
type Shown = { lines?: string[]; nodes?: SnapshotNode[] };
const told = (wanted: string, { lines = [], nodes = [] }: Shown) =>
  shownPart(wanted, 2, { ...aSnapshot({ nodes, lines: [...lines, ...table] }), url });

const all = "Extract name and phone of all patients";
const next = { href: "http://clinic.test/patients?page=2" };

describe("a page that shows a part of what is asked for", () => {
  it.each<[string, Shown, RegExp]>([
    ["a number that is more", { lines: ["12 patients"] }, /"12 patients" and shows 2/],
    ["a range", { lines: ["Showing 1 to 2 of 12 entries"] }, /1 to 2 of 12/],
    ["a range with a dash", { lines: ["1–2 of 1,204"] }, /1–2 of 1,204/],
    ["a link to the next page", { nodes: [node("link", "Next", next)] }, /"Next" leads to more/],
    ["a button beside page numbers", { nodes: [node("button", "2"), node("button", "Next")] }, /"Next"/],
    ["a button that loads more", { nodes: [node("button", "Load more")] }, /"Load more"/],
  ])("is told by %s", (_, shown, part) => expect(told(all, shown)).toMatch(part));

  it.each<[string, string, Shown]>([
    ["where it shows them all", all, { lines: ["2 patients", "1–2 of 2"] }],
    ["where not all is asked for", "Extract the names of the patients", { lines: ["12 patients"] }],
    ["where all stands in a name", 'Extract the phone of "All Saints"', { lines: ["12 patients"] }],
    ["by a number of something else", all, { lines: ["12 visits", "12 former patients"] }],
    ["by a button that may turn a slide", all, { nodes: [node("button", "Next")] }],
    ["by a link within the page", all, { nodes: [node("link", "Next", { href: `${url}#next` })] }],
    ["by what leads on no more", all, { nodes: [node("link", "Next", { ...next, states: ["disabled"] })] }],
  ])("is not told %s", (_, wanted, shown) => expect(told(wanted, shown)).toBeUndefined());
});
