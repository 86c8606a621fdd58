import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { lastingTexts } from "./places";
import { headingRank, partOfWaiting, underWaiting } from "./waiting-part";

const waits = (text: string): boolean => /waiting/i.test(text);
const under = (text: string, ...lines: string[]): boolean => underWaiting(aSnapshot({ lines }), waits)(text);

describe("a text under a heading of what waits", () => {
  it.each<[string, boolean, string[]]>([
    ["stands there alone", true, ["# Letters", "## Waiting", "To Ida"]],
    ["stands there over several lines", true, ["## Waiting", "To", "Ida"]],
    ["stands there as a point of a list", true, ["## Waiting", "- To Ida"]],
    ["stands there as a heading below it", true, ["## Waiting", "### To Ida"]],
    ["stands there below a heading of its own", true, ["## Waiting", "### Monday", "To Ida"]],
    ["stands there in other letters", true, ["## Waiting", "TO IDA"]],
    ["stands under another heading", false, ["## Waiting", "To Bo", "## Sent", "To Ida"]],
    ["stands there and elsewhere", false, ["## Waiting", "To Ida", "## Sent", "To Ida"]],
    ["stands over it", false, ["To Ida", "## Waiting", "To Bo"]],
    ["stands after a heading that stands higher", false, ["### Waiting", "To Bo", "## Sent", "To Ida"]],
    ["stands under a line that says so", false, ["## Letters", "Waiting", "To Ida"]],
    [
      "stands under the second of two that wait",
      true,
      ["## Waiting", "To Bo", "## Waiting longer", "To Ida"],
    ],
    [
      "stands below a heading that waits, of one that does not",
      true,
      ["# Letters", "## Sent", "To Bo", "### Waiting", "To Ida"],
    ],
    ["stands nowhere", false, ["## Waiting", "To Bo"]],
    ["is parted by a heading that waits", false, ["To", "## Waiting", "Ida"]],
  ])("%s: %s", (_, is, lines) => expect(under("To Ida", ...lines)).toBe(is));
});

describe("the rank of a line", () => {
  it.each([
    ["# Letters", 1],
    ["### Waiting", 3],
    ["Waiting", Number.POSITIVE_INFINITY],
    ["#3 is waiting", Number.POSITIVE_INFINITY],
    ["", Number.POSITIVE_INFINITY],
  ])("%j: %s", (line, rank) => expect(headingRank(line)).toBe(rank));
});

const entry = (name: string, hidden = false, role: "item" | "row" | "region" = "item") =>
  node({ id: name, role, name, states: hidden ? ["hidden"] : [] });

describe("a part of an entry that waits", () => {
  it.each<[string, boolean, ReturnType<typeof entry>[]]>([
    ["stands in it alone", true, [entry("To Ida Waiting"), entry("To Bo Sent")]],
    ["stands in a row", true, [entry("To Ida Waiting", false, "row")]],
    ["stands in another one as well", false, [entry("To Ida Waiting"), entry("To Ida Sent")]],
    ["stands in a hidden one", false, [entry("To Ida Waiting", true)]],
    ["stands in no entry", false, [entry("To Ida Waiting", false, "region")]],
    ["stands in one that waits for nothing", false, [entry("To Ida Sent"), entry("To Bo Waiting")]],
  ])("%s: %s", (_, is, nodes) => expect(partOfWaiting(aSnapshot({ nodes }), waits)("To Ida")).toBe(is));
});

describe("what lasts of a page with parts", () => {
  const lasts = (goal: string, heading: string, ...lines: string[]): boolean => {
    const all = ["# Letters", `## ${heading}`, ...lines];
    return lastingTexts(
      aSnapshot({ title: "Letters", url: "https://post.test/all", lines: all }),
      goal,
    ).includes("To Ida");
  };
  it.each<[boolean, string, string, string[]]>([
    [false, "Send the letter to Ida", "Drafts", ["To Ida"]],
    [false, "Send the letter to Ida", "Pending", ["To Ida", "## Sent", "To Bo"]],
    [true, "Send the letter to Ida", "Drafts", ["To Bo", "## Sent", "To Ida"]],
    [true, "Send the letter to Ida", "Drafts", ["To Ida", "## Sent", "To Ida"]],
    [true, "Save the letter to Ida as a draft", "Drafts", ["To Ida"]],
    [true, "Send the letter to Ida", "Letters", ["To Ida"]],
    [true, "Close the ticket of Ida", "Support queue", ["To Ida"]],
    [false, "Send the ticket of Ida", "Support queue", ["To Ida"]],
    [true, "Add the stamp of Ida to the letter", "Letter for Ida (draft)", ["To Ida"]],
    [false, "Send the stamp of Ida", "Letter for Ida (draft)", ["To Ida"]],
  ])("%s: to %s, under %s: %j", (is, goal, heading, lines) =>
    expect(lasts(goal, heading, ...lines)).toBe(is),
  );
});
