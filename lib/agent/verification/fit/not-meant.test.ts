import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const fitOf = (step: string, before: string, on: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;
const issues = (mine: string): string =>
  `\n  list\n    item "Menu"\n      link "${mine}" >/mine #mine\n  button "Show issue" #other`;
const reports = (card: string): string =>
  `\n  list\n    item "Analytics"\n      link "Reports" >/reports\n  list\n    item "${card}" (click) #card\n    item "CLS 3" (click)`;
const layers = `
  list
    item "Call to action, Button, large"
      button "Hide"
${Array.from({ length: 12 }, (_, at) => `    item "Text ${at}"\n      button "Hide" #text-${at}\n      button "Lock" &"Hide ${at}"`).join("\n")}
`;
const tables = `
  textbox "Search" #all
  textbox "Search" #own
  table
    row "Airi Satou 33"
`;
const people = `
  table
    row "Airi Satou London"
      button "Edit"
    row "Bo Lisbon"
      button "Edit"
    row ""
      combobox "" |"London|Tokyo" ="Tokyo" #town
`;
const footer = '\n  button "Save draft" #save\n  button "More actions" [collapsed] #more';

describe("what only seems to be meant", () => {
  it.each<[string, string, string, string, string]>([
    ["beside what is the user's own", "Show me only my own issues", issues("Your issues"), "#mine", "this"],
    ["beside what is anybody's", "Show me only my own issues", issues("Open issues"), "#mine", "other"],
    [
      "beside the user's own other things",
      "Show me only my own issues",
      issues("Your beds"),
      "#mine",
      "other",
    ],
    [
      "as what another one stands next to",
      "Unfold the other save options next to Save draft",
      footer,
      "#more",
      "unclear",
    ],
    ["as what the options are of", "Unfold the options of Save draft", footer, "#more", "other"],
    ["as what is to be pressed", "Press Save draft", footer, "#more", "other"],
    [
      "beside a card that calls the thing by its first letters",
      "Open the report of the Largest Contentful Paint",
      reports("LCP 75"),
      "#card",
      "unclear",
    ],
    [
      "beside a card of something else",
      "Open the report of the Largest Contentful Paint",
      reports("INP 75"),
      "#card",
      "other",
    ],
    [
      "by the list that offers the name of many rows",
      "Show only the people of London",
      people,
      "#town",
      "this",
    ],
    ["by a list that offers other names", "Show only the people of Lisbon", people, "#town", "other"],
    [
      "by a kind of control in whose entry that word stands",
      "Click the Hide button",
      layers,
      "#text-3",
      "unclear",
    ],
  ])("%s", (_, step, before, on, says) => expect(fitOf(step, before, on)).toBe(says));
});

it("counts the tables of which a step speaks, and not the fields", () => {
  const typed = { step: 'Search the first table for "Satou"', does: "setValue" as const, value: "Satou" };
  expect(groundOf(aVerificationCase({ ...typed, before: tables, on: "#own" })).fit.fit).toBe("unclear");
});
