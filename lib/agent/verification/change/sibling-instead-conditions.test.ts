import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isSiblingInstead } from "./sibling-instead";

const site = "https://garden.test";
/** `rival`: the id of what the step names. */
const instead = ({ rival, ...parts }: CaseParts & { rival: string }): boolean => {
  const ground = groundOf(aVerificationCase(parts));
  const page = aVerificationCase({ ...parts, after: parts.before }).after;
  const at = page.nodes.findIndex(({ id }) => id === rival);
  return isSiblingInstead({ ...ground, fit: { fit: "other", reason: "", rival: at } });
};

const menu = (own = "Meadow plants", ownHref = "/meadow", namedHref = "/water") => `
  button "Meadow plants" #button
  link "${own}" >${ownHref} #own
  link "Water plants" >${namedHref} #named`;
const led = {
  step: "Open the water plants",
  before: menu(),
  on: "#own",
  rival: "named",
  urlAfter: `${site}/meadow`,
  after: '\n  heading "Meadow"',
};

describe("of two links the other one was followed", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["to where it leads, and the place is called so", true, {}],
    [
      "to a place that is called so by its title",
      true,
      { before: menu("Meadow plants", "/m1"), urlAfter: `${site}/m1`, after: "", titleAfter: "The meadow" },
    ],
    [
      "to a place that is called so by its heading",
      true,
      { before: menu("Meadow plants", "/m1"), urlAfter: `${site}/m1` },
    ],
    ["to a place that is called so by its address", true, { after: '\n  heading "Herbs"' }],
    [
      "to a place that is not called so",
      false,
      { before: menu("Meadow plants", "/m1"), urlAfter: `${site}/m1`, after: '\n  heading "Herbs"' },
    ],
    ["to where the other one leads", false, { urlAfter: `${site}/water` }],
    ["to neither", false, { urlAfter: `${site}/beds/meadow` }],
    ["to where both lead", false, { before: menu("Meadow plants", "/meadow", "/meadow") }],
    ["to where the page was", false, { before: menu("Meadow plants", "/beds"), urlAfter: `${site}/beds` }],
    [
      "to the start",
      false,
      { before: menu("Meadow plants", "/"), urlAfter: `${site}/`, after: '\n  heading "Meadow"' },
    ],
    ["that the step says as well", false, { step: "Open the water plants of the meadow" }],
    ["and the step says the name in part", false, { step: "Open the water" }],
    ["that has no word of its own", false, { before: menu("Plants"), after: '\n  heading "Plants"' }],
    [
      "that is called by more than the one that the step names",
      false,
      { before: menu("Water plants of the meadow") },
    ],
    ["and it leads nowhere", false, { before: menu().replace(">/meadow", "") }],
    ["and the one that is named leads nowhere", false, { before: menu().replace(">/water", "") }],
    [
      "and the one that is named is a button",
      false,
      { before: menu().replace('link "Water', 'button "Water') },
    ],
    ["and it was only pointed at", false, { does: "hover" }],
    ["and nothing is known of the page before", false, { unseen: true }],
  ])("%s: %s", (_, is, parts) => expect(instead({ ...led, ...parts })).toBe(is));

  it("says nothing where none is named", () => expect(instead({ ...led, rival: "none" })).toBe(false));

  it.each<[string, boolean, string]>([
    [
      "beside each other",
      true,
      '      link "Meadow plants" >/meadow #own\n      link "Water plants" >/water #named',
    ],
    [
      "each in a part of its own",
      false,
      '      region "A"\n        link "Meadow plants" >/meadow #own\n      region "B"\n        link "Water plants" >/water #named',
    ],
  ])("in one entry, %s: %s", (_, is, links) => {
    expect(instead({ ...led, before: `\n  list "Shop"\n    item "Plants"\n${links}` })).toBe(is);
  });
});

it("says that the other one was followed where each stands in a part of its own", () => {
  const before =
    '\n  region "A"\n    link "Meadow plants" >/meadow #own\n  region "B"\n    link "Water plants" >/water #named';
  expect(instead({ ...led, before })).toBe(true);
});

const plants = (first = "Fern, shade", second = "Iris, pond") => `
  table "Plants"
    row "${first}"
      link "Details" >/plants/1 #own
    row "${second}"
      link "Details" >/plants/2 #named`;
const entry = {
  step: "Open the details of the iris",
  before: plants(),
  on: "#own",
  rival: "named",
  urlAfter: `${site}/plants/1`,
  after: '\n  heading "Fern"',
};

describe("of two links of one name that of the other entry was followed", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["and the step names one entry", true, {}],
    ["and the step names both", false, { step: "Open the details of the iris beside the fern" }],
    ["and the step names neither", false, { step: "Open the details" }],
    ["and both entries show what the step says", false, { before: plants("Iris, shade") }],
    ["to where that of the other entry leads", false, { urlAfter: `${site}/plants/2` }],
    ["and it stands in no entry", false, { before: plants().replace('    row "Fern, shade"\n  ', "") }],
    [
      "and the one that is named stands in none",
      false,
      { before: plants().replace('    row "Iris, pond"\n      link', "  link") },
    ],
    ["of the same entry", false, { before: plants().replace('    row "Iris, pond"\n', "") }],
  ])("%s: %s", (_, is, parts) => expect(instead({ ...entry, ...parts })).toBe(is));
});

