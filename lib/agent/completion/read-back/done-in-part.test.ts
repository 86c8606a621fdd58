import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { isDoneInPart } from "./done-in-part";

const page = (...rows: string[]) =>
  aSnapshot({ lines: rows, nodes: rows.map((name) => node({ id: name, role: "row", name })) });

describe("what the thing's own entry says of the deed leaves it open", () => {
  it.each<[string, string, string[]]>([
    ["in part", "Mark invoice 1042 as paid", ["1041 Open", "1042 Partly paid"]],
    ["by some of those who have to", "Approve the leave of 'Tom Vega'", ["Tom Vega Approved by 1 of 2"]],
    ["from a day on", "Publish the article 'Roof repairs'", ["Roof repairs Published from 1 June 2031"]],
    ["not at all", "Sign the contract 'Mill'", ["Mill Not signed"]],
  ])("%s", (_, goal, rows) => {
    expect(isDoneInPart(page(...rows), goal)).toBe(true);
  });

  it.each<[string, string, string[]]>([
    ["where it is done", "Mark invoice 1042 as paid", ["1041 Partly paid", "1042 Paid"]],
    ["by all of them", "Approve the leave of 'Tom Vega'", ["Tom Vega Approved by 2 of 2"]],
    ["on a day", "Publish the article 'Roof repairs'", ["Roof repairs Published 1 June 2031"]],
    ["from one day to another", "Reserve the cabin 'Elm'", ["Elm Reserved from 1 June to 5 June"]],
    ["from the day asked for", "Pause the plan 'Box' from 1 June", ["Box Paused from 1 June"]],
    ["where it says nothing of it", "Publish the article 'Roof repairs'", ["Roof repairs Ida Falk"]],
  ])("not %s", (_, goal, rows) => {
    expect(isDoneInPart(page(...rows), goal)).toBe(false);
  });
});
