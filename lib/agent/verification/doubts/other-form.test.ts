import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { agreesToRemoval, isOfOtherForm, keepsWhatGoes } from "./other-form";

const ground = (parts: Omit<CaseParts, "on">) => groundOf(aVerificationCase({ ...parts, on: "#it" }));
const by = (step: string, control: string) =>
  ground({ step, before: `\n  heading "Beds"\n  ${control} #it` });

describe("what keeps a form, for a step that takes something away", () => {
  it.each<[string, string, boolean]>([
    ["Confirm deleting the lamp", 'button "Save"', true],
    ["Delete the lamp", 'button "Update the lamp"', true],
    ["Confirm deleting the lamp", 'button "OK"', false],
    ["Confirm the new lamp", 'button "Save"', false],
  ])("%s by %s: %s", (step, control, says) => expect(keepsWhatGoes(by(step, control))).toBe(says));
});

describe("the yes to a removal, for a step that makes something", () => {
  const asks = (question: string) => `
  heading "Lamps"
  dialog "Lamps"
    text "${question}"
    button "Yes" #it
    button "No"`;
  it.each<[string, string, boolean]>([
    ["Create the lamp", "Really delete the two lamps?", true],
    ["Create the lamp", "Really create one more lamp?", false],
    ["Delete the lamp", "Really delete the two lamps?", false],
    ["Save the lamp", "Really delete the two lamps?", true],
    ["Open the question and confirm it", "Really delete the two lamps?", false],
  ])("%s by the yes to %s: %s", (step, question, says) =>
    expect(agreesToRemoval(ground({ step, before: asks(question) }))).toBe(says),
  );
});

describe("a form for something else than the step keeps", () => {
  const form = (head: string, field: string) => `
  heading "Diary"
  dialog "${head}"
    heading "${head}"
    textbox "${field}" ="Budget"
    button "Create" #it`;
  it.each<[string, string, string, boolean]>([
    ["Save the signature", "Create event", "Title", true],
    ["Save the event", "Create event", "Title", false],
    ["Create the signature", "Create event", "Title", true],
    ["Submit the form", "Create event", "Title", false],
    ["Save the title", "Create event", "Title", false],
    ['Save the visit "Budget"', "Create event", "Title", false],
    ["Submit the changed event", "Add event", "Title", true],
    ["Submit the changed event", "Edit event", "Title", false],
    ["Add what has changed as an event", "Add event", "Title", false],
    ["Open the signature", "Create event", "Title", false],
  ])("%s in %s with %s: %s", (step, head, field, says) =>
    expect(isOfOtherForm(ground({ step, before: form(head, field) }))).toBe(says),
  );
});

describe("what tells a word of the step beside the form", () => {
  const form = (head: string, name: string) => `
  dialog "${head}"
    textbox "Title" ="Budget"
    button "${name}" #it`;
  it.each<[string, string, string, boolean]>([
    ["the page heads a form without a heading", '\n  heading "Signature"', form("", "Create"), false],
    ["the page heads a form for something else", '\n  heading "Signature"', form("Event", "Create"), true],
    ["the button is called by more than any is", "", form("Event", "Save changes"), false],
  ])("%s", (_, page, dialog, says) => {
    const step = says || page !== "" ? "Save the signature" : "Save changes of the signature";
    expect(isOfOtherForm(ground({ step, before: `${page}${dialog}` }))).toBe(says);
  });

  it("what came says so", () => {
    const parts = { step: "Save the signature", before: form("Event", "Create"), text: "Event" };
    expect(isOfOtherForm(ground({ ...parts, textAfter: "Event\nYour signature" }))).toBe(false);
    expect(isOfOtherForm(ground({ ...parts, textAfter: "Event\nYour title" }))).toBe(true);
  });

  it("a removal that is only offered is not asked about", () => {
    const before =
      '\n  dialog "Lamp"\n    button "OK" #it\n    button "Delete the lamp"\n    button "Cancel"';
    expect(agreesToRemoval(ground({ step: "Create the lamp", before }))).toBe(false);
  });
});

describe("what the site was told by an address", () => {
  const before = `
  dialog
    textbox "Message" ="Check this"
    button "Send" #it`;
  it.each<[string, readonly string[], boolean]>([
    ["the step's own thing", ["POST /projects/11/comments 201"], false],
    ["another thing", ["POST /projects/11/events 201"], true],
    ["only the place that it is of", ["POST /comments/11/events 201"], true],
    ["two things", ["POST /comments 201", "POST /events 201"], true],
    ["nothing", [], true],
  ])("%s", (_, requests, says) =>
    expect(isOfOtherForm(ground({ step: "Send the comment", before, requests }))).toBe(says),
  );
});

describe("what is called like a kind of control", () => {
  const form = (head: string) => `
  heading "${head}" #head
  form
    textbox "Name" ="Ocean"
    textbox "Address" ="https://radio.test"
    button "Save" #it`;
  it.each<[string, string, boolean]>([
    ["Save the radio station", "Quay - Create radio", false],
    ["Save the radio station", "Quay - Create user", true],
  ])("%s, on a page headed %s: %s", (step, head, says) =>
    expect(isOfOtherForm(ground({ step, before: form(head) }))).toBe(says),
  );
});
