import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { underChosenHeading } from "./under-chosen-heading";

const rota = (day: string, ...entries: string[]) =>
  aPage(
    `heading:2 "Sunday, late"\nlist ""\n  item "Omar Haq – bar"\nheading:2 "${day}"\nlist ""\n${entries.map((one) => `  item "${one}"`).join("\n")}`,
  );
const chosen = ["Ida Blom", "Monday, early (7–11)", "Bar"];

it.each<[string, ReturnType<typeof rota>, boolean]>([
  ["the entry is under the day", rota("Monday, early (7–11)", "Ida Blom – bar"), true],
  ["the entry is under another day", rota("Tuesday, early (7–11)", "Ida Blom – bar"), false],
  ["the entry lacks the task", rota("Monday, early (7–11)", "Ida Blom – till"), false],
  ["two entries have it between them", rota("Monday, early (7–11)", "Ida Blom – till", "Ann – bar"), false],
  ["the entry is a draft", rota("Monday, early (7–11)", "Ida Blom – bar – draft, not sent"), false],
  ["the heading is of a draft", rota("Monday, early (7–11) – draft", "Ida Blom – bar"), false],
  ["the heading alone has all of it", rota("Monday, early (7–11): Ida Blom, bar", "Ann – till"), false],
  ["nobody is there", rota("Monday, early (7–11)"), false],
])("what was chosen stands in an entry and its heading: %s", (_, page, expected) => {
  expect(underChosenHeading(chosen, page, "Put Ida Blom down for the bar on Monday").length > 0).toBe(
    expected,
  );
});

const plan = (...parts: [heading: string, ...entries: string[]][]) =>
  aPage(
    parts
      .map(
        ([head, ...entries]) =>
          `heading:2 "${head}"\nlist ""\n${entries.map((one) => `  item "${one}"`).join("\n")}`,
      )
      .join("\n"),
  );
const moving = "Move Ida Blom to the group 'Red kites'";
const rowing = "Put Ida Blom in the bow seat of the Monday eight";
const free = plan(["Monday eight", "Bow Ida Blom"], ["Monday four", "Free seat"]);
const eights = plan(["Monday eight", "Bow Ida Blom", "Two Omar Haq"], ["Monday four", "Bow free"]);

it.each<[string, string[], ReturnType<typeof plan>, string, boolean]>([
  [
    "whom the goal names, under what was chosen",
    ["Red kites"],
    plan(["Red kites", "Ida Blom"], ["Owls", "Ann"]),
    moving,
    true,
  ],
  ["another one under it", ["Red kites"], plan(["Red kites", "Ann"], ["Owls", "Ida Blom"]), moving, false],
  [
    "moved, and elsewhere still",
    ["Red kites"],
    plan(["Red kites", "Ida Blom"], ["Owls", "Ida Blom"]),
    moving,
    false,
  ],
  [
    "put into one, and in another as well",
    ["Ida Blom"],
    plan(["Red kites", "Ida Blom"], ["Owls", "Ida Blom"]),
    "Put Ida Blom in the group 'Red kites'",
    true,
  ],
  ["nothing was entered", [], plan(["Red kites", "Ida Blom"]), moving, false],
  [
    "it was to go",
    ["Ida Blom"],
    plan(["Red kites", "Ida Blom"]),
    "Cancel the place of Ida Blom in the 'Red kites'",
    false,
  ],
  ["the place that the goal says, under what it names", ["Ida Blom"], eights, rowing, true],
  [
    "another place than the one that the goal says",
    ["Ida Blom"],
    plan(["Monday eight", "Bow free", "Two Ida Blom"]),
    rowing,
    false,
  ],
  [
    "under a heading that has less of the goal than another",
    ["Ida Blom"],
    plan(["Monday four", "Bow Ida Blom"], ["Monday eight", "Bow free"]),
    rowing,
    false,
  ],
  ["beside words of the goal under another heading", ["Ida Blom"], free, rowing, true],
  [
    "all that was entered, where a name is shown nowhere",
    ["Ida Blom", "Red kites"],
    plan(["Red kites", "Ida Blom"]),
    "Put Ida Blom of Bergen in the 'Red kites'",
    true,
  ],
])("what the goal names stands in an entry and its heading: %s", (_, values, page, goal, expected) => {
  expect(underChosenHeading(values, page, goal).length > 0).toBe(expected);
});

it("does not read from a page what its address carries", () => {
  const page = { ...plan(["Red kites", "Ida Blom"]), url: "https://a.test/moved?who=Ida+Blom" };
  expect(underChosenHeading(["Red kites"], page, moving)).toEqual([]);
});
