import { AppError } from "@/lib/agent/domain/app-error";
import { secretsOf } from "@/lib/agent/domain/secrets-of";
import type { ReplayTurn, TurnRecording } from "@/lib/agent/domain/turn-recording";
import { withoutSecrets } from "@/lib/agent/domain/without-secrets";
import type { Store } from "@/lib/agent/ports/store";
import { recordingFormat, type TaskRecording } from "@/lib/contracts/task-recording";
import type { Caller } from "@/lib/server/caller";
import { hashesOf } from "@/lib/server/traces/question-hash";

/** The recording of a task as it may leave the server; `not_found` for a task of a foreign tenant too. */
export async function readRecording(
  store: Store,
  { tenantId }: Caller,
  taskId: string,
): Promise<TaskRecording> {
  const task = await store.loadTask(tenantId, taskId);
  if (!task) throw new AppError("not_found", "There is no such task.");
  const recordings = await store.listRecordings(tenantId, taskId);
  const tooLarge = await store.listTooLarge(tenantId, taskId);
  return { format: recordingFormat, taskId, turnCount: task.turn, tooLarge, turns: replayTurns(recordings) };
}

/** What one turn shows to be a secret is one in all of them. Questions are told by their hashes alone. */
export function replayTurns(recordings: readonly TurnRecording[]): ReplayTurn[] {
  return withoutSecrets(recordings, secretsOf(recordings)).map(({ exchanges, ...turn }) => ({
    ...turn,
    exchanges: exchanges.map(({ input, prompt, ...exchange }) => ({
      ...exchange,
      ...hashesOf({ input, prompt }),
    })),
  }));
}
