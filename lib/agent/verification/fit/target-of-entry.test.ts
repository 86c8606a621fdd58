import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const fitOf = (step: string, before: string, on: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

describe("a quoted name that other entries hold in other letters", () => {
  const notes = `
  region "Notes"
    item "See You Hi, thank you for the visit"
      button "◎" ^"Share" #visit
    item "Thank You Hi, it was good of you"
      button "◎" ^"Share" #thanks`;
  it("is meant where it is written so", () => {
    expect(fitOf('Share the note "Thank You"', notes, "#thanks")).toBe("this");
    expect(fitOf('Share the note "Thank You"', notes, "#visit")).not.toBe("this");
  });
  it("is told by nothing where both write it so", () => {
    const both = notes.replace("thank you", "Thank You");
    expect(fitOf('Share the note "Thank You"', both, "#thanks")).toBe("unclear");
  });
});

describe("the line of a menu that is open in an entry", () => {
  const menu = (name: string, id: string): string => `
    row "${name} Edit Remove"
      link "${name}" >/${name}
      list "" #${id}
        item "Edit"
          link "Edit" #${id}-edit
        item "Remove"
          link "Remove" #${id}-remove`;
  const beds = `\n  table "Beds"${menu("Herbs", "herbs")}${menu("Roses", "roses")}`;
  it.each(["#herbs-remove", "#roses-edit"])("of another entry or command: %s", (on) => {
    expect(fitOf('Choose "Remove" in the menu of "Roses"', beds, on)).not.toBe("this");
  });
  it("is not taken for another one than the entry's link", () => {
    expect(fitOf('Choose "Remove" in the menu of "Roses"', beds, "#roses-remove")).not.toBe("other");
  });
});

describe("two fields of one line that show the same hint", () => {
  const line = `
  dialog "Pressure"
    item "Upper Lower"
      textbox "mmHg" #upper-value
      textbox "mmHg" #lower-value`;
  it("are told by nothing", () => {
    for (const on of ["#upper-value", "#lower-value"])
      expect(fitOf("Enter 79 in the field", line, on)).not.toBe("this");
  });
});

describe("a control that the step calls by its name alone", () => {
  const card = `
  dialog "Due day"
    textbox "Day" ="3" #day
    button "×" #cross
    button "Clear" #clear
    button "Save" #save
    button "?" #help`;
  it.each([
    ["#cross", "other"],
    ["#clear", "other"],
    ["#save", "this"],
    ["#help", "unclear"],
  ])("%s: %s", (on, fit) => expect(fitOf('Press the button "Save"', card, on)).toBe(fit));

  const beds = `
  list "Beds"
    item "Herbs"
      button "Edit" #edit
      button "Duplicate" #copy
    item "Roses"
      button "Edit"`;
  it("is another one than the one beside it", () => {
    expect(fitOf('Press Duplicate in the row of "Herbs"', beds, "#edit")).toBe("other");
    expect(fitOf('Press Duplicate in the row of "Herbs"', beds, "#copy")).toBe("this");
  });
  it("is not looked for in other entries", () => {
    const without = beds.replace('      button "Duplicate" #copy\n', "").concat('\n      button "Duplicate"');
    expect(fitOf("Press Duplicate", without, "#edit")).not.toBe("this");
  });
});

describe("the section that a control stands in", () => {
  const page = (first: string) => `
  region "Profile"
    item "${first}"
      button "Edit" #person
    item "Address Oak Lane 4"
      button "Edit" #address`;
  const step = 'Click Edit in the section "Address"';
  it("is the one that begins with its name", () => {
    expect(fitOf(step, page("Person E-mail address ida@example.org"), "#person")).toBe("other");
    expect(fitOf(step, page("Person E-mail address ida@example.org"), "#address")).not.toBe("other");
  });
  it("may be the other one that has the name in it", () => {
    expect(fitOf(step, page("Person Address of work"), "#person")).not.toBe("other");
  });
});

describe("the headings of a table", () => {
  const row = (name: string, size: number, id: string): string => `
    row "${name} ${size} Edit"
      button "Edit" #${id}`;
  const beds = (...headings: string[]): string => `
  table "Beds"
    row "${["Bed", "Weeds", "Leaves"].join(" ")}"
${headings.map((name) => `      button "${name}" #${name.toLowerCase()}`).join("\n")}${row("Fern", 3, "fern")}${row("Rose", 5, "rose")}`;
  it("are told by themselves, and not by what the others are called", () => {
    const all = beds("Bed", "Weeds", "Leaves");
    expect(fitOf("Sort the beds by the number of weeds", all, "#leaves")).not.toBe("this");
    expect(fitOf("Sort the beds by the number of weeds", all, "#weeds")).toBe("this");
    // The column that is meant cannot be pressed.
    expect(fitOf("Sort the beds by the number of weeds", beds("Bed", "Leaves"), "#leaves")).not.toBe("this");
  });
  it("are no entry of a table whose rows all have the same controls", () => {
    const plain = `\n  table "Beds"${["Fern", "Rose"].map((name) => `\n    row "${name} Edit Weed"\n      button "Edit" #edit-${name}\n      button "Weed"`).join("")}`;
    expect(fitOf("Edit Rose", plain, "#edit-Rose")).toBe("this");
    expect(fitOf("Edit Rose", plain, "#edit-Fern")).toBe("other");
  });
});

describe("an entry in what holds all entries", () => {
  const list = `
  item "All Open Weed the fern bed Water the fern bed"
    button "All" #all
    button "Open" #open
    list "Jobs"
      item "Weed the fern bed"
        checkbox "" unchecked #weed
      item "Water the fern bed"
        checkbox "" unchecked #water`;
  it("is told by its own name, which all that is around it holds as well", () => {
    expect(fitOf('Tick off "Weed the fern bed"', list, "#weed")).toBe("this");
    expect(fitOf('Tick off "Weed the fern bed"', list, "#water")).not.toBe("this");
    expect(fitOf('Tick off "Weed the fern bed"', list, "#open")).not.toBe("this");
  });
});

describe("the box before a list, which has no name", () => {
  const jobs = (beside: string) => `
  checkbox "" unchecked #all ~~"${beside}"
  list "Jobs"
    item "Weed the bed"
      checkbox "" unchecked #weed
    item "Water the bed"
      checkbox "" unchecked #water`;
  const fitAt = (step: string, beside: string, on: string): string => {
    const input = aVerificationCase({ step, before: jobs("").replace(' ~~""', ""), on });
    const { action } = input;
    const nodes = (action.beforeState?.semanticSkeleton?.nodes ?? []).map((node) =>
      node.id === "all" ? { ...node, nearText: beside } : node,
    );
    const skeleton = action.beforeState?.semanticSkeleton;
    const beforeState = action.beforeState &&
      skeleton && { ...action.beforeState, semanticSkeleton: { ...skeleton, nodes } };
    return groundOf({ ...input, action: { ...action, ...(beforeState ? { beforeState } : {}) } }).fit.fit;
  };
  it.each<[string, string, string, string]>([
    ['Complete "Weed the bed"', "Weed the bed Water the bed", "#weed", "this"],
    ["Mark weed the bed as done", "Weed the bed Water the bed", "#weed", "this"],
    ['Complete "Weed the bed"', "Weed the bed Water the bed", "#water", "other"],
    ["Mark every job as done", "Weed the bed Water the bed", "#weed", "unclear"],
  ])("%s, where %j stands beside it: %s is %s", (step, beside, on, fit) => {
    expect(fitAt(step, beside, on)).toBe(fit);
  });
});

describe("whose a thing is", () => {
  const guests = `
  list "Guests"
    item "Ann Lee 2 Orders"
      link "Ann Lee" #ann >/ann
      link "2 Orders" #orders >/ann/orders
    item "Bo Lee 3 Orders"
      link "Bo Lee" >/bo
      link "3 Orders" #others >/bo/orders`;
  it.each<[string, string, boolean]>([
    ["Show me Ann Lee's orders", "#orders", false],
    ["Show me Ann Lee's orders", "#others", true],
    ["Show me Ann Lee's profile", "#orders", true],
  ])("%s by %s", (step, on, isOther) => {
    expect(groundOf(aVerificationCase({ step, before: guests, on })).fit.fit === "other").toBe(isOther);
  });
});

it("is not told by a verb that the entries have among what can be done", () => {
  const posts = Array.from(
    { length: 6 },
    (_, at) =>
      `\n    row "${at + 11} Soil Edit Show"\n      link "Edit" >/${at + 11}/edit\n      link "Show" #show${at + 11} >/${at + 11}`,
  ).join("");
  const { fit } = groundOf(
    aVerificationCase({ step: "Edit post 11", before: `\n  table${posts}`, on: "#show11" }),
  );
  expect(fit.fit).toBe("other");
});

it("is the one way out of the account, and the choice that the step says", () => {
  const fitIn = (step: string, before: string): string =>
    groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit;
  const menu = '\n  list\n    item "Orders"\n    item "Logout" #used\n    link "Blog"';
  expect(fitIn("Log out", menu)).toBe("this");
  expect(fitIn("Log out", menu.replace("Logout", "Login"))).not.toBe("this");
  const scale = (used: string) =>
    `\n  form\n${["6", "7", "8"].map((one) => `    item "${one}"\n      radio "${one}"\n      clickable "${one}" ${one === used ? "#used" : ""}`).join("\n")}\n  heading "Ratings: 7.5"\n  item "3 Slow"\n    button "X"`;
  expect(fitIn("Select 7 on the rating scale", scale("7"))).toBe("this");
  expect(fitIn("Select 7 on the rating scale", scale("8"))).not.toBe("this");
});

it.each([
  ["beside all entries is not one of those in them", "#beside", "unclear"],
  ["in another entry is another one", "#yew", "other"],
])("an icon without a name %s", (_, on, fit) => {
  const flows = `
  link "" #beside
  list "All"
    item "Yew flow"
      link "" #yew
    item "Fig press"
      link "" #fig
`;
  const step = on === "#yew" ? "Take the press of the fig" : "Take the yew flow";
  expect(groundOf(aVerificationCase({ step, before: flows, on })).fit.fit).toBe(fit);
});

describe("the link of a thing beside a control of its entry", () => {
  const row = (name: string, id: string): string => `
    row "${name} Ida Falk 3 beds"
      link "${name}" >/plans/${id} #l-${id}
      button "edit" #e-${id}
      button "delete" #d-${id}`;
  const plans = `\n  table "Plans"${row("Kitchen garden", "kitchen")}${row("Rose walk", "rose")}`;
  it.each<[string, string, string]>([
    ["Open the properties of the plan Kitchen garden", "#e-kitchen", "this"],
    ["Open the properties of the plan Kitchen garden", "#d-kitchen", "other"],
    ["Open the settings of Kitchen garden", "#e-kitchen", "this"],
    ["Open the plan Kitchen garden", "#e-kitchen", "other"],
    ["Open the properties of the plan Kitchen garden", "#e-rose", "other"],
    ["Open the properties of the plan Kitchen garden", "#l-rose", "other"],
  ])("%s by %s: %s", (step, on, fit) => {
    expect(fitOf(step, plans, on)).toBe(fit);
  });
});
