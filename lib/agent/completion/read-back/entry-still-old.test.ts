import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entryStillOld } from "./entry-still-old";

const goal = "Change the branch of my hold on 'Middlemarch' to Eastside";

const says = (rows: readonly string[], { value = "Eastside", was = "Westgate", asked = goal } = {}) => {
  const outline = `table ""\n${rows.map((row) => `  row "${row.replaceAll(" | ", " ")}"`).join("\n")}`;
  const page = aPage(outline, { text: rows.join("\n") });
  const one = {
    kind: "element_value" as const,
    element: { role: "combobox", name: "New branch" },
    value,
    was,
  };
  return entryStillOld(one, page, asked).length > 0;
};

const other = "The Overstory | Eastside";

it.each<[string, readonly string[], Parameters<typeof says>[1], boolean]>([
  ["says the former value", ["Middlemarch | Westgate"], {}, true],
  ["says it while another one says the new", ["Middlemarch | Westgate", other], {}, true],
  ["says the new value", ["Middlemarch | Eastside", "The Overstory | Westgate"], {}, false],
  ["says both", ["Middlemarch | Eastside | Westgate"], {}, false],
  ["tells of the former", ["Middlemarch | moved from Westgate"], {}, false],
  ["says neither", ["Middlemarch | 2"], {}, false],
  ["has a longer name", ["Middlemarch (large print) | Westgate"], {}, false],
  ["is there twice", ["Middlemarch | Westgate", "Middlemarch | Westgate | 4"], {}, false],
  ["says a number that may be another one", ["Middlemarch | 2"], { value: "3", was: "2" }, false],
  ["says what nobody replaced", ["Middlemarch | Westgate"], { was: "" }, false],
  ["says what was only made longer", ["Middlemarch | Westgate"], { value: "Westgate Hall" }, false],
  ["is not named by the goal", ["Middlemarch | Westgate"], { asked: "Change the branch to Eastside" }, false],
])("an entry that %s", (_, rows, parts, expected) => {
  expect(says(rows, parts)).toBe(expected);
});
