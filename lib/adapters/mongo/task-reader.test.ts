import { describe, expect, it } from "vitest";
import { aTask } from "@/tests/support/a-task";
import { createTaskReader } from "./task-reader";

const textOf = (parts: Parameters<typeof aTask>[0]) => JSON.stringify(aTask(parts));

describe("a reader of tasks", () => {
  it("reads a text once, and anew when it changed", () => {
    const reader = createTaskReader();
    const first = reader.read("t", textOf({ goal: "one" }));
    expect(first).toEqual(aTask({ goal: "one" }));
    expect(reader.read("t", textOf({ goal: "one" }))).toBe(first);
    expect(reader.read("t", textOf({ goal: "two" })).goal).toBe("two");
    expect(reader.read("other", textOf({ goal: "one" }))).not.toBe(first);
  });

  it("knows what was just written, as long as it is what is stored", () => {
    const reader = createTaskReader();
    const task = aTask({ id: "t", goal: "one" });
    reader.wrote(task, JSON.stringify(task));
    expect(reader.read("t", JSON.stringify(task))).toBe(task);
    expect(reader.read("t", textOf({ id: "t", goal: "theirs" })).goal).toBe("theirs");
  });

  it("keeps nothing of a task that has ended", () => {
    const reader = createTaskReader();
    const ended = textOf({ status: "completed" });
    expect(reader.read("t", ended)).not.toBe(reader.read("t", ended));
  });

  it("forgets what was not asked for longest where there is much", () => {
    const reader = createTaskReader();
    const long = (id: string) => textOf({ id, goal: id.repeat(2_500_000) });
    const [a, b] = [reader.read("a", long("a")), reader.read("b", long("b"))];
    expect(reader.read("a", long("a"))).toBe(a);
    reader.read("c", long("c"));
    expect(reader.read("a", long("a"))).toBe(a);
    expect(reader.read("b", long("b"))).not.toBe(b);
  });
});
