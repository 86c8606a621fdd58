import { describe, expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { describedAt } from "./described-element";
import { namedEntry, properNames, thingOf } from "./named-entry";

const crew = (role: string) => `
  heading "Crew"
  list "Crew"
    ${role} "Ida Falk, skipper" #ida
    ${role} "Jon Vik, deckhand" #jon
    ${role} "Falk family" #family
  list "Guests"
    ${role} "Eva Holm" #eva
`;
const fits = (step: string, on: string, before = crew("item")): string => {
  const { fit, nodesBefore } = groundOf(aVerificationCase({ step, before, on }));
  return fit.rival === undefined ? fit.fit : `${fit.fit}: ${nodesBefore[fit.rival]?.name}`;
};

describe("an entry that the step tells by names", () => {
  it.each<[string, string, string]>([
    ["Move on with Ida Falk", "#jon", "other: Ida Falk, skipper"],
    ["Nominate Ida Falk", "#jon", "other: Ida Falk, skipper"],
    ["Use the bunk of Jon Vik", "#ida", "other: Jon Vik, deckhand"],
  ])("%s, with %s: %s", (step, on, expected) => {
    expect(fits(step, on)).toBe(expected);
  });

  it.each(["row", "option", "treeitem"])("is a %s as well", (role) => {
    expect(fits("Nominate Ida Falk", "#jon", crew(role))).toBe("other: Ida Falk, skipper");
  });

  it.each<[string, string, string]>([
    ["the one taken", "Nominate Ida Falk", "#ida"],
    ["none of the same list", "Nominate Eva Holm", "#jon"],
    ["one that bears half of the names", "Nominate Ida Berg", "#jon"],
    ["the one taken by one of its names", "Nominate Ida Falk", "#family"],
  ])("is not another one where it is %s", (_, step, on) => {
    expect(fits(step, on)).not.toMatch(/^other/);
  });

  it("is no control", () => {
    expect(fits("Nominate Ida Falk", "#jon", crew("link"))).not.toBe("other: Jon Vik, deckhand");
  });
});

const ada = "Ada Lind, cook, on board since the spring of 1998";
const ben = "Ben Roth, carpenter, on board since the summer of 2003";
const cards = (first: string, second: string, role = "clickable"): string => `
  heading "Who gets it"
  ${role} "${first}" #ada
  ${role} "${second}" #ben
`;

describe("an entry that is chosen by its name", () => {
  it.each<[string, string, string, string]>([
    ["Choose Ada Lind as the recipient", "#ben", cards(ada, ben), `other: ${ada}`],
    ["Select Ada Lind as the recipient", "#ben", cards(ada, ben, "item"), `other: ${ada}`],
  ])("%s, by %s", (step, on, before, expected) => {
    expect(fits(step, on, before)).toBe(expected);
  });

  it.each<[string, string, string, string]>([
    ["is the one taken", "Choose Ada Lind as the recipient", "#ada", cards(ada, ben)],
    ["is not there", "Choose Eva Holm as the recipient", "#ben", cards(ada, ben)],
    ["bears one of the two names", "Choose Ada Holm as the recipient", "#ben", cards(ada, ben)],
    ["is chosen without a name", "Choose the cook as the recipient", "#ben", cards(ada, ben)],
  ])("%s: %s", (_, step, on, before) => {
    expect(fits(step, on, before)).not.toMatch(/^other/);
  });

  it.each<[string, string, string, string | undefined]>([
    ["a card", ada, ben, ada],
    ["just long enough", ada, `Ben Roth${"x".repeat(32)}`, ada],
    ["too short for a card", ada, `Ben Roth${"x".repeat(31)}`, undefined],
  ])("is %s", (_, first, second, expected) => {
    const step = "Choose Ada Lind as the recipient";
    const before = cards(first, second);
    const { nodesBefore, target } = groundOf(aVerificationCase({ step, before, on: "#ben" }));
    const own = describedAt(nodesBefore, target.index);
    const found = namedEntry(nodesBefore, target.index, own, readStepIntent(step));
    expect(nodesBefore[found ?? -1]?.name).toBe(expected);
  });
});

describe("an entry that was pressed itself", () => {
  const talks =
    '\n  list "Talks"\n    item "10:00 Talk junior baker" #one\n    item "11:00 Talk senior baker" #two';
  it.each<[string, string]>([
    ["#one", "unclear"],
    ["#two", "this"],
  ])("%s is %s where one of them says more of the step", (on, expected) => {
    expect(fits("Open the details of the talk of the senior baker", on, talks)).toBe(expected);
  });
  it("is the one that the step quotes, whatever others say besides", () => {
    const levels =
      '\n  list "Alerts"\n    item "All alerts, minor and major" #all\n    item "Major only" #major';
    expect(fits('Choose "Major only" for the alerts', "#major", levels)).toBe("this");
  });
});

describe("names in a step", () => {
  it.each<[string, string[]]>([
    ["Remove Ida Falk from the crew", ["ida", "falk"]],
    ["Deny Ida Falk", ["ida", "falk"]],
    ["Deny the request of Ida", ["ida"]],
    ["Remove the skipper from the Fram", ["fram"]],
    ["Open the API key", ["api"]],
    ["Remove the skipper", []],
    ["Deny it", []],
    ["Open McAdam's bunk", ["mcadam"]],
  ])("%s", (step, names) => {
    expect(properNames(readStepIntent(step))).toEqual(names);
  });

  it.each<[string, string]>([
    ["Deny Ida Falk", "Ida Falk"],
    ["Remove Ida Falk", "Ida Falk"],
    ["Deny", "Deny"],
  ])("%s is done to %s", (step, thing) => {
    expect(thingOf(readStepIntent(step))).toBe(thing);
  });
});

describe("an entry whose controls are out of sight", () => {
  const layers = (second = "IF Ida Falk 31") => `
  list "Layers"
    item "Jon Vik 28"
      button "Hide" #hide
    item "${second}" #second
    item "Eva Holm 44"`;
  it.each<[string, string, boolean]>([
    ["Hide the layer named Ida Falk", layers(), true],
    ['Press "Hide" at "Ida Falk"', layers(), true],
    ["Hide Ida Falk", layers("Ida Falk"), true],
    ["Hide the layer of Jon Vik", layers(), false],
    ["Hide the layer", layers(), false],
    // One word with a capital may be a kind of thing.
    ["Hide the layer Ida", layers(), false],
    // It is told in another entry, which goes by another name.
    ["Hide the layer of Ida Falk", layers("Bo Lund, painted by Ida Falk"), false],
    ["Send it to Ida Falk", layers(), false],
    ['Press "Hide"', layers(), false],
  ])("%s", (step, before, isOther) => {
    expect(fits(step, "#hide", before).startsWith("other")).toBe(isOther);
  });
  it("is none where the control stands in a line of its own behind the entry", () => {
    const lines =
      '\n  list\n    item "Ida Falk 31"\n    item "Edit Hide"\n      button "Edit"\n      button "Hide" #hide';
    expect(fits("Hide Ida Falk", "#hide", lines)).not.toMatch(/^other/);
  });
  it("is none that is named twice, nor of another list", () => {
    expect(fits("Hide Ida Falk", "#hide", `${layers()}\n    item "Ida Falk 31"`)).not.toMatch(/^other/);
    expect(
      fits("Hide Ida Falk", "#hide", `${layers("Bo")}\n  list "Guests"\n    item "Ida Falk"`),
    ).not.toMatch(/^other/);
  });
});

describe("what makes up a whole entry is told by names as the entry is", () => {
  const mail = (from: string, id: string) => `
  item "${from} 7 May The tide tables of the northern harbour, as every year" #row-${id}
    clickable "${from} 7 May The tide tables of the northern harbour" #${id}`;
  it.each<[string, string]>([
    ["#jon", "other: Ida Falk 7 May The tide tables of the northern harbour, as every year"],
    ["#ida", "this"],
  ])("%s: %s", (on, expected) => {
    expect(fits("Open the mail from Ida Falk", on, mail("Ida Falk", "ida") + mail("Jon Vik", "jon"))).toBe(
      expected,
    );
  });
  it("is no short control in it", () => {
    const stars =
      '\n  item "Ida Falk 7 May"\n    clickable "Ida" #a\n  item "Jon Vik 7 May"\n    clickable "Jon" #b';
    expect(fits("Nominate Ida Falk", "#b", stars)).not.toBe("other: Ida Falk 7 May");
  });

  it("is none where the controls stand in an entry of their own behind that of the thing", () => {
    const chores = `
  list "Chores"
    item "Check the nets" #nets
    item "EditRemove"
      button "Edit"
      button "Remove" #remove
    item "Mend the sail"`;
    expect(fits('Remove "Check the nets"', "#remove", chores)).not.toMatch(/^other/);
  });
});
