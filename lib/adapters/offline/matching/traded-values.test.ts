import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const card = (at: number, name: string): string =>
  `heading:2 "Berth ${at}"\ntextbox "Name at berth ${at}" #n${at} ="${name}"\nbutton "Save" #s${at}`;

it.each([
  ["the old name", "Alba"],
  ["the new name by now", "Dione"],
])("of forms that are alike the one is meant that holds %s", (_, held) => {
  const page = aPage([card(1, "Tern"), card(2, held), card(3, "Ketch")].join("\n"));
  const found = fillFromGoal("Rename the skiff Alba to Dione", { ...page, known: ["Dione"] });
  expect(found?.entries.map(({ node, value }) => `${node.id}=${value}`)).toEqual(["n2=Dione"]);
  expect(found?.form.submit?.id).toBe("s2");
});

const tour = (guide: string, other = "Ida Roth"): string => `
form "First tour"
  textbox "Guide" #first ="${guide}" [required]
  button "Save" #s1
form "Second tour"
  textbox "Guide" #second ="${other}" [required]
  button "Save" #s2`;
it.each([
  [
    "holds what it is no longer to be",
    "'Bo Lind' should lead it instead of Mara Voss",
    "Mara Voss",
    "first=Bo Lind",
  ],
  [
    "holds it in small words",
    "I want 'Night walk' there rather than the old town",
    "Old town",
    "first=Night walk",
  ],
  [
    "holds what it is to be by now",
    "'Bo Lind' should lead it instead of Mara Voss",
    "Bo Lind",
    "first=Bo Lind",
  ],
  [
    "holds it, said in another language",
    "'Bo Lind' soll führen statt Mara Voss",
    "Mara Voss",
    "first=Bo Lind",
  ],
  ["holds something else", "'Bo Lind' should lead it instead of Mara Voss", "Kai Holm", "none"],
  ["holds it, and another one too", "'Bo Lind' should lead it instead of Ida Roth", "Ida Roth", "none"],
])("a field takes what is to be instead of another: one that %s", (_, goal, held, expected) => {
  const found = fillFromGoal(goal, { ...aPage(tour(held)), known: [] });
  expect(found?.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ") ?? "none").toBe(expected);
});
