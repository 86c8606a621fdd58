import { describe, expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnQuestion } from "./act-by-pressing";

const step = "Approve the leave of Ida";
const answer = (outline: string): string =>
  actOnQuestion(
    step,
    step,
    aPageContext(outline, [
      { action: 'click("1")', target: 'button "Approve"', step, outcome: "undecided", summary: "" },
    ]),
  )?.action ?? "nothing";

describe("a page that asks before anything is done", () => {
  it.each([
    [
      "the one button of a dialog that is headed by a question",
      'dialog ""\n  heading "Approve this leave?"\n  button "Confirm" #yes',
      'click("yes")',
    ],
    [
      "nothing of a dialog that is headed by none",
      'dialog ""\n  heading "Leave"\n  button "Confirm" #yes',
      "nothing",
    ],
    [
      "the button that its heading asks for",
      'heading "Approve this request?"\nbutton "Approve" #yes\nlink "Back" #no',
      'click("yes")',
    ],
    [
      "the button that says yes",
      'heading "Are you sure?"\nbutton "Yes" #yes\nbutton "Cancel" #no',
      'click("yes")',
    ],
    [
      "the button that says yes beside what was chosen and is shut by now",
      'combobox "For" #for [disabled]\nbutton "Yes, approve" #yes\nbutton "Not yet" #no',
      'click("yes")',
    ],
    [
      "nothing where something can still be chosen",
      'combobox "For" #for\nbutton "Yes, approve" #yes\nbutton "Not yet" #no',
      "nothing",
    ],
    [
      "the button that does what heads the page",
      'heading "Approve a leave"\nbutton "Approve this leave" #yes\nlink "Back" #no',
      'click("yes")',
    ],
    [
      "the button that cancels the thing, and not the way back",
      'heading "Cancel a leave"\nbutton "Cancel this leave" #yes\nlink "Keep it" #no',
      'click("yes")',
    ],
    [
      "nothing where the page is headed by it and offers no way back",
      'heading "Approve a leave"\nbutton "Approve this leave" #yes\nlink "Help" #no',
      "nothing",
    ],
    [
      "nothing where the way back is elsewhere and another heading asks",
      'heading "Approve a leave"\nheading "Need help?"\nregion "Leave"\n  button "Approve this leave" #yes\nlink "Back" #no',
      "nothing",
    ],
    [
      "nothing where the page is headed by it and something can be filled in",
      'heading "Approve a leave"\ntextbox "Why" #why\nbutton "Approve this leave" #yes\nlink "Back" #no',
      "nothing",
    ],
    [
      "nothing where the dialog asks how many",
      'dialog "Approve leave"\n  button "One day less"\n  status "1 day"\n  button "One day more"\n  button "Approve leave" #yes\n  button "Cancel" #no',
      "nothing",
    ],
    [
      "the button that says yes beside one that only counts up",
      'dialog "Approve leave"\n  button "One day more"\n  button "Yes" #yes\n  button "Cancel" #no',
      'click("yes")',
    ],
    [
      "nothing where no way back is offered",
      'heading "Approve this request?"\nbutton "Approve" #yes',
      "nothing",
    ],
    [
      "nothing where the heading asks nothing",
      'heading "Requests"\nbutton "Approve" #yes\nlink "Back" #no',
      "nothing",
    ],
    [
      "nothing where it asks something else",
      'heading "Need help?"\nbutton "Approve" #yes\nlink "Back" #no',
      "nothing",
    ],
  ])("is answered by %s", (_, outline, expected) => {
    expect(answer(outline)).toBe(expected);
  });
});

const rows = (own: string, other = 'button "Approve" #other') => `
list
  item "Ida Blom"
    ${own}
  item "Omar Falk"
    ${other}`;

describe("a row that asks in place of the control that was pressed there", () => {
  const asking = 'button "Yes, approve" #yes\n    button "Keep waiting" #no';
  it.each([
    ["is answered by what says yes", rows(asking), 'click("yes")'],
    ["is not where the control is still there", rows(`${asking}\n    button "Approve" #again`), "nothing"],
    ["is not where two rows ask", rows(asking, 'button "Yes" #yes2\n    button "No" #no2'), "nothing"],
    ["is not where no way back is offered", rows('button "Yes, approve" #yes'), "nothing"],
    ["is not where nothing says yes", rows('button "Reopen" #yes\n    button "Cancel" #no'), "nothing"],
  ])("%s", (_, outline, expected) => {
    expect(answer(outline)).toBe(expected);
  });
});
