import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

const lists = (current: readonly string[], past: readonly string[], more = ""): string => `
  heading "Remedies"
  list "Current"
${current.map((name) => `    item "${name}"`).join("\n")}
  list "Past"
${past.map((name) => `    item "${name}"`).join("\n")}
${more}`;
const asked = '  dialog "Discontinue remedy"\n    button "Back"\n    button "Discontinue" #yes';
const stop = {
  step: "Discontinue Losartan with the button of the dialog",
  before: lists(["Losartan active", "Codein active"], ["Zinc discontinued"], asked),
  on: "#yes",
  requests: ["PUT /state 200"],
};

checkTable(deedTold, [
  {
    when: "it left its list, and is listed as that",
    says: "verified",
    ...stop,
    after: lists(["Codein active"], ["Losartan discontinued", "Zinc discontinued"]),
  },
  {
    when: "it is listed by a line alone",
    says: "verified",
    ...stop,
    after: lists(["Codein active"], ["Zinc discontinued"]),
    textAfter: "Remedies\nCodein active\nLosartan discontinued",
  },
  {
    when: "another one is",
    says: "nothing",
    ...stop,
    after: lists(["Losartan active"], ["Codein discontinued", "Zinc discontinued"]),
  },
  {
    when: "it is in its list still",
    says: "nothing",
    ...stop,
    after: lists(["Losartan active", "Codein active"], ["Losartan discontinued", "Zinc discontinued"]),
  },
  {
    when: "one of the name was listed so before",
    says: "nothing",
    ...stop,
    before: lists(["Losartan active"], ["Losartan discontinued"], asked),
    after: lists([], ["Losartan discontinued", "Losartan discontinued"]),
  },
  {
    when: "it is listed as something else",
    says: "nothing",
    others: "may",
    ...stop,
    after: lists(["Codein active"], ["Losartan on hold", "Zinc discontinued"]),
  },
  {
    when: "the page objects",
    says: "nothing",
    ...stop,
    after: lists(
      ["Codein active"],
      ["Losartan discontinued"],
      '  alert "Could not be saved, an error occurred"',
    ),
  },
]);
