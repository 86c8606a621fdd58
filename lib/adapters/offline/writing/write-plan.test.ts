import { describe, expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { unseen } from "./page";
import { writePlan } from "./write-plan";

const criteria = (goal: string, page = unseen): string[] =>
  writePlan(goal, readGoal(goal), page).criteria.map(({ text }) => text);

describe("the criteria of a plan", () => {
  it("say what is turned on or off as well as what is set with it", () => {
    const goal = "Turn off the fog horn and set the watch to Sunday";
    expect(criteria(goal)).toEqual(["fog horn is off", 'watch is "Sunday"']);
    const { nodes } = aPage('switch "Fog horn" [checked]\nbutton "Watch Monday" [collapsed popup]');
    expect(criteria(goal, { ...unseen, nodes })).toEqual(['"Fog horn" is off', 'watch is "Sunday"']);
  });

  it.each<[string, boolean]>([
    ["Turn off the weekly summary", true],
    ["In Settings under Notifications, turn off the weekly summary", true],
    ["Tick the weekly summary", false],
  ])("ask for what is kept: %s (%s)", (goal, persistence) => {
    const written = writePlan(goal, readGoal(goal), unseen).criteria;
    expect(written.map((one) => one.persistence)).toEqual([persistence]);
  });

  it("leave what a later command sends to that one", () => {
    expect(criteria("Turn off the fog horn and submit the form")).toEqual(["Done: submit the form"]);
    expect(criteria("Tick the fog horn and save")).toEqual(["Done: save"]);
  });

  it.each([
    ["Turn on the fog horn and turn off the deck light, then save"],
    ['Turn on the fog horn, turn off the deck light and click "Save"'],
  ])("say how each switch is to stand that is saved with the others: %s", (goal) => {
    const { nodes } = aPage('checkbox "Fog horn"\ncheckbox "Deck light" [checked]\nbutton "Save"');
    const written = writePlan(goal, readGoal(goal), { ...unseen, nodes }).criteria;
    expect(written.slice(0, 2)).toMatchObject([
      { text: '"Fog horn" is on', persistence: true, assertions: [{ state: "checked" }] },
      { text: '"Deck light" is off', persistence: true, assertions: [{ state: "unchecked" }] },
    ]);
    expect(written).toHaveLength(3);
  });
});

it.each([
  ["Give Mia Kern a B+ and save the book", ['Select "B+" in the "Test, Mia Kern" list', "Save the change"]],
  ["Give Mia Kern a B+ and click 'Print'", 3],
  ["Give Mia Kern a B+ and proceed", 3],
])("what a command sends itself is not sent once more by the next: %s", (goal, expected) => {
  const page = aPage(
    'form "Book"\n  table\n    row "Mia Kern"\n      combobox "Test, Mia Kern" ="–" |"–|A|B+|B" #g\n  button:submit "Save grades" #s\nbutton "Print"',
  );
  const steps = writePlan(goal, readGoal(goal), { ...unseen, nodes: page.nodes }).steps.map(
    ({ description }) => description,
  );
  if (typeof expected === "number") expect(steps).toHaveLength(expected);
  else expect(steps).toEqual(expected);
});

describe("the steps that fill a form", () => {
  const steps = (goal: string, outline: string): string[] =>
    writePlan(goal, readGoal(goal), { ...unseen, nodes: aPage(outline).nodes }).steps.map(
      ({ description }) => description,
    );
  const note = (second: string): string => `
  heading:2 "New note"
  textbox "Title" #t
  textbox:textarea "${second}" #x
  button "Save note" #save`;
  const goal = "Add a trip note titled 'Ferry' with the text 'Deck 2 is closed'";

  it.each([["Text"], ["Body"], ["What to know"]])("put a text beside a title into the field %s", (second) => {
    expect(steps(goal, note(second)).slice(0, 2)).toEqual([
      'Enter "Ferry" in the "Title" field',
      `Enter "Deck 2 is closed" in the "${second}" field`,
    ]);
  });

  it("put the only text that is given where the name goes", () => {
    expect(steps("Add a note with the text 'Deck 2'", note("Author").replace("Title", "Note"))[0]).toBe(
      'Enter "Deck 2" in the "Note" field',
    );
  });
});
