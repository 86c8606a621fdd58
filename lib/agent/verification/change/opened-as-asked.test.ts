import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isOpenedAsAsked } from "./opened-as-asked";

const planks = (dialog = ""): string => `
  heading "Stock"
  table "Planks"
    row "4 Oak planks 120"
      clickable "Oak planks" #oak
      clickable "120" #n-oak
      button "Edit" #e-oak
    row "5 Oak planks, short 80"
      clickable "Oak planks, short" #short
      clickable "80" #n-short
    row "6 Elm planks 95"
      clickable "Elm planks" #elm
      clickable "95" #n-elm
${dialog === "" ? "" : `  dialog "${dialog}"\n    table "Days"\n      row "Monday 3"\n    button "Close"\n    button "Print"`}`;
const opened = (parts: Partial<CaseParts>): CaseParts => ({
  step: "Open the delivery times of Oak planks",
  before: planks(),
  after: planks("Delivery times"),
  on: "#n-oak",
  ...parts,
});

it.each<[string, Partial<CaseParts>, boolean]>([
  ["the dialog of that name came up", {}, true],
  ["a dialog of another name came up", { after: planks("Stock levels") }, false],
  ["a dialog that says more came up", { after: planks("Delivery times of all") }, false],
  ["nothing came up", { after: planks() }, false],
  ["it stands in the row of another thing", { on: "#n-elm" }, false],
  ["it stands in the row of what is called longer", { on: "#n-short" }, false],
  ["it came up in another place", { urlAfter: "https://garden.test/days" }, false],
  ["something was stored", { requests: ["POST /planks 200"] }, false],
])("%s: %s", (_, parts, says) => {
  const ground = groundOf(aVerificationCase(opened(parts)));
  expect([ground.fit.fit, isOpenedAsAsked(ground)]).toEqual(["other", says]);
  expect(ruled(opened(parts)).says === "refuted").toBe(!says);
});
