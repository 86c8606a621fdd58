import { z } from "zod";
import { ReplayTurn } from "@/lib/agent/domain/turn-recording";
import { TaskRecording } from "@/lib/contracts/task-recording";
import { type ReplayedTurn, replayTurn } from "./replay-turn";

/** A file that `export` wrote. */
export const ReplayFile = TaskRecording.extend({ turns: z.array(ReplayTurn) });
type ReplayFile = z.infer<typeof ReplayFile>;

export type ReplayedTask = { lines: string[]; changed: number };

/** Runs all turns of a file, each from where the recording had it: what one turn decides differently does not hide what the next ones do. */
export async function replayTask(file: ReplayFile): Promise<ReplayedTask> {
  const turns: ReplayedTurn[] = [];
  for (const turn of file.turns) turns.push(await replayTurn(turn));
  const changed = turns.filter(({ changes }) => changes.length > 0).length;
  return {
    changed,
    lines: [
      `Task ${file.taskId}: ${changed} of ${turns.length} decisions changed.`,
      ...missingLine(file),
      ...turns.flatMap(turnLines),
    ],
  };
}

function missingLine({ turnCount, turns }: ReplayFile): string[] {
  const kept = new Set(turns.map(({ turn }) => turn));
  const missing = Array.from({ length: turnCount }, (_, at) => at + 1).filter((turn) => !kept.has(turn));
  return missing.length === 0 ? [] : [`  not recorded: ${missing.join(", ")}`];
}

const turnLines = ({ turn, changes, notes }: ReplayedTurn): string[] =>
  changes.length + notes.length === 0
    ? []
    : [
        `  turn ${turn}: ${changes.length > 0 ? "changed" : "same decision"}`,
        ...changes.map((change) => `    ${change}`),
        ...notes.map((note) => `    (${note})`),
      ];
