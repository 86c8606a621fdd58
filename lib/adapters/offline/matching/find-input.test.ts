import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { inputAt } from "./find-input";

const { nodes } = aPage(`
  row "HB-M8 M8 hex bolts"
    textbox "On hand, M8 hex bolts" #hand ="410"
    textbox "Reorder level, M8 hex bolts" #level ="120"`);

it.each<[string, string | undefined]>([
  ["on-hand count", "hand"],
  ["reorder level", "level"],
  ["price", undefined],
  ["hex bolts", undefined],
])("the field of a thing that is called %s", (name, id) => {
  expect(inputAt({ name, whole: name, exact: false }, "5", nodes)?.id).toBe(id);
});
