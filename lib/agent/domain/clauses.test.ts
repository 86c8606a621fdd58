import { describe, expect, it } from "vitest";
import { splitClauses } from "./clauses";

const table: [string, string[]][] = [
  ["Go to overview, then open the Settings tab", ["Go to overview", "open the Settings tab"]],
  ["Type a, press Enter; wait. Open B", ["Type a", "press Enter", "wait", "Open B"]],
  ["1. Open the menu\n2. Click New\n3) Save", ["Open the menu", "Click New", "Save"]],
  ["- open A\n- open B", ["open A", "open B"]],
  ["Click Next and then click Finish", ["Click Next", "click Finish"]],
  [
    "Search for shoes, filter by size 42 and sort by price",
    ["Search for shoes", "filter by size 42", "sort by price"],
  ],
  ["Add Ann with phone 123 and email a@b.co", ["Add Ann with phone 123 and email a@b.co"]],
  ["Enter the name and address", ["Enter the name and address"]],
  ["Book a visit with Dr. Amari on 3 May", ["Book a visit with Dr. Amari on 3 May"]],
  ["To add a patient, open the Patients page", ["To add a patient, open the Patients page"]],
  ["In the list, click Delete", ["In the list, click Delete"]],
  ["Email Bob and call the office", ["Email Bob", "call the office"]],
  ["Set the clinic's name to Hill House and save it", ["Set the clinic's name to Hill House", "save it"]],
  ["Open settings > notifications", ["Open settings", "notifications"]],
  ["Next", ["Next"]],
  ["Fill in the form with name: Jo, message: Hi", ["Fill in the form with name: Jo, message: Hi"]],
  ["Type 3.5 in the field. Go on", ["Type 3.5 in the field", "Go on"]],
  ["Find the loan 'Tidal' and prolong that book", ["Find the loan 'Tidal'", "prolong that book"]],
  [
    "Add the number to the account and have bills sent to me",
    ["Add the number to the account", "have bills sent to me"],
  ],
  ["Add the words red and yellow", ["Add the words red and yellow"]],
  ["For quay.example, set the plan to Basic", ["For quay.example, set the plan to Basic"]],
  ["Bestelle es bis zum 1. März 2027, bitte", ["Bestelle es bis zum 1. März 2027, bitte"]],
  ["In Account > Alerts, turn off beeps", ["In Account", "Alerts", "turn off beeps"]],
  [
    "Comment on it: Loose bolts, replace the cap soon and send it",
    ["Comment on it: Loose bolts, replace the cap soon", "send it"],
  ],
];

describe("splitClauses", () => {
  it.each(table)("cuts %s", (text, expected) => {
    expect(splitClauses(text)).toEqual(expected);
  });

  it("keeps a name of the page whole", () => {
    expect(splitClauses("Click save and close, then wait", ["Save and close"])).toEqual([
      "Click save and close",
      "wait",
    ]);
  });
});
