import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { titlesOther } from "./titles-other";

const form = (title: string, note: string, more = ""): string =>
  `\n  form "Recipe"\n    textbox "Title" ="${title}"\n    textbox "Note" ="${note}"${more}\n    button "Store" #store`;
const sent: CaseParts = {
  step: 'Store the recipe titled "Plum cake"',
  before: form("For Sunday", "Plum cake"),
  on: "#store",
  after: '\n  heading "Recipes"',
};
const subject = (called: string): string => form("For Sunday", "Plum cake").replace('"Title"', called);

it.each<[string, Partial<CaseParts>, boolean]>([
  ["another field holds it", {}, true],
  ["the step calls it a name", { step: 'Store the recipe called "Plum cake"' }, true],
  ["the step calls it named", { step: "Store the recipe named ‘Plum cake’" }, true],
  ["the step calls it entitled", { step: "Store the recipe entitled “Plum cake”" }, true],
  ["the step does not call it a title", { step: 'Store the recipe with "Plum cake"' }, false],
  [
    "the step calls nothing a title, and another field is empty",
    { step: "Store it", before: form("For Sunday", "") },
    false,
  ],
  ["the step does not quote it", { step: "Store the recipe titled Plum cake" }, false],
  ["the title holds it", { before: form("Plum cake", "For Sunday") }, false],
  ["the title holds it as well", { before: form("plum cake", "Plum cake") }, false],
  ["no field holds it", { before: form("For Sunday", "Sweet") }, false],
  ["the title is empty", { before: form("", "Plum cake") }, true],
  ["the field is called a name", { before: subject('"Name:"') }, true],
  ["the field is called a subject", { before: subject('"Subject *"') }, true],
  ["the field stands beside its name", { before: subject('"" &"Headline"') }, true],
  ["no field is called so", { before: subject('"Purpose"') }, false],
  ["a field is only partly called so", { before: subject('"Title of the book"') }, false],
  [
    "two fields are called so",
    { before: form("For Sunday", "Plum cake", '\n    textbox "Name" ="Ida"') },
    false,
  ],
  [
    "what is called so is no field",
    { before: form("For Sunday", "Plum cake").replace('textbox "Title"', 'text "Title"') },
    false,
  ],
  [
    "a field beside the form is called so",
    { before: `${subject('"Purpose"')}\n  textbox "Title" ="For Sunday"` },
    false,
  ],
  ["it is only typed", { does: "setValue", value: "x" }, false],
])("%s: %s", (_, parts, is) => {
  expect(titlesOther(groundOf(aVerificationCase({ ...sent, ...parts })))).toBe(is);
});

it("is doubted", () => {
  const ground = groundOf(aVerificationCase(sent));
  expect(doubtOfMeaning({ ground, check: "form-submitted", reason: "" })).toBe(
    "But another field held the title that the step says.",
  );
});
