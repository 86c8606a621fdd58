import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";

it.each<[string, string, string | undefined]>([
  ["is not sent to get on", 'form ""\n  textbox "What?" #what\n  button "Add" #add', undefined],
  ["opens by a button outside of it", 'textbox:search "Find" #find\nbutton "Add" #add', 'click("add")'],
  [
    "is sent with what it says",
    'form ""\n  textbox "Note" #note ="Buy bread"\n  button "Add" #add',
    'click("add")',
  ],
])("a form in which nothing is %s", (_, outline, expected) => {
  const goal = "Add a chore called Buy stamps, then add a chore called Buy bread";
  expect(actOnRequest(goal, aPageContext(`${outline}\nitem "Buy milk"`))?.action).toBe(expected);
});

it.each<[string, string, string | undefined]>([
  ["is not sent where the goal says others than it stands at", "Ann", undefined],
  ["is sent where it stands at one of them", "Ines", 'click("swap")'],
])("a list that the goal is not read for %s", (_, held, expected) => {
  const list = (name: string) => `\n  combobox "${name}" |"Ann|Bo|Ines" ="${held}"`;
  const page = `form ""${list("Giver")}${list("Taker")}\n  button "Swap duties" #swap`;
  expect(actOnRequest("Swap the duties of Bo and Ines", aPageContext(page))?.action).toBe(expected);
});
