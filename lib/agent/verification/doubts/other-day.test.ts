import { expect, it } from "vitest";
import { doubtOfLasting } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { heldOtherDay } from "./other-day";

const form = (day: string, more = ""): string =>
  `\n  form "Foal"\n    textbox "Name" ="Bramble"\n    textbox "Foaled" ="${day}"${more}\n    button "Store" #store\n  list "Foals"`;
const came = '\n  list "Foals"\n    item "Bramble"';
const sent: CaseParts = {
  step: "Store the foal Bramble, foaled on 9 August 2019",
  before: form("2019-08-08"),
  on: "#store",
  after: came,
  requests: ["POST /foals 201"],
};

it.each<[string, Partial<CaseParts>, boolean]>([
  ["another day", {}, true],
  ["that day, written otherwise", { before: form("2019-08-09") }, false],
  ["no day", { before: form("") }, false],
  [
    "that day beside another one",
    { before: form("2019-08-08", '\n    textbox "Chipped" ="9 August 2019"') },
    false,
  ],
  [
    "one of two days",
    {
      step: "Store the foal Bramble, foaled on 9 August 2019 and chipped on 1 October 2019",
      before: form("2019-08-09"),
    },
    false,
  ],
  ["another day, and the step says none", { step: "Store the foal Bramble" }, false],
  ["another day, and the form stays", { after: form("2019-08-08") }, false],
  ["another day, and nothing was stored", { requests: [] }, false],
  ["another day that may be read as the one", { before: form("08/09/2019") }, false],
  ["another day, which was typed and not sent", { does: "setValue", value: "x" }, false],
  [
    "another day as an option of a list",
    { before: form("", '\n    combobox "Fair" ="2019-10-01" |"2019-10-01|2019-11-01"') },
    false,
  ],
  ["another day beside the form", { before: `${form("")}\n  textbox "From" ="2019-08-08"` }, false],
])("the form held %s", (_, parts, is) => {
  const ground = groundOf(aVerificationCase({ ...sent, ...parts }));
  expect(heldOtherDay(ground)).toBe(is);
  const why = "But the form held another day than the step says.";
  if (is) expect(doubtOfLasting({ ground, check: "item-appeared", reason: "" })).toBe(why);
});
