import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { act } from "./answer";
import { sendsFirst } from "./sends-first";

const two = (mail: string) => `
  form ""
    textbox "Mail" #mail ="${mail}"
    button "Save mail" #savemail
  form ""
    combobox "Term" #term |"1|5" ="1"
    button "Save term" #saveterm`;
const one = `
  form ""
    textbox "Mail" #mail ="a@b.example"
    combobox "Term" #term |"1|5" ="1"
    button "Save" #save`;

function next(outline: string, history: string[]): string {
  const { nodes, url } = aPage(outline);
  const context = {
    digest: { url, title: "", nodes, omittedNodes: 0, lines: [], omittedLines: 0 },
    nodes,
    history: history.map((action) => ({ action, outcome: "verified" as const, summary: "" })),
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date(2026, 10, 18),
    skipsHeld: false,
  };
  const answer = sendsFirst(act("select", ["term", "5"], "", 0.9), context);
  return `${answer.prepares ? "first " : ""}${answer.action}`;
}
const entered = 'setValue("mail", "a@b.example")';

describe("before another part of a page is entered", () => {
  it.each<[string, string, string[], string]>([
    ["what was entered is sent", two("a@b.example"), [entered], 'first click("savemail")'],
    ["it is sent once", two("a@b.example"), [entered, 'click("savemail")'], 'select("term", "5")'],
    ["nothing is sent that is not there any more", two(""), [entered], 'select("term", "5")'],
    ["nothing is sent where nothing was entered", two("a@b.example"), [], 'select("term", "5")'],
    ["one form is sent as a whole", one, [entered], 'select("term", "5")'],
  ])("%s", (_, outline, history, expected) => expect(next(outline, history)).toBe(expected));
});
