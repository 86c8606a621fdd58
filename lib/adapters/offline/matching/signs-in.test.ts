import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const form = (fields: string, submit: string) => `
  form "Board"${fields}
    button "${submit}" #go`;
const race = '\n    textbox "Sail number" #sail\n    combobox "Race" #race |"1|2|3"';
const member = '\n    textbox "Name" #name\n    textbox:password "Password" #pass';
const note = '\n    combobox "To" #to |"Ida Falk|Bo Lind"\n    textbox "Note" #note';

it.each<[string, string, string, string]>([
  [
    "a list that somebody is signed in to",
    "Sign the boat Tern, sail number 417, in for race 3",
    form(race, "Sign in"),
    "sail=417 race=3",
  ],
  ["no form for an account", "Sign in with the name Tern 4", form(member, "Sign in"), "none"],
  [
    "a note that is left",
    'Leave a note for Ida Falk saying "Come at nine, please"',
    form(note, "Leave note"),
    "to=Ida Falk note=Come at nine, please",
  ],
  [
    "no form that is left",
    'Write to Ida Falk "Come at nine, please"',
    form(note, "Leave without saving"),
    "none",
  ],
])("fills %s", (_, goal, outline, expected) => {
  const { nodes, title } = aPage(outline);
  const filled = fillFromGoal(goal, { nodes, title, known: ["Tern"] });
  expect(filled?.entries.map(({ node, value }) => `${node.id}=${value}`).join(" ") ?? "none").toBe(expected);
});
