import { expect, it } from "vitest";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { listLink } from "./list-link";

const found = (goal: string, ...names: string[]): string | undefined =>
  listLink(
    [],
    aGround({
      task: aTask({ goal }),
      snapshot: aPage(names.map((name) => `link "${name}" >/${name.replace(/ /g, "-")}`).join("\n")),
    }),
    ({ href }) => href,
  )?.name;

it.each<[string, string[], string | undefined]>([
  ["Book a place on the morning sailing", ["Sailings", "Vehicle bookings"], "Vehicle bookings"],
  ["Book a place on the morning sailing", ["Sailings", "Places"], "Sailings"],
  ["Order paper for the office", ["Paper", "Orders"], "Orders"],
  ["Order paper for the office", ["Paper", "Ordering guide"], "Paper"],
  ["Tell the crew that the gate is shut", ["Crew", "Drafts", "Sent (3)"], "Sent (3)"],
  ["Send Ida the crew list", ["Crew lists", "Outbox", "Sent mail"], "Sent mail"],
  ["Tell the crew that the gate is shut", ["Inbox", "Drafts"], undefined],
  ["Archive the crew list", ["Crew lists", "Sent"], "Crew lists"],
  ["Order paper for the office", ["Prices", "Contact"], undefined],
])("%s: of %j the list of what was made is %s", (goal, names, expected) => {
  expect(found(goal, ...names)).toBe(expected);
});

it.each<[said: string, read: string, string[], string | undefined]>([
  ["Hand the key over to Ida Falk", "Assign the key to Ida Falk", ["In store", "Handed over"], "Handed over"],
  ["Lend the key to Ida Falk", "Assign the key to Ida Falk", ["In store", "Assigned"], "Assigned"],
  ["Hand the key over to Ida Falk", "Assign the key to Ida Falk", ["In store", "Handbook"], undefined],
  ["Hand the key over to Ida Falk", "Assign the key to Ida Falk", ["In store", "Lent out"], undefined],
])("%s, read as %s: of %j the list is %s", (said, read, names, expected) => {
  const snapshot = aPage(names.map((name) => `link "${name}" >/${name.replace(/ /g, "-")}`).join("\n"));
  const ground = { ...aGround({ task: aTask({ goal: read }), snapshot }), said };
  expect(listLink([], ground, ({ href }) => href)?.name).toBe(expected);
});

it.each<[string, string, string, string | undefined]>([
  ["behind another of its name", "Cancel my spot in Rowing", 'item "Rowing Saturday 9:30"', undefined],
  ["in a menu", "Cancel my spot in Rowing", 'item "Rowing"', "Rowing"],
  ["on its own page", "Change my spot in Rowing", 'item "Rowing Saturday 9:30"', "Rowing"],
])("what was done is looked up, or not, %s (%s)", (_, goal, entry, name) => {
  const snapshot = aPage(`list ""\n  ${entry}\n    link "Rowing" >/rowing/3`);
  expect(listLink([], aGround({ task: aTask({ goal }), snapshot }), ({ href }) => href)?.name).toBe(name);
});

it.each<[string, string, string, string | undefined]>([
  [
    "beside the opened thing",
    'item "Autumn rapid 10 October 2 entered"',
    "list/item:Autumn blitz",
    undefined,
  ],
  ["of a menu", 'item "Autumn rapid"', "list/item:Autumn blitz", "Autumn rapid"],
  ["in another part", 'item "Autumn rapid 10 October 2 entered"', "table/row:Autumn blitz", "Autumn rapid"],
])("a link %s is no list of what was made, or is", (_, entry, path, name) => {
  const url = "https://chess.test/";
  const snapshot = aPage(`list ""\n  ${entry}\n    link "Autumn rapid" >/rapid`, { url });
  const target = { id: "6", role: "link", name: "Autumn blitz", path } as const;
  const history = [anAction({ urlAtAction: url, target })];
  const task = aTask({ goal: "Enter Olga Reiss in the autumn blitz", history });
  expect(listLink([], aGround({ task, snapshot }), ({ href }) => href)?.name).toBe(name);
});
