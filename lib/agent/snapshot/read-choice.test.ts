import { describe, expect, it } from "vitest";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { aPage } from "@/tests/support/a-page";
import { choiceFrom } from "./read-choice";

const snapshot = aPage('link "Home" #home >"https://a.org/"\nbutton "Save" #save');
const about = { about: "Save it", questionId: "q1" };
const answer = (parts: Partial<ActionAnswer>): ActionAnswer => ({
  thought: "so",
  decision: "act",
  certainty: 0.9,
  ...parts,
});
const chosen = (parts: Partial<ActionAnswer>) => choiceFrom(answer(parts), { snapshot }, about);

describe("choiceFrom", () => {
  it("gives an action its type and its target", () => {
    expect(chosen({ action: 'click("home")' })).toMatchObject({
      kind: "act",
      action: { name: "click", args: ["home"] },
      actionType: "navigation",
      target: { id: "home", role: "link", name: "Home" },
      certainty: 0.9,
    });
  });

  it("keeps that an action only makes room", () => {
    expect(chosen({ action: 'click("save")', prepares: true })).toMatchObject({
      kind: "act",
      prepares: true,
    });
  });

  it.each([
    [{ action: 'click("nowhere")' }, "No element"],
    [{ action: 'setValue("save", "x")' }, "does not fit"],
    [{ action: "dance()" }, "names no action"],
    [{}, "names no action"],
    [{ action: 'fail("no such page")' }, "no such page"],
    [{ decision: "cannot" as const, reason: "why" }, "why"],
  ])("lets %o not leave", (parts, reason) => {
    const choice = chosen(parts);
    expect(choice.kind).toBe("cannot");
    expect(choice.kind === "cannot" && choice.reason).toContain(reason);
  });

  it("asks instead of acting on a guess", () => {
    expect(chosen({ action: 'click("save")', certainty: 0.49 })).toMatchObject({
      kind: "ask",
      question: { questionId: "q1" },
    });
    expect(chosen({ decision: "ask", question: "Which?", options: ["a", "b"] })).toEqual({
      kind: "ask",
      question: { questionId: "q1", text: "Which?", options: ["a", "b"] },
      missingInformation: ["Save it"],
    });
  });

  it("tells a held step from one that cannot be done, and a finish by either way of saying it", () => {
    expect(chosen({ decision: "step_holds", reason: "open" })).toEqual({
      kind: "cannot",
      reason: "open",
      stepHolds: true,
    });
    expect(chosen({ decision: "finish", reason: "all done" })).toEqual({
      kind: "finish",
      summary: "all done",
    });
    expect(chosen({ action: 'finish("all done")' })).toEqual({ kind: "finish", summary: "all done" });
  });
});
