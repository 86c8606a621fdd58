import { callServer } from "@/extension/call-server";
import type { Command, CommandResult } from "@/extension/messages";
import { notePast, readConnection } from "@/extension/storage";
import { heldPhases, livePhases, overPhases, recordKey, type TaskRecord } from "@/extension/task-record";
import { httpTransport } from "@/lib/client/http-transport";
import type { LoopMemory } from "@/lib/client/run-task";
import type { ChangePlan } from "@/lib/contracts/change-plan";
import { endpoints } from "@/lib/contracts/endpoints";
import { setPhase, startLoop, stopLoop } from "./loops";
import { urlOf } from "./page-world";
import { allRecords, handleOf, type RecordHandle, recordOfTab } from "./records";

const ok: CommandResult = { ok: true };
const no = (message: string): CommandResult => ({ ok: false, message });
const noMemory: LoopMemory = { taskId: undefined, turnId: undefined, actionId: undefined, report: {} };

/** Does what the panel asks. */
export async function runCommand(command: Command): Promise<CommandResult> {
  if (command.kind === "wake") return wakeAll();
  if (command.kind === "start") return start(command);
  const handle = await recordOfTab(command.tabId);
  if (!handle) return no("There is no task in this tab.");
  switch (command.kind) {
    case "answer":
      return goOn(handle, { answer: { questionId: command.questionId, text: command.text } });
    case "decide":
      return goOn(handle, { approval: { actionId: command.actionId, decision: command.decision } });
    case "change_plan":
      return changePlan(handle, command.change);
    case "resolve":
      return resume(handle, command.resolution);
    case "pause":
    case "take_over":
      return hold(handle, command.kind === "pause" ? "paused" : "taken_over");
    case "go_on": {
      const byHand = handle.now().phase === "taken_over";
      return resume(handle, { resolutionMethod: byHand ? "user_action_in_browser" : "retry" });
    }
    case "stop":
      return stop(handle);
    case "forget":
      await stopLoop(handle.now().tabId);
      await handle.remove();
      return ok;
  }
}

/** Begins a task in a tab, in the tab's session if there is one. */
async function start(command: Extract<Command, { kind: "start" }>): Promise<CommandResult> {
  const { tabId, goal, attachments } = command;
  const before = await recordOfTab(tabId);
  if (before && !overPhases.includes(before.now().phase)) return no("A task runs in this tab already.");
  const sessionId = command.sessionId ?? before?.now().sessionId ?? crypto.randomUUID();
  if (before) await before.remove();
  const url = (await urlOf(tabId)) ?? "";
  const record: TaskRecord = {
    tabId,
    sessionId,
    goal,
    phase: "running",
    memory: noMemory,
    tabs: [{ id: "t1", tabId, url }],
    activeTab: "t1",
    tabCount: 1,
    nextId: 1,
    attachments,
  };
  const handle = handleOf(record);
  await handle.change((same) => same);
  await notePast({ sessionId, goal, startedAt: new Date().toISOString() });
  await startLoop(handle);
  return ok;
}

/** Goes on after a wait; `said` is what the next turn tells the server of the person. */
async function goOn(handle: RecordHandle, said?: LoopMemory["report"]): Promise<CommandResult> {
  await stopLoop(handle.now().tabId);
  await handle.change((record) => ({ ...record, phase: "running", memory: afterWait(record, said) }));
  await startLoop(handle);
  return ok;
}

/** The answer that the loop waited on was followed: asked for again it would only say to wait. A pause alone leaves the report before it unheard. */
function afterWait({ memory, last }: TaskRecord, said: LoopMemory["report"] | undefined): LoopMemory {
  const followed = last !== undefined && last.status !== "executing" && last.turnId === memory.turnId;
  if (said === undefined && !followed) return memory;
  const unheard = last?.status === "paused" ? memory.report : {};
  return { ...memory, turnId: undefined, actionId: undefined, report: { ...unheard, ...said } };
}

/** A plan that was decided on lets the task go on; one that was changed still waits. */
async function changePlan(handle: RecordHandle, change: ChangePlan): Promise<CommandResult> {
  const { sessionId, memory } = handle.now();
  const params = { id: sessionId, taskId: memory.taskId ?? "" };
  const told = await callServer(endpoints.changePlan, { params, body: change });
  if (!told.ok) return no(told.message);
  return change.change === "approve" || change.change === "reject" ? goOn(handle) : ok;
}

/** Stops acting at once, and has the server hold the task. */
async function hold(handle: RecordHandle, phase: "paused" | "taken_over"): Promise<CommandResult> {
  await setPhase(handle, phase);
  await stopLoop(handle.now().tabId);
  return handle.now().phase === phase ? tellServer(handle, endpoints.pauseTask) : ok;
}

async function tellServer(
  handle: RecordHandle,
  control: typeof endpoints.pauseTask | typeof endpoints.cancelTask,
): Promise<CommandResult> {
  const { sessionId, memory } = handle.now();
  if (memory.taskId === undefined) return ok;
  const told = await callServer(control, { params: { id: sessionId, taskId: memory.taskId } });
  return told.ok || told.code === "task_finished" ? ok : no(told.message);
}

type HowResumed = Parameters<ReturnType<typeof httpTransport>["resume"]>[2];

async function resume(handle: RecordHandle, resolution: HowResumed): Promise<CommandResult> {
  const { sessionId, memory } = handle.now();
  const connection = await readConnection();
  if (!connection) return no("This browser is not paired with a server.");
  if (memory.taskId !== undefined) {
    const transport = httpTransport({ url: connection.server, key: connection.key });
    // Refused where the server holds nothing: the next turn says how the task stands.
    await transport.resume(sessionId, memory.taskId, resolution, AbortSignal.timeout(20_000));
  }
  return goOn(handle);
}

async function stop(handle: RecordHandle): Promise<CommandResult> {
  await setPhase(handle, "stopped", "Stopped by you.");
  await stopLoop(handle.now().tabId);
  return handle.now().phase === "stopped" ? tellServer(handle, endpoints.cancelTask) : ok;
}

/** A tab that was closed takes its task with it, unless the task has others. */
export async function stopForClosedTab(handle: RecordHandle): Promise<void> {
  await stop(handle);
  await handle.remove();
  await chrome.storage.local.remove(recordKey(handle.now().tabId));
}

/** Whether somebody answered, approved or resumed away from this browser. */
async function wasLetGo(handle: RecordHandle): Promise<boolean> {
  const { taskId } = handle.now().memory;
  if (taskId === undefined) return false;
  const told = await callServer(endpoints.task, { params: { id: taskId } });
  return told.ok && told.data.status === "executing";
}

/** Lets every task go on that waits for nobody. */
export async function wakeAll(): Promise<CommandResult> {
  const connection = await readConnection();
  for (const handle of await allRecords()) {
    const { phase } = handle.now();
    if (livePhases.includes(phase) || (phase === "signed_out" && connection)) await startLoop(handle);
    else if (heldPhases.includes(phase) && (await wasLetGo(handle))) await goOn(handle);
  }
  return ok;
}
