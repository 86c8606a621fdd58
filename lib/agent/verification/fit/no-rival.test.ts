import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const said = (step: string, before: string, on: string): string => {
  const { fit } = groundOf(aVerificationCase({ step, before, on }));
  return `${fit.fit}: ${fit.reason}`;
};
const unsaid = "unclear: the step's words do not say which element is meant";
const rival = (what: string): string => `other: the step names the ${what}`;

describe("what makes something", () => {
  const desk = (maker: string) =>
    `\n  button "${maker}" #maker\n  link "Content" #used\n  button "Insert" #insert`;
  it.each<[string, string, string, string]>([
    ["Add the guest to the table", "+ Table", "#insert", unsaid],
    ["Show the rows of the table", "+ Table", "#used", unsaid],
    ["Show the rows of the table", "Table", "#used", rival('button "Table"')],
    ["Add a table", "+ Table", "#insert", rival('button "+ Table"')],
    ["Open the drop-down for a new table", "+ Table", "#insert", rival('button "+ Table"')],
  ])("%s, beside %s", (step, maker, on, expected) => {
    expect(said(step, desk(maker), on)).toBe(expected);
  });
});

describe("what makes another one", () => {
  const desk = (used = "Done") =>
    `\n  button "New list" #maker\n  textbox "Title" ="Ferns"\n  button "${used}" #used\n  button "List" #plain`;
  it.each<[string, RegExp]>([
    ["Save the new list", /^(?:this|unclear)/],
    ["Set the colour of the new list to blue", /^(?:this|unclear)/],
    ["Open a new list", /^other: the step names the button "New list"/],
    ["Create the new list", /^other: the step names the button "New list"/],
    ["Press New list", /^other: the step names the button "New list"/],
  ])("%s", (step, expected) => {
    expect(said(step, desk(), "#used")).toMatch(expected);
  });
  it.each(["Delete", "Preview", "Save as draft"])("is a rival of %s, that saves nothing", (used) => {
    expect(said("Save the new list", desk(used), "#used")).toMatch(
      /^other: the step names the button "New list"/,
    );
  });
});

describe("what adds one", () => {
  const desk =
    '\n  item "Jobs Clean hall Paused Repair, left wing"\n    button "+ Add job" #add\n    item "Paused Repair, left wing"\n      button "Reactivate" #used';
  it.each<[string, string]>([
    ['Move the paused job "Repair, left wing" to the active ones', "this"],
    ['Add the job "Repair, left wing"', "other"],
  ])("%s: is no rival where the thing is there already", (step, fit) => {
    expect(said(step, desk, "#used")).toMatch(new RegExp(`^${fit}:`));
  });
});

describe("what is called by another word for a thing", () => {
  const shop = '\n  button "Bags" #bags\n  button "Belts"\n  button "close" #used\n  heading "Cart (2)"';
  it.each<[string, string]>([
    ["Shut the cart", "unclear"],
    ["Show the bags", "other"],
  ])("%s", (step, fit) => {
    expect(said(step, shop, "#used")).toMatch(new RegExp(`^${fit}:`));
  });
});

describe("a number behind a word", () => {
  const gates = (beside: string) =>
    `\n  table\n    row "Gate 7 North"\n      checkbox "Select row 6" #used\n    row "${beside}"\n      checkbox "Select row 7" #other`;
  it.each<[string, string, string]>([
    [
      "Select the row of Gate 7",
      gates("Gate 8 South"),
      'this: the step names the checkbox "Select row 6" of "Gate 7 North"',
    ],
    ["Select row 7", gates("Gate 8 South"), rival('checkbox "Select row 7" of "Gate 8 South"')],
  ])("%s: is no other number of the page", (step, before, expected) => {
    expect(said(step, before, "#used")).toBe(expected);
  });
});

describe("a cross", () => {
  const facets = (entry: string, beside = "Remove this filter") =>
    `\n  list\n    item "${entry}"\n      link "✖" #cross >/beds\n    item "Sweden 3"\n      link "x" #other\n  link "${beside}" #all`;
  it.each<[string, string, string]>([
    ["in the entry of that name", facets("Norway 2"), unsaid],
    ["in another entry", facets("Iceland 2"), rival('link "Remove this filter"')],
    ["which is no cross", facets("Norway 2").replace("✖", "More"), rival('link "Remove this filter"')],
  ])("%s is not refuted for what is called better", (_, before, expected) => {
    expect(said("Remove the filter on Norway", before, "#cross")).toBe(expected);
  });
});

