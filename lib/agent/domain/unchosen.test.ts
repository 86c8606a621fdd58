import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { remember } from "./apply-verdict";
import { isChosen, unchosenOffers } from "./unchosen";

const goal = 'Create an album called "Friends of the sea" that only the family can see';
const pressed = { name: "Create", path: "dialog:New album" };
const left = (outline: string, wording = goal, from = pressed): string[] =>
  unchosenOffers(wording, from, aPage(outline).nodes);

const segments = (on: string) => `
  dialog "New album"
    clickable "Only me" #me${on === "me" ? " [.on]" : ""}
    clickable "Family" #family${on === "family" ? " [.on]" : ""}
    clickable "Friends" #friends
    button "Create" #create
  clickable "Family" #outside`;
const radios = (first: string, second: string) => `
  dialog "New album"
    radio "Family" #family [${first}]
    radio "Everyone" #all [${second}]
    button "Create" #create`;

describe("what a form offered, the goal names, and nobody chose", () => {
  it.each([
    ["a segment that is not on", segments("me"), ["Family"]],
    ["nothing when it is on, nor for what a quote holds", segments("family"), []],
    ["a radio button", radios("unchecked", "checked"), ["Family"]],
    ["nothing when it is marked", radios("checked", "unchecked"), []],
  ])("tells %s", (_, outline, expected) => {
    expect(left(outline)).toEqual(expected);
  });

  it.each([
    ["Book on 14 May at 10:30", ["10:30"]],
    ["Book on 14 May, for 30 people", []],
  ])("tells a time by its numbers in a row: %s", (wording, expected) => {
    const outline = 'form "Visit"\n  option "10:30"\n  option "14:30"\n  button "Save"';
    expect(left(outline, wording, { name: "Save", path: "form:Visit" })).toEqual(expected);
  });

  it("tells no control that counts", () => {
    const outline = 'form "Trip"\n  button "Less family"\n  button "More family"\n  button "Save"';
    expect(left(outline, "Set the family tickets to 3", { name: "Save", path: "form:Trip" })).toEqual([]);
  });

  const plans = (family: string) => `
  radio "Solo" #solo [unchecked]
  radio "Family" #family [${family}]
  dialog "Sure?"
    button "Yes, switch" #yes`;
  it.each<[string, string, string, string[]]>([
    ["Switch my subscription to the plan 'Family'", "unchecked", "dialog:Sure?", ["Family"]],
    ["Switch my subscription to the plan 'Family'", "unchecked", "", ["Family"]],
    ["Switch my subscription to the plan 'Family'", "checked", "dialog:Sure?", []],
    ["Switch my subscription to the plan 'Family'", "unchecked disabled", "dialog:Sure?", []],
    ["Rename the plan 'Family'", "unchecked", "", []],
    ["Rename the album 'Trip' to 'Family'", "unchecked", "", []],
    ["Create a folder 'Family'", "unchecked", "", []],
    ["Switch my subscription to the plan 'Families'", "unchecked", "", []],
  ])(
    "%s, where the radio button beside the question is %s, pressed at %s: %j",
    (wording, state, path, expected) => {
      expect(left(plans(state), wording, { name: "Yes, switch", path })).toEqual(expected);
    },
  );

  const sizes = (on: string) => `
  dialog "New album"
    option "2 pages · small" #two${on === "two" ? " [selected]" : ""}
    option "8 pages · large" #eight${on === "eight" ? " [selected]" : ""}
    button "Create" #create`;
  it.each([
    ["Set album 2 to 8 pages", "two", ["8 pages · large"]],
    ["Set album 2 to 8 pages", "eight", []],
    ["Set album 2 to 8 leaves", "two", []],
    ["Compare 2 pages with 8 pages", "two", []],
  ])("tells an option by its first part, said word for word: %s, on %s", (wording, on, expected) => {
    expect(left(sizes(on), wording)).toEqual(expected);
  });

  it("tells an option of a list, and not where the goal names the one that stands as well", () => {
    const [list] = aPage('\n  combobox "For" #for').nodes;
    if (!list) throw new Error("a list");
    const node = { ...list, path: "dialog:New album", options: ["Family", "Staff"], value: "Staff" };
    expect(unchosenOffers(goal, pressed, [node])).toEqual(["Family"]);
    expect(unchosenOffers(`${goal} and the staff too`, pressed, [node])).toEqual([]);
    expect(unchosenOffers("Move it from the staff to the family", pressed, [node])).toEqual([]);
    expect(unchosenOffers("Move it from Staff to Family", pressed, [node])).toEqual(["Family"]);
  });

  const zones = (options: string, shown: string, name = "Zone") => `
  form "New place"
    combobox "${name}" #zone |"${options}" ="${shown}"
    button "Create" #create`;
  const abc = "Zone A|Zone B|Zone C";
  it.each<[string, string, string, string[]]>([
    ["Create the place 'Rack 12' in zone B", abc, "Zone A", ["Zone B"]],
    ["Create the place 'Rack 12' in zone B", abc, "Zone B", []],
    ["Create a place in zone A", abc, "Zone C", ["Zone A"]],
    ["Create a place in the zone", abc, "Zone C", []],
    ["Move it from zone A to zone B", abc, "Zone A", ["Zone B"]],
    ["Compare zone A with zone B", abc, "Zone A", []],
    ["Create the place 'Rack 12' in zone B", "A|B|C", "A", ["B"]],
    ["Create the place 'Rack 12' in zone A", "A|B|C", "C", ["A"]],
    ["Create a place 'Rack 12'", "A|B|C", "C", []],
    ["Put 1 rack in zone 3", "Zone 1|Zone 3", "Zone 1", ["Zone 3"]],
    ["Create the place 'Rack 12' in 'Zone B'", abc, "Zone A", ["Zone B"]],
    ["Create the place 'Rack in Zone B'", abc, "Zone A", []],
    ["Create the place 'Zone B' in zone C", abc, "Zone A", ["Zone C"]],
  ])("%s: of %s with %s shown", (wording, options, shown, expected) => {
    expect(left(zones(options, shown), wording, { name: "Create", path: "form:New place" })).toEqual(
      expected,
    );
  });

  const boxes = (offers: string) => `
  form "Newsletter"
    radio "Weekly" #week [unchecked]
    radio "Monthly" #month [checked]
    checkbox "Product offers" #offers [${offers}]
    checkbox "Events" #events [checked]
    button "Save" #save`;
  const save = { name: "Save", path: "form:Newsletter" };
  it.each([
    [
      "a box that a part of the goal is about",
      "Send me the letter monthly and drop the product offers",
      "checked",
      ["Product offers"],
    ],
    [
      "a box that is off and to be on",
      "Send it monthly and include product offers",
      "unchecked",
      ["Product offers"],
    ],
    ["none that is on as it is to be", "Send it monthly and include product offers", "checked", []],
    ["none that is to stay", "Send it monthly and keep the product offers", "checked", []],
    [
      "none of two that one part names",
      "Send it monthly and drop the product offers for events",
      "checked",
      [],
    ],
    ["none that shares its part with another field", "Send me the monthly events", "checked", []],
    ["none of which only a word is said", "Send it monthly and show me the product page", "checked", []],
  ])("tells %s", (_, wording, state, expected) => {
    const outline =
      state === "digest" ? boxes("checked").replace("Product offers", "Send a weekly digest") : boxes(state);
    expect(left(outline, wording, save)).toEqual(expected);
  });

  it("says nothing of several that the goal names, nor outside of a form", () => {
    expect(left(segments("me"), "Create an album for family and friends")).toEqual([]);
    expect(left(segments("me"), goal, { name: "Create", path: "region" })).toEqual([]);
  });

  it.each<[string, boolean]>([
    ...["checked", "selected", "pressed", "current", ".on", ".active", ".selected", ".chosen"].map(
      (state): [string, boolean] => [state, true],
    ),
    ["unchecked", false],
    [".online", false],
    ["expanded", false],
  ])("takes what is %s as chosen: %s", (state, chosen) => {
    expect(isChosen({ states: [state] })).toBe(chosen);
  });

  const two = (role: string, told: string, extra = "", name = "Family") => `
  dialog "New album"
    ${role} "Only me" #me [.on]
    ${role} "${name}" #told${told}
    button "Create" #create${extra}`;
  it.each<[string, string, string[]]>([
    ...["clickable", "button", "option", "tab", "radio"].map((role): [string, string, string[]] => [
      `one told as ${role}`,
      two(role, ""),
      ["Family"],
    ]),
    ["no link", two("link", ""), []],
    ["none that is hidden", two("tab", " [hidden]"), []],
    ["none that cannot be used", two("tab", " [disabled]"), []],
    ["none that opens a menu", two("tab", " [popup]"), []],
    ["none that stands alone", two("tab", "").replace(/ {4}tab "Only me".*\n/, ""), []],
    [
      "none outside of the dialog",
      `tab "Family" #f\ntab "Only me" #m [.on]${two("tab", "", "", "Club")}`,
      [],
    ],
    ["none of which a word is missing", two("tab", "", "", "Family circle"), []],
    ["none whose name is no word", two("tab", "", "", "..."), []],
    ["a name of three words", two("tab", "", "", "Family see album"), ["Family see album"]],
    ["no sentence", two("tab", "", "", "Family can see album"), []],
  ])("tells %s", (_, outline, expected) => {
    expect(left(outline)).toEqual(expected);
  });

  it("tells them in a form without a name", () => {
    const outline = '\n  form\n    radio "Family" #f [unchecked]\n    radio "All" #a [checked]';
    expect(left(outline, goal, { name: "Create", path: "form" })).toEqual(["Family"]);
  });

  it("tells no option that stands, nor one of several that are named", () => {
    const [list] = aPage('\n  combobox "For" #for').nodes;
    if (!list) throw new Error("a list");
    const node = { ...list, path: "dialog:New album", options: ["Family", "Staff"], value: "family" };
    expect(unchosenOffers(goal, pressed, [node])).toEqual([]);
    const both = `${goal} and the staff too`;
    expect(unchosenOffers(both, pressed, [{ ...node, value: "Nobody" }])).toEqual([]);
    expect(unchosenOffers(goal, pressed, [{ ...node, role: "listbox" as typeof node.role }])).toEqual([]);
  });

  const box = (name: string, state: string, role = "checkbox") => `
  form "Newsletter"
    textbox "..." #none
    ${role} "${name}" #box [${state}]
    button "Save" #save`;
  it.each<[string, string, string[]]>([
    ["Send it, drop the offers", box("Offers", "checked"), ["Offers"]],
    ["Send it, drop the offers", box("Offers", "checked", "switch"), ["Offers"]],
    ["Send it, drop the offers", box("Send me offers", "checked"), ["Send me offers"]],
    ["Send it, notify me", box("Notify me", "checked"), []],
    [
      "Send it, no newsletter",
      box("Send me the club newsletter", "checked"),
      ["Send me the club newsletter"],
    ],
    [
      "Send it without any gift wrap",
      box("Gift wrap it for 3 euros", "checked"),
      ["Gift wrap it for 3 euros"],
    ],
    ["Send it, no newsletter", box("Send me the club newsletter", "unchecked"), []],
    ["Send it, no newsletter", box("No newsletter please, thanks", "checked"), []],
    ["Send it, no offers", box("Send me the club newsletter", "checked"), []],
    ["Send it, no longer keep the offers", box("Offers", "checked"), ["Offers"]],
    ["Send it, keep the offers", box("Offers", "checked"), []],
    ["Send it, behalte die Offers", box("Offers", "checked"), []],
    ["Send it, laissez offers", box("Offers", "checked"), []],
    ["Send it, turn  on offers", box("Offers", "checked"), []],
    ["Send it, switch on offers", box("Offers", "checked"), []],
    ["Send it, please include offers", box("Offers", "checked"), []],
    ["Send it, please  include offers", box("Offers", "checked"), []],
    ["Send it, aktiviere Offers", box("Offers", "checked"), []],
    ["Send it, activez offers", box("Offers", "checked"), []],
    ["Send it, no longer include offers", box("Offers", "checked"), ["Offers"]],
    ["Send it, aktiviere Offers", box("Offers", "unchecked"), ["Offers"]],
  ])("%s: what is left of the box", (wording, outline, expected) => {
    expect(left(outline, wording, save)).toEqual(expected);
  });
});

