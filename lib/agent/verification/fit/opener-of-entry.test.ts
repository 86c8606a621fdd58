import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const beds = (opener = 'button "" #ida') => `
  heading "Beds"
  button "New bed"
  table "Beds"
    row "rose_bed 12"
      checkbox "" [unchecked] #tick
      button "2 days ago" #age
      ${opener}
    row "herb_bed 4"
      checkbox "" [unchecked]
      button "3 days ago"
      button "" #nils
`;
const fitOf = (step: string, before = beds(), on = "#ida") =>
  groundOf(aVerificationCase({ step, before, on })).fit;
const alone = "no other control of the entry opens a menu";

describe("the control of an entry that opens its menu", () => {
  it.each([
    ["a picture beside the name", "Click the three dots beside rose_bed", beds()],
    [
      "the menu of the entry, by a name that says more",
      'Open the list of actions of "rose_bed"',
      beds('button "More options for rose_bed" [collapsed] #ida'),
    ],
  ])("is meant by %s", (_, step, before) => expect(fitOf(step, before).fit).toBe("this"));

  it.each([
    ["another entry is named", "Click the three dots beside herb_bed", beds(), "#ida"],
    [
      "two of the entry may open one",
      "Click the three dots beside rose_bed",
      beds('button "" #ida\n      button "" #too'),
      "#ida",
    ],
    ["another control of the entry was pressed", "Click the three dots beside rose_bed", beds(), "#age"],
    [
      "two entries are called so",
      "Click the three dots beside rose_bed",
      beds().replace("herb_bed 4", "rose_bed 4"),
      "#ida",
    ],
    ["no menu is asked for", 'Open "rose_bed"', beds(), "#ida"],
  ])("is not known where %s", (_, step, before, on) =>
    expect(fitOf(step, before, on).reason).not.toBe(alone),
  );
});

const cards = (...names: string[]): string =>
  `\n  region\n${names
    .map((name) => `    heading "${name}"\n    link "Mine"\n    button "" [popup, collapsed] #${name[0]}`)
    .join("\n")}\n    button "" [popup, collapsed] #pages`;
const flat = cards("Order import", "Slack alerts");

describe("the opener of a card that is marked up as nothing", () => {
  const open = "Open the actions of the workflow Order import";
  it("is the one between its heading and the next one", () => {
    expect(fitOf(open, flat.replace(/.*#pages/, ""), "#O")).toMatchObject({ fit: "this" });
  });

  it.each([
    ["another heading stands over it", open, flat, "#S"],
    ["the heading is called by more", open, cards("Order import (old)", "Slack alerts"), "#O"],
    ["two are called so", open, cards("Order import", "Order import", "Slack alerts"), "#O"],
    ["it is the only card", open, cards("Order import").replace(/.*#pages/, ""), "#O"],
    ["two may open one", "Open the actions of Slack alerts", flat, "#S"],
    ["no menu is asked for", "Open the workflow Order import", flat, "#O"],
  ])("is not known where %s", (_, step, before, on) =>
    expect(fitOf(step, before, on).reason).not.toBe(alone),
  );
});
