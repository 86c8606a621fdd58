import { describe, expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { writePlan } from "./write-plan";

const crew = aPage(`
  textbox:search "Find crew"
  button "Add sailor"
`);

describe("a button that opens what is filled in and saved later", () => {
  const filled = 'type "Jas" into "Full name", then click "Save sailor"';
  it.each([
    ["is not asked to store anything", `Click "Add sailor", ${filled}`, false],
    [
      "is, where something was entered before it",
      `Type "Bo" into "Find crew", click "Add sailor", ${filled}`,
      true,
    ],
    ["is, where nothing is filled in after it", 'Click "Add sailor", then click "Save sailor"', true],
    ["is, where it is not saved", 'Click "Add sailor", type "Jas" into "Full name"', true],
  ])("%s", (_, goal, persistence) => {
    const { criteria } = writePlan(goal, readGoal(goal), { nodes: crew.nodes, title: "Crew", url: crew.url });
    expect(criteria.find(({ text }) => text.includes("Add sailor"))).toMatchObject({
      kind: "use",
      persistence,
    });
  });
});
