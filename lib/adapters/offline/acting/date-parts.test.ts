import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { enter } from "./controls";

const fields = (day: string, month: string, year: string, last = "Year"): string => `form ""
  textbox "Day" #d ="${day}"
  textbox "Month" #m ="${month}"
  textbox "${last}" #y ="${year}"`;

const entered = (outline: string, value: string): string => {
  const context = aPageContext(outline);
  const day = context.nodes.find(({ id }) => id === "d");
  const answer = day && enter(day, value, 1, context);
  return `${answer?.action ?? answer?.decision}${answer?.prepares ? " first" : ""}`;
};

it.each<[string, string, string, string]>([
  ["the day first", fields("", "", ""), "4 May 2031", 'setValue("d", "4") first'],
  ["the month next", fields("4", "", ""), "4 May 2031", 'setValue("m", "5") first'],
  ["the year last", fields("04", "05", ""), "4 May 2031", 'setValue("y", "2031")'],
  ["a part that was another", fields("4", "6", "2031"), "4 May 2031", 'setValue("m", "5")'],
  ["nothing more once all hold it", fields("4", "5", "2031"), "4 May 2031", "step_holds"],
  ["what is no date", fields("", "", ""), "unknown", 'setValue("d", "unknown")'],
  [
    "all of it where there is no year",
    fields("", "", "", "Hour"),
    "4 May 2031",
    'setValue("d", "4 May 2031")',
  ],
])("a date in three fields takes %s", (_, outline, value, expected) => {
  expect(entered(outline, value)).toBe(expected);
});
