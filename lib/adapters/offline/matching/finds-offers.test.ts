import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const goal = "Book the 14:40 ferry to Skarvik on 6 June 2026 for 2 adults";
const form = (button: string, ...fields: string[]) =>
  `form ""\n${fields.map((field) => `  ${field}`).join("\n")}\n  button "${button}" #go`;
const to = 'combobox "To" #to ="Nordøy" |"Nordøy|Skarvik"';
const day = 'textbox:date "Date" #day [required]';
const filled = (asked: string, outline: string) => {
  const { nodes } = aPage(outline);
  return fillFromGoal(asked, { nodes, title: "", known: [] })?.entries.map(({ node }) => node.id);
};

it.each<[string, string, string, string[] | undefined]>([
  ["by a place and a day", goal, form("Find sailings", to, day), ["to", "day"]],
  ["in another language", goal, form("Rechercher", to, day), ["to", "day"]],
  ["by a place alone", goal, form("Find sailings", to), undefined],
  [
    "by more than the goal says",
    goal,
    form("Find sailings", to, day, 'textbox:email "E-mail" #mail [required]'),
    undefined,
  ],
  [
    "where no more is asked for",
    "Find ferries to Skarvik on 6 June 2026",
    form("Find sailings", to, day),
    undefined,
  ],
  ["by what only filters", goal, form("Filter", to, day), undefined],
])("what can be booked is found first, or not: %s", (_, asked, outline, ids) => {
  expect(filled(asked, outline)).toEqual(ids);
});
