import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const berths = (more = ""): string => `
  list "Berths"
    item "BERTH-12"
      button "Details" #twelve
    item "BERTH-13"
      button "Details" #thirteen${more}`;
const dialog = (title: string, inside = ""): string =>
  berths(`\n  dialog "${title}"\n    button "Close"${inside}`);
const opened: CaseParts = {
  step: "Open the details of BERTH-12",
  before: berths(),
  on: "#twelve",
  after: dialog("BERTH-13"),
};
const doubted = (parts: Partial<CaseParts>, check = "part-opened"): string | undefined =>
  doubtOfMeaning({
    ground: groundOf(aVerificationCase({ ...opened, ...parts })),
    check,
    reason: "",
  });
const why = "But what came is not about BERTH-12.";

it.each<[string, boolean, Partial<CaseParts>]>([
  ["the dialog is called by another number", true, {}],
  ["the dialog is called by the number", false, { after: dialog("BERTH-12") }],
  ["a heading of it says another number", true, { after: dialog("Details", '\n    heading "BERTH-13"') }],
  ["it says both numbers", false, { after: dialog("BERTH-13", '\n    heading "Beside BERTH-12"') }],
  ["only a line of it says another number", true, { after: dialog("Details"), textAfter: "No. BERTH-13" }],
  ["a line of it says the number", false, { textAfter: "Swapped with BERTH-12" }],
  ["it says no number", false, { after: dialog("Details") }],
  [
    "it lists others of its kind",
    true,
    {
      step: "Open the parts of BERTH-12",
      after: berths('\n  list "Parts"\n    item "BERTH-14"\n    item "BERTH-15"'),
    },
  ],
  [
    "it lists it among others of its kind",
    false,
    {
      step: "Open the parts of BERTH-12",
      after: berths('\n  list "Parts of BERTH-12"\n    item "BERTH-14"\n    item "BERTH-15"'),
    },
  ],
  ["it says a number of another kind", false, { after: dialog("ROPE-13") }],
  ["the step says no number", false, { step: "Open the details" }],
])("%s: %s", (_, is, parts) => expect(doubted(parts) === why).toBe(is));

it("is no matter where something else is believed", () => {
  expect(doubted({}, "known-destination")).not.toBe(why);
});
