import { afterEach, describe, expect, it, vi } from "vitest";
import type { TurnRecording } from "@/lib/agent/domain/turn-recording";
import type { OwnedRecording } from "@/lib/agent/ports/trace-store";
import { recordingFormat } from "@/lib/contracts/task-recording";
import { hashedExchange } from "@/lib/server/traces/question-hash";
import { replayTurns } from "@/lib/server/traces/task-recording";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play } from "@/tests/support/an-agent";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";
import { ReplayFile, replayTask } from "./replay-task";

/** A whole task as it was recorded: a patient is added, saved, looked at twice and read back. */
async function recordedTask(): Promise<TurnRecording[]> {
  const told: (() => OwnedRecording)[] = [];
  const recorder = { turnEnded: (tell: () => OwnedRecording) => void told.push(tell) };
  const agent = await anAgent(addingJas, { recorder });
  await play(agent, aSmallClinic(), { query: addJas });
  return told.map((tell) => tell());
}

/** As it comes out of a file. */
const fileOf = (recordings: readonly TurnRecording[]) =>
  ReplayFile.parse(
    JSON.parse(
      JSON.stringify({
        format: recordingFormat,
        taskId: "task",
        turnCount: recordings.length,
        tooLarge: [],
        turns: replayTurns(recordings),
      }),
    ),
  );

afterEach(() => {
  vi.doUnmock("@/lib/agent/domain/thresholds");
  vi.resetModules();
});

describe("a recorded task that is run again", () => {
  it("comes to the same decisions, with the same questions, on the same code", async () => {
    const recordings = await recordedTask();
    expect(recordings.map(({ decision }) => decision.status)).toEqual([
      "executing",
      "executing",
      "executing",
      "executing",
      "completed",
    ]);
    expect(recordings[0]?.exchanges.map(({ name }) => name)).toContain("make_plan");
    expect(await replayTask(fileOf(recordings))).toEqual({
      changed: 0,
      lines: ["Task task: 0 of 5 decisions changed."],
    });
  });

  it("names the decision that another threshold changes", async () => {
    const file = fileOf(await recordedTask());
    vi.resetModules();
    vi.doMock("@/lib/agent/domain/thresholds", async (original) => {
      const { thresholds } = await original<typeof import("@/lib/agent/domain/thresholds")>();
      return { thresholds: { ...thresholds, refinementCertainty: 0.99 } };
    });
    const { replayTask: replayOnOther } = await import("./replay-task");
    const { changed, lines } = await replayOnOther(file);
    expect(changed).toBe(2);
    expect(lines).toEqual([
      "Task task: 2 of 5 decisions changed.",
      "  turn 1: changed",
      expect.stringMatching(/^ {4}nodes: .+ {2}→ {2}.+$/),
      "    status: executing  →  needs_user_input",
      '    action: setValue("name", "Jas")  →  none',
      "  turn 2: changed",
      expect.stringMatching(/^ {4}nodes: /),
      "    status: executing  →  needs_user_input",
      '    action: click("save")  →  none',
    ]);
  });

  it("says where a question is not the recorded one, and gives the recorded answer all the same", async () => {
    const [first] = fileOf(await recordedTask()).turns;
    if (!first) throw new Error("nothing was recorded");
    const exchanges = first.exchanges.map((one) =>
      one.name === "make_plan"
        ? { ...one, inputHash: "another" }
        : one.name === "refine_step"
          ? { ...one, promptHash: "another" }
          : one,
    );
    const { changed, lines } = await replayTask({
      ...fileOf([]),
      turnCount: 1,
      tooLarge: [],
      turns: [{ ...first, exchanges }],
    });
    expect(changed).toBe(0);
    expect(lines.slice(1)).toEqual([
      "  turn 1: same decision",
      "    (make_plan: its input changed; the recorded answer was given all the same)",
      "    (refine_step: its prompt is worded differently; the recorded answer was given all the same)",
    ]);
  });

  it("tells no question by its hash where a later turn shows what was secret in it", async () => {
    const [first, second, ...later] = await recordedTask();
    if (!first || !second) throw new Error("too little was recorded");
    const stored = [first, second, ...later].map((turn) => ({
      ...turn,
      exchanges: turn.exchanges.map(hashedExchange),
    }));
    const shown = { i: "9", r: "inp", n: "Password", v: "patient", k: "password" };
    const revealed = stored.map((turn, at) =>
      at === 0 ? turn : { ...turn, request: { ...turn.request, interactiveTree: [shown] } },
    );
    const hashes = (file: ReplayFile) => file.turns[0]?.exchanges.map(({ inputHash }) => inputHash);
    expect(hashes(fileOf(stored))).not.toContain(undefined);
    expect(new Set(hashes(fileOf(revealed)))).toEqual(new Set([undefined]));
    const { turns, ...file } = fileOf(stored);
    const untold = turns.map((turn) => ({
      ...turn,
      exchanges: turn.exchanges.map(({ inputHash, promptHash, ...rest }) => rest),
    }));
    expect((await replayTask({ ...file, turns: untold })).changed).toBe(0);
  });

  it("says where an answer is missing, is not asked for, or fits no more", async () => {
    const [first] = fileOf(await recordedTask()).turns;
    if (!first) throw new Error("nothing was recorded");
    const [plan, ...others] = first.exchanges.filter(({ name }) => name !== "refine_step");
    const unread = { ...plan, name: "make_plan", inputHash: "x", answer: { data: { outcome: "no such" } } };
    const never = { name: "extract_data", inputHash: "x", answer: { data: [] } };
    const exchanges = [...others.filter(({ name }) => name !== "make_plan"), unread, never];
    const { changed, lines } = await replayTask({
      ...fileOf([]),
      turnCount: 3,
      tooLarge: [2],
      turns: [{ ...first, exchanges }],
    });
    expect(changed).toBe(1);
    const told = lines.join("\n");
    expect(told).toContain(
      "not recorded, or past their retention (SUREFOOT_RECORD_TURNS, SUREFOOT_RETENTION_DAYS): turn 3",
    );
    expect(told).toContain("too large to record (over 8 MB): turn 2");
    expect(told).toContain("make_plan: the recorded answer no longer fits its schema");
    expect(told).toContain("extract_data: was not asked any more");
  });

  it("fails the same way where a model failed", async () => {
    const [first] = fileOf(await recordedTask()).turns;
    if (!first) throw new Error("nothing was recorded");
    const exchanges = first.exchanges.map(({ answer, ...one }) =>
      one.name === "make_plan" ? { ...one, fault: "model_unavailable" as const } : { ...one, answer },
    );
    const { lines } = await replayTask({ ...fileOf([]), turnCount: 1, turns: [{ ...first, exchanges }] });
    expect(lines.join("\n")).toContain("ends in the fault model_unavailable instead of executing");
  });
});
