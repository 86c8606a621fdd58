import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unchosenOffers } from "./unchosen";

it.each([
  ["Book berth 12 for the Falk family from 3 May to 6 June", []],
  ["Book berth 12 for the Falk family at 8:12 on 3 May", []],
  ["Book berth 12 for the Falk family on 8 May", ["8 May"]],
  ["Book it for the Falk family on May 11 and 12", ["12 May"]],
  ["Book it for the Falk family on 12, 13 and 15 May", ["12 May"]],
  ["Book it for the Falk family on Saturday 12 or Sunday the 13th of May", ["12 May"]],
  ["Book berth 12 on 3 or 4 May", []],
  ["Book berth 3 on 7 May and on 12 June", []],
  ["Book berth 12 for the Falk family from 8 to 15 May", ["8 May"]],
])("tells a day by its number and month together: %s", (wording, expected) => {
  const outline = 'form "Visit"\n  button "8 May"\n  button "12 May"\n  button "Save"';
  expect(unchosenOffers(wording, { name: "Save", path: "form:Visit" }, aPage(outline).nodes)).toEqual(
    expected,
  );
});
