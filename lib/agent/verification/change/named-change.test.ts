import { describe, expect, it } from "vitest";
import type { NodeRole, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { namedChange, shownChange, timesShown } from "./named-change";

const node = (role: NodeRole, name: string, parent = -1): SkeletonNode => ({
  id: name,
  role,
  name,
  states: [],
  parent,
  path: "",
  frame: "",
});
const times = (nodes: SkeletonNode[], lines: string[] = []) => timesShown("Kale", nodes, lines);

describe("how often a page shows a text", () => {
  it.each<[string, SkeletonNode[], string[], number]>([
    ["as an item", [node("item", "Kale")], [], 1],
    ["among other words", [node("item", "Kale in bed 2")], [], 1],
    ["as part of a word", [node("item", "Kalenda")], [], 0],
    ["as the beginning of a word", [node("item", "KaleSoup")], [], 0],
    ["as two items", [node("item", "Kale"), node("item", "Kale")], [], 2],
    ["as an item and its button", [node("item", "Kale"), node("button", "Open Kale", 0)], [], 1],
    [
      "as an entry that tells who updated it",
      [node("item", "Kale last updated by Bo"), node("link", "Kale", 0)],
      [],
      1,
    ],
    ["as a report with the thing", [node("status", "Kale updated"), node("link", "Kale", 0)], [], 0],
    ["as two lines", [], ["Kale", "Leek", "More Kale"], 2],
    ["as a line and as the item that it is of", [node("item", "Kale")], ["Kale"], 1],
    ["in a field", [node("textbox", "Kale")], [], 0],
    ["as a choice", [node("combobox", "Kale")], [], 0],
    ["in a message", [node("alert", "Kale is here")], [], 0],
    ["in a status and as its line", [node("status", "Kale is here now")], ["Kale is here"], 0],
    [
      "in a list that is read out when it changes",
      [
        node("status", "Kale Leek Chard Beet"),
        ...["Kale", "Leek", "Chard", "Beet"].map((name) => node("item", name, 0)),
      ],
      ["Kale", "Leek"],
      1,
    ],
    [
      "in a message with its heading",
      [node("status", "Beds Kale is here"), node("heading", "Beds", 0)],
      ["Kale is here"],
      0,
    ],
    ["beside a message without words", [node("alert", ""), node("item", "Leek")], ["Kale"], 1],
    ["where a button says the same as a line", [node("button", "Kale")], ["Kale"], 1],
    ["in a report of success", [node("heading", "Kale was planted successfully")], [], 0],
    ["in a report of failure", [], ["Kale: an error came up"], 0],
    ["in a long text about it", [node("item", `Kale ${"grows ".repeat(20)}created`)], [], 1],
    ["in a text just too long for a report", [], [`Kale ${"x".repeat(113)} created`], 1],
    ["in a text just short enough", [], [`Kale ${"x".repeat(112)} created`], 0],
  ])("%s", (_, nodes, lines, count) => {
    expect(times(nodes, lines)).toBe(count);
  });

  it.each(
    (
      "created added updated renamed changed edited moved removed deleted archived restored saved published posted sent shared assigned completed marked " +
      "invited joined approved submitted uploaded starred liked followed subscribed booked ordered requested scheduled commented"
    ).split(" "),
  )("not where somebody %s it", (verb) => {
    expect([times([node("item", `Ann ${verb} Kale`)]), times([], [`Kale ${verb}`])]).toEqual([0, 0]);
  });
});

const list = (...names: string[]) => `
  list "Beds"
${names.map((name) => `    item "${name}"`).join("\n")}
  button "Sort" #sort
`;
const change = (step: string, before: string[], after: string[], more: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step, before: list(...before), after: list(...after), on: "#sort", ...more }));

describe("what the step quotes", () => {
  it.each<[string, string[], string[], string]>([
    ['Plant "Kale"', [], ["Kale"], "came"],
    ['Pull up "Kale"', ["Kale", "Leek"], ["Leek"], "left"],
    ['Plant "Kale"', ["Kale"], ["Kale"], "none"],
    ['Plant "Kale"', ["Kale"], ["Kale", "Kale"], "came"],
    ['Turn "Kale" into "Leek"', ["Kale"], ["Leek"], "left"],
    ['Put "Kale" beside "Leek"', ["Kale"], ["Kale", "Leek"], "came"],
    ["Plant kale", [], ["Kale"], "none"],
  ])("%s, from %j to %j: %s", (step, before, after, expected) => {
    expect(namedChange(change(step, before, after))).toBe(expected);
  });

  it("is counted in lines, too", () => {
    const ground = change('Plant "Kale"', [], [], { text: "Beds", textAfter: "Beds\nKale\nKale" });
    expect([shownChange(ground, "Kale"), shownChange(ground, "Kale"), shownChange(ground, "Beds")]).toEqual([
      2, 2, 0,
    ]);
    expect(
      shownChange(change('Pull "Kale"', [], [], { text: "Beds\nKale", textAfter: "Beds" }), "Kale"),
    ).toBe(-1);
    expect(shownChange(change('Plant "Kale"', [], ["Kale"], { unseen: true }), "Kale")).toBe(1);
  });
});

describe("what is drawn side by side", () => {
  it.each<[string, string, number]>([
    ["Ida Falk1h 30mNov 27", "1h 30m", 1],
    ["Ida Falk1h 30mNov 27", "Ida Falk", 1],
    ["Bed 41", "Bed 4", 0],
    ["11h 30m", "1h 30m", 0],
    ["1h 30mm", "1h 30m", 0],
  ])("%s shows %s: %s", (text, name, expected) => {
    expect(timesShown(name, [node("item", text)], [])).toBe(expected);
  });
});
