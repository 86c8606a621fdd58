import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const form = (...labels: string[]) =>
  aPage(`form "Limits"\n${labels.map((label) => `  ${label}`).join("\n")}\n  button "Save limits" #save`)
    .nodes;
const filled = (goal: string, ...labels: string[]) =>
  fillFromGoal(goal, { nodes: form(...labels), title: "Plan", known: [] })
    ?.entries.map(({ node, value }) => `${node.name}=${value}`)
    .join();

const calls = 'textbox "Monthly call allowance" ="40"';
const texts = 'textbox "Weekly text messages" ="90"';
it.each<[string, string, string[], string | undefined]>([
  [
    "the field with most of the words",
    "Lower the monthly call budget to 20",
    [calls, texts],
    "Monthly call allowance=20",
  ],
  [
    "none of two that share them",
    "Lower the monthly call budget to 20",
    [calls, 'textbox "Monthly call reserve" ="5"'],
    undefined,
  ],
  [
    "none for one word of two",
    "Lower the monthly spending to 20",
    ['textbox "Monthly allowance" ="40"', texts],
    undefined,
  ],
  [
    "none that says much else",
    "Lower the monthly call budget to 20",
    ['textbox "Monthly call forwarding rules outside Europe" ="40"', texts],
    undefined,
  ],
  ["none for one word alone", "Lower the monthly spending to 20", [calls, texts], undefined],
  [
    "none that holds a text",
    "Lower the monthly call budget to 20",
    ['textbox "Monthly call greeting" ="Hello there"', texts],
    undefined,
  ],
  [
    "none of the other end",
    "Raise the minimum parcel weight to 20",
    ['textbox "Maximum parcel weight" ="64"'],
    undefined,
  ],
  [
    "the one of its end",
    "Raise the minimum parcel weight to 20",
    ['textbox:number "Min. parcel weight" ="2"', 'textbox:number "Max. parcel weight" ="64"'],
    "Min. parcel weight=20",
  ],
  ["none of another time", "Lower the daily call allowance to 20", [calls, texts], undefined],
  [
    "one of several times with its own",
    "Lower the daily call allowance to 20",
    ['textbox "Daily call allowance (of 600 monthly)" ="40"', texts],
    "Daily call allowance (of 600 monthly)=20",
  ],
])("a new number goes into %s", (_, goal, labels, expected) => {
  expect(filled(goal, ...labels)).toBe(expected);
});

it("a control that counts is no choice, though the goal has its word", () => {
  const [less, more] = ['button "Less call time"', 'button "More call time"'];
  expect(filled("Lower the monthly call budget to 20", less, calls, more, texts)).toBe(
    "Monthly call allowance=20",
  );
});

const [daily, ten] = ['textbox "Yachts, daily" ="6.00"', 'textbox "Yachts, weekly" ="54.00"'];
const [youngSingle, youngTen] = ['textbox "Kayaks, daily" ="3.00"', 'textbox "Kayaks, weekly" ="27.00"'];
const grid = [daily, ten, youngSingle, youngTen];
const priced = (goal: string, heading: string, labels: string[]) =>
  fillFromGoal(goal, {
    nodes: aPage(
      `heading:1 "${heading}"\nform\n${labels.map((label) => `  ${label}`).join("\n")}\n  button "Save" #save`,
    ).nodes,
    title: heading,
    known: [],
  })
    ?.entries.map(({ node, value }) => `${node.name}=${value}`)
    .join();
it.each<[string, string, string, string[], string | undefined]>([
  [
    "the one field of the table that is called by what the goal says",
    "Set the price of the daily ticket for kayaks to 4.50",
    "Edit prices",
    grid,
    "Kayaks, daily=4.50",
  ],
  [
    "none where two are",
    "Set the price of the daily ticket for yachts and kayaks to 4.50",
    "Edit prices",
    grid,
    undefined,
  ],
  [
    "none where no whole label is said",
    "Set the price of the ticket for kayaks to 4.50",
    "Edit prices",
    grid,
    undefined,
  ],
  [
    "none on a page about something else",
    "Set the price of the daily ticket for kayaks to 4.50",
    "Edit places",
    grid,
    undefined,
  ],
])("a new price goes into %s", (_, goal, heading, labels, expected) => {
  expect(priced(goal, heading, labels)).toBe(expected);
});
