import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { chainOf } from "@/tests/support/a-chain";
import { aPage } from "@/tests/support/a-page";
import { anAction, anUnseenAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { actionStateOf, applyVerdict, holdForSecondLook, remember, withoutSkeleton } from "./apply-verdict";

const plan = aPlan(aStep({ id: "a" }), aStep({ id: "b" }));
const task = aTask({ plan, pendingAction: anAction({ stepId: "a" }) });

describe("applyVerdict", () => {
  it.each([
    ["verified", aVerdict(), {}, 1],
    ["verified, but not surely enough", aVerdict({ confidence: 0.69 }), {}, 0],
    ["refuted", aVerdict({ outcome: "refuted" }), {}, 0],
    ["undecided on a reversible step", aVerdict({ outcome: "undecided" }), {}, 1],
    ["undecided on a mutating step", aVerdict({ outcome: "undecided" }), { mutating: true }, 0],
  ])("%s moves the step index as it should", (_name, verdict, step, index) => {
    const steps = plan.steps.map((each) => (each.id === "a" ? { ...each, ...step } : each));
    const next = applyVerdict({ ...task, plan: { ...plan, steps } }, anAction({ stepId: "a" }), verdict);
    expect(next.plan?.currentStepIndex).toBe(index);
    expect(next.pendingAction).toBeUndefined();
  });

  it("does not leave a step behind where the page only asked first", () => {
    const record = anAction({ stepId: "a", onlyAsked: true });
    const next = applyVerdict(task, record, aVerdict({ outcome: "undecided" }));
    expect(next.plan?.currentStepIndex).toBe(0);
  });

  it("does not leave a step behind because something was moved out of its way", () => {
    const next = applyVerdict(task, anAction({ stepId: "a", purpose: "contingency" }), aVerdict());
    expect(next.plan?.currentStepIndex).toBe(0);
  });

  it("leaves a step behind whose own control was found under another name", () => {
    const wanted = { kind: "url" as const, match: "changed" as const };
    const other = { kind: "text" as const, text: "Saved", present: true };
    const indexAfter = (
      assertions: (typeof wanted | typeof other)[],
      check: string,
      shown = [wanted, other],
    ) => {
      const steps = aPlan(aStep({ id: "a", assertions }), aStep({ id: "b" }));
      const expectedOutcome = { description: "", domChanges: {}, assertions: shown };
      const done = anAction({ stepId: "a", purpose: "recover", expectedOutcome });
      return applyVerdict({ ...task, plan: steps }, done, aVerdict({ check })).plan?.currentStepIndex;
    };
    expect(indexAfter([wanted, other], "assertions-hold")).toBe(1);
    expect(indexAfter([wanted, other], "url-changed")).toBe(0);
    expect(indexAfter([], "assertions-hold")).toBe(0);
    expect(indexAfter([wanted, other], "assertions-hold", [wanted])).toBe(0);
  });

  it("says what proves a step, and remembers the evidence of what was verified, the last sixty", () => {
    const fact = (id: string, polarity: "for" | "against") => ({
      id,
      source: "alert" as const,
      polarity,
      strength: 1,
      rank: "dom" as const,
      text: id,
    });
    const evidence = [fact("e1", "for"), fact("e2", "against")];
    const old = Array.from({ length: 60 }, (_, at) => fact(`o${at}`, "for"));
    const next = applyVerdict({ ...task, evidence: old }, anAction({ stepId: "a" }), aVerdict({ evidence }));
    expect(next.plan?.steps[0]?.verifiedBy).toEqual(["e1"]);
    expect(next.evidence).toEqual([...old.slice(2), ...evidence]);
    for (const outcome of ["refuted", "undecided"] as const) {
      const kept = applyVerdict(task, anAction({ stepId: "a" }), aVerdict({ outcome, evidence }));
      expect([kept.evidence, kept.plan?.steps[0]?.verifiedBy]).toEqual([[], []]);
      expect(kept.plan?.steps[0]?.unverified).toBe(outcome === "undecided");
    }
  });

  it("counts what brought nothing as one try wherever it was done again", () => {
    const states = (record: Parameters<typeof anAction>[0], outcome: "verified" | "refuted") =>
      applyVerdict(task, anAction(record), aVerdict({ outcome })).progress.recentActionStates.at(-1);
    expect(states({ stepId: "a" }, "refuted")).toBe('click("1")@a');
    expect(states({}, "refuted")).toBe('click("1")@00');
    expect(states({ stepId: "a" }, "verified")).toBe('click("1")@00');
    expect(actionStateOf(anUnseenAction())).toBe('click("1")@http://clinic.test/patients');
    const left = applyVerdict(task, anAction({ stepId: "a" }), aVerdict()).progress;
    const stayed = applyVerdict(task, anAction({ stepId: "z" }), aVerdict()).progress;
    expect([left, stayed].map((one) => one.consecutiveSuccessWithoutTaskComplete)).toEqual([0, 1]);
  });

  it("knows a control again that was drawn anew under another id", () => {
    const tryOf = (id: string, name: string) => {
      const target = { id, role: "button" as const, name, path: "table/row:7" };
      const record = anAction({ stepId: "a", action: { name: "click", args: [id] }, target });
      return applyVerdict(task, record, aVerdict({ outcome: "undecided" })).progress.recentActionStates.at(
        -1,
      );
    };
    expect(tryOf("20", "Actions")).toBe(tryOf("31", "Actions"));
    expect(tryOf("20", "Actions")).not.toBe(tryOf("20", "Open"));
  });

  it("judges an action of no plan", () => {
    const next = applyVerdict(aTask({ pendingAction: anAction() }), anAction(), aVerdict());
    expect([next.plan, next.history.length]).toEqual([undefined, 1]);
    expect(withoutSkeleton(anUnseenAction())).not.toHaveProperty("beforeState");
  });

  it("leaves behind every step of a verified chain", () => {
    const next = applyVerdict(task, anAction({ stepId: "a", chainStepIds: ["a", "b"] }), aVerdict());
    expect(next.plan?.currentStepIndex).toBe(2);
  });

  it("keeps the verdict and drops the skeleton", () => {
    const next = applyVerdict(task, anAction({ stepId: "a" }), aVerdict());
    expect(next.history[0]?.verdict?.outcome).toBe("verified");
    expect(next.history[0]?.beforeState).not.toHaveProperty("semanticSkeleton");
  });
});

describe("remember", () => {
  it("keeps ten actions and counts the older ones", () => {
    let next = aTask();
    for (let index = 0; index < 14; index++) next = remember(next, anAction({ actionId: `a${index}` }));
    expect([next.history.length, next.earlierActions, next.history[0]?.actionId]).toEqual([10, 4, "a4"]);
  });

  const { nodes } = aPage('form "Booking"\n  textbox "Room" #r ="214"\n  textbox:number "Nights" #n ="3"');
  const fieldOf = (id: string, name: string) => ({
    id,
    name,
    role: "textbox" as const,
    path: "form:Booking",
  });
  const [nights, room] = [fieldOf("n", "Nights"), fieldOf("r", "Room")];
  const beforeState = { url: "http://a.test/", domHash: "0", semanticSkeleton: { nodes, textDigest: [] } };
  const chained = chainOf(['setValue("n", "305")', 'setValue("x", "1")', "click"]);
  const chain = {
    ...chained,
    actions: chained.actions.map((one, at) => ({ ...one, targetElementId: at === 0 ? "n" : "x" })),
  };
  it.each<[string, Partial<ActionRecord>, string[] | undefined]>([
    ["another one", { target: nights }, ["Room"]],
    ["another one, by one of several actions", { target: room, chain, chainTargets: [nights] }, ["Room"]],
    ["that one", { target: room }, undefined],
    [
      "another one, of which the page is not known",
      { target: nights, beforeState: { url: "", domHash: "" } },
      undefined,
    ],
  ])("keeps what field the goal calls for a value that went into %s", (_, parts, left) => {
    const record = anAction({ action: { name: "setValue", args: ["n", "305"] }, beforeState, ...parts });
    const goal = "Change the room of Helga Brandt's booking to 305.";
    expect(remember(aTask({ goal }), record).history[0]?.unchosen).toEqual(left);
  });
});

describe("a place that the goal names", () => {
  const tab = (name: string, states: string[]) => ({
    ...{ id: name, role: "tab" as const, name, states, parent: -1, path: "", frame: "" },
  });
  const nodes = [tab("All lots", ["selected"]), tab("My watch list", [])];
  const beforeState = { url: "http://a.test/", domHash: "0", semanticSkeleton: { nodes, textDigest: [] } };
  it.each([
    ["is where it goes, and not where it is done, at the thing", "list/item:Lot 31 Oak chair", undefined],
    ["was left out where it was done at another thing", "list/item:Lot 7 Lamp", ["My watch list"]],
  ])("%s", (_, path, left) => {
    const target = { id: "w", role: "button" as const, name: "Watch", path };
    const record = anAction({ action: { name: "click", args: ["w"] }, beforeState, target });
    const goal = "Put Lot 31 on my watch list";
    expect(remember(aTask({ goal }), record).history[0]?.unchosen).toEqual(left);
  });
});

describe("holdForSecondLook", () => {
  it("keeps the action with its own before-state", () => {
    const held = holdForSecondLook(task, anAction({ stepId: "a" }), aReport());
    expect(held.reobserved?.record.beforeState?.semanticSkeleton).toBeDefined();
    expect([held.pendingAction, held.plan?.steps[0]?.reobserved]).toEqual([undefined, true]);
  });
});
