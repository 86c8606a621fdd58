import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isContraryControl } from "./contrary-control";

const inEntry = (step: string, control: string) =>
  isContraryControl(
    groundOf(
      aVerificationCase({
        step,
        before: `\n  list "Friends"\n    item "Ann, 5 letters" #ann\n      ${control} #it\n    item "Bo" #bo\n      button "Edit"`,
        on: "#it",
      }),
    ),
    "part-opened",
  );
const letters = '\n  list "Mail"\n    item "Bo: Re: Lunch" #answer\n    item "Ann: Lunch" #lunch';

const contrary = (step: string, control: string, check: string) =>
  isContraryControl(
    groundOf(aVerificationCase({ step, before: `\n  heading "Beds"\n  ${control} #it`, on: "#it" })),
    check,
  );

describe("a control that is for the reverse of the step", () => {
  it.each<[string, string, string, boolean]>([
    ["Discard the new name of the bed", 'button "Save"', "form-submitted", true],
    ["Save the bed without watering it", 'button "Water"', "item-appeared", true],
    ["Save the bed without approving it", 'button "Approve"', "item-appeared", true],
    ["Save the bed without approving it", 'button "Save"', "item-appeared", false],
    ["Close the page of the north bed", 'link "North bed"', "known-destination", true],
    ["Hide the beds that are full", 'link "Full"', "list-arranged", true],
    ["Cancel the removal", 'button "Remove"', "form-submitted", true],
    ["Cancel deleting the bed", 'button "Delete"', "form-submitted", true],
    ["Cancel the deletion of the bed", 'button "Delete"', "item-gone", true],
    ["Stop the deletion of the bed", 'button "Stop"', "item-gone", false],
    ["Discard the new name of the bed", 'button "Do not save"', "form-submitted", false],
    ["Discard the draft", 'button "Delete"', "form-submitted", false],
    ["Close the notice", 'button "Got it"', "form-submitted", false],
    ["Discard the new bed", 'button "Save the bed"', "entry-holds-entered", true],
    ["Unpublish the picture of the bed", 'button "Post"', "item-appeared", true],
    ["Unpublish the picture of the bed", 'button "Unpublish…"', "item-appeared", false],
    ["The bed should be among the favourites", 'button "Remove from favourites"', "control-flipped", true],
    ["The bed should be among the favourites", 'button "Add to favourites"', "control-flipped", false],
    ["The bed is no favourite any more", 'button "Add to favourites"', "control-flipped", true],
    ["Take the bed off the favourites", 'button "Remove from favourites"', "control-flipped", false],
    ["Confirm that the bed is to be deleted", 'link "No, don\'t delete"', "known-destination", true],
    ["Confirm that the bed is not to be deleted", 'link "No, don\'t delete"', "known-destination", false],
    ["Delete the bed", 'link "Do not delete"', "known-destination", true],
    ["The bed must be watched", 'button "Stop watching"', "control-flipped", true],
    ["The bed must be watched", 'button "Unwatch"', "control-flipped", true],
    ["The bed must be watched", 'button "Watch"', "control-flipped", false],
    ["The bed must not be watched", 'button "Unwatch"', "control-flipped", false],
    ["Stop watching the bed", 'button "Stop watching"', "control-flipped", false],
    ["Unwatch the bed", 'button "Unwatch"', "control-flipped", false],
    ["The bed must be watched", 'checkbox "Unwatch"', "control-flipped", false],
    ["The bed must be weeded", 'button "Stop watching"', "control-flipped", false],
    ["Close the notice", 'button "×"', "form-submitted", false],
    ["Close the menu", 'button "Menu"', "part-closed", false],
    ["Hide the beds that are full", 'checkbox "Full" [checked]', "list-arranged", false],
    ["Cancel the hold", 'button "Cancel hold"', "form-submitted", false],
    ["Confirm the hold", 'button "Cancel hold"', "form-submitted", true],
    ["Confirm the cancellation", 'button "Cancel hold"', "form-submitted", false],
    ["Look at the hold", 'button "Cancel hold"', "form-submitted", false],
    ["Unarchive the letter", 'button "Archive"', "item-gone", true],
    ["Unarchive the letter", 'button "Remove archive mark"', "item-gone", false],
    ["Unlock the door", 'button "Lock"', "control-flipped", false],
    ["Unfold the beds", 'button "Beds"', "part-opened", false],
    ["Archive the letter", 'button "Archive"', "item-gone", false],
    ["Enter Ida as the first name", 'button "Last name"', "value-read-back", true],
    ["Enter Ida as the first name", 'button "Last name"', "toggle-read-back", false],
  ])("%s, by %s, as %s sees it: %s", (step, control, check, says) => {
    expect(contrary(step, control, check)).toBe(says);
  });

  it.each<[string, string, boolean]>([
    ["Show the letters of Ann", 'button "Edit"', true],
    ["Show the cart", 'button "Add to cart"', true],
    ["Open the form for a new letter", 'button "Add"', false],
    ["Show the letters of Ann", 'button "✎" ^"Edit"', true],
    ["Open Ann for changing", 'button "Edit"', false],
    ["Open the settings of Ann", 'button "Edit"', false],
    ["Open the settings of Ann", 'button "Share"', true],
    ["Edit Ann", 'button "Edit"', false],
    ["Show the letters of Ann", 'button "More"', false],
    ["Show the letters of Ann", 'link "Edit"', false],
    ["Open the page of the letters", 'menuitem "Rename letters"', true],
    ["Open the dialog of the letters", 'menuitem "Rename letters"', false],
  ])("a command of an entry: %s, by %s: %s", (step, control, says) => {
    expect(inEntry(step, control)).toBe(says);
  });

  it.each<[string, string, string, boolean]>([
    ['Open "Lunch"', "#answer", letters, true],
    ['Open "Lunch"', "#lunch", letters, false],
    ['Open the answer Re: "Lunch"', "#answer", letters, false],
    ['Open "Lunch"', "#answer", letters.replace("Ann: Lunch", "Ann: Tea"), false],
  ])("an answer: %s, by %s", (step, on, before, says) => {
    expect(isContraryControl(groundOf(aVerificationCase({ step, before, on })), "entry-opened")).toBe(says);
  });

  it.each<[string, string, boolean]>([
    ["Send the letter to Ann", 'button "Save as draft"', true],
    ["Publish the post", 'button "Save for later"', true],
    ["Send the letter to Ann", 'button "Send"', false],
    ["Schedule the letter for Monday", 'button "Send later"', false],
    ["Send the draft to Ann", 'button "Drafts: send"', false],
    ["Save the letter to Ann", 'button "Save as draft"', false],
    ["Save the letter to Ann", 'button "Preview letter"', true],
    ["Post the answer", 'button "Preview"', true],
    ["Post the answer", 'button "Preview and post"', false],
    ["Publish the page", 'button "Vorschau und veröffentlichen"', false],
    ["Send the letter", 'button "Aperçu et envoyer"', false],
    ["Send the letter", 'button "Vista previa y enviar"', false],
    ["Send the letter", 'button "Anteprima e invio"', false],
    ["Publish the page", 'button "Vorschau"', true],
    ["Send the letter", 'button "Aperçu"', true],
    ["Post the preview of the album", 'button "Preview"', false],
    ["Show how the letter looks", 'button "Preview"', false],
    ["Save the previews", 'button "Save"', false],
  ])("what puts it off: %s, by %s: %s", (step, control, says) => {
    expect(contrary(step, control, "item-appeared")).toBe(says);
  });

  it.each<[string, string, readonly string[], boolean]>([
    [
      "the entry came, and the site took it",
      'list "Invoices"\n    item "Lily"',
      ["POST /invoices 201"],
      false,
    ],
    ["it is shown alone", 'list "Preview"\n    item "Lily"', [], true],
    ["what was sent draws it", 'list "Lines"\n    item "Lily"', ["POST /invoices/preview 200"], true],
    ["another entry came", 'list "Invoices"\n    item "Rose"', ["POST /invoices 201"], true],
    ["no entry came", 'heading "Lily"', ["POST /invoices 201"], true],
    ["several came", 'list "Invoices"\n    item "Lily"\n    item "Rose"', ["POST /invoices 201"], true],
  ])("Create the invoice by Preview invoice, where %s: %s", (_, after, requests, says) => {
    const parts = {
      step: "Create the invoice",
      before: '\n  form "Invoice"\n    textbox "Name" ="Lily"\n    button "Preview invoice" #it',
      after: `\n  ${after}`,
      on: "#it",
      requests,
      mutating: true,
    };
    expect(isContraryControl(groundOf(aVerificationCase(parts)), "item-appeared")).toBe(says);
  });

  it("says nothing by a filter's state of what makes things so", () => {
    expect(contrary("Mark the pending bed as done", 'button "Done"', "control-flipped")).toBe(false);
    expect(contrary("Only beds that are not done should be listed", 'link "Done"', "list-arranged")).toBe(
      true,
    );
  });
});
