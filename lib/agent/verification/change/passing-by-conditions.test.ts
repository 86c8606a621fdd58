import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import type { NewAlert } from "./new-alerts";
import { isToldOfOther, passesBy } from "./passing-by";

const page = (more = "") => `
  heading "Nursery"
  button "Seeds" #seeds
  link "Way" #way
${more}`;
const open: CaseParts = { step: "Open the seeds", before: page(), on: "#seeds" };

/** Whether all that changed elsewhere on the page passes by; undefined where nothing did. */
const passes = (parts: Partial<CaseParts>): boolean | undefined => {
  const ground = groundOf(aVerificationCase({ ...open, ...parts }));
  const { elsewhere } = ground.effects;
  return elsewhere.length === 0 ? undefined : elsewhere.every((one) => passesBy(one, ground));
};
const line = (text: string, textAfter: string): Partial<CaseParts> => ({
  text: `Nursery\n${text}`,
  textAfter: `Nursery\n${textAfter}`,
});
const ticked = line("118 guests here", "121 guests here");
const saw = (...recentEvents: string[]): Partial<CaseParts> => ({ report: { witness: { recentEvents } } });

describe("a number in a line", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["goes on, and the step opens something", true, ticked],
    ["with decimals goes on", true, line("Rain 10.3 mm", "Rain 9 mm")],
    ["comes with other words", false, line("118 guests here", "121 guests there")],
    ["comes where none was", false, line("", "121 guests here")],
    ["goes and none comes", false, line("118 guests here", "")],
    ["comes beside the same", false, line("118 guests here", "118 guests here\n118 guests here now")],
    ["goes on alone", false, line("118", "121")],
    ["goes on with one letter", false, line("118 m", "121 m")],
    ["goes on in percent", false, line("118 % here", "121 % here")],
    ["of what was found goes on", false, line("118 results", "121 results")],
    ["tells where one is in a row of pictures", false, line("Slide 3 of 7", "Slide 4 of 7")],
    ["tells where one is by a stroke", false, line("Shown 3/7", "Card 4/7")],
    ["tells the page", false, line("Now page 3", "Now page 4")],
    [
      "goes on in a line that has a word of the step",
      false,
      { ...line("118 old guests", "121 old guests"), step: "Open the offers of spring in the old shop" },
    ],
    ["goes on, and the step adds something", false, { ...ticked, step: "Add the beans" }],
    ["goes on, and the step goes to somewhere", false, { ...ticked, step: "Go to the beans" }],
    ["is another word", false, line("many guests here", "few guests here")],
  ])("%s: %s", (_, is, parts) => expect(passes(parts)).toBe(is));
});

describe("a number that went on several times", () => {
  const add = { ...ticked, step: "Add the beans" };
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["as the client saw it", true, { ...add, ...saw("[0.5s ago] Added: '119 guests here'") }],
    ["to where it is now, said twice", false, { ...add, ...saw("[0.5s ago] Added: '121 guests here'") }],
    ["from where it was", false, { ...add, ...saw("[0.5s ago] Added: '118 guests here'") }],
    ["in other words", false, { ...add, ...saw("[0.5s ago] Added: '119 guests there'") }],
    ["by what went", false, { ...add, ...saw("[0.5s ago] Removed: '119 guests here'") }],
    [
      "though it tells the page",
      true,
      { ...line("Now page 3", "Now page 4"), ...saw("[0.5s ago] Added: 'Now page 5'") },
    ],
    [
      "from what an element was called",
      false,
      {
        ...add,
        ...saw("[0.5s ago] Added: '119 guests here'"),
        before: page('  text "119 guests here"'),
        after: page('  text "119 guests here"'),
      },
    ],
    ["in percent", false, { ...line("1 % here", "3 % here"), ...saw("[0.5s ago] Added: '2 % here'") }],
  ])("%s: %s", (_, is, parts) => expect(passes(parts)).toBe(is));
});

