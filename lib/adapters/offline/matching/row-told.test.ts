import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { inRowTold, listOffering } from "./row-told";

const { nodes } = aPage(`
  table "Jobs"
    row "Red Heron oil change"
      combobox "Status" #oil |"Waiting|Finished"
    row "Red Heron brakes"
      combobox "Status" #brakes |"Waiting|Finished"
    row "White Egret brakes"
      combobox "Status" #egret |"Waiting|Finished"
`);

it.each<[string, string, string | undefined]>([
  ["the row with most of the words", "brakes job on the red heron", "brakes"],
  ["not where two rows have as many", "job on the red heron", undefined],
  ["not by a single word", "white boat", undefined],
])("a list is found in %s", (_, name, id) => {
  expect(listOffering("finished", inRowTold(name, nodes))?.id).toBe(id);
});

it("is none that does not offer it", () => {
  expect(listOffering("Sold", inRowTold("brakes on the red heron", nodes))).toBeUndefined();
});
