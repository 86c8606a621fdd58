import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { leadsSomewhere, targetOf } from "./action-target";

it.each([
  ["a name that stood in it", `textbox "Skipper" #f ="Bo Lind"`, "Bo Lind"],
  ["what was chosen in it", `combobox "Skipper" #f ="Bo Lind"`, "Bo Lind"],
  ["nothing where it was empty", `textbox "Skipper" #f`, undefined],
  ["no long text", `textbox "Log" #f ="${"calm ".repeat(40)}"`, undefined],
])("of a field it keeps %s", (_, outline, held) => {
  expect(targetOf(aPage(outline), { name: "setValue", args: ["f", "Ann Lee"] })?.value).toBe(held);
});

it.each([
  ["https://garden.test/#!", false],
  ["https://garden.test/#", false],
  ["javascript:void(0)", false],
  ["https://garden.test/#!/beds", true],
  ["https://garden.test/beds", true],
])("%s leads somewhere: %s", (href, leads) => expect(leadsSomewhere(href)).toBe(leads));
