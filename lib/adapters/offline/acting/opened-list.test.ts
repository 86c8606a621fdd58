import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { holdsChosen, openedList } from "./opened-list";

const past = (action: string, target: string): PastAction => ({
  action,
  target,
  outcome: "verified",
  summary: "",
});
const act = (way: "list" | "request", goal: string, outline: string, history: PastAction[]): string => {
  const context = aPageContext(outline, history);
  const answer =
    way === "list" ? openedList(goal, context.nodes, context, () => true) : actOnRequest(goal, context);
  return answer?.action ?? "nothing";
};

describe("a button that drops a list open and says that nothing is chosen yet", () => {
  const part = (name: string, id: string, chosen = "Choose…") =>
    `region "${name}"\n  heading:3 "${name}"\n  button "Lend for ${chosen}" #${id}-list [collapsed popup] &"Lend for"\n  button "Lend it" #${id}-go`;
  const hall = (chosen?: string) => `${part("Cello", "c")}\n${part("Old Harp", "h", chosen)}`;
  const goal = "Lend the Old Harp for 2 months";
  const chosen = [
    past('click("h-list")', 'button "Lend for Choose…"'),
    past('click("two")', 'option "2 months"'),
  ];
  it.each<[string, string, string, PastAction[], string]>([
    ["is opened at the thing that the goal names", goal, hall(), [], 'click("h-list")'],
    [
      "is opened where there is no other",
      "Lend the oboe for 2 months",
      part("Oboe", "o"),
      [],
      'click("o-list")',
    ],
    [
      "is not where none of several is of what the goal names",
      "Lend the oboe for 2 months",
      hall(),
      [],
      "nothing",
    ],
    ["is not where the goal does not speak of it", "Tune the Old Harp", hall(), [], "nothing"],
    ["is not once something is chosen", goal, hall("2 months"), chosen, "nothing"],
  ])("%s", (_, wording, outline, history, expected) => {
    expect(act("list", wording, outline, history)).toBe(expected);
  });
  it("is not what does it once it holds what the goal says", () => {
    expect(act("request", goal, hall("2 months"), chosen)).toBe('click("h-go")');
  });
  it.each([
    ["Lend for 2 months", "Lend for", true],
    ["Lend for 5 weeks", "Lend for", false],
    ["Lend the Old Harp", "built in 1890", false],
  ])("%s beside %j holds what the goal says: %s", (name, near, expected) => {
    const { nodes } = aPageContext(`button "${name}" [collapsed popup] &"${near}"`, []);
    expect(nodes.map(holdsChosen(goal))).toEqual([expected]);
  });
});
