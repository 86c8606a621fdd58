import { dropAttachments } from "@/extension/attachments";
import { forgetKey, readConnection } from "@/extension/storage";
import { heldPhases, livePhases, overPhases, type Phase, type TaskRecord } from "@/extension/task-record";
import { httpTransport } from "@/lib/client/http-transport";
import { type LoopMemory, runTask, type TaskEnd } from "@/lib/client/run-task";
import type { Clock, Transport } from "@/lib/client/transport";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { detachFrom } from "./debugger-session";
import { extensionDriver } from "./extension-driver";
import { listenToNetwork, stopListeningToNetwork } from "./network-log";
import { callPage, callWitnesses, stopWatchingPages, unlessGone, watchNewPages } from "./page-world";
import type { RecordHandle } from "./records";

/** Wakes the worker while tasks run, whatever ended it. The browser allows no shorter time to packed extensions. */
const wakeAlarm = "wake";
const wakeMinutes = 0.5;
const maxTurns = 200;
/** Before an unreachable server is asked again. */
const retryMs = 15_000;

const loops = new Map<number, { abort: AbortController; over: Promise<void> }>();

export const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Lets the loop of a task go on, unless it does already. */
export async function startLoop(handle: RecordHandle): Promise<void> {
  const { tabId } = handle.now();
  if (loops.has(tabId)) return;
  const abort = new AbortController();
  const over = loop(handle, abort.signal)
    .catch(async (fault: unknown) => {
      console.error(fault);
      await handle.change((record) => ({ ...record, phase: "failed", note: String(fault) }));
    })
    .finally(() => ended(handle, tabId));
  loops.set(tabId, { abort, over });
}

/** Ends the loop at the next point where nothing is half done. */
export async function stopLoop(tabId: number): Promise<void> {
  const running = loops.get(tabId);
  running?.abort.abort();
  await running?.over;
}

async function loop(handle: RecordHandle, signal: AbortSignal): Promise<void> {
  await chrome.alarms.create(wakeAlarm, { periodInMinutes: wakeMinutes });
  listenToNetwork();
  await watchNewPages();
  await handle.change((record) => ({ ...record, phase: "running" }));
  while (!signal.aborted) {
    const connection = await readConnection();
    if (!connection) return void (await setPhase(handle, "signed_out"));
    const end = await runOnce(handle, httpTransport({ url: connection.server, key: connection.key }), signal);
    const unreachable = end.kind === "failed" && end.code === "unreachable";
    if (!unreachable) return noteEnd(handle, end);
    await setPhase(handle, "unreachable", end.message);
    await clock.sleep(retryMs, signal);
  }
}

function runOnce(handle: RecordHandle, transport: Transport, signal: AbortSignal): Promise<TaskEnd> {
  const { goal, sessionId, memory, attachments } = handle.now();
  const keep = (memory: LoopMemory) => handle.change((record) => ({ ...record, memory }));
  return runTask(
    { goal, sessionId, memory, maxTurns, ...(attachments.length > 0 && { attachments }) },
    {
      onProgress: keep,
      onTurn: ({ response }) => void handle.change((record) => withAnswer(record, response)),
    },
    {
      transport: tellingOfFaults(transport, handle),
      driver: extensionDriver({ handle, signal }),
      clock,
      ids: { uuid: () => crypto.randomUUID() },
      signal,
    },
  );
}

/** Who approved the action, here or in the dashboard, approved what its page may ask about it. */
function withAnswer({ note: _solved, ...record }: TaskRecord, response: InteractResponse): TaskRecord {
  const { last } = record;
  const approved =
    last?.status === "awaiting_approval" &&
    response.status === "executing" &&
    response.actionId === last.approvalRequest.actionId;
  return {
    ...record,
    memory: { ...record.memory, taskId: response.taskId ?? record.memory.taskId },
    last: response,
    phase: livePhases.includes(record.phase) ? "running" : record.phase,
    ...(approved && { approved }),
  };
}

/** The panel says that the server does not answer as soon as one call failed, not when all tries are used up. */
function tellingOfFaults(transport: Transport, handle: RecordHandle): Transport {
  return {
    ...transport,
    interact: async (body, signal) => {
      const answer = await transport.interact(body, signal);
      if (answer.kind === "retry" && !signal.aborted) await setPhase(handle, "unreachable", answer.reason);
      return answer;
    },
  };
}

async function noteEnd(handle: RecordHandle, end: TaskEnd): Promise<void> {
  if (end.kind === "ended") return setPhase(handle, "ended");
  if (end.kind === "waiting") return setPhase(handle, end.status === "paused" ? "paused" : "waiting");
  if (end.kind === "stopped")
    return end.reason === "max_turns"
      ? setPhase(handle, "failed", "The task took too many turns.")
      : undefined;
  if (end.code === "unauthenticated") {
    await forgetKey();
    return setPhase(handle, "signed_out");
  }
  // Somebody ended it elsewhere: how, the server tells.
  if (end.code === "task_finished") return setPhase(handle, "ended");
  return setPhase(handle, "failed", end.message);
}

export async function setPhase(handle: RecordHandle, phase: Phase, note?: string): Promise<void> {
  await handle.change(
    ({ note: _old, ...record }): TaskRecord => ({
      ...record,
      phase,
      ...(note !== undefined && { note }),
    }),
  );
}

async function ended(handle: RecordHandle, tabId: number): Promise<void> {
  loops.delete(tabId);
  const { phase, tabs, attachments } = handle.now();
  for (const tab of tabs) {
    await unlessGone(callPage(tab.tabId, 0, "hideWorking")).catch(() => undefined);
    await unlessGone(callWitnesses(tab.tabId, "disarm")).catch(() => undefined);
    await detachFrom(tab.tabId);
  }
  if (overPhases.includes(phase)) await dropAttachments(attachments.map(({ id }) => id));
  if (loops.size > 0) return;
  if (!heldPhases.includes(phase)) await chrome.alarms.clear(wakeAlarm);
  stopListeningToNetwork();
  await stopWatchingPages();
}
