import { describe, expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { pageStays } from "./change/page-change";
import { groundOf } from "./ground";
import { mentions, objectRoots } from "./step/mentions";

const page = '\n  form "Bed"\n    button "Save" #a\n    link "Save" #b\n  button "Save" #c\n  link "Help" #d';
const ground = (parts: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step: "Save it", before: page, on: "#a", ...parts }));

describe("the element acted on", () => {
  const target = { id: "gone", role: "button", name: "Save", path: "form:Bed" } as const;
  it.each<[string, Partial<CaseParts>, number]>([
    ["by its id", {}, 1],
    ["the first one by its id", { before: page.slice(page.indexOf('  button "Save" #c')), on: "#c" }, 0],
    ["by role, name and path where its id is gone", { action: { target } }, 1],
    ["by another role", { action: { target: { ...target, role: "link" } } }, 2],
    ["by another path", { action: { target: { ...target, path: "" } } }, 3],
    ["not by another name", { action: { target: { ...target, name: "Send" } } }, -1],
    ["not where nothing is known of the page before", { unseen: true }, -1],
  ])("is found %s", (_, parts, index) => {
    const found = ground(parts);
    expect(found.target.index).toBe(index);
    expect(found.target.node).toBe(found.nodesBefore[index]);
    expect(found.target.afterIndex).toBe(index);
    if (index < 0) expect(found.fit).toEqual({ fit: "unclear", reason: "the element acted on is not known" });
  });

  it("is not on the page after where it is gone", () => {
    const { target: gone } = ground({ after: '\n  link "Help" #d' });
    expect([gone.index, gone.afterIndex, gone.after]).toEqual([1, -1, undefined]);
  });
});

describe("what a step quotes", () => {
  it("is no thing where it is the name of the control to click", () => {
    expect(ground({ step: 'Click "Save"' }).intent.quoted).toEqual([]);
    expect(ground({ step: 'Click "SAVE" of "Bed"' }).intent.quoted).toEqual(["Bed"]);
    expect(ground({ step: 'Add "Save"' }).intent.quoted).toEqual(["Save"]);
    expect(ground({ step: 'Click "Help"' }).intent.quoted).toEqual(["Help"]);
  });

  it("is read from the step, else from what was told with the action, else from the goal", () => {
    const told = { action: { stepDescription: 'Add "B"' }, goal: 'Add "C"' };
    expect(ground({ step: 'Add "A"', ...told }).intent.quoted).toEqual(["A"]);
    const { step: _, ...input } = aVerificationCase({ step: 'Add "A"', before: page, on: "#a", ...told });
    expect(groundOf(input).intent.quoted).toEqual(["B"]);
    const { stepDescription: __, ...action } = input.action;
    expect(groundOf({ ...input, action }).intent.quoted).toEqual(["C"]);
  });
});

describe("the step in plain words", () => {
  const bell = { step: "Click the bell so that the menu opens" };
  const closing = { step: "Set the state of the tent to done" };
  const lists = '\n  combobox "State" |"open|done" #a';

  it("is what it is for, as the step says it and as it was told with the action", () => {
    const { step: _, ...told } = aVerificationCase({ ...bell, before: page, on: "#a" });
    for (const input of [aVerificationCase({ ...bell, before: page, on: "#a" }), told])
      expect(groundOf(input)).toMatchObject({
        verb: "open",
        intent: { object: expect.stringContaining("menu") },
      });
    expect(ground(bell).input.action.stepDescription).toBe(ground(bell).input.step?.description);
  });

  it.each<[string, Partial<CaseParts>]>([
    ["check", {}],
    ["edit", { does: "select", value: "done", before: lists }],
    ["edit", { does: "setValue", value: "done", before: lists.replace("combobox", "textbox") }],
    ["edit", { does: "type", value: "done", before: lists.replace("combobox", "textbox") }],
  ])("is to %s by %j", (verb, how) => {
    expect(ground({ ...closing, ...how }).verb).toBe(verb);
  });

  it.each([
    ["#a", "Post it"],
    ["#d", 'Post it via the "Save" button'],
  ])("on %s is %s", (on, plain) => {
    expect(ground({ step: 'Post it via the "Save" button', on }).input.step?.description).toBe(plain);
  });
});

describe("what a step quotes at its end", () => {
  it.each([
    ['Submit the form with "Save"', "#c", []],
    ['Submit the form with "Archive"', "#c", ["Archive"]],
    ['Replace the tag with "Save"', "#c", ["Save"]],
  ])("%s, by %s", (step, on, quoted) => {
    expect(ground({ step, on }).intent.quoted).toEqual(quoted);
  });
});

describe("whether a text speaks of what a step names", () => {
  it.each<[string, string, boolean]>([
    ['Add "Red kale"', "Some red kale here", true],
    ['Add "Red kale"', "Kale, red", false],
    ['Put "Red kale" beside "Leek"', "A leek", true],
    ["Add red kale", "Kale, red", true],
    ["Add red kale", "Kale", false],
    ["Add early red kale", "Early kale", true],
    ["Add early red curly kale of Ulm", "Early red kale", true],
    ["Add early red curly kale of Ulm", "Early kale", false],
    ["Open the new page", "The new page", false],
    ["Remove kale from the north bed", "Kale in the north bed", true],
    ["Add it", "It", false],
    ["Delete the mails", "Emails", true],
  ])("%s: %j, %s", (step, text, speaks) => {
    expect(mentions(text, readStepIntent(step))).toBe(speaks);
  });

  it.each<[string, string[]]>([
    ["Open the new red page", ["red"]],
    ["Add kale to the red bed", ["kale", "red", "bed"]],
    ["Add kale to the kale bed", ["kale", "bed"]],
    ["Open it", []],
  ])("%s is about %j", (step, roots) => {
    expect(objectRoots(readStepIntent(step))).toEqual(roots);
  });

  const kinds =
    "button link field textbox text area input box dropdown menu select list checkbox radio option tab switch toggle icon card section panel dialog modal " +
    "page row item label entry heading image form control combobox slider bar first second third last";
  it.each(kinds.split(" "))("a %s is a kind of thing and names none", (word) => {
    expect(objectRoots({ ...readStepIntent("Click it"), object: `${word} kale` })).toEqual(["kale"]);
  });
});

describe("whether a page stays", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `\n  link "L${at}" #l${at}`).join("");
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["the same", {}, true],
    ["with most of its elements", { before: many(10), after: many(5), on: "#l0" }, true],
    ["with few of them", { before: many(10), after: many(4), on: "#l0" }, false],
    ["at another address", { urlAfter: "https://garden.test/other" }, false],
    ["with another query", { urlAfter: "https://garden.test/beds?sort=1" }, true],
    ["not where nothing is known of it", { unseen: true }, false],
  ])("%s: %j, %s", (_, parts, stays) => {
    expect(pageStays(ground(parts))).toBe(stays);
  });
});
