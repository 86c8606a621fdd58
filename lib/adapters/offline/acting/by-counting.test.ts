import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { byCounting } from "./by-counting";

const press = (id: string, target = ""): PastAction => ({
  action: `click("${id}")`,
  target,
  outcome: "verified",
  summary: "",
});

/** The next press, `first` where it only prepares. */
const next = (goal: string, outline: string, history: PastAction[] = []): string => {
  const context = aPageContext(outline, history);
  const answer = byCounting(goal, context.nodes, context);
  if (answer?.decision !== "act") return answer?.decision ?? "none";
  return `${answer.prepares ? "first " : ""}${answer.action}`;
};

type Names = [less: string, more: string];
const between = (count: string, [less, more]: Names, id = "", indent = ""): string =>
  `\n${indent}button "${less}" #less${id}\n${indent}status "${count}"\n${indent}button "${more}" #more${id}`;
const beside = (count: string, [less, more]: Names, id = "", indent = ""): string =>
  `\n${indent}button "${less}" #less${id}\n${indent}button "${more}" #more${id} &"${count}"`;
const signs: Names = ["−", "+"];
const bags: Names = ["One bag less", "One bag more"];
const rooms: Names = ["Bedroom cooler", "Bedroom warmer"];

describe("two controls that count", () => {
  it.each<[string, string, string, string]>([
    ["go up", "Book 3 bags", between("1", bags), 'first click("more")'],
    ["go down", "Book 3 bags", between("5", bags), 'first click("less")'],
    [
      "are called with what they are for behind it",
      "Extend the hire of the sander by 3 days",
      between("1 day", ["One day less for the sander", "One day more for the sander"]),
      'first click("more")',
    ],
    [
      "only begin as such ones do",
      "Extend the hire of the sander by 3 days",
      between("1 day", ["One day for the less patient", "One day for the more patient"]),
      "none",
    ],
    ["go up by a word of their own", "Set the bedroom to 22", between("20", rooms), 'first click("more")'],
    ["go down by a word of their own", "Set the bedroom to 18", between("20", rooms), 'first click("less")'],
    [
      "go up for what is no bag, where there is nothing else",
      "Book 3 bags",
      between("1", ["One crate less", "One crate more"]),
      'first click("more")',
    ],
    [
      "say nothing of one more",
      "Book 3 bags",
      between("1", ["Bags of less weight", "Bags of more weight"]),
      "none",
    ],
    ["are not two", "Book 3 bags", between("1", ["One bag", "One bag more"]), "none"],
    [
      "do it where nothing stores it and one is left",
      "Set the bedroom to 21",
      between("20", rooms),
      'click("more")',
    ],
    ["are left where it is that already", "Set the bedroom to 20", between("20", rooms), "none"],
    [
      "are left where the one cannot be pressed",
      "Set the bedroom to 22",
      `${between("20", rooms)} [disabled]`,
      "none",
    ],
  ])("%s", (_, goal, outline, expected) => {
    expect(next(goal, outline)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ["the second one stands beside it", beside("1", bags), 'first click("more")'],
    [
      "it stands beside both",
      `\nbutton "One bag less" #less &"1"${beside("1", bags).replace(/^\n.*\n/u, "\n")}`,
      "none",
    ],
    ["it tells two of them", beside("1 of 8", bags), "none"],
    ["it is no number", beside("some", bags), "none"],
  ])("count from the number as a text where %s", (_, outline, expected) => {
    expect(next("Book 3 bags", outline)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ["from 20 to 18.5", "Set the bedroom to 18.5", 'first click("less")'],
    ["from 20 to 21,5", "Set the bedroom to 21,5", 'first click("more")'],
    ["from 20 to 18,5", "Set the bedroom to 18,5", 'first click("less")'],
  ])("count by parts %s", (_, goal, expected) => {
    expect(next(goal, between("20", rooms))).toBe(expected);
  });

  it("are told by a word, and not by the unit", () => {
    const cellar = `\nlist\n  item "Cellar 21 °C"${between("21 °C", ["Cooler", "Warmer"], "", "    ")}`;
    expect(next("Set the cellar to 19 °C", cellar)).toBe('first click("less")');
    expect(next("Set the hall to 19 °C", cellar)).toBe("none");
  });

  it("stop at parts, and go up from less than those", () => {
    const goal = "Set the bedroom to 18.5";
    expect(next(goal, between("18.5", rooms))).toBe("none");
    expect(next(goal, between("18", rooms))).toBe('first click("more")');
    expect(next(goal, between("17,5", rooms))).toBe('click("more")');
  });
});

describe("of several counters", () => {
  const parts = `\nregion "Adults"${between("1", signs, "-a", "  ")}\nregion "Children"${between("0", signs, "-c", "  ")}`;
  const headed = `\nheading:2 "Adults"${between("1", signs, "-a")}\nheading:2 "Children"${between("0", signs, "-c")}`;
  it.each<[string, string, string, string]>([
    ["its part is the one", "Book for 3 children", parts, 'first click("more-c")'],
    ["its part is the other one", "Book for 3 adults", parts, 'first click("more-a")'],
    ["no part is none", "Book for 3 seniors", parts, "none"],
    ["its heading is the one", "Book for 3 children", headed, 'first click("more-c")'],
    ["its heading is the other one", "Book for 3 adults", headed, 'first click("more-a")'],
    ["no heading is none", "Book for 3 seniors", headed, "none"],
  ])("what the goal says of %s", (_, goal, outline, expected) => {
    expect(next(goal, outline)).toBe(expected);
  });

  it.each<[string, string]>([
    ["Attic", 'first click("less-Attic")'],
    ["Attico", 'first click("less-Attico")'],
  ])("that are called almost alike the one of %s is", (room, expected) => {
    const dial = (name: string) =>
      `\nregion "${name}"${between("21", [`${name}: one degree less`, `${name}: one degree more`], `-${name}`, "  ")}`;
    expect(next(`Set the ${room.toLowerCase()} to 19`, `${dial("Attic")}${dial("Attico")}`)).toBe(expected);
  });

  const sacks = (count: string, label = "Sacks of lime 20 kg"): string =>
    `\nlist\n  item "Lime 20 kg − ${count} + sacks Order"
    button "Fewer sacks of lime 20 kg" #less
    status "${label}"
    button "More sacks of lime 20 kg" #more
    button "Order lime 20 kg" #order`;
  it.each<[string, string, string]>([
    ["the signs of the entry stand around it", sacks("1"), 'first click("more")'],
    ["more stand there than are wanted", sacks("6"), 'first click("less")'],
    ["the label ends in it", sacks("", "Sacks of lime: 1"), 'first click("more")'],
    ["the entry tells none", sacks("some"), "none"],
  ])("the number is none of those that its controls are called by: %s", (_, outline, expected) => {
    expect(next("Order 4 sacks of lime 20 kg", outline)).toBe(expected);
  });

  it.each([
    ["2", 'first click("more")'],
    ["1", 'first click("more")'],
    ["5", 'click("less")'],
  ])(
    "from %s of its own unit a number is counted where the controls are called by one as well",
    (count, way) => {
      const room = between(`${count} adults`, ["Fewer adults in room 2", "More adults in room 2"]);
      expect(next("Set the adults in room 2 to 4", room)).toBe(way);
    },
  );

  const batches = ["117", "118"]
    .map((batch) => `\nheading:2 "Batch ${batch}"${between("21 °C", ["Cooler", "Warmer"], batch)}`)
    .join("");
  it.each<[string, string, string]>([
    [
      "what is told by its number is brought to the other one",
      "Set batch 118 to 19 °C",
      'first click("less118")',
    ],
    ["the other one is", "Set batch 117 to 19 °C", 'first click("less117")'],
    ["none is that has another number", "Set batch 119 to 19 °C", "none"],
    ["the unit tells none", "Set the oven to 19 °C", "none"],
  ])("%s", (_, goal, expected) => {
    expect(next(goal, batches)).toBe(expected);
  });
});

describe("the one counter of a form", () => {
  const flyers = (count: string, more = ""): string =>
    `\nform "Print"${between(count, ["Fewer", "More"], "", "  ")}\n  button "Order now" #go${more}`;
  const goal = "Order 150 A5 flyers";
  it.each<[string, string, string, string]>([
    ["is for what the goal counts", goal, flyers("50"), 'first click("more")'],
    ["is for a thing without a size", "Order 150 flyers", flyers("50"), 'first click("more")'],
    ["is not for a size", "Order A5 flyers", flyers("50"), "none"],
    ["is not for one of two numbers", "Order 150 flyers and 20 cards", flyers("50"), "none"],
    ["is not for a price", "Order flyers for 150 €", flyers("50"), "none"],
    ["is for so many as go by fifty, and no others", "Order 151 flyers", flyers("50"), "none"],
    ["is not one of two", goal, flyers("50", between("1", ["Less gloss", "Plus gloss"], "-g", "  ")), "none"],
    ["goes by one from less than ten", "Order 150 flyers", flyers("5"), "none"],
  ])("%s", (_, asked, outline, expected) => {
    expect(next(asked, outline)).toBe(expected);
  });

  const up = press("more", 'button "More"');
  it.each<[string, string, PastAction[], string]>([
    ["it is sent once it is counted", flyers("150"), [up, up], 'click("go")'],
    ["it is not sent by a page that had it so", flyers("150"), [], "none"],
    ["it is counted to the end", flyers("100"), [up], 'first click("more")'],
    ["it is not counted back from beyond", flyers("200"), [up, up], "none"],
    ["it is not counted back after a wait", flyers("200"), [up, { ...up, action: "wait(2)" }], "none"],
    ["it is not counted without end", flyers("100"), Array.from({ length: 25 }, () => up), "none"],
    [
      "a press before the page was drawn anew counts",
      flyers("150"),
      [press("old", 'button "More"')],
      'click("go")',
    ],
    ["a press of something else does not", flyers("150"), [press("old", 'button "Preview"')], "none"],
    [
      "it leads on with what only leads on",
      flyers("150").replace("Order now", "Continue"),
      [up],
      'first click("go")',
    ],
  ])("%s", (_, outline, history, expected) => {
    expect(next(goal, outline, history)).toBe(expected);
  });
});

const inField = (field: string, count = "1040"): string => `
form ""
  button "Less" &"Rent (EUR)"
  textbox:number ${field} ="${count}"
  button "More" #more &"Rent (EUR)"
  button "Save tenancy"`;

it.each<[string, string, string, string]>([
  ["far away is typed", "Raise the rent to 1150", inField('"Rent"'), "none"],
  ["close by is pressed", "Raise the rent to 1043", inField('"Rent"'), 'first click("more")'],
  [
    "that takes nothing typed is pressed",
    "Raise the rent to 1150",
    inField('"Rent" [readonly]'),
    'first click("more")',
  ],
  ["without a name is pressed", "Raise the rent to 1150", inField('""'), 'first click("more")'],
  [
    "that is a text is pressed",
    "Raise the rent to 1150",
    inField('"Rent"').replace("textbox:number", "status"),
    'first click("more")',
  ],
])("a number in a field %s", (_, goal, outline, expected) => {
  expect(next(goal, outline)).toBe(expected);
});
