import { AppError, BudgetError } from "@/lib/agent/domain/app-error";
import { addUsage, type Budget, tokensOf } from "@/lib/agent/domain/budget";
import { incompleteCompletion, limitReason } from "@/lib/agent/domain/end-task";
import { type OpenedTurn, openNewTask, openTask } from "@/lib/agent/domain/open-turn";
import { type PolicyRules, rulesOfTenant } from "@/lib/agent/domain/policy";
import { respond } from "@/lib/agent/domain/respond";
import { newSession, type Session, titleOf } from "@/lib/agent/domain/session";
import { settleTurn } from "@/lib/agent/domain/settle-turn";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnOutbox } from "@/lib/agent/domain/turn";
import type { TurnEnding } from "@/lib/agent/domain/turn-ending";
import { turnEvents, turnMessages } from "@/lib/agent/domain/turn-news";
import { runTurn } from "@/lib/agent/graph/graph";
import { type MeteredModel, meteredModel } from "@/lib/agent/graph/metered-model";
import { recordingOf } from "@/lib/agent/graph/recording-of";
import type { TurnState } from "@/lib/agent/graph/state";
import { tapeTurn } from "@/lib/agent/graph/turn-tape";
import { type TurnWatch, watchTurn } from "@/lib/agent/graph/turn-watch";
import { judgedIn, judgedPages } from "@/lib/agent/graph/verification-input";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Recorder } from "@/lib/agent/ports/recorder";
import type { WebSearch } from "@/lib/agent/ports/search";
import type { SaveResult, StoredTurn, TurnStore } from "@/lib/agent/ports/store";
import type { Tracing } from "@/lib/agent/ports/tracing";
import { startState } from "@/lib/agent/start-state";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";

export type AgentDeps = {
  model: ModelPort;
  store: TurnStore;
  realtime: Realtime;
  tracing: Tracing;
  recorder: Recorder;
  clock: Clock;
  ids: Ids;
  search: WebSearch;
  knowledge: Knowledge;
  rules: PolicyRules;
  budget: Budget;
  tiersEnabled: boolean;
  log(entry: { level: "info" | "warn" | "error"; event: string; fields: Record<string, unknown> }): void;
};

export type Caller = { tenantId: string; userId: string };
/** `posted`: the request as it came, where that says all of it and nothing else. */
export type TurnOptions = Asked & { signal?: AbortSignal; posted?: string };
type Asked = { turnId: string; bodyHash: string; requestId: string };

export type Agent = {
  /** One turn. The same `turnId` again gives the recorded answer; with another body it is a `turn_conflict`. */
  interact(request: InteractRequest, caller: Caller, options: TurnOptions): Promise<InteractResponse>;
};

/** Load, run the machine, save, publish, answer. */
export function createAgent(installed: AgentDeps): Agent {
  return {
    async interact(request, caller, options) {
      const recorded = await installed.store.findTurn(caller.tenantId, options.turnId);
      if (recorded) return replay(recorded, options.bodyHash);
      const tenant = await installed.store.loadTenant(caller.tenantId);
      const tape = tapeTurn(installed);
      const deps = { ...installed, ...tape.outside, rules: rulesOfTenant(installed.rules, tenant?.rules) };
      const opened = await open(request, caller, deps);
      const watch = startWatch(opened, options, installed);
      try {
        const model = meterFor(opened, options, watch, { ...deps, ids: installed.ids });
        const start = startState(opened, request);
        const ended = await runTurn(start, { ...deps, ...signalOf(options), model, watch }).catch(
          (error: unknown) => endedBy(error, start, options),
        );
        const response = await save(opened, { start, ended, model }, options, deps);
        const { verdict } = ended;
        const trace = watch.trace({ status: response.status, ...(verdict ? { verdict } : {}) });
        deps.tracing.turnEnded(trace);
        const { userId } = caller;
        const whole = { request, posted: options.posted, response, userId, verdict, tape, trace, deps };
        deps.recorder.turnEnded(() => recordingOf({ ...whole, visited: watch.visited() }));
        return response;
      } catch (error) {
        reportFailure(error, opened, options, watch, deps);
        throw error;
      }
    },
  };
}

