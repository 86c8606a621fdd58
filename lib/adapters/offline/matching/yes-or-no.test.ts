import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { yesOrNo } from "./yes-or-no";

const answer = (goal: string, label: string, options = ["Yes", "No"]): string | undefined =>
  yesOrNo(aPage(options.map((name) => `radio "${name}"`).join("\n")).nodes, label, goal)?.name;

it.each<[string, string, string, string[] | undefined, string | undefined]>([
  ["said behind a colon", "Enter the visit on 3 May: leak found, 2 parts", "Leak found", undefined, "Yes"],
  ["said behind a comma", "Register Ann Lee, first aid trained", "First aid trained", undefined, "Yes"],
  ["said as what it comes with", "Book a room with breakfast", "Breakfast", undefined, "Yes"],
  ["said behind another", "Enter the visit: tank cleaned and leak found", "Leak found", undefined, "Yes"],
  ["in another language", "Zimmer buchen, mit Frühstück", "Frühstück", ["Ja", "Nein"], "Ja"],
  ["denied", "Enter the visit: leak not found, 2 parts", "Leak found", undefined, "No"],
  ["denied in short", "Enter the visit: the leak wasn’t found", "Leak found", undefined, "No"],
  ["left out", "Book a room without breakfast", "Breakfast", undefined, "No"],
  ["denied only of another", "Enter the visit: tank not cleaned, leak found", "Leak found", undefined, "Yes"],
  ["only the thing that is made", "Register a guest for Ann Lee", "Guest", undefined, undefined],
  ["said in part", "Enter the visit: leak, 2 parts", "Leak found", undefined, undefined],
  ["said in two parts", "Enter the visit: leak found, no leak found", "Leak found", undefined, undefined],
  ["not said", "Enter the visit: 2 parts", "Leak found", undefined, undefined],
  ["asked for with other answers", "Enter: leak found", "Leak found", ["Often", "Never"], undefined],
  ["asked for with no way to deny it", "Enter: leak found", "Leak found", ["Yes", "Perhaps"], undefined],
  ["not called anything", "Enter: leak found", "", undefined, undefined],
])("what a form asks is %s", (_, goal, label, options, expected) => {
  expect(answer(goal, label, options)).toBe(expected);
});
