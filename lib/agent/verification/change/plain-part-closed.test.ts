import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { plainPartClosed } from "./plain-part-closed";

const base =
  '\n  heading "Garden"\n  item "Rose bed"\n  item "Moss bed"\n  link "Map"\n  button "Menu" #menu';
const editor = `${base}
  heading "Edit bed"
  textbox "Name" ="Rose bed"
  button "Save"
  button "Close" #close`;
const lines = "Garden\nRose bed\nMoss bed";
const closed: CaseParts = {
  step: "Close the edit panel",
  before: editor,
  on: "#close",
  after: base,
  text: `${lines}\nEdit bed\nName\nSave`,
  textAfter: lines,
};
const drawer: CaseParts = {
  step: "Close the navigation drawer with the menu button",
  before: `${base}\n  link "Beds"\n  link "Seeds"`,
  on: "#menu",
  after: base,
  text: `${lines}\nNavigation\nBeds\nSeeds`,
  textAfter: lines,
};

it.each<[string, boolean, CaseParts]>([
  ["the part went with its fields", true, closed],
  ["it is called an editor", true, { ...closed, step: "Close the editor" }],
  ["it is called a form", true, { ...closed, step: "Click Close to leave the form" }],
  ["the part is called so by a line", true, drawer],
  ["it is called otherwise", false, { ...drawer, step: "Close the shopping drawer with the menu button" }],
  [
    "the part had no fields",
    false,
    { ...closed, before: editor.replace('textbox "Name" ="Rose bed"', 'image "Bed"') },
  ],
  ["what was pressed is there still", false, { ...closed, after: `${base}\n  button "Close"` }],
  ["something was stored", false, { ...closed, requests: ["PUT /beds/1 200"] }],
  ["something came", false, { ...closed, textAfter: `${lines}\nIs it to be kept?` }],
  ["another element came", false, { ...closed, after: `${base}\n  textbox "Search"` }],
  ["one line went", false, { ...drawer, text: `${lines}\nNavigation` }],
  ["nothing went", false, { ...drawer, after: drawer.before, textAfter: drawer.text ?? "" }],
  ["it was to be hidden", false, { ...drawer, step: "Hide the navigation drawer with the menu button" }],
  ["it was to be saved", false, { ...closed, step: "Save the edit panel" }],
  ["another place came", false, { ...closed, urlAfter: "https://garden.test/map" }],
])("%s: %s", (_, is, parts) => {
  expect(plainPartClosed(groundOf(aVerificationCase(parts)))).toBe(is);
});

it("has to last", () => {
  expect(ruled(drawer).says).toBe("looks again");
  expect(ruled({ ...drawer, again: true }).says).toBe("verified");
});
