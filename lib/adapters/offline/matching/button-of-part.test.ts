import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const alert = `
  item "Price alert Grain Price Set alert"
    combobox "Grain" #grain |"Wheat|Barley"
    textbox "Price" #price
    button "Set alert" #set`;

it.each<[string, string, string | undefined]>([
  ["of its own sends it", `${alert}\n  item "Live"\n    item "Ada sold 3 t"`, "set"],
  [
    "of another part does not",
    '\n  item "Alert"\n    textbox "Price" #price\n  item "Wheat 3"\n    button "Set alert" #other',
    undefined,
  ],
])("what a part takes that is laid out like others: a button %s", (_, outline, submit) => {
  const page = { ...aPage(outline), known: [] };
  expect(fillFromGoal("set an alert for barley at 215", page)?.form.submit?.id).toBe(submit);
});
