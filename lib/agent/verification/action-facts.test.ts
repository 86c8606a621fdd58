import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { type ActionFacts, actionFacts } from "./action-facts";

const page =
  '\n  textbox "Name" #name\n  button "Save" #save\n  link "Beds" #beds >https://garden.test/beds\n  link "Menu" #menu >#';
const recordOf = (parts: Partial<CaseParts>): ActionRecord =>
  aVerificationCase({ step: "Do it", before: page, on: "#save", ...parts }).action;
const factsOf = (parts: Partial<CaseParts>, verb: StepVerb = "click", mutating = false): ActionFacts =>
  actionFacts(recordOf(parts), verb, mutating);
const typed: Partial<CaseParts> = { does: "setValue", on: "#name", value: "Kale" };

describe("the facts of an action", () => {
  it.each<[string, Partial<CaseParts>, Partial<ActionFacts>]>([
    [
      "a click",
      {},
      {
        name: "click",
        promisesEffect: true,
        navigates: false,
        takesText: false,
        value: undefined,
        pressesEnter: false,
        chained: false,
        clicks: true,
        destination: undefined,
      },
    ],
    ["a double click", { does: "doubleClick" }, { clicks: true }],
    ["a tick", { does: "check" }, { clicks: true, value: undefined }],
    ["an untick", { does: "uncheck" }, { clicks: true }],
    ["a click on a place", { does: "clickAt" }, { clicks: true }],
    [
      "a key",
      { action: { action: { name: "press", args: ["Tab"] } } },
      { clicks: true, pressesEnter: false },
    ],
    ["Enter", { action: { action: { name: "press", args: ["Enter"] } } }, { pressesEnter: true }],
    ["a text", typed, { takesText: true, value: "Kale", clicks: false, pressesEnter: false, chained: false }],
    ["a text with Enter", { ...typed, enter: true }, { pressesEnter: true, chained: false }],
    ["a text and a click", { ...typed, also: ['click("save")'] }, { pressesEnter: false, chained: true }],
    ["keys", { action: { action: { name: "type", args: ["Kale"] } } }, { takesText: true, value: "Kale" }],
    ["a choice", { ...typed, does: "select" }, { takesText: false, value: "Kale", clicks: false }],
    [
      "a choice of nothing",
      { action: { action: { name: "select", args: ["name", 3] } } },
      { value: undefined },
    ],
    ["a look", { does: "hover" }, { promisesEffect: false, clicks: false, value: undefined }],
    ["a link", { on: "#beds" }, { destination: "https://garden.test/beds", navigates: true }],
    ["a link that leads nowhere", { on: "#menu" }, { destination: undefined }],
    ["a pointer over a link", { on: "#beds", does: "hover" }, { destination: undefined }],
    [
      "an address",
      { action: { action: { name: "navigate", args: ["https://a.test/"] }, actionType: "navigation" } },
      { destination: "https://a.test/", navigates: true },
    ],
    [
      "a new tab",
      { action: { action: { name: "newTab", args: ["https://a.test/"] } } },
      { destination: "https://a.test/" },
    ],
    ["an empty tab", { action: { action: { name: "newTab", args: [] } } }, { destination: undefined }],
  ])("%s", (_, parts, expected) => {
    expect(factsOf(parts)).toMatchObject(expected);
  });

  it.each<[StepVerb, boolean]>([
    ["check", true],
    ["uncheck", true],
    ["toggle", true],
    ["add", true],
    ["create", true],
    ["remove", true],
    ["clear", true],
    ["archive", true],
    ["move", true],
    ["edit", true],
    ["send", true],
    ["submit", true],
    ["upload", true],
    ["open", false],
    ["sort", false],
    ["type", false],
    ["click", false],
    ["close", false],
  ])("a click that is to %s is to last: %s", (verb, persistent) => {
    expect(factsOf({}, verb).persistent).toBe(persistent);
  });

  it.each<[string, Partial<CaseParts>, boolean, boolean]>([
    ["the plan says so", {}, true, true],
    ["the plan says so of a link that leads elsewhere", { on: "#beds" }, true, false],
    ["the plan says so of a link that leads nowhere", { on: "#menu" }, true, true],
    ["the plan says so of a pointer over a link", { on: "#beds", does: "hover" }, true, false],
    ["the plan says so of a text", typed, true, false],
    ["the plan says so of a text with Enter", { ...typed, enter: true }, true, true],
  ])("what is to last where %s", (_, parts, mutating, persistent) => {
    expect(factsOf(parts, "click", mutating).persistent).toBe(persistent);
  });
});
