import { describe, expect, it } from "vitest";
import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { toldToPress } from "./told-to-press";

/** What the step says to press, by its id, where `used` was pressed. */
const told = (step: string, outline: string): string | undefined => {
  const { nodes } = aPage(outline);
  const at = toldToPress(
    step,
    nodes,
    nodes.findIndex(({ id }) => id === "used"),
  );
  return nodes[at ?? -1]?.id;
};

const kiln = (used = 'button "Fire now"', ...more: string[]) => `
  heading "Kiln"
  ${used} #used
  button "Preheat" #named
  textbox "Glaze" #glaze
${more.join("\n")}`;

describe("the step tells the name of what is to be pressed", () => {
  it.each<[string, boolean]>([
    ["Press Preheat", true],
    ["Please click on the Preheat", true],
    ["Tap the button Preheat", true],
    ["Hit the link Preheat", true],
    ["Push “Preheat”", true],
    ["Click Preheat to warm the kiln", true],
    ["Click Preheat, then wait", true],
    ["Click Preheat button", true],
    ["Click Preheat beside the glaze", true],
    ["Click Preheat!", true],
    ["Confirm the firing with Preheat", true],
    ["Answer with Preheat", true],
    ["Confirm the firing by 'Preheat'.", true],
    ["Warm the kiln using the button Preheat", true],
    ["Away with Preheat", false],
    ["Warm it with Preheat", true],
    ["Confirm the firing with Preheat slowly", false],
    ["Click Preheat slowly", false],
    ["Click Preheating", false],
    ["Click the kiln to see Preheat", false],
    ["Preheat the kiln", false],
    ["Click Preheat and not Fire now", false],
    ["", false],
  ])("%s: %s", (step, is) => expect(told(step, kiln())).toBe(is ? "named" : undefined));
});

describe("another control was pressed", () => {
  it.each<[string, string, string | undefined]>([
    ["a link", kiln('link "Fire now"'), "named"],
    ["a line of a menu", kiln('menuitem "Fire now"'), "named"],
    ["a tab", kiln('tab "Fire now"'), "named"],
    ["a cross", kiln('button "✕"'), "named"],
    ["a box", kiln('checkbox "Fire now"'), undefined],
    ["a picture", kiln('button "»"'), undefined],
    ["which has no name", kiln('button ""'), undefined],
    ["which is called by more", kiln('button "Preheat slowly"'), undefined],
    ["which is called by a part of it", kiln('button "Heat"').replace("Preheat", "Heat slowly"), undefined],
    ["which its hint calls so", kiln('button "Warm" ^"Preheat the kiln"'), undefined],
    ["which is called just so", kiln('button "Preheat"'), undefined],
    ["while two are called so", kiln('button "Fire now"', '  button "Preheat" #more'), undefined],
    [
      "while a longer one is meant",
      kiln('button "Fire now"', '  button "Preheat and hold" #longer'),
      "longer",
    ],
    ["while a box is called so", kiln().replace('button "Preheat"', 'checkbox "Preheat"'), undefined],
    ["while a hidden one is called so", kiln().replace("#named", "[hidden] #named"), undefined],
    ["while none is called so", kiln().replace("Preheat", "Cool"), undefined],
  ])("%s: %s", (what, outline, is) => {
    const step = what.includes("longer") ? "Click Preheat and hold" : "Click Preheat";
    expect(told(what.includes("part of it") ? "Click Heat slowly" : step, outline)).toBe(is);
  });

  it("has to be there", () =>
    expect(told("Click Preheat", kiln().replace("#used", "#other"))).toBe(undefined));
});

const racks = (used: string, ...others: string[]) =>
  `\n  list "Racks"\n    item "Top"\n      ${used} #used\n      button "Turn" #named${others
    .map((name, at) => `\n    item "Rack ${at}"\n      button "${name}" #more${at}`)
    .join("")}`;

describe("of several that are called so", () => {
  it.each<[string, string, string | undefined]>([
    ["the one in the same entry is meant", racks('button "Lift"', "Turn", "Turn"), "named"],
    [
      "one in another entry is meant where it is the only one",
      racks('button "Lift"', "Turn").replace("Turn", "Clean"),
      "more0",
    ],
    [
      "none is meant where none is in the same entry",
      racks('button "Lift"', "Turn", "Turn").replace("Turn", "Clean"),
      undefined,
    ],
  ])("%s", (_, outline, is) => expect(told("Press Turn", outline)).toBe(is));
});

describe("what lies in a dialog", () => {
  const asked = (used: string, named: string) =>
    `\n  ${used}\n  dialog "Fire?"\n    ${named}\n    button "No" #no`;
  it.each<[string, string, string | undefined]>([
    ["is not meant for what lies behind it", asked('button "Fire" #used', 'button "Yes" #named'), undefined],
    ["is meant there", '\n  dialog "Fire?"\n    button "No" #used\n    button "Yes" #named', "named"],
    ["does not mean what lies behind it", asked('button "Yes" #named', 'button "Fire" #used'), undefined],
  ])("%s", (_, outline, is) => expect(told("Confirm the firing with Yes", outline)).toBe(is));
});

const site = "https://garden.test";
const pots = (used = "button", name = "Fire now", href = "") => `
  ${used} "${name}"${href} #used
  link "Preheat" >/warm #named`;
const pressed: CaseParts = {
  step: "Click Preheat to warm the kiln",
  before: pots(),
  on: "#used",
  after: '\n  heading "Kiln at 900"',
};

/** Taken at its word, whatever else fits. */
const calledOther = (parts: Partial<CaseParts>): boolean => {
  const ground = groundOf(aVerificationCase({ ...pressed, ...parts }));
  return wrongElement.applies({ ...ground, verb: "click", fit: { fit: "unclear", reason: "" } });
};

describe("the step's word is taken", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["where the page turned to something else", true, {}],
    ["not where it leads to the same", false, { urlAfter: `${site}/warm` }],
    [
      "not where it leads to its own place",
      false,
      { before: pots("link", "Fire now", " >/now"), urlAfter: `${site}/now` },
    ],
    [
      "where both lead elsewhere",
      true,
      { before: pots("link", "Fire now", " >/now"), urlAfter: `${site}/cold` },
    ],
    ["where nobody knows the page before", false, { unseen: true }],
    ["not where it was only pointed at", false, { does: "hover" }],
    [
      "but where it left by what is only a way out",
      true,
      { before: pots("button", "Cancel"), urlAfter: `${site}/warm` },
    ],
  ])("%s: %s", (_, is, parts) => expect(calledOther(parts)).toBe(is));

  it("and refutes it", () => expect(ruled(pressed)).toEqual({ says: "refuted", by: "wrong-element" }));
});
