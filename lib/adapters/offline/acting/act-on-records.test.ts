import { expect, it } from "vitest";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnEdit, actOnMark, actOnOpenForm, actOnRemove } from "./act-on-records";

const name = "plan-b.pdf";
const files = (own: string) => `
  list ""
    item "plan-a.pdf ⋯"
      button "More actions for plan-a.pdf" #a
    item "plan-b.pdf ⋯"
      ${own}`;
const menu = 'button "More actions for plan-b.pdf" #b';
const opened = `${menu}
      list ""
        menuitem "Download" #get
        menuitem "Delete" #delete`;
const pressed: PastAction = {
  action: 'click("b")',
  target: 'button "More actions for plan-b.pdf"',
  step: "",
  outcome: "undecided",
  summary: "",
};

it.each<[string, string, PastAction[], string]>([
  ["the button that holds its actions first", files(menu), [], 'first click("b")'],
  ["what its menu offers then", files(opened), [pressed], 'click("delete")'],
  ["its own button", files('button "Delete plan-b.pdf" #own'), [], 'click("own")'],
  [
    "what the page of it may offer, to which its link leads",
    files('link "plan-b.pdf" #go >"https://a.org/files/b"'),
    [],
    'first click("go")',
  ],
])("a thing is taken away by %s", (_, outline, history, expected) => {
  const target = { ...readTarget(name), name, whole: name, exact: true };
  const want = { do: "remove" as const, verb: "delete", thing: "file", target, text: `Delete ${name}` };
  const { action, prepares } = actOnRemove(want, aPageContext(outline, history));
  expect(`${prepares ? "first " : ""}${action}`).toBe(expected);
});

it("opens what may hold the form once, and does not shut it again", () => {
  const want = { do: "open_form" as const, thing: "berths", text: "Open the form to add berths" };
  const outline = 'link "Berths of pier 1" #p';
  const past: PastAction = { ...pressed, action: 'click("p")', target: 'link "Berths of pier 1"' };
  expect(actOnOpenForm(want, aPageContext(outline, [])).action).toBe('click("p")');
  expect(actOnOpenForm(want, aPageContext(outline, [past])).decision).toBe("cannot");
});

const limits = (own: string): string => `
  tab "Overview" #over
  form ""
    item "Diesel"
      ${own}
    button "Save" #save`;

it.each<[string, string, string]>([
  ["is open for changes where its field stands", 'textbox "Limit for Diesel" #limit ="20"', "step_holds"],
  [
    "is opened by its link, whatever field stands beside it",
    'textbox "Pieces" #n\n      link "Diesel" #go',
    'click("go")',
  ],
])("an entry %s", (_, own, expected) => {
  const answer = actOnEdit(
    { do: "edit", thing: "", name: "Diesel", fields: [], text: 'Edit "Diesel"' } as const,
    aPageContext(limits(own)),
  );
  expect(answer.action ?? answer.decision).toBe(expected);
});

it.each([
  ["resolved", "Resolve Slow uploads", 'click("own")'],
  ["closed", "Close", 'click("own")'],
  ["paid", "Pay now", undefined],
  ["sent", "Send", undefined],
  ["resolved", "Reopen Slow uploads", undefined],
  ["resolved", "Details of it", undefined],
])("a thing is marked as %s by %s: %s", (state, button, expected) => {
  const want = { do: "mark" as const, name: "incident Slow uploads", state, on: true, text: "" };
  const outline = `heading:3 "Slow uploads"\nbutton "${button}" #own\nheading:3 "Slow search"\nbutton "Resolve Slow search" #other`;
  expect(actOnMark(want, aPageContext(outline, [])).action).toBe(expected);
});
