import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isKeptByButton, isOnlyEntered, isYetToKeep } from "./yet-to-keep";

const form = (height: string): string =>
  `\n  form "Bed"\n    textbox "Height" = "${height}" #height\n    button "Save" #save`;
const typed: CaseParts = {
  step: "The height should be 90",
  does: "setValue",
  on: "#height",
  value: "90",
  before: form("30"),
  after: form("90"),
  last: true,
};

describe("what the last step only typed", () => {
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["beside a Save that was not pressed", {}, true],
    ["where the step says no more than to type it", { step: "Enter 90 in the Height field" }, false],
    ["as a label and its value", { step: "Height: 90" }, false],
    ["before further steps", { last: false }, false],
    [
      "before a step that opens a link",
      { last: false, nextStep: "Open the archive", after: `${form("90")}\n  link "Archive" >/archive` },
      true,
    ],
    [
      "before a step that leads away by a link",
      { last: false, nextStep: "Click Archive", after: `${form("90")}\n  link "Archive" >/archive` },
      true,
    ],
    ["before a sign-out", { last: false, nextStep: "Log out" }, true],
    ["before it is saved", { last: false, nextStep: "Click Save" }, false],
    ["and ended with Enter", { enter: true }, false],
    ["and the page stored it by itself", { requests: ["PUT /beds/1 200"] }, false],
    ["where nothing keeps it", { after: form("90").replace('button "Save"', 'button "Help"') }, false],
  ])("%s: %s", (_when, parts, says) => {
    expect(isYetToKeep(groundOf(aVerificationCase({ ...typed, ...parts })))).toBe(says);
  });
});

describe("what was left with Enter, while the button that keeps it stands beside it", () => {
  const shut = form("30").replace('"Save"', '"Save" [disabled]');
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["that button can be pressed only since then", {}, true],
    ["it could be pressed before", { before: form("30") }, false],
    ["it stays shut", { after: shut.replace('"30"', '"90"') }, false],
    ["the site stored it", { requests: ["PUT /beds/1 200"] }, false],
    ["it was only typed", { enter: false }, false],
    ["the step says no more than to type it", { step: "Enter 90 as the height" }, false],
    ["another button can be pressed", { before: shut.replaceAll("Save", "Undo") }, false],
  ])("%s: %s", (_when, parts, says) => {
    const left = { ...typed, enter: true, before: shut, ...parts };
    expect(isKeptByButton(groundOf(aVerificationCase(left)))).toBe(says);
    if (says) {
      const finding = { ground: groundOf(aVerificationCase(left)), check: "item-appeared", reason: "" };
      expect(doubtOfMeaning(finding)).toBe("But nothing has kept it yet.");
    }
  });
});

describe("what the last step only chose from a list of a form", () => {
  const ground = (soil: string): string =>
    `\n  form "Bed"\n    combobox "Soil" ="${soil}" |"Loam|Clay" #soil\n    textbox "Height" ="30"\n    button "Save" #save`;
  const chosen: CaseParts = {
    step: "Change the soil to Clay",
    does: "select",
    on: "#soil",
    value: "Clay",
    before: ground("Loam"),
    after: ground("Clay"),
    last: true,
  };
  const noList = (soil: string): string => ground(soil).replace(' |"Loam|Clay"', "");
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["beside a Save that was not pressed", {}, true],
    ["where the step sets it", { step: "Please set the soil to Clay" }, true],
    ["where the step wants no more than to choose", { step: "Choose Clay as the soil" }, false],
    ["where the step only ends so", { step: "Choose Clay to change the soil" }, false],
    ["where the step only begins so", { step: "Settle on Clay as the soil" }, false],
    ["before further steps", { last: false }, false],
    ["and the page stored it by itself", { requests: ["PUT /beds/1 200"] }, false],
    ["where nothing keeps it", { after: ground("Clay").replace('"Save"', '"Help"') }, false],
    [
      "where only a link is called so",
      { after: ground("Clay").replace('button "Save"', 'link "Save"') },
      false,
    ],
    ["from what tells no choices", { before: noList("Loam"), after: noList("Clay") }, false],
    ["by a press alone", { does: "click", value: "" }, false],
  ])("%s: %s", (_when, parts, says) => {
    expect(isYetToKeep(groundOf(aVerificationCase({ ...chosen, ...parts })))).toBe(says);
  });

  it("is doubted", () => {
    const found = { ground: groundOf(aVerificationCase(chosen)), reason: "" };
    const why = "But nothing has kept it yet.";
    expect(doubtOfMeaning({ ...found, check: "choice-read-back" })).toBe(why);
    expect(doubtOfMeaning({ ...found, check: "list-arranged" })).not.toBe(why);
  });
});

describe("what the step wants kept as well", () => {
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["Set the height to 90 and have it stored", {}, true],
    ["Set the height to 90, then save the form", {}, true],
    ["Set the height to 90 and save it", {}, true],
    ["Set the height to 90 and have the bed stored that way", {}, true],
    ["Set the height to 90 and keep it", {}, true],
    ["With this the height is 90 for everybody", {}, true],
    ["Set the height to 90 and save it", { requests: ["PUT /beds/1 200"] }, false],
    ["Write 90 and publish it", {}, true],
    ["Write 90 as the height, then post it in the bed's log", {}, true],
    ["Type 90 and send the message", {}, true],
    ["Enter 90 and have it published", {}, true],
    ["Put 90 in and bring it online", {}, true],
    ["Enter 90 as the height and post code", {}, false],
    ['Write "grow and share it" as the motto', {}, false],
    ["Set the height to 90", {}, false],
    ["Set the height of what is stored to 90", {}, false],
  ])("%s %j: %s", (step, parts, says) => {
    expect(isOnlyEntered(groundOf(aVerificationCase({ ...typed, ...parts, step })))).toBe(says);
  });
});