describe("a message of before", () => {
  const gone = line("The bed was saved", "");
  const boxed = { ...gone, before: page('  region ""\n    button "Close"'), after: page() };
  it.each<[string, boolean | undefined, Partial<CaseParts>]>([
    ["goes", true, gone],
    ["goes, and the step sends something", true, { ...gone, step: "Send the order" }],
    ["goes, and the step takes something away", false, { ...gone, step: "Remove the beans" }],
    ["goes, and it tells of a fault", false, line("The bed could not be saved", "")],
    ["goes, and it tells nothing good", false, line("The bed is dry", "")],
    ["comes", false, line("", "The bed was saved")],
    ["turns to another", false, line("The bed was saved", "The path was saved")],
    ["takes its box along", true, { ...gone, before: page('  region ""'), after: page() }],
    ["takes a box along that has a name", false, { ...gone, before: page('  region "Beds"'), after: page() }],
    ["takes a list along", false, { ...gone, before: page('  list ""'), after: page() }],
    ["stays, and a box goes", false, { before: page('  region ""'), after: page() }],
    ["goes with its box and what closes it", true, boxed],
  ])("%s: %s", (_, is, parts) => expect(passes(parts)).toBe(is));

  it("takes no box along that the control stands in", () => {
    const inBox = '\n  region "" #box\n    button "Seeds" #seeds\n  heading "Nursery"';
    const ground = groundOf(
      aVerificationCase({ ...open, ...gone, before: inBox, after: '\n  heading "Nursery"' }),
    );
    const box = ground.nodesBefore.findIndex(({ role }) => role === "region");
    const went = {
      kind: "element_disappeared",
      text: "",
      effect: true,
      ambient: false,
      beforeIndex: box,
    } as const;
    const effects = {
      ...ground.effects,
      elsewhere: [{ ...went, kind: "text_changed", from: "The bed was saved" } as const],
    };
    expect(passesBy(went, { ...ground, effects })).toBe(false);
    const button = { ...ground.target, index: -1, node: undefined };
    expect(passesBy(went, { ...ground, effects, target: button })).toBe(true);
  });
});

describe("news beside a list", () => {
  const news = line("", "Frost tonight");
  const sort = { ...news, step: "Sort the seeds by price" };
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["to be sorted", true, sort],
    ["to be emptied", true, { ...sort, step: "Clear the seeds" }],
    ["to be opened", false, { ...sort, step: "Open the seeds" }],
    ["that says a word of the step", false, { ...sort, ...line("", "Frost at any price") }],
    ["that goes", false, { ...sort, ...line("Frost tonight", "") }],
    [
      "in an element",
      true,
      { ...sort, text: "Nursery", textAfter: "Nursery", after: page('  link "Frost"') },
    ],
    [
      "in an element that says a word of the step",
      false,
      {
        ...sort,
        step: "Sort the offers of spring in the old shop by price",
        text: "Nursery",
        textAfter: "Nursery",
        after: page('  link "Old frost"'),
      },
    ],
    [
      "by another name",
      false,
      { ...sort, text: "Nursery", textAfter: "Nursery", after: page().replace('"Way"', '"Frost"') },
    ],
  ])("%s: %s", (_, is, parts) => expect(passes(parts)).toBe(is));
});

describe("a message of something else", () => {
  const told: NewAlert = { text: "Frost tonight", tone: "info", validation: false, near: false, bare: false };
  const ofOther = (alert: Partial<NewAlert>, step = "Open the seeds", on = "#seeds"): boolean =>
    isToldOfOther({ ...told, ...alert }, groundOf(aVerificationCase({ ...open, step, on })));
  it.each<[string, boolean, Partial<NewAlert>, string?, string?]>([
    ["tells nothing of a step that opens", true, {}],
    ["tells it is done", true, { text: "The path was saved", tone: "success" }],
    ["tells of a fault", false, { tone: "error" }],
    ["stands near", false, { near: true }],
    ["answers a step that adds", false, {}, "Add the beans"],
    ["tells nothing of a step that signs out", true, {}, "Sign out"],
    [
      "tells a step that signs out that it is done",
      false,
      { text: "Goodbye, all done", tone: "success" },
      "Sign out",
    ],
    ["tells how many were found", false, { text: "Nothing found" }],
    ["says what the step says", false, { text: "Many seeds" }],
    ["says most of what the step quotes", false, { text: "Red beet, frost" }, 'Open "Red beet"'],
    [
      "says a word of the step",
      false,
      { text: "Frost in spring" },
      "Open the offers of spring in the old shop",
    ],
    ["says what the control is called", false, { text: "No way" }, "Open the beans", "#way"],
  ])("%s: %s", (_, is, alert, step, on) => expect(ofOther(alert, step, on)).toBe(is));
});
