import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { cardTellsDeed, partTellsValue } from "./card-tells";

const target = (role: "button" | "option", name: string, path = "") => ({ id: "x", role, name, path });
const wall = (state: string, more = ""): string =>
  `\n  button "Quay in June ${state}"\n  button "Red Door Declined"${more}`;

it.each<[string, string, string, number]>([
  ["says that it was done, and did not", wall("Approved"), "Quay in June Requested", 1],
  ["says what it said", wall("Requested"), "Quay in June Requested", 0],
  ["said so before", wall("Approved"), "Quay in June Approved", 0],
  ["says that it was not done", wall("Not approved"), "Quay in June Requested", 0],
  ["is one of two", wall("Approved", '\n  button "Quay in June Copy"'), "Quay in June Requested", 0],
  ["was not what was opened", wall("Approved"), "Red Door Declined", 0],
])("a card that %s", (_, outline, opened, told) => {
  const history = [
    anAction({ target: target("button", opened) }),
    anAction({ target: target("button", "Approve") }),
  ];
  const task = aTask({ goal: "Approve the loan of 'Quay in June'", history });
  expect(cardTellsDeed({ load: "in_place", snapshot: aPage(outline), task })).toHaveLength(told);
  expect(cardTellsDeed({ load: "none", snapshot: aPage(outline), task })).toEqual([]);
});

const home = (value: string, more = ""): string => `
  region "Bedroom"
    status "${value}"
    button "Apply"${more}
  region "Kitchen"
    status "18.5 °C"
    button "Apply"`;

it.each<[string, string, string, string, number]>([
  ["shows the value", "Set the bedroom heating to 18.5 °C", home("18.5 °C"), "region:Bedroom", 1],
  ["shows another value", "Set the bedroom heating to 18.5 °C", home("20.0 °C"), "region:Bedroom", 0],
  ["is another one", "Set the bedroom heating to 18.5 °C", home("20.0 °C"), "region:Kitchen", 0],
  [
    "shows two",
    "Set the bedroom heating to 18.5 °C",
    home("18.5 °C", '\n    status "21 °C"'),
    "region:Bedroom",
    0,
  ],
  ["is to say no number", "Set the bedroom heating to eco", home("eco"), "region:Bedroom", 0],
])("the part that %s", (_, goal, outline, path, told) => {
  const deed = anAction({ target: target("button", "Apply", path) });
  const look = { load: "in_place" as const, snapshot: aPage(outline), task: aTask({ goal }) };
  expect(partTellsValue(deed, look)).toHaveLength(told);
  expect(partTellsValue(undefined, look)).toEqual([]);
});
