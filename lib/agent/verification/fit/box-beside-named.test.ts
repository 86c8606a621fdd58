import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isBoxMeant } from "./box-meant";

const box = (id: string, near = "", kind = "checkbox", name = ""): string =>
  `    ${kind} "${name}" [unchecked]${near === "" ? "" : ` &"${near}"`} #${id}`;
const page = (...rows: string[]): string => `\n  region "Sails"\n${rows.join("\n")}`;
const jib = '    button "Jib"';
const spinnaker = '    button "Spinnaker"';
const each = page(box("a"), jib, box("b"), spinnaker);

const meant = (step: string, before: string, on: string): boolean => {
  const { nodesBefore, target, intent } = groundOf(aVerificationCase({ step, before, on: `#${on}` }));
  return isBoxMeant(nodesBefore, target.index, intent);
};

describe("a box without a name, in a list without entries", () => {
  it.each<[string, string, string, string, boolean]>([
    ["right before what is quoted", 'Select "Jib"', each, "a", true],
    ["right before another one", 'Select "Spinnaker"', each, "a", false],
    ["right before it, in other letters", 'Tick "JIB"', each, "a", true],
    [
      "right before what is called more than that",
      'Select "Jib"',
      page(box("a"), '    button "Jib 2"'),
      "a",
      false,
    ],
    ["right behind it", 'Select "Spinnaker"', page(jib, box("a"), spinnaker, box("b")), "b", false],
    ["without quotes", "Select Jib", each, "a", false],
    ["for a star beside it", 'Mark "Jib" as a favourite with its star', each, "a", false],
    ["with two names quoted", 'Select "Jib" and "Spinnaker"', each, "a", false],
    ["for a step that opens", 'Open "Jib"', each, "a", false],
    ["two of them before the same name", 'Select "Jib"', page(box("a"), jib, box("b"), jib), "a", false],
    ["with a name of its own", 'Select "Jib"', page(box("a", "", "checkbox", "Pick"), jib), "a", false],
    [
      "before it, where the name stands in another part",
      'Select "Jib"',
      `${page(box("a"))}\n  button "Jib"`,
      "a",
      false,
    ],
    ["beside it", 'Select "Jib"', page(box("a", "Jib 12 m²"), box("b", "Spinnaker 40 m²")), "a", true],
    [
      "beside another one",
      'Select "Jib"',
      page(box("a", "Jib 12 m²"), box("b", "Spinnaker 40 m²")),
      "b",
      false,
    ],
    ["two of them beside it", 'Select "Jib"', page(box("a", "Jib old"), box("b", "Jib new")), "a", false],
    [
      "before it, while another one is beside it",
      'Select "Jib"',
      page(box("a", "Spinnaker"), jib, box("b", "Jib"), spinnaker),
      "a",
      true,
    ],
    [
      "beside it, while another one is before it",
      'Select "Jib"',
      page(box("a", "Spinnaker"), jib, box("b", "Jib"), spinnaker),
      "b",
      false,
    ],
    [
      "of another role before it",
      'Select "Jib"',
      page(box("a", "Jib"), box("b", "", "switch"), jib),
      "a",
      true,
    ],
    ["what is no box", 'Select "Jib"', page('    button "" #a', jib), "a", false],
    [
      "in one of several entries, before it",
      'Select "Jib"',
      '\n  list "Sails"\n    item "Number 1"\n      checkbox "" [unchecked] #a\n      button "Jib"\n    item "Number 2"\n      checkbox "" [unchecked] #b',
      "a",
      false,
    ],
  ])("%s", (_, step, before, on, is) => {
    expect(meant(step, before, on)).toBe(is);
  });

  it("is what the step means", () => {
    const fitOf = (step: string, on: string) =>
      groundOf(aVerificationCase({ step, before: each, on })).fit.fit;
    expect(fitOf('Select "Jib"', "#a")).not.toBe("other");
    expect(fitOf('Select "Spinnaker"', "#a")).not.toBe("this");
  });
});

const rows = `
  table "Sails"
    row "Jib 12 m²"
      checkbox "Pick 7" [unchecked] #jib
      link "Jib" #name
    row "Spinnaker 40 m²"
      checkbox "Pick 8" [unchecked] #spinnaker
      link "Spinnaker"
`;
describe("a step that says a row, in which something else is called so", () => {
  it.each<[string, string, string, string]>([
    ["its box", 'Select the row "Jib"', "#jib", "this"],
    ["the box of its line", 'Select the line "Jib"', "#jib", "this"],
    ["the box of its record", 'Select the record "Jib"', "#jib", "this"],
    ["the box of another row", 'Select the row "Jib"', "#spinnaker", "other"],
    ["what is called so", 'Select the row "Jib"', "#name", "this"],
    ["its box, where no row is said", 'Select the rowing sail "Jib"', "#jib", "other"],
    ["its box, where the row is opened", 'Open the row "Jib"', "#jib", "other"],
  ])("%s: %s by %s is %s", (_, step, on, fit) => {
    expect(groundOf(aVerificationCase({ step, before: rows, on })).fit.fit).toBe(fit);
  });
});
