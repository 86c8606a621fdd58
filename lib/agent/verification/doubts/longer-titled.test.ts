import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { longerTitled } from "./longer-titled";

const note: CaseParts = {
  step: 'Post the note "Sweep first"',
  goal: 'Leave the note "Sweep first" at the job "Oven"',
  title: "Clean the oven – Jobs",
  before: 'textbox "Note" ="Sweep first" #note\nbutton "Post" #post',
  on: "#post",
  mutating: true,
  requests: ["POST /notes 201"],
};
const titled = (parts: Partial<CaseParts>): string | undefined =>
  longerTitled(groundOf(aVerificationCase({ ...note, ...parts })));

it.each<[string, string | undefined, Partial<CaseParts>]>([
  ["a longer name holds it in small letters", "Clean the oven", {}],
  ["it stands behind a colon", "Clean the oven", { title: "Jobs: Clean the oven" }],
  ["the page is titled so", undefined, { title: "Oven – Jobs" }],
  ["it stands in the title as a name", undefined, { title: "Edit Oven – Jobs" }],
  ["the title says nothing of it", undefined, { title: "Jobs" }],
  ["something on the page is called so", undefined, { before: `heading "Oven"\n${note.before}` }],
  ["a line says it", undefined, { text: "Oven\n3 notes" }],
  ["the goal quotes it in small letters", undefined, { goal: 'Leave the note at the job "oven"' }],
  ["the step quotes it", undefined, { step: 'Post the note on "Oven"' }],
  [
    "nothing is to be stored",
    undefined,
    { step: "Scroll to the notes", mutating: false, on: "#note", does: "hover" },
  ],
])("%s: %s", (_, title, parts) => expect(titled(parts)).toBe(title));

it("is doubted", () => {
  const ground = groundOf(aVerificationCase(note));
  expect(doubtOfMeaning({ ground, check: "item-appeared", reason: "" })).toBe(
    'But this page is that of "Clean the oven".',
  );
});