const boxes = (own: string, named = "unchecked", role = "checkbox") => `
  ${role} "Spring bulbs" [${own}] #own
  ${role} "Summer bulbs" [${named}] #named`;
const ticked = {
  step: "Tick the summer bulbs",
  before: boxes("unchecked"),
  on: "#own",
  rival: "named",
  after: boxes("checked"),
};

describe("of two boxes the other one was ticked", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["and is so since then", true, {}],
    [
      "which is a switch",
      true,
      { before: boxes("unchecked", "unchecked", "switch"), after: boxes("checked", "unchecked", "switch") },
    ],
    ["and is not", false, { after: boxes("unchecked") }],
    ["and is gone", false, { after: '\n  heading "Bulbs"' }],
    ["and does not say whether it is ticked", false, { before: boxes("focused") }],
    ["which the step says as well", false, { step: "Tick the summer bulbs, not spring" }],
  ])("%s: %s", (_, is, parts) => expect(instead({ ...ticked, ...parts })).toBe(is));
});

const shade = (own: string, named: string, role = "option") => `
  list "Shade"
    ${role} "Half shade" [${own}] #own
    ${role} "Full shade" [${named}] #named
  textbox "Chosen" ="" #chosen`;
const chosen = {
  step: "Choose full shade",
  before: shade("focused", "focused"),
  on: "#own",
  rival: "named",
  after: shade("selected", "focused"),
};
const gone = (value = "Half shade") => `\n  textbox "Chosen" ="${value}" #chosen`;
const items = (page: string) => page.replace(/ {4}(\w+ "(\w+) shade")/g, '    item "$2"\n      $1');

const rows = (page: string): string => items(page).replaceAll('    item "', '    row "');
/** Only the one of that name stands in an item. */
const within = (page: string, name: string): string =>
  page.replace(new RegExp(` {4}(option "${name} shade")`), '    item "One"\n      $1');

describe("of two choices the other one was chosen", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["and both are there", true, {}],
    ["and the list went", true, { after: gone() }],
    ["and the list went, and what the step names is held", false, { after: gone("Full shade") }],
    [
      "and the one that is named is called otherwise now",
      false,
      {
        after: shade("selected", "focused").replace("Full shade", "Full shade, chosen"),
      },
    ],
    [
      "and the one that is named is something else now",
      false,
      { after: shade("selected", "focused").replace("Full shade", "Sun") },
    ],
    [
      "and a button is called by the one that is named",
      false,
      {
        before: `${shade("focused", "focused")}\n  button "None" #now`,
        after: `${shade("selected", "focused")}\n  button "Full shade" #now`,
      },
    ],
    ["each in a row of its own", false, { before: rows(chosen.before), after: rows(chosen.after) }],
    [
      "of which only the other one stands in an item",
      false,
      { before: within(chosen.before, "Half"), after: within(chosen.after, "Half") },
    ],
    [
      "of which only the named one stands in an item",
      false,
      { before: within(chosen.before, "Full"), after: within(chosen.after, "Full") },
    ],
    [
      "in items of lists of their own",
      false,
      {
        before: items(chosen.before).replace('    item "Full"', '  list "More"\n    item "Full"'),
        after: items(chosen.after).replace('    item "Full"', '  list "More"\n    item "Full"'),
      },
    ],
    [
      "and only the one that is named went",
      false,
      { after: shade("selected", "focused").replace(/.*Full.*\n/, "") },
    ],
    ["and the one that is named is chosen as well", false, { after: shade("selected", "selected") }],
    ["and the one that is named was chosen before", false, { before: shade("focused", "selected") }],
    [
      "of lists of their own",
      false,
      {
        before: shade("focused", "focused").replace('    option "Full', '  list "More"\n    option "Full'),
      },
    ],
    ["each in an item of its own", true, { before: items(chosen.before), after: items(chosen.after) }],
    [
      "which are buttons",
      false,
      {
        before: shade("focused", "focused", "button"),
        after: shade("pressed", "focused", "button"),
      },
    ],
    ...["menuitem", "tab", "radio"].map((role): [string, boolean, Partial<CaseParts>] => [
      `which are each a ${role}`,
      true,
      { before: shade("focused", "focused", role), after: shade("selected", "focused", role) },
    ]),
  ])("%s: %s", (_, is, parts) => expect(instead({ ...chosen, ...parts })).toBe(is));
});

it.each([
  ["a link", led],
  ["a link of another entry", entry],
  ["a box", ticked],
  ["a choice", chosen],
])("is refuted: %s", (_, { rival: _named, ...parts }) => {
  expect(ruled(parts)).toEqual({ says: "refuted", by: "wrong-element" });
});

it("is refuted where the place speaks of what the step names as well", () => {
  const { rival: _named, ...parts } = led;
  const after = '\n  heading "Meadow"\n  region "Water plants"\n    button "Order"';
  expect(ruled({ ...parts, after })).toEqual({ says: "refuted", by: "wrong-element" });
});