it("a month is no word that something may be done by", () => {
  const months = '\n  dialog "Visit"\n    radio "April" [checked]\n    radio "May" [unchecked]';
  const { nodes } = aPage(months);
  expect(unchosenOffers("Book the visit in May", { name: "Book", path: "dialog:Visit" }, nodes)).toEqual([
    "May",
  ]);
});

it.each<[string, string[]]>([
  ["Share the plan with Tom, view only please", ["Can view"]],
  ["Share the plan with Tom, who may edit it", []],
  ["Share the plan with Tom, who can", []],
])("that it may be done is said by every option: %s", (wording, expected) => {
  const outline = '\n  dialog "Share"\n    radio "Can edit" [checked]\n    radio "Can view" [unchecked]';
  const { nodes } = aPage(outline);
  expect(unchosenOffers(wording, { name: "Share", path: "dialog:Share" }, nodes)).toEqual(expected);
});

it("what was left aside is kept beside what a form offered", () => {
  const { nodes } = aPage(
    '\n  dialog "Share"\n    radio "Can edit" [checked]\n    radio "Can view" [unchecked]',
  );
  const record = anAction({
    action: { name: "click", args: ["s"] },
    target: { id: "s", role: "button", name: "Share", path: "dialog:Share" },
    beforeState: {
      url: "http://a.test/",
      domHash: "",
      semanticSkeleton: { nodes: [...nodes], textDigest: [] },
    },
    unchosen: ["Plan B"],
  });
  const { history } = remember(aTask({ goal: "Share the plan with Tom, view only" }), record);
  expect(history.at(-1)?.unchosen).toEqual(["Plan B", "Can view"]);
});

it.each<[string, "textbox" | "button", string[]]>([
  ["sends a form as its first button does", "textbox", []],
  ["is the one that was pressed", "button", ["Pause card"]],
])("what is used %s", (_, role, expected) => {
  const outline =
    'form "Pause"\n  textbox "From"\n  button "Pause card"\n  button "Never mind"\n  button "Help"';
  const used = { name: role === "textbox" ? "From" : "Never mind", path: "form:Pause", role };
  expect(left(outline, "Pause the card from 3 May", used as typeof pressed)).toEqual(expected);
});
