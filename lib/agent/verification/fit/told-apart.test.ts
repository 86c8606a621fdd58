import { describe, expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { sendsQuery } from "./finishes-deed";

const fitOf = (step: string, on: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit.fit;

describe("a pair that sorts both ways", () => {
  const pair = `
  table "Boats"
    row "Name Length"
      button "Sort by Name Ascending" #up
      button "Sort by Name Descending" #down`;
  it.each<[string, string, string]>([
    ["Sort the boats by name, A to Z", "up", "this"],
    ["Sort the boats by name, A to Z", "down", "other"],
    ["Sort the boats by name, Z to A", "down", "this"],
    ["Sort the boats by name", "up", "unclear"],
  ])("%s, by the one that goes %s: %s", (step, on, expected) => {
    expect(fitOf(step, on, pair)).toBe(expected);
  });
});

describe("a name that goes on with words of which the step says none", () => {
  const columns = `
  dialog "Columns"
    checkbox "Moored" [unchecked] #own
    checkbox "Moored By" [unchecked] #longer
    checkbox "Left" [unchecked] #left`;
  it.each<[string, string, string]>([
    ["Tick the column Moored", "own", "this"],
    ["Tick the column Moored By", "own", "unclear"],
    ["Tick the column Moored By", "longer", "this"],
  ])("%s, by #%s: %s", (step, on, expected) => {
    if (expected === "this") expect(fitOf(step, on, columns)).toBe(expected);
    else expect(fitOf(step, on, columns)).not.toBe("this");
  });
});

describe("what sends a query", () => {
  const filters = (value: string, more = "") => `
  form ""
    textbox "Boat" ="${value}"
    textbox "Berth" =""${more}
    button "Filter" #filter
    button "Reset" #reset
  form "Crew"
    button "Find" #find`;
  const sends = (step: string, on: string, before: string): boolean => {
    const { nodes } = aPage(before);
    return sendsQuery(
      nodes,
      nodes.findIndex(({ id }) => id === on),
      readStepIntent(step),
    );
  };
  const step = 'Filter the list to the boats named "Alba"';
  it.each<[string, boolean]>([
    ["the field beside it holds what the step quotes", sends(step, "filter", filters("Alba"))],
    ["a search is asked for", sends('Search for "Alba"', "filter", filters("Alba"))],
  ])("is meant where %s", (_, isMeant) => {
    expect(isMeant).toBe(true);
  });
  it.each<[string, boolean]>([
    ["the field holds something else", sends(step, "filter", filters("Dora"))],
    ["two fields hold it", sends(step, "filter", filters("Alba", '\n    textbox "Mate" ="Alba"'))],
    ["nothing is quoted", sends("Filter the list to the boats of Alba", "filter", filters("Alba"))],
    ["two texts are quoted", sends('Filter for "Alba" and "Dora"', "filter", filters("Alba"))],
    ["the button does something else", sends(step, "reset", filters("Alba"))],
    ["the button is in another form", sends(step, "find", filters("Alba"))],
    ["the step asks for something else", sends('Open "Alba"', "filter", filters("Alba"))],
  ])("is not meant where %s", (_, isMeant) => {
    expect(isMeant).toBe(false);
  });
});

describe("a radio button by what ends the step", () => {
  const sizes = (...names: string[]) =>
    `\n  form ""\n    heading "Options"\n${names.map((name, at) => `    radio "${name}" [unchecked] #r${at}`).join("\n")}`;
  it.each<[string, string, string, boolean]>([
    [
      "what it costs is no part of its name",
      "Choose the cabin Double",
      sizes("Single (+ 10 €)", "Double (+ 20 €)"),
      true,
    ],
    [
      "another one ends so",
      "Choose the cabin Double",
      sizes("Family Double (+ 10 €)", "Double (+ 20 €)"),
      true,
    ],
    ["two are called so", "Choose the cabin Double", sizes("Double (+ 10 €)", "Double (+ 20 €)"), false],
    [
      "the step ends otherwise",
      "Choose the cabin Triple",
      sizes("Single (+ 10 €)", "Double (+ 20 €)"),
      false,
    ],
  ])("%s", (_, step, before, isMeant) => {
    if (isMeant) expect(fitOf(step, "r1", before)).toBe("this");
    else expect(fitOf(step, "r1", before)).not.toBe("this");
  });
});
