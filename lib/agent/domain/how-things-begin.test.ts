import { describe, expect, it } from "vitest";
import { tidyGoal } from "@/lib/agent/domain/wording/tidy-goal";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { isSilent } from "./bare-click";
import { withClaim, withoutClaim } from "./claim";
import { criterionFrom } from "./criterion";
import { asksToStore, goalCriterion } from "./goal-criterion";
import { mayHaveHappened } from "./may-have-happened";
import { newTask } from "./new-task";
import { type StepDraft, stepFrom } from "./plan";
import { newSession, titleOf } from "./session";
import { thresholds } from "./thresholds";

describe("a step", () => {
  const idOf = (index: number): string => `s${index}`;
  const bare: StepDraft = { description: "Open it", verify: "It is open" };
  it("begins with nothing done and nothing known", () => {
    expect(stepFrom(bare, "s1", idOf)).toEqual({
      id: "s1",
      description: "Open it",
      verify: "It is open",
      assertions: [],
      toolType: "browser",
      dependsOn: [],
      contingencies: [],
      mutating: false,
      status: "pending",
      pendingCalls: 0,
      verifiedBy: [],
      unverified: false,
      corrections: 0,
      replans: 0,
      reobserved: false,
    });
  });

  it("keeps what its draft says", () => {
    const draft: StepDraft = {
      ...bare,
      reasoning: "It helps.",
      expectedOutcome: "It opens.",
      assertions: [{ kind: "text", text: "Open", present: true }],
      toolType: "search",
      dependsOn: [0, 2],
      contingencies: [{ trigger: "POPUP_DETECTED", response: "Close it" }],
      mutating: true,
      confirms: true,
    };
    expect(stepFrom(draft, "s3", idOf)).toMatchObject({ ...draft, dependsOn: ["s0", "s2"] });
    expect(stepFrom({ ...bare, confirms: false }, "s3", idOf)).not.toHaveProperty("confirms");
  });
});

describe("a criterion", () => {
  const draft = { text: "It is open", kind: "state", persistence: true } as const;
  it("begins open, and belongs to the step that its draft names", () => {
    const open = { id: "c1", ...draft, assertions: [], result: "open", evidenceIds: [] };
    const idOf = (index: number) => (index === 2 ? "s2" : undefined);
    expect(criterionFrom(draft, "c1")).toEqual(open);
    expect(criterionFrom({ ...draft, step: 2 }, "c1", idOf)).toEqual({ ...open, stepId: "s2" });
    expect(criterionFrom({ ...draft, step: 3 }, "c1", idOf)).toEqual(open);
    expect(criterionFrom({ ...draft, step: 2 }, "c1")).toEqual(open);
    const assertions = [{ kind: "text", text: "Open", present: true } as const];
    expect(criterionFrom({ ...draft, assertions }, "c1").assertions).toEqual(assertions);
  });

  it("may be the goal itself", () => {
    expect(goalCriterion("Add a bed", "c1")).toEqual({
      id: "c1",
      text: "Add a bed",
      kind: "change",
      persistence: true,
      assertions: [],
      result: "open",
      evidenceIds: [],
    });
    expect(goalCriterion("Open a bed", "c1").persistence).toBe(false);
  });

  it.each(["Add", "Create", "Edit", "Remove", "Archive", "Send", "Submit", "Upload"])(
    "is to last where the goal is to %s",
    (verb) => {
      expect(asksToStore(`${verb} it`)).toBe(true);
    },
  );

  it.each(["Open", "Search", "Sort", "Log in to", "Read", "Check"])(
    "is not to last where the goal is to %s",
    (verb) => {
      expect(asksToStore(`${verb} it`)).toBe(false);
    },
  );
});

describe("a goal", () => {
  it.each([
    ["  Open it ", "Open it"],
    ["Op\u200ben\u2060 it\ufeff", "Open it"],
    [`Open${" ".repeat(8)}it`, `Open${" ".repeat(8)}it`],
    [`Open${" ".repeat(9)}it`, `Open${" ".repeat(8)}it`],
    [`Open${" ".repeat(90)}it${" ".repeat(90)}now`, `Open${" ".repeat(8)}it${" ".repeat(8)}now`],
  ])("%j is read as %j", (text, tidy) => {
    expect(tidyGoal(text)).toBe(tidy);
  });

  it.each([
    [" Open \n it ", "Open it"],
    ["a".repeat(80), "a".repeat(80)],
    ["word ".repeat(20), `${"word ".repeat(16).trim()}…`],
    [`${"word ".repeat(15)}words and more`, `${"word ".repeat(15).trim()}…`],
    ["a".repeat(81), `${"a".repeat(80)}…`],
  ])("%j gives its session the title %j", (goal, title) => {
    expect(titleOf(goal)).toBe(title);
  });
});

describe("a session", () => {
  it("begins empty", () => {
    expect(newSession("s", "t", "now")).toEqual({
      id: "s",
      tenantId: "t",
      version: 0,
      createdAt: "now",
      updatedAt: "now",
      title: "",
      nextSequence: 1,
    });
    expect(newSession("s", "t", "now", "Beds").title).toBe("Beds");
  });
});

describe("a task", () => {
  it("begins at work, with all of its goal open", () => {
    const { goal, sessionId, tenantId, budget } = aTask();
    const given = {
      id: "1",
      tenantId,
      sessionId,
      goal,
      url: "https://a.test/",
      now: "now",
      budget,
      answers: [],
    };
    expect(newTask({ ...given, approvePlans: true })).toMatchObject({
      status: "executing",
      complexity: "COMPLEX",
      history: [],
      subTasks: [],
      answers: [],
      startUrl: "https://a.test/",
    });
  });

  it("may be claimed to be done, and not any more", () => {
    const task = aTask({ goal: "g".repeat(400) });
    const claimed = withClaim(task, "model_finish", "It is done.");
    expect(claimed).toEqual({
      ...task,
      claim: { source: "model_finish", summary: "It is done.", originalRequestSummary: "g".repeat(300) },
    });
    expect(withoutClaim(claimed)).toEqual(task);
  });
});

describe("an action", () => {
  it.each([
    [{}, false],
    [{ maybeDone: true }, true],
    [{ verdict: aVerdict({ outcome: "undecided" }) }, true],
    [{ verdict: aVerdict({ outcome: "refuted" }) }, false],
    [{ verdict: aVerdict() }, false],
  ])("%j may have happened unseen: %s", (parts, may) => {
    expect(mayHaveHappened(anAction(parts))).toBe(may);
  });

  it.each([
    ["refuted", thresholds.nothingChanged, true],
    ["refuted", thresholds.nothingChanged + 0.01, false],
    ["verified", thresholds.nothingChanged, false],
    ["undecided", thresholds.nothingChanged, false],
  ] as const)("%s at %d met with silence: %s", (outcome, confidence, silent) => {
    expect(isSilent(aVerdict({ outcome, confidence }))).toBe(silent);
  });
});
