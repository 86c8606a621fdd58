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
