import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { readGoal } from "../reading/read-goal";
import { unseen } from "./page";
import { writePlan } from "./write-plan";

const criteria = (goal: string, page = unseen): string[] =>
  writePlan(goal, readGoal(goal), page).criteria.map(({ text }) => text);

describe("the criteria of a plan", () => {
  it("say what is turned on or off as well as what is set with it", () => {
    const goal = "Turn off the fog horn and set the watch to Sunday";
    expect(criteria(goal)).toEqual(["fog horn is off", 'watch is "Sunday"']);
    const { nodes } = aPage('switch "Fog horn" [checked]\nbutton "Watch Monday" [collapsed popup]');
    expect(criteria(goal, { ...unseen, nodes })).toEqual(['"Fog horn" is off', 'watch is "Sunday"']);
  });

  it("leave what a later command sends to that one", () => {
    expect(criteria("Turn off the fog horn and submit the form")).toEqual(["Done: submit the form"]);
  });
});
