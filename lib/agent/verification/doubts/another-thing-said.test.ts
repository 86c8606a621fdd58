import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const form =
  'heading "Hill"\nlink "Harbour garden" >"/g/2"\nform "New"\n  textbox "Name" ="Kale"\n  button "Create" #go';
const limits =
  'form "Limits"\n  textbox "Day limit" ="45"\n  textbox "Night limit" ="60"\n  button "Save" #save';
it.each<[string, string, string, CaseParts]>([
  [
    "of another place",
    "no page of the place",
    "deed-told",
    { step: "Create the bed in Harbour garden", before: form, on: "#go", requests: ["POST /beds 302"] },
  ],
  [
    "in the field beside",
    "another field took it",
    "item-appeared",
    {
      step: "Save the limit for the night",
      goal: "Set the night limit to 45",
      last: true,
      before: limits,
      on: "#save",
      requests: ["PUT /limits 200"],
    },
  ],
  [
    "taken in place of it",
    "something else of its kind",
    "form-submitted",
    {
      step: "Remove Heron",
      before: 'button "Yes" #go\nheading:3 "Tern"\nheading:3 "Heron"',
      on: "#go",
      after: 'button "Yes" #go\nheading:3 "Heron"',
    },
  ],
  [
    "beside another label",
    "beside something else",
    "toggle-read-back",
    {
      step: 'Turn off "Night heating"',
      before: 'switch "" #one &"Frost alarm"\nswitch "" #two &"Night heating"',
      on: "#one",
    },
  ],
])("what was done %s is doubted", (_, why, check, parts) => {
  const ground = groundOf(aVerificationCase(parts));
  expect(doubtOfMeaning({ ground, check, reason: "" })).toContain(why);
});
