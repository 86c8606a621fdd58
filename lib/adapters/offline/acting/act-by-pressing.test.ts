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
