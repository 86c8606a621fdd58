import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { placeNotShown } from "./place-not-shown";

const form = (place: string, more = ""): string => `
  heading "${place}"
  link "Harbour garden" >"/gardens/2"
  form "New bed"
    textbox "Name" ="Kale"
    button "Create" #go${more}`;
const created: CaseParts = {
  step: "Create the bed in Harbour garden",
  before: form("Hill garden"),
  on: "#go",
  after: 'heading "Hill garden"\nheading:2 "Kale"\nlink "Harbour garden" >"/gardens/2"',
  requests: ["POST /gardens/1/beds 302"],
};
it.each<[string, boolean, Partial<CaseParts>]>([
  ["the page is headed by another", true, {}],
  ["the page before was headed by it", false, { before: form("Harbour garden") }],
  ["the page that came is headed by it", false, { after: 'heading "Harbour garden"\nheading:2 "Kale"' }],
  ["the title says it", false, { titleAfter: "Kale – Harbour garden" }],
  ["a field holds it", false, { before: form("Beds", '\n    combobox "Garden" ="Harbour garden"') }],
  [
    "only another one could be chosen",
    true,
    { before: form("Beds", '\n    combobox "Garden" ="Hill garden" |"Hill garden|Harbour garden"') },
  ],
  ["it stands chosen", false, { before: form("Beds", '\n    radio "Harbour garden" [checked]') }],
  ["the control says it", false, { before: form("Beds").replace("Create", "Create in Harbour garden") }],
  [
    "nothing offers it",
    false,
    { before: form("Hill garden").replace("Harbour", "Lake"), after: 'heading "Hill garden"' },
  ],
  ["it is called by its kind alone", false, { step: "Create the bed in the garden" }],
  ["it is only opened", false, { step: "Open the bed in Harbour garden" }],
])("%s: %s", (_, expected, parts) =>
  expect(placeNotShown(groundOf(aVerificationCase({ ...created, ...parts })))).toBe(expected),
);
