import { setTimeout as sleep } from "node:timers/promises";
import { successBody } from "@/lib/contracts/error";
import { type InteractResponse, isEndStatus } from "@/lib/contracts/interact-response";
import { SessionView } from "@/lib/contracts/session";
import { TaskDetail } from "@/lib/contracts/task-detail";

type Server = { url: string; key: string };
/** `go`: the client's next turn finds what a person decided; `approved` when that was an approval. */
export type Resumed = { go: true; approved: boolean } | { go: false };

const lookEveryMs = 1_000;
const TaskBody = successBody(TaskDetail);
const SessionBody = successBody(SessionView);
const held: readonly string[] = [
  "needs_user_input",
  "awaiting_user",
  "awaiting_approval",
  "awaiting_plan_approval",
  "paused",
];

/** Waits until a person decided in the dashboard, the task ended there, or the signal came. */
export async function waitForPerson(
  { sessionId, taskId }: Pick<InteractResponse, "sessionId" | "taskId">,
  server: Server,
  signal: AbortSignal,
): Promise<Resumed> {
  while (!signal.aborted) {
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    const resumed =
      taskId === undefined
        ? await lookAtSession(sessionId, server, signal)
        : await lookAtTask(taskId, server, signal);
    if (resumed) return resumed;
  }
  return { go: false };
}

async function lookAtTask(taskId: string, server: Server, signal: AbortSignal): Promise<Resumed | undefined> {
  const read = TaskBody.safeParse(
    await get(`/api/task/${taskId}?from=${Number.MAX_SAFE_INTEGER}`, server, signal),
  );
  if (!read.success) return undefined;
  const { status, decided } = read.data.data;
  if (isEndStatus(status)) return { go: false };
  if (held.includes(status)) return undefined;
  return { go: true, approved: decided?.approval?.decision === "approve" };
}

async function lookAtSession(
  sessionId: string,
  server: Server,
  signal: AbortSignal,
): Promise<Resumed | undefined> {
  const read = SessionBody.safeParse(await get(`/api/session/${sessionId}`, server, signal));
  if (!read.success) return undefined;
  const { pending } = read.data.data;
  return pending && !pending.decided ? undefined : { go: true, approved: false };
}

/** What a server that does not answer now may say the next time. */
const get = async (path: string, { url, key }: Server, signal: AbortSignal): Promise<unknown> =>
  fetch(new URL(path, url), { headers: { authorization: `Bearer ${key}` }, signal }).then(
    (response) => response.json(),
    () => undefined,
  );
