import { describe, expect, it } from "vitest";
import { writeCompletion } from "@/lib/agent/completion/write-completion";
import { network } from "@/tests/support/a-claim-case";
import { aCriterion, aTask } from "@/tests/support/a-task";
import { type Done, doneOf, endOf, press, type } from "@/tests/support/end-of-goal";
import { takenUnasked } from "./taken-unasked";

const name = [type("Name", "Ann Lee"), press("Save", [network])];

describe("what was done to another thing as well", () => {
  const goal = "Book me into Reformer Pilates on 10 December";
  const own = press("Book Reformer Pilates, 10 December", [network]);
  const told = (...done: Done[]) => takenUnasked({ ...aTask({ goal }), history: done.map(doneOf) });

  it("is told where it was sent and answered", () => {
    const other = press("Book Reformer Pilates, 3 December", [network]);
    expect(told(other, own)).toEqual(['"Book Reformer Pilates, 3 December" was pressed and taken as well.']);
  });

  it.each<[string, Done[]]>([
    ["it sent nothing", [press("Book Reformer Pilates, 3 December"), own]],
    ["it did nothing", [{ ...press("Book Yoga, 3 December", [network]), outcome: "refuted" }, own]],
    ["it did something else", [press("Show Reformer Pilates, 3 December", [network]), own]],
    ["its control says no more than what it does", [press("Book", [network]), own]],
    ["nothing that was pressed has all that the goal names", [press("Book Yoga", [network])]],
  ])("is not told where %s", (_, done) => {
    expect(told(...done)).toEqual([]);
  });
});

describe("what was taken away and nobody asked for", () => {
  it.each<[string, string, Done[], string]>([
    ["nothing", "Set the name to Ann Lee", name, "achieved"],
    ["an entry", "Set the name to Ann Lee", [press("Remove Bo Lind", [network]), ...name], "unverified"],
    [
      "an entry that the goal wants gone",
      "Remove Bo Lind and set the name to Ann Lee",
      [press("Remove Bo Lind", [network]), ...name],
      "achieved",
    ],
    ["a filter of one's own", "Set the name to Ann Lee", [press("Remove filter"), ...name], "achieved"],
    [
      "nothing, where pressing it did nothing",
      "Set the name to Ann Lee",
      [{ ...press("Remove Bo Lind"), outcome: "refuted" }, ...name],
      "achieved",
    ],
  ])("keeps the goal open: %s", async (_, goal, done, end) => {
    expect(await endOf(goal, done)).toBe(end);
  });

  it("is told with what is left to do, however the task ends", () => {
    const open = aCriterion({ text: "The name is Ann Lee", persistence: true });
    const history = [doneOf(press("Remove Bo Lind"))];
    const task = { ...aTask({ goal: "Set the name" }), history };
    const { remainingWork: left } = writeCompletion([open], [], { task, summary: "", ended: false });
    expect(left?.join(" ")).toContain('"Remove Bo Lind" was pressed, which the goal does not ask for.');
  });

  it("says only what was seen of it", () => {
    const record = doneOf({ ...press("Remove Bo Lind"), outcome: "undecided" });
    const task = { ...aTask({ goal: "Set the name" }), history: [record] };
    expect(takenUnasked(task)).toEqual([
      '"Remove Bo Lind" was pressed, which the goal does not ask for. What became of it is not known.',
    ]);
  });
});
