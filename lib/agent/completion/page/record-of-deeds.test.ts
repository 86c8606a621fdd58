import { expect, it } from "vitest";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { judge, lookedAgain, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aVerdict } from "@/tests/support/a-task";
import { withoutRecord } from "./record-of-deeds";

const url = "https://aquarium.test/tanks";
const goal = "Move the turtle Olive to the reef tank";
const page = (heading: string, entry: string) =>
  aPage(`heading "${heading}"\nlist\n  item "${entry}"`, {
    url,
    text: `## ${heading}\n\n- ${entry}`,
  });

it.each([
  ["tells what was done to a thing", "Activity", "Olive moved to the reef tank", goal, true],
  ["tells it in another language", "Verlauf", "Olive in das Riffbecken verschoben", goal, true],
  ["tells how it was before", "Recent changes", "Olive moved from nursery to the reef tank", goal, true],
  ["tells a thing", "Tanks", "Olive moved to the reef tank", goal, false],
  ["tells an order of former days", "History", "Olive, reef tank, 4 March", goal, false],
  [
    "is what the goal speaks of",
    "Activity",
    "Olive moved to the reef tank",
    `${goal} in the activity list`,
    false,
  ],
])("what a record says is left out where it %s", (_, heading, entry, asked, isLeftOut) => {
  const now = withoutRecord(page(heading, entry), asked);
  expect(shownEntries(now.nodes).some(({ name }) => name === entry)).toBe(!isLeftOut);
  expect(now.lines.some((line) => line.includes(entry))).toBe(!isLeftOut);
});

const board = (record: string, ...tanks: string[]) =>
  aPage(
    `list "Turtles"\n${tanks.map((one) => `  item "${one}"`).join("\n")}\nheading "${record}"\nlist "Lines"\n  item "Olive moved to the reef tank"`,
    { url },
  );
it.each([
  ["and stands nowhere else", board("Activity", "Moss nursery"), "unverified"],
  ["and the thing says it of itself", board("Activity", "Moss nursery", "Olive reef tank"), "achieved"],
])("what was done is told by a record %s", async (_, fresh, expected) => {
  const task = saved({
    criteria: [
      aCriterion({
        kind: "change",
        persistence: true,
        stepId: "s1",
        readBack: { shown: [], awaited: [], lines: [], told: [{ name: "Olive", value: "reef tank" }] },
      }),
    ],
    task: { goal },
  });
  const [deed] = task.history;
  const done = anAction({
    ...deed,
    urlAtAction: url,
    verdict: aVerdict({ outcome: "undecided", evidence: [] }),
  });
  const look = lookedAgain({ ...task, history: [done] }, { urlAtAction: url });
  const judged = await judge(look, { snapshot: fresh });
  expect(judged.kind).toBe(expected);
});
