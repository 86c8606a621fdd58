import { describe, expect, it } from "vitest";
import { aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import type { SubTask } from "./plan";
import { advanceSubTasks } from "./sub-task-progress";
import type { Task } from "./task";
import { thresholds } from "./thresholds";
import type { VerdictRecord } from "./verdict";

const subTask = (id: string, stepIds: string[], over: Partial<SubTask> = {}): SubTask => ({
  id,
  name: id,
  objective: id,
  inputs: [],
  outputs: [],
  stepIds,
  status: "pending",
  result: {},
  ...over,
});
const done = { status: "completed" as const };
const task = (over: Partial<Task> = {}): Task =>
  aTask({
    plan: aPlan(aStep({ id: "s0", ...done }), aStep({ id: "s1", description: 'Open "{order number}"' })),
    subTasks: [subTask("a", ["s0"], { status: "active", outputs: ["order number"] }), subTask("b", ["s1"])],
    currentSubTaskIndex: 0,
    ...over,
  });

describe("advanceSubTasks", () => {
  it("completes a sub-task whose steps are behind, and begins the next", () => {
    const next = advanceSubTasks(task(), []);
    expect(next.currentSubTaskIndex).toBe(1);
    expect(next.subTasks.map(({ status }) => status)).toEqual(["completed", "active"]);
  });

  it.each([
    ["Order number: 4711", "4711"],
    ["- Your order number is 4711.", "4711"],
    ["Order no. 4711", undefined],
  ])("hands on what the page shows as %s", (line, value) => {
    const next = advanceSubTasks(task(), ["Thank you", line]);
    expect(next.subTasks[0]?.result["order number"]).toBe(value);
    if (value) expect(next.plan?.steps[1]?.description).toBe(`Open "${value}"`);
  });

  it("stays where a step is left", () => {
    const plan = aPlan(aStep({ id: "s0" }), aStep({ id: "s1" }));
    expect(advanceSubTasks(task({ plan }), []).currentSubTaskIndex).toBe(0);
  });

  it("leaves a task without sub-tasks alone", () => {
    const plain = task({ subTasks: [] });
    expect(advanceSubTasks(plain, [])).toBe(plain);
  });

  const open = (over: Partial<Parameters<typeof aStep>[0]> = {}): Task =>
    task({ plan: aPlan(aStep({ id: "s0", ...over }), aStep({ id: "s1" })) });
  const says = (parts: Partial<VerdictRecord>): VerdictRecord =>
    aVerdict({ confidence: thresholds.subTaskCompleted, subTaskCompleted: true, ...parts });
  const after = (given: Task, verdict?: VerdictRecord): [number, string, string | undefined] => {
    const next = advanceSubTasks(given, [], verdict);
    return [next.currentSubTaskIndex, next.subTasks[0]?.status ?? "", next.plan?.steps[0]?.status];
  };

  it.each<[string, Task, VerdictRecord | undefined, [number, string, string]]>([
    ["a verdict that it is reached passes over what is left", open(), says({}), [1, "completed", "skipped"]],
    ["nobody says that it is reached", open(), undefined, [0, "active", "active"]],
    ["a verdict says nothing of it", open(), aVerdict(), [0, "active", "active"]],
    [
      "a verdict says so that is not sure",
      open(),
      says({ confidence: thresholds.subTaskCompleted - 0.01 }),
      [0, "active", "active"],
    ],
    [
      "a verdict says so that verified nothing",
      open(),
      says({ outcome: "undecided" }),
      [0, "active", "active"],
    ],
    ["a step is still to store something", open({ mutating: true }), says({}), [0, "active", "active"]],
    ["a step is still to look something up", open({ toolType: "search" }), says({}), [0, "active", "active"]],
    [
      "a refuted action speaks against it",
      open(),
      says({ outcome: "refuted", subTaskCompleted: false }),
      [0, "failed", "active"],
    ],
    [
      "a refuted action says nothing of it",
      open(),
      aVerdict({ outcome: "refuted" }),
      [0, "active", "active"],
    ],
    [
      "a verified action does not reach it",
      open(),
      says({ subTaskCompleted: false }),
      [0, "active", "active"],
    ],
    ["its step was skipped", open({ status: "skipped" }), undefined, [1, "completed", "skipped"]],
    ["its step failed", open({ status: "failed" }), undefined, [0, "active", "failed"]],
    [
      "its step is in no plan any more",
      task({ plan: aPlan(aStep({ id: "s1" })) }),
      undefined,
      [1, "completed", "active"],
    ],
  ])("%s", (_, given, verdict, expected) => {
    expect(after(given, verdict)).toEqual(expected);
  });

  it("goes on past each that is behind, and past the last", () => {
    const plan = aPlan(aStep({ id: "s0", ...done }), aStep({ id: "s1", ...done }));
    const next = advanceSubTasks(task({ plan }), []);
    expect(next.currentSubTaskIndex).toBe(2);
    expect(next.subTasks.map(({ status }) => status)).toEqual(["completed", "completed"]);
  });

  it("leaves a task without a plan alone", () => {
    const { plan: _none, ...bare } = task();
    expect(advanceSubTasks(bare, [])).toBe(bare);
  });

  it("keeps what was known of it", () => {
    const known = task({
      subTasks: [subTask("a", ["s0"], { status: "active", result: { town: "Ulm" } }), subTask("b", ["s1"])],
      plan: aPlan(aStep({ id: "s0", ...done }), aStep({ id: "s1", description: 'Open "{town}"' })),
    });
    const next = advanceSubTasks(known, []);
    expect(next.subTasks[0]?.result).toEqual({ town: "Ulm" });
    expect(next.plan?.steps[1]?.description).toBe('Open "Ulm"');
  });
});
