import { expect, it } from "vitest";
import { calledJust } from "./called-just";

const rows = ["Atlas Jonas 12 Archive", "Orion Mobile Farah 31 Archive", "Orion Farah 4 Archive"];
const lines = [
  "Name | Owner | Open tasks |",
  "Atlas | Jonas | 12 |",
  "Archive",
  "Orion Mobile | Farah | 31 |",
  "Archive",
  "Orion | Farah | 4 |",
  "Archive",
];

it.each<[string, string, string[], string[], string[]]>([
  ["a cell of a row", "Orion", rows, lines, ["Orion Farah 4 Archive"]],
  ["the longer name", "orion mobile", rows, lines, ["Orion Mobile Farah 31 Archive"]],
  ["a name that is no cell", "Mobile", rows, lines, []],
  ["an item of one text", "Blue", ["Blue", "Blue sky"], ["- Blue", "- Blue sky"], ["Blue"]],
  [
    "the last text of an item",
    "Mara",
    ["2 Mara Lind", "1 Mara"],
    ["2", "Mara Lind", "1", "Mara"],
    ["1 Mara"],
  ],
  ["a page without text", "Orion", rows, [], []],
])("%s", (_, name, names, text, just) => {
  const entries = names.map((one) => ({ name: one }));
  expect(calledJust(name, entries, text).map((entry) => entry.name)).toEqual(just);
});
