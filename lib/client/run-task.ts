import type { Attachment, InteractRequest } from "@/lib/contracts/interact-request";
import { type InteractResponse, isEndStatus, type ResponseStatus } from "@/lib/contracts/interact-response";
import type { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import type { Driver, Wanted } from "./driver";
import {
  type PostResult,
  pollTurn,
  postTurn,
  type Retrying,
  type RetryLimits,
  retryLimits,
} from "./post-turn";
import { type ActionReport, runAction, runChain } from "./run-action";
import type { Clock, Resolution, Transport } from "./transport";

/** One round-trip, as it happened. */
export type TurnRecord = { response: InteractResponse; attempts: number; ms: number };

/** What a client keeps so that a loop which ended at any moment, with its process, goes on and does nothing twice. */
export type LoopMemory = {
  taskId: string | undefined;
  /** A turn that was posted and whose answer was not followed yet. */
  turnId: string | undefined;
  /** An action that was begun and is not over; whether it took effect is unknown. */
  actionId: string | undefined;
  /** What the next post says beside the page. */
  report: Partial<InteractRequest>;
};

/** The person or program behind the client. Undefined for an answer means: stop here, the task can go on later. */
export type Caller = {
  onTurn?: (turn: TurnRecord) => void;
  /** Told when the server gives a turn no answer and is asked again, once a turn. */
  onRetry?: (retrying: Retrying) => void;
  /** Told before a turn is posted, before an action runs and after it; the loop goes on once it is kept. */
  onProgress?: (memory: LoopMemory) => Promise<void> | void;
  onQuestion?: (question: UserQuestion) => Promise<string | undefined>;
  onApproval?: (request: ApprovalRequest) => Promise<"approve" | "reject" | undefined>;
  onBlocker?: (blocker: Blocker) => Promise<Resolution | undefined>;
};

export type TaskRun = {
  goal: string;
  sessionId: string;
  /** Of a task that goes on. */
  memory?: Partial<LoopMemory>;
  /** Ask the server for the active task of the session when no `taskId` is known. */
  findActive?: boolean;
  attachments?: Attachment[];
  maxTurns: number;
};

export type TaskEnd =
  | { kind: "ended"; status: ResponseStatus; response: InteractResponse }
  /** The server waits for a person, and the caller had no answer. */
  | { kind: "waiting"; status: ResponseStatus; response: InteractResponse }
  | { kind: "stopped"; reason: "aborted" | "max_turns"; response: InteractResponse | undefined }
  | { kind: "failed"; code: string; message: string };

export type LoopDeps = {
  transport: Transport;
  driver: Driver;
  clock: Clock;
  ids: { uuid: () => string };
  signal: AbortSignal;
  retry?: RetryLimits;
};

/** What the loop carries from turn to turn. */
type LoopState = LoopMemory & { wanted: Wanted; lookedForActive: boolean };

type Step = { go: "on" } | { go: "end"; end: TaskEnd };

const nothingMore: Wanted = { dom: false, screenshot: false, fullText: false };
const goOn: Step = { go: "on" };
const endWith = (end: TaskEnd): Step => ({ go: "end", end });

/** Works on a goal turn by turn: show the page, do what the server answers, show what came of it, until the task ends or waits. */
export async function runTask(run: TaskRun, caller: Caller, deps: LoopDeps): Promise<TaskEnd> {
  const state = stateOf(run.memory);
  if (run.findActive && state.taskId === undefined) await findActiveTask(run, state, deps);
  let last: InteractResponse | undefined;
  for (let turn = 0; turn < run.maxTurns; turn++) {
    if (deps.signal.aborted) return { kind: "stopped", reason: "aborted", response: last };
    const startedAt = deps.clock.now();
    const posted = (await earlierTurn(state, caller, deps)) ?? (await newTurn(run, state, caller, deps));
    if (posted.kind === "aborted") return { kind: "stopped", reason: "aborted", response: last };
    if (posted.kind === "unreachable") return { kind: "failed", code: "unreachable", message: posted.reason };
    if (posted.kind === "refused") {
      if (await foundAgain(posted.code, run, state, deps)) continue;
      return { kind: "failed", code: posted.code, message: posted.message };
    }
    last = posted.response;
    state.taskId = last.taskId ?? state.taskId;
    caller.onTurn?.({ response: last, attempts: posted.attempts, ms: deps.clock.now() - startedAt });
    const step = await follow(last, run, state, caller, deps);
    if (step.go === "end") return step.end;
  }
  return { kind: "stopped", reason: "max_turns", response: last };
}

/** An action that was begun and has no report yet may have taken effect: that is what the server is told. */
function stateOf({ taskId, turnId, actionId, report = {} }: Partial<LoopMemory> = {}): LoopState {
  const interrupted =
    actionId === undefined ? {} : { lastActionId: actionId, lastActionStatus: "pending" as const };
  return {
    taskId,
    turnId,
    actionId: undefined,
    report: { ...report, ...interrupted },
    wanted: nothingMore,
    lookedForActive: false,
  };
}

/** The answer to a turn that was posted before the loop ended. None when the server never got it: then the page is shown anew. */
async function earlierTurn(
  state: LoopState,
  { onRetry }: Caller,
  deps: LoopDeps,
): Promise<PostResult | undefined> {
  const { turnId } = state;
  if (turnId === undefined) return undefined;
  const posted = await pollTurn(turnId, { ...deps, onRetry }, deps.retry ?? retryLimits);
  if (posted.kind === "unreachable" || posted.kind === "aborted") return posted;
  state.turnId = undefined;
  return posted.kind === "refused" && posted.code === "not_found" ? undefined : posted;
}

async function newTurn(run: TaskRun, state: LoopState, caller: Caller, deps: LoopDeps): Promise<PostResult> {
  const body = await requestOf(run, state, deps);
  if (deps.signal.aborted) return { kind: "aborted" };
  state.turnId = body.turnId;
  await caller.onProgress?.(memoryOf(state));
  const posted = await postTurn(body, { ...deps, onRetry: caller.onRetry }, deps.retry ?? retryLimits);
  if (posted.kind === "answer" || posted.kind === "refused") state.turnId = undefined;
  return posted;
}

const memoryOf = ({ taskId, turnId, actionId, report }: LoopState): LoopMemory => ({
  taskId,
  turnId,
  actionId,
  report,
});

async function requestOf(
  run: TaskRun,
  state: LoopState,
  deps: LoopDeps,
): Promise<InteractRequest & { turnId: string }> {
  const page = await deps.driver.snapshot(state.wanted);
  return {
    sessionId: run.sessionId,
    ...(state.taskId === undefined ? { query: run.goal } : { taskId: state.taskId }),
    ...(run.attachments && { attachments: run.attachments }),
    ...page,
    ...state.report,
    turnId: deps.ids.uuid(),
  };
}

async function findActiveTask(run: TaskRun, state: LoopState, deps: LoopDeps): Promise<boolean> {
  state.lookedForActive = true;
  state.taskId = await deps.transport.activeTask(run.sessionId, deps.driver.currentUrl(), deps.signal);
  return state.taskId !== undefined;
}

/** A task id that the server does not know is looked up once; a new task would do everything again. */
async function foundAgain(code: string, run: TaskRun, state: LoopState, deps: LoopDeps): Promise<boolean> {
  if (code !== "not_found" || state.lookedForActive || state.taskId === undefined) return false;
  return findActiveTask(run, state, deps);
}

/** Does what an answer says. Leaves in `state` what the next post has to tell. */
async function follow(
  response: InteractResponse,
  run: TaskRun,
  state: LoopState,
  caller: Caller,
  deps: LoopDeps,
): Promise<Step> {
  const wait = (): Step => endWith({ kind: "waiting", status: response.status, response });
  switch (response.status) {
    case "executing":
      return act(response, state, caller, deps);
    case "needs_context":
    case "needs_full_dom":
      state.wanted = wantedBy(response);
      return goOn;
    case "needs_user_input": {
      const text = await caller.onQuestion?.(response.userQuestion);
      if (text === undefined) return wait();
      tell(state, { answer: { questionId: response.userQuestion.questionId, text } });
      return goOn;
    }
    case "awaiting_approval": {
      const decision = await caller.onApproval?.(response.approvalRequest);
      if (decision === undefined) return wait();
      if (decision === "approve") deps.driver.approveNext();
      tell(state, { approval: { actionId: response.approvalRequest.actionId, decision } });
      return goOn;
    }
    case "awaiting_user": {
      const resolution = await caller.onBlocker?.(response.blocker);
      if (resolution === undefined || state.taskId === undefined) return wait();
      const told = await deps.transport.resume(run.sessionId, state.taskId, resolution, deps.signal);
      tell(state, {});
      return told ? goOn : wait();
    }
    default:
      return isEndStatus(response.status)
        ? endWith({ kind: "ended", status: response.status, response })
        : wait();
  }
}

/** Runs the action, or the chain that it begins. */
async function act(
  response: Extract<InteractResponse, { status: "executing" }>,
  state: LoopState,
  caller: Caller,
  { driver, signal }: LoopDeps,
): Promise<Step> {
  if (signal.aborted) return endWith({ kind: "stopped", reason: "aborted", response });
  const { action, actionId, chain, expectedOutcome } = response;
  state.actionId = actionId;
  await caller.onProgress?.(memoryOf(state));
  const report: ActionReport = chain
    ? await runChain(chain, expectedOutcome, driver, signal)
    : await runAction(action, expectedOutcome, driver);
  tell(state, { ...report, lastActionId: actionId });
  state.actionId = undefined;
  await caller.onProgress?.(memoryOf(state));
  if (response.actionDetails.name === "extract") state.wanted = { ...nothingMore, fullText: true };
  return goOn;
}

function tell(state: LoopState, report: Partial<InteractRequest>): void {
  state.report = report;
  state.wanted = nothingMore;
}

function wantedBy(
  response: Extract<InteractResponse, { status: "needs_context" | "needs_full_dom" }>,
): Wanted {
  const wantsDom =
    response.requestedDomMode !== "semantic" ||
    ("needsSkeletonDom" in response && response.needsSkeletonDom === true);
  return {
    dom: wantsDom,
    screenshot: response.status === "needs_context" && response.needsScreenshot === true,
    fullText: true,
  };
}
