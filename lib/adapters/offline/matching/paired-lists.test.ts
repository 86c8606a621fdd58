import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { choicesIn } from "./choices-from-goal";
import { isLeftOpen } from "./paired-lists";

const duties = "Ann|Bo|Cem|Ines";
const fieldsOf = (...lists: [string, string?][]) =>
  aPage(
    `form ""\n${lists.map(([name, options = duties]) => `  combobox "${name}" |"${options}" ="Ann"`).join("\n")}`,
  ).nodes.filter(({ role }) => role === "combobox");
const chosen = (goal: string, ...lists: [string, string?][]): string =>
  choicesIn(goal, fieldsOf(...lists))
    .map(({ node, value }) => `${node.name}=${value}`)
    .join();

const two: [string][] = [["First person"], ["Second person"]];
it.each<[string, string, [string, string?][], string]>([
  ["each in its turn", "Swap the duties of Bo and Ines", two, "First person=Bo,Second person=Ines"],
  ["each in its turn behind the deed's word", "Swap Bo with Ines", [["Swap"], ["with"]], "Swap=Bo,with=Ines"],
  [
    "in the order of the goal",
    "Seat Ines and Ann side by side",
    [["Guest 1"], ["Guest 2"]],
    "Guest 1=Ines,Guest 2=Ann",
  ],
  [
    "the longer one of those that share words",
    "Connect North pier and South",
    [
      ["Point A", "North|North pier|South"],
      ["Point B", "North|North pier|South"],
    ],
    "Point A=North pier,Point B=South",
  ],
  ["none where the goal says one more", "Swap the duties of Bo, Cem and Ines", two, ""],
  ["none where they stand apart", "Swap Bo on Monday for the duty that Ines has", two, ""],
  ["none where the labels tell who is who", "Swap Bo and Ines", [["Giver"], ["Taker"]], ""],
  ["each by its own label", "Send a parcel from Bo to Ines", [["From"], ["To"]], "From=Bo,To=Ines"],
])("chooses %s", (_, goal, lists, expected) => expect(chosen(goal, ...lists)).toBe(expected));

it.each<[string, string, boolean]>([
  ["several that it does not hold", "Swap Bo and Ines", true],
  ["several of which it holds one", "Swap Bo and Ann", false],
  ["only one", "Give the duty to Bo", false],
])("a list is left open where the goal says %s", (_, goal, open) =>
  expect(fieldsOf(["Person"]).map((node) => isLeftOpen(goal, node))).toEqual([open]),
);
