import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entriesDone } from "./entries-done";

const list = (...items: string[]) =>
  aPage(
    `list\n${items.map((name) => `  item "${name}"${/Archived$/.test(name) && name.includes("|") ? '\n    button "Archived"' : ""}`).join("\n")}`,
  );
const wish = "archive the Atlas migration project";
const told = [{ name: "Atlas migration", value: "archived" }];
it.each<[string, string[], string[], { name: string; value: string }[], string?]>([
  [
    "says so since the deed",
    ["Atlas migration Active", "Atlas support Active"],
    ["Atlas migration Archived", "Atlas support Active"],
    told,
  ],
  [
    "is another one",
    ["Atlas migration Active", "Atlas support Active"],
    ["Atlas migration Active", "Atlas support Archived"],
    [],
  ],
  ["said so before", ["Atlas migration Archived"], ["Atlas migration Archived"], []],
  [
    "is one of several that may be meant",
    ["Atlas North Active", "Atlas South Active"],
    ["Atlas North Archived", "Atlas South Active"],
    [],
    "Archive the Atlas",
  ],
  ["has a button that says so", ["Atlas migration | Archive"], ["Atlas migration | Archived"], []],
  ["says something else", ["Atlas migration Active"], ["Atlas migration Archiving"], []],
])("what is told of the entry of a thing that %s", (_, then, now, expected, goal = wish) => {
  expect(entriesDone(list(...then), list(...now), goal)).toEqual(expected);
});

it.each<[string, string, number]>([
  ["is what it says", "Archived on 3 May", 1],
  ["is none where a whole sentence tells the user", "We archived it for you.", 0],
])("a word for what was done %s", (_, line, times) => {
  const page = (text: string) => {
    const read = aPage(`list\n  item "Atlas migration ${text}"`, { text: `Atlas migration\n${text}` });
    const nodes = read.nodes.map((node) =>
      node.role === "item" ? { ...node, textLines: [0, 2] as [number, number] } : node,
    );
    return { ...read, nodes };
  };
  expect(entriesDone(page("Active"), page(line), wish)).toHaveLength(times);
});

const wall = (top: string, ...below: string[]) => {
  const item = (name: string) => `  item "${name}"\n    button "Actions"\n`;
  return (first: string[], second: string[]) =>
    aPage(
      `heading:2 "${top}"\nlist ""\n${first.map(item).join("")}heading:2 "${below[0] ?? "Others"}"\nlist ""\n${second.map(item).join("")}`,
    );
};
it.each<[string, string, string, { name: string; value: string }[]]>([
  [
    "what was pinned",
    'Pin the notice "Boiler code"',
    "Pinned at the top",
    [{ name: "Boiler code", value: "Pinned at the top" }],
  ],
  [
    "what it is called after",
    'Archive "Boiler code"',
    "Archive",
    [{ name: "Boiler code", value: "Archive" }],
  ],
  ["something else", 'Pin the notice "Boiler code"', "News", []],
  ["what is still to be done", 'Pay "Boiler code"', "Invoices to pay", []],
  ["what may be done", 'Pay "Boiler code"', "Ready to pay", []],
  ["what waits", 'Approve "Boiler code"', "Approved, pending a signature", []],
  ["several kinds", 'Archive "Boiler code"', "Current and archived", []],
  ["what was not", 'Archive "Boiler code"', "Not archived", []],
])("a thing that stands under the heading for %s since the deed", (_, goal, heading, expected) => {
  const page = wall(heading);
  const then = page(["Bins"], ["Guests", "Boiler code"]);
  expect(entriesDone(then, page(["Bins", "Boiler code"], ["Guests"]), goal)).toEqual(expected);
  expect(entriesDone(then, then, goal)).toEqual([]);
  expect(
    entriesDone(page(["Bins", "Boiler code"], ["Guests"]), page(["Boiler code", "Bins"], ["Guests"]), goal),
  ).toEqual([]);
});
