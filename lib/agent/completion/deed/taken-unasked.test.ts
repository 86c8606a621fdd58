import { describe, expect, it } from "vitest";
import { writeCompletion } from "@/lib/agent/completion/write-completion";
import { network } from "@/tests/support/a-claim-case";
import { aCriterion, aTask } from "@/tests/support/a-task";
import { type Done, doneOf, endOf, press, type } from "@/tests/support/end-of-goal";
import { takenUnasked } from "./taken-unasked";

const name = [type("Name", "Ann Lee"), press("Save", [network])];

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
