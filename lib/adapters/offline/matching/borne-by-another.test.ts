import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const filled = (goal: string, ...fields: string[]) =>
  fillFromGoal(goal, {
    ...aPage(`form "Week"\n${fields.map((field) => `  ${field}`).join("\n")}\n  button "Save" #save`),
    title: "Week 18",
    known: [],
  })
    ?.entries.map(({ node, value }) => `${node.name}=${value}`)
    .join();
const number = (name: string, value = "") => `textbox:number "${name}" ="${value}"`;

const ferry = "Enter 12 cars on Friday for the North Ferry";
it.each<[string, string, string[], string | undefined]>([
  [
    "the one that bears all of what is named, wherever it stands",
    ferry,
    [number("North Pier, Friday"), number("North Ferry, Friday"), number("North Ferry, Monday")],
    "North Ferry, Friday=12",
  ],
  [
    "that one, where another one holds the number by now",
    ferry,
    [number("North Pier, Friday", "12"), number("Quay, Monday", "12"), number("North Ferry, Friday", "4")],
    "North Ferry, Friday=12",
  ],
  [
    "no other one once it holds the number",
    ferry,
    [number("North Pier, Friday"), number("North Ferry, Friday", "12")],
    "North Ferry, Friday=12",
  ],
  [
    "the one of the patient that is named, of those for one day",
    "Record 140 for Ida Holm on Monday",
    [number("Ida Holt, Monday"), number("Ida Holm, Monday")],
    "Ida Holm, Monday=140",
  ],
  [
    "hours, which a label beside bears no name more of than they do",
    "Change the opening hours on Saturday to 09:00",
    ['textbox:time "Saturday opening hours" ="08:00"', 'textbox:time "Saturday closing hours" ="17:00"'],
    "Saturday opening hours=09:00",
  ],
  [
    "a text into the field for one, though another is called by the thing",
    "Add the note 'Key is at the kiosk' to Pier Home",
    ['textbox "Pier Home" ="5521"', 'textbox:textarea "Note"'],
    "Note=Key is at the kiosk",
  ],
])("takes %s", (_, goal, fields, expected) => expect(filled(goal, ...fields)).toBe(expected));
