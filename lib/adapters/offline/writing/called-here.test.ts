import { describe, expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { renamed } from "./called-here";
import { writePlan } from "./write-plan";

const page = aPage(`
  heading "Servers"
  list
    item "atlas.example.org backups off"
      switch "Nightly backups"
    item "Corvus 4 seats"
      button "Change seats"
    item "Room 212 4 chairs"
      button "Change chairs"
    item "the Heron licence 2 seats"
      button "Change seats"
    item "Osprey 3"
      button "Osprey 3" [collapsed]
`);

describe("a thing that the goal calls with its kind, in the steps of the plan", () => {
  it.each([
    [
      "by its name alone, where the page calls it so",
      "Turn on nightly backups for the server atlas.example.org",
      "atlas.example.org",
    ],
    [
      "the same, with the kind behind it",
      "Raise the number of seats of the Corvus licence from 4 to 6",
      "Corvus",
    ],
    [
      "the same in what is called after it",
      "Turn on the frost alert for nest Osprey 3",
      "frost alert for Osprey 3",
    ],
    [
      "as the goal calls it, where the page does so too",
      "Raise the number of seats of the Heron licence from 2 to 6",
      "Heron licence",
    ],
    [
      "as the goal calls it, where the page shows neither",
      "Raise the number of seats of the Ibis licence from 2 to 6",
      "Ibis licence",
    ],
    [
      "by its kind and number, for a number alone names nothing",
      "Set the number of chairs of room 212 to 6",
      "room 212",
    ],
  ])("is called %s", (_, goal, name) => {
    const { criteria } = writePlan(goal, readGoal(goal), {
      nodes: page.nodes,
      title: "Servers",
      url: page.url,
    });
    const told = criteria.map(({ text }) => text.toLowerCase()).join(" ");
    expect(told).toContain(name.toLowerCase());
    if (!/licence|room/u.test(name)) expect(told).not.toMatch(/server|licence/u);
  });
});

it.each([
  ["alert for nest Osprey", "nest Osprey", "Osprey", "alert for Osprey"],
  ["length of nest Ospreys, nest Osprey", "nest Osprey", "Osprey", "length of nest Ospreys, Osprey"],
  ["finest Osprey", "nest Osprey", "Osprey", "finest Osprey"],
  ["day rate for boat $& 4", "boat $& 4", "$& 4", "day rate for $& 4"],
])("%s, with %s called %s: %s", (text, within, called, expected) => {
  expect(renamed(text, within, called)).toBe(expected);
});
