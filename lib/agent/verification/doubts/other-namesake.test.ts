import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruledInTheEnd } from "@/tests/support/a-verification-case";
import { otherNamesake } from "./other-namesake";

const form = (first: string, last: string, labels = ["First name:", "Last name:"]): string => `
  form "Member"
    textbox "${labels[0]}" ="${first}"
    textbox "${labels[1]}" ="${last}"
    textbox "Email" ="ida.falk@garden.test"
    button "Save"`;
const namesakeIn = (step: string, before: string): string | undefined =>
  otherNamesake(groundOf(aVerificationCase({ step, before, on: "Save" })));

it.each<[string, string, string]>([
  ["whose last name is another", "Save Ida Falk's new email ida.falk@garden.test", form("Ida", "Berg")],
  [
    "in another language",
    "Save Ida Falk’s new email ida.falk@garden.test",
    form("Ida", "Berg", ["Vorname", "Nachname"]),
  ],
])("a form is that of a namesake %s", (_, step, before) => expect(namesakeIn(step, before)).toBe("Ida Berg"));

it.each<[string, string, string]>([
  [
    "it holds the name that the step says",
    "Save Ida Falk's new email ida.falk@garden.test",
    form("Ida", "Falk"),
  ],
  ["the step says the last name as the new one", "Rename Ida Falk to Ida Berg", form("Ida", "Berg")],
  ["the last name stands nowhere yet", "Save Ida Falk's new email ida.falk@garden.test", form("Ida", "")],
  ["the step names nobody in full", "Save Ida's new email ida.falk@garden.test", form("Ida", "Berg")],
  ["the word behind the first name is no name", "Save the hours of Ida Saturday shift", form("Ida", "Berg")],
  ["what she has is called by a capital", "Save the number as Ida Mobile", form("Ida", "Berg")],
  ["her name is written in another way", "Save Ida Müller's new email", form("Ida", "Mueller")],
  ["her name is written without its signs", "Save Ida Müller's new email", form("Ida", "Muller")],
  ["the fields are no name", "Save Ida Falk's email", form("Ida", "Berg", ["Contact", "Town"])],
])("a form is that of the one who is meant, as far as is known, where %s", (_, step, before) =>
  expect(namesakeIn(step, before)).toBeUndefined(),
);

it("what came of the form of a namesake proves nothing", () => {
  const list = (phone: string): string => `
  table "Members"
    row "iberg ${phone} Ida Berg"`;
  const verdictOf = (last: string) =>
    ruledInTheEnd({
      step: "Save Ida Falk's new email ida.falk@garden.test",
      before: form("Ida", last),
      after: list("ida.falk@garden.test").replace("Berg", last),
      on: "Save",
      url: "https://garden.test/members/3/change",
      urlAfter: "https://garden.test/members",
      requests: ["POST /members/3/change 302"],
    });
  expect(verdictOf("Falk")).toBe("verified");
  expect(verdictOf("Berg")).toBe("undecided");
});
