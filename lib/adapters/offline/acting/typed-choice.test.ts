import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";

const past = (action: string, target: string): PastAction => ({
  action,
  target,
  outcome: "verified",
  summary: "",
});
const leak = (who: string, offers = "", more = "") => `
  heading:1 "Leak at pier 4"
  region "Side"
    combobox "Assignee" #who ="${who}" [editable ${offers === "" ? "collapsed" : "expanded"}]
    ${offers}
    button "Level: Low" #level [collapsed popup]${more}`;
const offer = 'option "Bo Lind" #bo';
const typed = past('setValue("who", "Bo Lind")', 'combobox "Assignee"');
const next = (outline: string, history: PastAction[] = [], goal = "Assign the leak to Bo Lind"): string => {
  const answer = actOnRequest(goal, aPageContext(outline, history));
  return answer ? `${answer.prepares ? "first " : ""}${answer.action}` : "nothing";
};

describe("a field that offers what it takes, and that no button sends", () => {
  it.each<[string, string, string]>([
    ["takes what the goal says", next(leak("")), 'first setValue("who", "Bo Lind")'],
    ["is settled by the choice", next(leak("Bo Lind", offer), [typed]), 'click("bo")'],
    [
      "is settled on the way to more",
      next(leak("Bo Lind", offer), [typed], "Assign the leak to Bo Lind and set its level to High"),
      'first click("bo")',
    ],
  ])("%s", (_, action, expected) => expect(action).toBe(expected));
});