/** A budget that does not hold the next question ends the task; a turn that was ended says why, one whose time is over can be tried again. */
function endedBy(error: unknown, start: TurnState, { signal }: TurnOptions): TurnState {
  if (error instanceof BudgetError) {
    const reason = limitReason(error.limit);
    const completion = incompleteCompletion(start.task, reason);
    const ending: TurnEnding = { kind: "end", status: "partial", completion, reason };
    return { ...start, ending, task: settleTurn(start.task, ending) };
  }
  if (!signal?.aborted) throw error;
  if (signal.reason instanceof AppError) throw signal.reason;
  throw new AppError("model_unavailable", "The turn took longer than it may.", { cause: error });
}

function replay(stored: StoredTurn, bodyHash: string): InteractResponse {
  if (stored.record.bodyHash !== bodyHash)
    throw new AppError(
      "turn_conflict",
      "turnId: this turn was answered already, for another body; use a new turnId",
    );
  return stored.record.response;
}

async function open(request: InteractRequest, caller: Caller, deps: AgentDeps): Promise<OpenedTurn> {
  const now = deps.clock.now().toISOString();
  if (request.taskId) {
    const task = await deps.store.loadTask(caller.tenantId, request.taskId);
    if (!task || (request.sessionId && request.sessionId !== task.sessionId))
      throw new AppError("not_found", "taskId: no such task");
    return openTask(task, request, now);
  }
  const sessionId = request.sessionId ?? deps.ids.uuid();
  const known = await deps.store.loadSession(caller.tenantId, sessionId);
  const { budget, rules, ids } = deps;
  const opened = openNewTask(request, known ?? newSession(sessionId, caller.tenantId, now), {
    newTaskId: ids.uuid(),
    now,
    budget,
    approvePlans: rules.approvePlans,
  });
  // Only now: a call that cannot begin a task leaves no session behind.
  const title = titleOf(opened.task.goal);
  const session = known
    ? await titled(known, title, deps.store)
    : await deps.store.openSession(caller.tenantId, sessionId, now, title);
  if (!session) throw new AppError("not_found", "sessionId: no such session");
  return { ...opened, session };
}

/** A session that was opened before it had a goal; whoever names it at the same moment comes first. */
async function titled(session: Session, title: string, store: TurnStore): Promise<Session> {
  if (session.title !== "") return session;
  const saved = await store.saveSession({ ...session, title });
  if (saved === "saved") return { ...session, title, version: session.version + 1 };
  return (await store.loadSession(session.tenantId, session.id)) ?? session;
}

const signalOf = (options: TurnOptions) => (options.signal ? { signal: options.signal } : {});

const startWatch = ({ task }: OpenedTurn, { turnId }: TurnOptions, deps: AgentDeps): TurnWatch => {
  const { tenantId, sessionId, id: taskId } = task;
  return watchTurn({ tenantId, sessionId, taskId, turn: task.turn + 1, turnId }, deps);
};

const meterFor = (
  { task }: OpenedTurn,
  options: TurnOptions,
  watch: TurnWatch,
  { model, clock, ids }: AgentDeps,
): MeteredModel =>
  meteredModel(model, {
    clock,
    ids,
    watch,
    tokensLeft: task.budget.tokens - tokensOf(task.usage),
    costLeftUsd: task.budget.costUsd - task.usage.costUsd,
    ...signalOf(options),
  });

