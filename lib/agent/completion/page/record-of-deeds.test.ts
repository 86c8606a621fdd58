import { expect, it } from "vitest";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { judge, lookedAgain, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aVerdict } from "@/tests/support/a-task";
import { beforeWithoutRecord, withoutRecord } from "./record-of-deeds";

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
  ["tells a thing to do", "Actions", "Olive moved to the reef tank", goal, false],
  ["tells it among actions of late", "Recent actions", "Olive moved to the reef tank", goal, true],
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

const entry = "Olive moved to the reef tank";
const parted = (outline: string, text = "") => aPage(outline, { url, text: `${text}\n${entry}` });
it.each([
  ["a list that is called so", parted(`list "Activity"\n  item "${entry}"`), true],
  ["a part that is called so", parted(`region "Activity"\n  item "${entry}"`), true],
  ["a list of another name", parted(`list "Tanks"\n  item "${entry}"`), false],
  [
    "a day of it",
    parted(`heading:2 "Activity"\nheading:3 "Today"\nlist\n  item "${entry}"`, "## Activity\n\n### Today\n"),
    true,
  ],
  [
    "a day beside it",
    parted(`heading:2 "Activity"\nheading:2 "Today"\nlist\n  item "${entry}"`, "## Activity\n\n## Today\n"),
    false,
  ],
  [
    "a part below it that is no day",
    parted(`heading:2 "Activity"\nheading:3 "Tanks"\nlist\n  item "${entry}"`, "## Activity\n\n### Tanks\n"),
    false,
  ],
])("of a record is left out what stands in %s", (_, shown, isLeftOut) => {
  const now = withoutRecord(shown, goal);
  expect(shownEntries(now.nodes).some(({ name }) => name === entry)).toBe(!isLeftOut);
  expect(now.lines.some((line) => line.includes(entry))).toBe(!isLeftOut);
});

it("the page before a deed is read without a record as well", () => {
  const then = beforeWithoutRecord(beforeStateOf(page("Activity", entry)), goal)?.semanticSkeleton;
  expect(shownEntries(then?.nodes ?? []).map(({ name }) => name)).not.toContain(entry);
  expect(then?.textDigest.some((line) => line.includes(entry))).toBe(false);
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
