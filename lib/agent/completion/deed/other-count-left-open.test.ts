import { expect, it } from "vitest";
import { claim, judge, network, node } from "@/tests/support/a-claim-case";
import { aCriterion, aSnapshot, aTask } from "@/tests/support/a-task";
import { doneOf, press, settingsUrl } from "@/tests/support/end-of-goal";

const endOf = async (goal: string, text: string): Promise<string> => {
  const shown = aCriterion({
    kind: "state",
    persistence: false,
    text: "The bags are on the page",
    assertions: [{ kind: "text", text, present: true }],
  });
  const task = {
    ...aTask({ goal, criteria: [shown], claim, evidenceGathered: true }),
    history: [press("Book", [network])].map(doneOf),
  };
  const nodes = [node({ id: "h", role: "heading", name: text })];
  const decided = await judge(task, { snapshot: aSnapshot({ url: settingsUrl, nodes, lines: [text] }) });
  return decided.kind;
};

it.each<[string, string, string, string]>([
  ["the number that is told is another one", "Book 2 bags", "row 2, bags: 1", "unverified"],
  ["it is the same", "Book 2 bags", "row 2, bags: 2", "achieved"],
  ["no number is told", "Book 2 bags", "row 2, with bags", "achieved"],
  ["it is told of something else", "Book 2 bags", "row 2, seats: 1", "achieved"],
])("where %s the goal is open or done", async (_, goal, text, expected) => {
  expect(await endOf(goal, text)).toBe(expected);
});