/** One guarded update commits the turn; only then is it told to anyone. */
async function save(
  opened: OpenedTurn,
  { start, ended, model }: { start: TurnState; ended: TurnState; model: MeteredModel },
  { turnId, bodyHash, requestId }: TurnOptions,
  deps: AgentDeps,
): Promise<InteractResponse> {
  const { ending, verdict, planNews, remarks } = ended;
  if (!ending) throw new TypeError("the turn came to its end without an answer");
  const now = deps.clock.now().toISOString();
  const task = { ...ended.task, usage: addUsage(ended.task.usage, model.usage()), updatedAt: now };
  const judging = verdict ? { verdict } : {};
  const stored = !(opened.isNewTask && ending.kind === "ask");
  const judged = judgedIn(ended);
  const about = judged ? { judgedActionId: judged.actionId } : {};
  const response = respond({ task, ending, turnId, ...judging, ...about, turnUsage: model.usage(), stored });
  const news = {
    task,
    ending,
    response,
    turnId,
    now,
    ...judging,
    ...(planNews ? { planNews } : {}),
    ...(opened.said ? { said: opened.said } : {}),
  };
  const messages = turnMessages(news);
  const events = turnEvents(news, messages);
  const record = { turnId, bodyHash, turn: task.turn, response, createdAt: now };
  const pages = judged && judgedPages(start);
  const outbox = {
    record,
    ...(judged ? { judged } : {}),
    ...(pages ? { pages } : {}),
    messages,
    events,
    modelCalls: model.calls(),
    remarks,
  };
  const result = stored
    ? await saveTask(opened, task, outbox, deps.store)
    : await saveQuestion(opened, ending, outbox, deps.store);
  if (result === "stale") return answerOfOther(task.tenantId, turnId, bodyHash, deps);
  deps.realtime.publish(task.tenantId, events);
  const fields = {
    sessionId: task.sessionId,
    taskId: task.id,
    turn: task.turn,
    requestId,
    status: task.status,
    remarks,
  };
  deps.log({ level: "info", event: "turn", fields });
  return response;
}

async function saveTask(
  { session }: OpenedTurn,
  task: Task,
  outbox: TurnOutbox,
  store: TurnStore,
): Promise<SaveResult> {
  const result = await store.saveTurn(task, outbox);
  if (result === "saved" && session?.pending) {
    const { pending: _answered, ...settled } = session;
    await store.saveSession(settled);
  }
  return result;
}

/** A question before there is a task lives on the session, in one guarded update. */
async function saveQuestion(
  { task, session }: OpenedTurn,
  ending: TurnEnding,
  outbox: TurnOutbox,
  store: TurnStore,
): Promise<SaveResult> {
  if (!session || ending.kind !== "ask")
    throw new TypeError("only the question of a first call is kept on the session");
  const result = await store.saveSession({
    ...session,
    pending: { goal: task.goal, question: ending.question, turn: outbox.record },
  });
  if (result === "saved") await store.appendMessages(task.tenantId, outbox.messages);
  return result;
}

/** Another request of the same turn came first: its answer is ours too. */
async function answerOfOther(
  tenantId: string,
  turnId: string,
  bodyHash: string,
  deps: AgentDeps,
): Promise<InteractResponse> {
  const other = await deps.store.findTurn(tenantId, turnId);
  if (other) return replay(other, bodyHash);
  throw new AppError(
    "turn_conflict",
    "another turn of this task was answered meanwhile; ask for the active task",
    { retryable: true },
  );
}

/** The task stays as its last turn left it; watchers and the log learn that this turn failed. */
function reportFailure(
  error: unknown,
  { task }: OpenedTurn,
  options: TurnOptions,
  watch: TurnWatch,
  deps: AgentDeps,
): void {
  const code = error instanceof AppError ? error.code : "internal";
  deps.tracing.turnEnded(watch.trace({ error: code }));
  const fields = {
    sessionId: task.sessionId,
    taskId: task.id,
    turn: task.turn + 1,
    requestId: options.requestId,
    code,
  };
  deps.log({ level: "error", event: "turn_failed", fields });
  const timestamp = deps.clock.now().toISOString();
  const data = { taskId: task.id, status: task.status, turn: task.turn, error: code };
  const eventId = `${options.turnId}:failed`;
  deps.realtime.publish(
    task.tenantId,
    [{ eventId, sessionId: task.sessionId, name: "task_status", data, timestamp }],
    { logged: false },
  );
}
