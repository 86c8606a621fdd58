import { describe, expect, it } from "vitest";
import { aPlan, aStep, aTask } from "@/tests/support/a-task";
import type { SubTask } from "./plan";
import { advanceSubTasks } from "./sub-task-progress";
import type { Task } from "./task";

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
});
