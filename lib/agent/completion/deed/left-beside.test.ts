import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import type { Entered } from "./entered";
import { leftBeside } from "./left-beside";

const press = (name = "Hand out 2207") => anAction({ target: { id: "go", role: "button", name, path: "" } });
const left = (outline: string, goal: string, entered: Entered[] = []) =>
  leftBeside(press(), aPage(outline), entered, goal).leftBeside ?? [];

const goal = "Hand out ticket 2207 to Mrs Tanaka, she pays by card";
const list = (value: string) => `combobox "Payment" ="${value}" |"cash|card|on account"`;
const inRow = (value: string, more = "") =>
  `row "2207 Mrs Tanaka${more}"\n  ${list(value)}\n  button "Hand out" #go`;

it.each<[string, string, string, number]>([
  ["stands on another one", inRow("cash"), goal, 1],
  ["was chosen", inRow("card"), goal, 0],
  ["is not said", inRow("cash"), "Hand out ticket 2207", 0],
  ["is a part of a name", inRow("cash"), "Hand out 'Business card 2207'", 0],
  ["is told by the entry itself", inRow("cash", " card"), goal, 0],
  ["is of another entry", `row "2205"\n  ${list("cash")}\nrow "2207"\n  button "Hand out" #go`, goal, 0],
  ["is of the same form", `form "Hand out"\n  ${list("cash")}\n  button "Go" #go`, goal, 1],
  [
    "is called after the same number",
    `combobox "Payment for 2207" ="cash" |"cash|card"\nbutton "Hand out 2207" #go`,
    goal,
    1,
  ],
  [
    "is called after another number",
    `combobox "Payment for 2205" ="cash" |"cash|card"\nbutton "Hand out 2207" #go`,
    goal,
    0,
  ],
])("a choice that %s", (_, outline, asked, count) => {
  expect(left(outline, asked)).toHaveLength(count);
});

const closing = "Change the closing time for Sunday to 17:30";
const times = (one: string, other: string, type = "time") => `
form "Sunday"
  textbox:${type} "${one}" ="17:30" #first
  textbox:${type} "${other}" ="18:00" #second
  button "Save" #go`;
const entered = (...ids: string[]): Entered[] =>
  ids.map((id) => ({ kind: "element_value", element: { id }, value: "17:30" }));

it.each<[string, string, Entered[], number]>([
  ["the goal calls the other one", times("Opens", "Closes"), entered("first"), 1],
  ["the goal calls the one that was written in", times("Closes", "Opens"), entered("first"), 0],
  ["both were written in", times("Opens", "Closes"), entered("first", "second"), 0],
  ["the goal calls neither", times("From", "To"), entered("first"), 0],
  ["both are texts", times("Opens", "Closes", "text"), entered("first"), 0],
])("of two fields for a time %s", (_, outline, some, count) => {
  expect(left(outline, closing, some)).toHaveLength(count);
});
