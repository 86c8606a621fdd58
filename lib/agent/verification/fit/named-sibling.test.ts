import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const side = (role: string, names: readonly string[]): string =>
  names.map((name, at) => `\n  ${role} "${name}" #at${at}`).join("");
const fitOf = (step: string, before: string, on = "#at1"): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

describe("of controls side by side another one bears the name that the step gives", () => {
  const folders = ["Inbox 3", "Sent 3", "Drafts 3", "Trash 1"];
  it.each([
    ["a folder that counts its letters", "Go to the Drafts folder", "link", folders, "other"],
    [
      "a filter with its number in brackets",
      "Show only drafts",
      "button",
      ["All (25)", "Late (2)", "Draft (3)"],
      "other",
    ],
    ["a numbered slide", 'Go to the slide "Soil"', "item", ["1 Seeds", "2 Water", "3 Soil"], "other"],
    [
      "an option with more behind it",
      'Choose "Tomorrow"',
      "item",
      ["Today 4:00", "Weekend Sat", "Tomorrow 9:00"],
      "other",
    ],
    ["what a list is sorted by", "Order the beds by yield", "item", ["Name", "Size", "Yield"], "other"],
    [
      "the direction behind a comma",
      "Sort the beds by age, youngest first",
      "clickable",
      ["Crop 3", "Name 2", "Age 4"],
      "other",
    ],
    [
      "a page whose name goes on",
      "Go to the soil page of the settings",
      "item",
      ["Seeds", "Water", "Soil & compost"],
      "other",
    ],
  ])("%s", (_, step, role, names, fit) => {
    expect(fitOf(step, side(role, names))).toBe(fit);
  });

  it.each([
    [
      "it says a word of the step itself",
      "Open the Drafts",
      "link",
      ["Inbox", "Old drafts", "Drafts 3"],
      "#at1",
    ],
    [
      "two of them bear the name",
      "Go to the Drafts folder",
      "link",
      ["Inbox", "Sent", "Drafts 3", "Drafts 7"],
      "#at1",
    ],
    ["there are only two of them", "Show only drafts", "button", ["Late (2)", "Draft (3)"], "#at0"],
    [
      "the step names more than that one",
      "Show the orders that are paid",
      "link",
      ["Orders 12", "Settled", "Late"],
      "#at1",
    ],
    [
      "it goes on for longer than the step says",
      "Open the beds",
      "link",
      ["Paths", "Plan", "Beds for rent in the old town"],
      "#at1",
    ],
    ["it is named by a sign only", "Show only drafts", "button", ["All", "…", "Draft (3)"], "#at1"],
    ["the step does something to a thing", "Delete the drafts", "button", ["All", "Bin", "Drafts 3"], "#at1"],
  ])("is not meant where %s", (_, step, role, names, on) => {
    expect(fitOf(step, side(role, names), on)).not.toBe("other");
  });

  it("stands alone in its item, or beside it", () => {
    const listed = (names: readonly string[]): string =>
      `\n  list "Folders"${names.map((name, at) => `\n    item "${name}"\n      link "${name}" #at${at}`).join("")}`;
    expect(fitOf("Go to the Drafts folder", listed(folders))).toBe("other");
  });

  it("is of the same kind", () => {
    expect(
      fitOf("Show only drafts", `${side("button", ["All", "Late", "Old"])}\n  heading "Draft (3)"`),
    ).toBe("unclear");
  });
});

describe("of two controls of a kind in an entry", () => {
  const boxes = `
  item "Everything Kale Leek"
    clickable "Everything" #all
    clickable "Leek" #leek`;
  it("the one that is called just as the step quotes is meant", () => {
    expect(fitOf('Uncheck "Everything", no bed may stay', boxes, "#leek")).not.toBe("this");
    expect(fitOf('Uncheck "Everything", no bed may stay', boxes, "#all")).toBe("this");
  });
});

describe("what is called just so", () => {
  const steppers = `
  list "Counts"
    item "Stepper to raise Round Fill and Fill"
      button "" #both
    item "Round Fill"
      button "" #round`;
  it("is not left for an entry that only holds the words", () => {
    expect(fitOf('Raise the stepper "Round Fill" by one', steppers, "#round")).not.toBe("other");
  });
});

describe("a link to a thing of the same name", () => {
  const page = `
  list "Contents"
    item "Rating"
      link "Rating" #link
  region "Examples"
    slider "Rating" #slider`;
  it.each(["Give four stars in the first rating", "Set the rating in the list of contents to four"])(
    "is no rival of it: %s",
    (step) => {
      expect(fitOf(step, page, "#slider")).not.toBe("other");
    },
  );
});

describe("of the choices in one entry", () => {
  const entry = (label: string, names: readonly string[]): string =>
    `\n  item "${label} ${names.join(" ")}"${names.map((name, at) => `\n    clickable "${name}" #at${at}`).join("")}`;
  const moves = ["None", "Slow Pan", "Dissolve", "Push"];
  const seen = ["Community", "Private", "Members"];
  it.each([
    ["Pick the Dissolve transition", entry("Slide transition", moves), "other"],
    ["Pick the Pan transition", entry("Slide transition", moves), "this"],
    ["Pick the None transition", entry("Slide transition", moves), "other"],
    ["Pick the slow transition", entry("Slide transition", moves), "this"],
    ["Set the visibility to Members", entry("Visibility Who sees it", seen), "other"],
    ["Set the visibility to Members", entry("Visibility", ["Community", "Save changes", "Members"]), "this"],
    ["Set the visibility to Private", entry("Visibility Who sees it", seen), "this"],
    ["Set the visibility to Private Members", entry("Visibility Who sees it", seen), "this"],
  ])("%s: %s", (step, before, fit) => expect(fitOf(step, before)).toBe(fit));
});
