import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { usedAt } from "./used-control";

const goal = "Accept the log that Ada wrote about the pump";
const logs = (...heads: string[]) =>
  aPage(heads.map((head, at) => `heading:3 "${head}"\nform ""\n  button "Accept" #b${at}`).join("\n"));
const used = (id: string, ...heads: string[]): string | undefined =>
  usedAt(
    { ...anAction(), target: { id, role: "button", name: "Accept", path: "form" } },
    logs(...heads),
    goal,
  )[0]?.place;

it.each<[string, string, string[], string | undefined]>([
  [
    "the heading that the goal says more of",
    "b0",
    ["Ada on the bilge pump", "Ada on the mast", "Ben on the pump"],
    "Ada on the bilge pump",
  ],
  ["the name alone, where one bears it", "b0", ["Ada on the bilge pump", "Ben on the pump"], "Ada"],
  [
    "the name alone, where another heading has as much of the goal",
    "b0",
    ["Ada on the pump", "Ada on the bilge pump"],
    "Ada",
  ],
  [
    "the name alone, where the control of another was used",
    "b1",
    ["Ada on the pump", "Ada on the mast"],
    "Ada",
  ],
  ["nothing, where none bears the name", "b0", ["Ben on the pump", "Cleo on the mast"], undefined],
])("a control was used at %s", (_, id, heads, expected) => {
  expect(used(id, ...heads)).toBe(expected);
});

const keys = (...rooms: string[]) =>
  aPage(
    `table ""${rooms.map((room, at) => `\n  row "K-${at} ${room} lent Returned"\n    button "Returned" #k${at}`).join("")}`,
  );
it.each<[string, string, string[], string | undefined]>([
  ["k1", "the words that the goal has of its entry", ["Archive", "Boiler room"], "boiler room"],
  ["k0", "nothing, where they are another entry's", ["Archive", "Boiler room"], undefined],
  ["k0", "nothing, where two entries have them", ["Boiler room", "Boiler room, lower"], undefined],
  ["k0", "nothing, where there is one entry alone", ["Boiler room"], undefined],
])("a thing without a capital: %s was used at %s", (id, _, rooms, place) => {
  const target = { id, role: "button" as const, name: "Returned", path: "table/row" };
  const wording = "Mark the boiler room key as returned";
  expect(usedAt({ ...anAction(), target }, keys(...rooms), wording)[0]?.place).toBe(place);
});
