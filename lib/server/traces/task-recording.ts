import { AppError } from "@/lib/agent/domain/app-error";
import { secretsOf } from "@/lib/agent/domain/secrets-of";
import type { Exchange, HashedExchange, ReplayTurn, TurnRecording } from "@/lib/agent/domain/turn-recording";
import { withoutSecrets } from "@/lib/agent/domain/without-secrets";
import type { Store } from "@/lib/agent/ports/store";
import { recordingFormat, type TaskRecording } from "@/lib/contracts/task-recording";
import type { Caller } from "@/lib/server/caller";
import { hashedExchange } from "@/lib/server/traces/question-hash";

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

/**
 * What one turn shows to be a secret is one in all of them. Questions are told by their hashes alone; where a secret is taken out only now, the question
 * that will be put again is not the one that was hashed, and nothing tells it.
 */
export function replayTurns(recordings: readonly TurnRecording[]): ReplayTurn[] {
  const secrets = secretsOf(recordings);
  return recordings.map((recording) => {
    const turn = withoutSecrets(recording, secrets);
    const isSame = turn === recording || JSON.stringify(turn) === JSON.stringify(recording);
    return { ...turn, exchanges: turn.exchanges.map(isSame ? hashedExchange : hashedAnew) };
  });
}

const hashedAnew = ({ inputHash, promptHash, ...exchange }: Exchange): HashedExchange =>
  inputHash === undefined ? hashedExchange(exchange) : withoutQuestion(exchange);

const withoutQuestion = ({ input, prompt, ...exchange }: Exchange): HashedExchange => exchange;
