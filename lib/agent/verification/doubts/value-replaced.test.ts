import { expect, it } from "vitest";
import { doubtOfLasting } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { valueReplaced } from "./value-replaced";

const field = (row: string, more = ""): string =>
  `\n  form "Boat"\n    ${row}${more}\n    button "Save" #keep
    button "+" #plus`;
const named = (value: string): string => field(`textbox "Name" ="${value}"`);
const sent: CaseParts = {
  step: 'Rename the boat "Heron" to "Kestrel"',
  before: named("Kestrel"),
  on: "#keep",
  after: named("Heron"),
};

it.each<[string, Partial<CaseParts>, string | undefined]>([
  ["the old name is back", {}, "Heron"],
  ["it stands among blanks", { before: named(" Kestrel "), after: named(" Heron ") }, "Heron"],
  [
    "only the goal tells the text",
    { step: "Keep the boat", goal: "Let the boat be called Kestrel" },
    "Heron",
  ],
  [
    "only the step tells the text",
    { step: "Let the boat be called Kestrel", goal: "Tend the boats" },
    "Heron",
  ],
  [
    "it was a short one among blanks",
    { step: 'Name it "K"', before: named("K  "), after: named("Heron") },
    undefined,
  ],
  ["another control changed it", { on: "#plus" }, undefined],
  ["the site masks it", { after: named("**** 8811") }, undefined],
  [
    "the site writes it in other parts",
    { before: named("191-D-12"), after: named("191D12"), step: 'Name it "191-D-12"' },
    undefined,
  ],
  [
    "another form came, with another field in its place",
    { after: field('textbox "Licence number" ="IE-2211-K"') },
    undefined,
  ],
  ["its field is called by more now", { after: field('textbox "Name of the boat" ="Heron"') }, "Heron"],
  ["it stays", { after: named("Kestrel") }, undefined],
  ["the form is empty again", { after: named("") }, undefined],
  ["it was empty", { before: named("") }, undefined],
  ["the form is gone", { after: '\n  heading "Boats"' }, undefined],
  ["the site writes it otherwise", { after: named("KESTREL") }, undefined],
  ["the site adds something", { after: named("Kestrel (IE)") }, undefined],
  [
    "the site shortens it",
    { step: 'Name it "Kestrel of Cork"', before: named("Kestrel of Cork"), after: named("Kestrel") },
    undefined,
  ],
  ["nobody tells the text", { step: "Keep the boat", goal: "Tend the boats" }, undefined],
  [
    "it is a short one",
    { step: 'Set the name to "K2"', before: named("K2"), after: named("Heron") },
    undefined,
  ],
  [
    "it is a text of three letters",
    { step: 'Set the name to "Kit"', before: named("Kit"), after: named("Heron") },
    "Heron",
  ],
  [
    "it is a field to search in",
    {
      before: field('textbox:search "Find" ="Kestrel"'),
      after: field('textbox:search "Find" ="Heron"'),
    },
    undefined,
  ],
  [
    "it is a choice",
    { before: field('combobox "Name" ="Kestrel"'), after: field('combobox "Name" ="Heron"') },
    undefined,
  ],
  [
    "another field changed before it",
    {
      before: field('textbox "Berth" ="14"', '\n    textbox "Name" ="Kestrel"'),
      after: field('textbox "Berth" ="15"', '\n    textbox "Name" ="Heron"'),
    },
    "Heron",
  ],
  [
    "a choice changed before it",
    {
      before: field('combobox "Berth" ="Kestrel"', '\n    textbox "Name" ="Kestrel"'),
      after: field('combobox "Berth" ="Otter"', '\n    textbox "Name" ="Heron"'),
    },
    "Heron",
  ],
  [
    "it was typed just now",
    { before: named("Kestrel"), after: named("Heron"), on: "Name", does: "setValue", value: "Heron" },
    undefined,
  ],
  ["nobody knows the page before", { unseen: true }, undefined],
])("after a press %s", (_, more, now) => {
  expect(valueReplaced(groundOf(aVerificationCase({ ...sent, ...more })))).toBe(now);
});

it("lets nobody be sure", () => {
  const ground = groundOf(aVerificationCase(sent));
  const finding = { ground, check: "form-submitted", reason: "" };
  expect(doubtOfLasting(finding)).toBe('But the field holds "Heron" now.');
  expect(ruled({ ...sent, requests: ["POST /boats/4 200"], again: true }).says).not.toBe("verified");
});
