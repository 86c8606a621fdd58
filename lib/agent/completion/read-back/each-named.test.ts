import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { eachNamedSays } from "./each-named";

const goal = "Move the tickets of Ann Lee, Bo Falk and Cy Dorn to Billing";
const chosen = (value: string, name = "Queue"): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});
const rows = (...told: string[]): string =>
  `\ntable ""\n${told.map((name) => `  row "${name}"\n    button "Open"`).join("\n")}`;
const all = ["Ann Lee Billing Open", "Bo Falk Billing Open", "Cy Dorn Billing Open"];
const [ann = "", bo = "", cy = ""] = all;
const other = "Di Moss Sales Open";
const billing = [chosen("Billing")];

it.each<[string, number, string, Entered[], string]>([
  ["have one entry each that says it", 3, rows(...all, other), billing, goal],
  ["are two", 2, rows(ann, bo, other), billing, "Move the tickets of Ann Lee and Bo Falk to Billing"],
  ["are left out by one", 0, rows(ann, bo, other), billing, goal],
  ["have one that says another", 0, rows(ann, bo, cy.replace("Billing", "Sales")), billing, goal],
  [
    "have one that only offers it",
    0,
    rows(ann, bo, "Cy Dorn Sales Billing").replace(/"Open"$/u, '"Billing"'),
    billing,
    goal,
  ],
  ["have two entries of one name", 0, rows(...all, "Ann Lee Sales Open"), billing, goal],
  ["are one alone", 0, rows(ann, other), billing, "Move the tickets of Ann Lee to Billing"],
  [
    "say what the goal does not",
    0,
    rows(...all).replaceAll("Billing", "Sales"),
    [chosen("Sales")],
    goal.replace("Billing", "billing"),
  ],
  ["say one of two values", 0, rows(...all), [chosen("Billing"), chosen("High", "Priority")], goal],
  ["have one that is a draft still", 0, rows(ann, bo, cy.replace("Open", "Draft")), billing, goal],
  [
    "are names of one entry",
    0,
    rows("Red Hall Ann Lee 40 guests", other),
    [chosen("Ann Lee")],
    "Book the Red Hall for 40 guests as Ann Lee",
  ],
  ["were not entered", 0, rows(...all), [], goal],
])("those that the goal names %s: %s", (_, expected, outline, entered, asked) => {
  expect(eachNamedSays(entered, aPage(outline), asked)).toHaveLength(expected);
});
