import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isTickedNoMore, showsOnlyChoices } from "./only-choices";

const chose = (field: string, value: string): ActionRecord =>
  anAction({
    action: { name: "select", args: ["f", value] },
    target: { id: "f", role: "combobox", name: field, path: "" },
  });
const ticked = (role: "radio" | "link", name: string): ActionRecord =>
  anAction({ action: { name: "click", args: ["r"] }, target: { id: "r", role, name, path: "" } });
const shown = (...texts: string[]): string[] => texts.map((text) => `"${text}" is shown`);

const crates = `
  heading "Crates"
  heading:2 "Crate for Monday 9 March"
  list
    item "Leeks, three"
  heading:2 "Crate for Monday 16 March"
  list
    item "Kale"`;
const text = "# Crates\n## Crate for Monday 9 March\nLeeks, three\n## Crate for Monday 16 March\nKale";
const goal = "Add three leeks to my crate for 9 March";
const day = [chose("Crate", "Monday 9 March")];

const isOnlyChoice = (
  said: string,
  history: ActionRecord[],
  held: string[],
  page = aPage(crates, { title: "Crates", text }),
): boolean => showsOnlyChoices(held, aGround({ task: aTask({ goal: said, history }), snapshot: page }));

describe("what a page that is looked up shows", () => {
  it.each<[string, boolean, string, ActionRecord[], string[]]>([
    ["is the day and the thing under it", false, goal, day, shown("9 March")],
    ["is the day without the thing", true, goal.replace("leeks", "onions"), day, shown("9 March")],
    [
      "is the day, and the thing stands under another",
      true,
      goal.replaceAll("9 March", "16 March"),
      [chose("Crate", "Monday 16 March")],
      shown("16 March"),
    ],
    [
      "is the day and what was typed for it",
      false,
      goal.replace("leeks", "onions"),
      day,
      shown("9 March", "Ring the bell"),
    ],
    [
      "is what was chosen, by the field",
      true,
      "Add 'Onions' to my crate",
      day,
      ['combobox "Crate" holds "Monday 9 March"'],
    ],
    [
      "is what was chosen, with the thing",
      false,
      "Add 'Leeks' to my crate",
      day,
      ['combobox "Crate" holds "Monday 9 March"'],
    ],
    ["is a day, and nothing was chosen", false, goal.replace("leeks", "onions"), [], shown("9 March")],
    [
      "is a button that was chosen",
      true,
      "Put Onions in the crate",
      [ticked("radio", "Kale")],
      shown("Kale"),
    ],
    ["is a link that was pressed", false, "Put Onions in the crate", [ticked("link", "Kale")], shown("Kale")],
    ["is a record that needs no name", false, "Book a slot for 9 March", day, shown("9 March")],
    ["is nothing", false, goal.replace("leeks", "onions"), day, []],
  ])("%s: %s", (_, expected, said, history, held) => {
    expect(isOnlyChoice(said, history, held)).toBe(expected);
  });

  it("is about the one thing that heads it", () => {
    const own = aPage('\nheading "Crate 7"\nlist\n  item "Shelf North"', {
      title: "Crate 7",
      text: "# Crate 7\nShelf North",
    });
    const chosen = [chose("Shelf", "North")];
    expect(isOnlyChoice("Put 'Crate 7' on the shelf North", chosen, shown("North"), own)).toBe(false);
    const headed = aPage('\nheading "North"\nlist\n  item "Crate 7"', {
      title: "North",
      text: "# North\nCrate 7",
    });
    expect(isOnlyChoice("Put 'Crate 7' on the shelf North", chosen, shown("North"), headed)).toBe(false);
    expect(isOnlyChoice("Put 'Crate 8' on the shelf North", chosen, shown("North"), own)).toBe(true);
  });

  it("counts no entry that waits", () => {
    const waiting = aPage('\nheading "Shelf North"\nlist\n  item "Crate 7 (pending)"', {
      title: "Shelf North",
      text: "# Shelf North\nCrate 7 (pending)",
    });
    expect(
      isOnlyChoice("Put 'Crate 7' on the shelf North", [chose("Shelf", "North")], shown("North"), waiting),
    ).toBe(true);
  });
});

describe("boxes that were ticked for the goal", () => {
  const said = "Order a kiln and a wheel for Monday 9 March";
  const tick = (name: string): ActionRecord =>
    anAction({
      action: { name: "check", args: ["b"] },
      target: { id: "b", role: "checkbox", name, path: "" },
    });
  const ordered = [tick("Kiln"), tick("Wheel"), chose("Day", "Monday 9 March")];
  const list = (entry: string, state = "unchecked") =>
    aPage(
      `heading "Hire"\ncheckbox "Kiln" [${state}]\ncheckbox "Wheel" [${state}]\nheading:2 "Ordered"\nlist\n  item "${entry}"`,
      { title: "Hire", text: `# Hire\nKiln\nWheel\nDay\n## Ordered\n${entry}` },
    );
  it.each<[string, string, boolean]>([
    ["all stand with the day", "Monday 9 March: Kiln, Wheel", false],
    ["one stands with the day", "Monday 9 March: Wheel", true],
    ["stand at another day", "Monday 16 March: Kiln, Wheel", true],
  ])("%s", (_, entry, expected) => {
    const page = list(entry);
    expect(
      isOnlyChoice(
        said,
        ordered,
        [
          '"Monday 9 March" is "Ordered"',
          'combobox "Day" holds "Monday 9 March"',
          ...shown("Monday 9 March"),
        ],
        page,
      ),
    ).toBe(expected);
  });

  it.each<[string, string, string, boolean]>([
    ["are empty again", said, "unchecked", true],
    ["stand as they were put", said, "checked", false],
    ["were ticked on the way", "Order a loom for Monday 9 March", "unchecked", false],
  ])("%s", (_, goalSaid, state, expected) => {
    const snapshot = list("Monday 9 March: Wheel", state);
    expect(isTickedNoMore(aGround({ task: aTask({ goal: goalSaid, history: ordered }), snapshot }))).toBe(
      expected,
    );
  });
});

describe("a list of one's own", () => {
  const chosen = [ticked("radio", "Harbour walk"), ticked("radio", "12 August")];
  const mine = (entry: string, head = "My bookings") =>
    aPage(`heading:1 "${head}"\nlist ""\n  item "${entry}"`);
  it.each<[string, boolean, ReturnType<typeof mine>]>([
    ["tells more than what was chosen with all of it in one entry", false, mine("Harbour walk, 12 August")],
    ["does not with a part of it", true, mine("Harbour walk, 5 August")],
    ["does not where it waits", true, mine("Harbour walk, 12 August – waiting list")],
    ["does not where it is everybody's", true, mine("Harbour walk, 12 August", "Timetable")],
  ])("%s", (_, expected, page) => {
    const held = shown("Harbour walk", "12 August");
    expect(isOnlyChoice("Book the tour 'Harbour walk' for 12 August", chosen, held, page)).toBe(expected);
  });
});
