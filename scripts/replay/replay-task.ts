import { z } from "zod";
import { ReplayTurn } from "@/lib/agent/domain/turn-recording";
import { recordingLimits, TaskRecording } from "@/lib/contracts/task-recording";
import { type ReplayedTurn, replayTurn } from "./replay-turn";

/** A file that `export` wrote. */
export const ReplayFile = TaskRecording.extend({ turns: z.array(ReplayTurn) });
export type ReplayFile = z.infer<typeof ReplayFile>;

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
      ...missingLines(file).map((line) => `  ${line}`),
      ...turns.flatMap(turnLines),
    ],
  };
}

/** Which turns a file lacks, and why. */
export function missingLines({ turnCount, turns, tooLarge }: ReplayFile): string[] {
  const kept = new Set(turns.map(({ turn }) => turn));
  const missing = Array.from({ length: turnCount }, (_, at) => at + 1).filter((turn) => !kept.has(turn));
  const large = missing.filter((turn) => tooLarge.includes(turn));
  const other = missing.filter((turn) => !tooLarge.includes(turn));
  return [
    ...(large.length > 0
      ? [`too large to record (over ${recordingLimits.chars / 1_000_000} MB): ${turnList(large)}`]
      : []),
    ...(other.length > 0
      ? [
          `not recorded, or past their retention (SUREFOOT_RECORD_TURNS, SUREFOOT_RETENTION_DAYS): ${turnList(other)}`,
        ]
      : []),
  ];
}

const turnList = (turns: readonly number[]): string =>
  `${turns.length === 1 ? "turn" : "turns"} ${turns.join(", ")}`;

const turnLines = ({ turn, changes, notes }: ReplayedTurn): string[] =>
  changes.length + notes.length === 0
    ? []
    : [
        `  turn ${turn}: ${changes.length > 0 ? "changed" : "same decision"}`,
        ...changes.map((change) => `    ${change}`),
        ...notes.map((note) => `    (${note})`),
      ];