describe("a picture that is pressed in the entry of a name", () => {
  const guests = (named: string) =>
    `\n  list\n    item "Ann Lee Bern"\n      link "${named}" >/ann\n      button "Edit" #used\n    item "Bo Lee Bern"\n      link "Bo Lee" >/bo\n      button "Edit" #other`;
  it.each<[string, string, string, boolean]>([
    ["Press the pencil on the card of Ann Lee", guests("Ann Lee"), "#used", true],
    ["Press the cross on the card of Ann Lee", guests("Ann Lee").replaceAll("Edit", "×"), "#used", true],
    ["Press the pencil on the card of Ann Lee", guests("Ann Lee"), "#other", false],
    ["Press the name on the card of Ann Lee", guests("Ann Lee"), "#used", false],
    ["Press the star on the card of Ann Lee", guests("Ann Lee Star"), "#used", false],
  ])("%s", (step, before, on, is) => {
    expect(said(step, before, on).startsWith("other")).toBe(!is);
  });
});

describe("a picture without a name", () => {
  const plots = (icon: string) => `\n  button "" ^"${icon}" #used\n  button "Water the plot" #whole`;
  it.each<[string, string]>([
    ["icon drop", "unclear"],
    ["icon drop-half", "unclear"],
    ["icon Drop two", "other"],
    ["An icon drop", "other"],
    ["Weed it", "other"],
    ["", "unclear"],
  ])("by %j is %s", (icon, fit) => {
    expect(said("Water the plot", plots(icon), "#used")).toMatch(new RegExp(`^${fit}:`));
  });

  it("is not without a name for what it is known by besides", () => {
    const named = plots("icon drop").replace('button ""', 'button "Weed it"');
    expect(said("Water the plot", named, "#used")).toMatch(/^other:/);
    const placed = plots("icon drop").replace('button ""', 'button "" >/weeds');
    expect(said("Water the plot", placed, "#used")).toMatch(/^other:/);
  });
});

describe("what tells of a place, and is nothing to press", () => {
  const page = (states: string) =>
    `\n  region "Path"\n    link "night_route" ${states}\n  button "Trigger run" #used\n  button "Search"`;
  it.each<[string, string]>([
    ["[current]", "unclear"],
    ["", "other"],
  ])("a link %s to the thing beside its command", (states, fit) => {
    expect(said("Open the trigger dialog of night_route", page(states), "#used")).toMatch(
      new RegExp(`^${fit}:`),
    );
  });
});

describe("the part that a switch stands in", () => {
  const plots = (larch = "[expanded]") =>
    `\n  button "Larch" ${larch} #larch\n  item "Frost warning"\n    switch "Frost warning for Larch" [unchecked] #frost\n  item "Hail warning"\n    switch "Hail warning for Larch" [unchecked] #hail`;
  const step = 'Turn on "frost warning for plot Larch" in "Larch"';
  it.each<[string, string, string, RegExp]>([
    ["is no rival where that bears its name", step, "#frost", /^(?:this|unclear)/],
    [
      "is no rival of another switch, which is not meant all the same",
      step,
      "#hail",
      /^(?:other: .*Frost|unclear)/,
    ],
    ["is one where it is opened", 'Open "Larch"', "#frost", /^other: .*button "Larch"/],
  ])("%s", (_, wish, on, expected) => {
    expect(said(wish, plots(), on)).toMatch(expected);
  });
  it("is one where it can be pressed itself", () => {
    expect(said(step, plots("[expanded unpressed]"), "#frost")).toMatch(/^other: .*button "Larch"/);
  });
});

describe("a list that holds what the step says", () => {
  const cello = (held = "2 months", states = "collapsed popup") =>
    `\n  region "Cello"\n    heading "Cello"\n    button "Lend for ${held}" [${states}] &"Lend for" #list\n    button "Lend cello" #lend &"Lend for"\n    button "Reserve cello" #reserve &"Lend for"`;
  const step = "Lend the cello for 2 months";
  it.each<[string, string, string, RegExp]>([
    ["is no rival of the button that carries it out", cello(), "#lend", /^(?:this|unclear)/],
    ["is one of a button for something else", cello(), "#reserve", /^other/],
    ["is one where nothing of it is chosen yet", cello("5 weeks"), "#list", /^other: .*Lend cello/],
  ])("%s", (_, page, on, expected) => {
    expect(said(step, page, on)).toMatch(expected);
  });
});

describe("what is called as the thing and leads to it", () => {
  const desk = (used = "Rose walk 3 km") =>
    `\n  menuitem "Rose walk" >http://127.0.0.1/#/walk/4/show\n  menuitem "Mill walk" >http://127.0.0.1/#/walk/5/show\n  table\n    row "Walk Length Public"\n    row "${used}"\n      checkbox "" #used`;
  it.each<[string, string, string]>([
    ["Publish the plan Rose walk", "Rose walk 3 km", "this"],
    ["Publish the plan Rose walk", "Mill walk 5 km", "unclear"],
    ["Archive the plan Rose walk", "Rose walk 3 km", "unclear"],
  ])("%s, by the box in the row of %s", (step, row, fit) => {
    expect(said(step, desk(row), "#used")).toMatch(new RegExp(`^${fit}:`));
  });
});
