import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { partOfName } from "./part-of-name";

const form = (name: string, other = ""): string => `
  dialog "Walk"
    textbox "Name" ="${name}" #name
    textbox "Note" ="${other}" #note
    button "Save" #save`;
const renamed: CaseParts = {
  step: "Save the walk",
  goal: "Rename the walk Old mill to Harbour walks",
  before: form("Harbour"),
  on: "#save",
  mutating: true,
  requests: ["PUT /walks/1 200"],
};
const part = (parts: Partial<CaseParts>): string | undefined =>
  partOfName(groundOf(aVerificationCase({ ...renamed, ...parts })));

it.each<[string, string | undefined, Partial<CaseParts>]>([
  ["only its beginning was entered", "Harbour walks", {}],
  ["only its end was entered", "Harbour walks", { before: form("walks") }],
  ["all of it was entered", undefined, { before: form("harbour walks") }],
  ["all of it was entered, and more", undefined, { before: form("Harbour walks 2") }],
  ["another field holds the rest", undefined, { before: form("Harbour", "walks") }],
  ["something else was entered", undefined, { before: form("Old mill") }],
  [
    "the goal goes on to say where",
    undefined,
    { goal: "Rename the walk Old mill to Harbour in the guide", before: form("Harbour") },
  ],
  ["the goal gives it one word", undefined, { goal: "Rename the walk Old mill to Harbour" }],
  [
    "the step itself gives it",
    "Harbour walks",
    { step: "Rename the walk to Harbour walks", goal: "Tidy the guide" },
  ],
  ["it holds a number", undefined, { goal: "Rename the walk Old mill to Harbour walks 2" }],
  [
    "it is a sentence",
    undefined,
    { goal: "Rename the walk Old mill to Harbour walks past seven quiet boats" },
  ],
  ["something is chosen by it", undefined, { goal: "Change the guide to Harbour walks" }],
  [
    "it is the title of something",
    "Harbour walks",
    { goal: "Change the title of the walk to Harbour walks" },
  ],
  ["nothing is renamed", undefined, { goal: "Open Harbour walks" }],
])("%s: %s", (_, name, parts) => expect(part(parts)).toBe(name));

it("is doubted", () => {
  const ground = groundOf(aVerificationCase(renamed));
  const why = 'But only a part of "Harbour walks" was entered.';
  expect(doubtOfMeaning({ ground, check: "item-appeared", reason: "" })).toBe(why);
  expect(doubtOfMeaning({ ground, check: "part-opened", reason: "" })).not.toBe(why);
});
