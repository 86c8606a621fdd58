import { expect, it } from "vitest";
import { ruledInTheEnd } from "@/tests/support/a-verification-case";

const form = (...chips: string[]): string => `
  heading "Fern"
  form "Labels"
${chips.map((one) => `    button "remove ${one}"`).join("\n")}
    textbox "Labels" #labels
    button "Add to fern"`;
const entered = {
  step: 'Enter the label "shade" for the fern and press Enter',
  nextStep: "Click Add to fern",
  does: "setValue" as const,
  value: "shade",
  enter: true,
  on: "#labels",
  before: form(),
  text: "Fern",
};

it.each<[string, object, boolean]>([
  ["in a line of its own, with a cross", { after: form("label"), textAfter: "Fern\nshade" }, true],
  ["as another one", { after: form("label"), textAfter: "Fern\nshadow" }, false],
  ["without a cross", { after: form(), textAfter: "Fern\nshade" }, false],
  [
    "and stays in the field",
    { after: form("label").replace('"Labels" #', '"Labels" ="shade" #'), textAfter: "Fern\nshade" },
    false,
  ],
])("what was entered stands %s", (_, parts, isDone) => {
  expect(ruledInTheEnd({ ...entered, ...parts }) === "verified").toBe(isDone);
});
