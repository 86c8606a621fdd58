import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { successBody } from "@/lib/contracts/error";
import { InteractResponse, TurnProcessing } from "@/lib/contracts/interact-response";
import { type ClinicVisit, clinicVisit } from "./clinic-visit";
import type { HttpPoster, Posted } from "./http-poster";

export type TaskLoad = {
  /** Tasks that are under way at any time. */
  tasks: number;
  /** No task is begun once this many turns were sent; those under way come to their end. */
  turns: number;
  /** Told after each turn. */
  afterTurn?(turns: number): void;
  /** Ends the load: no turn is sent any more, and tasks under way are left where they are. */
  signal?: AbortSignal;
};

export type LoadResult = {
  turnMs: number[];
  tasksDone: number;
  /** How tasks ended. */
  statuses: Record<string, number>;
  errors: string[];
  /** Patients saved more than once by one task. */
  duplicates: number;
};

const Answer = successBody(z.union([TurnProcessing, InteractResponse]));
const maxTurnsOfTask = 30;

/** Keeps so many tasks going, each with its own page and session, until enough turns were sent. */
export async function runTasks(
  { tasks, turns, afterTurn, signal }: TaskLoad,
  http: HttpPoster,
): Promise<LoadResult> {
  const result: LoadResult = { turnMs: [], tasksDone: 0, statuses: {}, errors: [], duplicates: 0 };
  let begun = 0;
  let sent = 0;

  async function turn(body: object): Promise<InteractResponse> {
    sent += 1;
    const text = JSON.stringify(body);
    const { answer, ms } = await answerTo(text, http);
    result.turnMs.push(ms);
    afterTurn?.(result.turnMs.length);
    return answer;
  }

  async function lane(): Promise<void> {
    while (sent < turns && !signal?.aborted) {
      const visit = clinicVisit(begun++);
      try {
        const status = await runTask(visit, turn, signal);
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        result.tasksDone += 1;
      } catch (error) {
        result.errors.push(error instanceof Error ? error.message : String(error));
        if (result.errors.length > 100) return;
      }
      if (visit.saved().length > 1) result.duplicates += 1;
    }
  }

  await Promise.all(Array.from({ length: tasks }, lane));
  return result;
}

async function runTask(
  visit: ClinicVisit,
  turn: (body: object) => Promise<InteractResponse>,
  signal: AbortSignal | undefined,
): Promise<string> {
  const sessionId = randomUUID();
  const next = (more: object) => turn({ sessionId, turnId: randomUUID(), ...visit.page(), ...more });
  let answer = await next({ query: visit.goal });
  for (let turns = 1; answer.status === "executing"; turns += 1) {
    if (signal?.aborted) return "left open";
    if (turns >= maxTurnsOfTask) throw new Error(`a task did not end within ${maxTurnsOfTask} turns`);
    const { taskId, actionId, action } = answer;
    const report = visit.act(action);
    answer = await next({ ...report, taskId, lastActionId: actionId });
  }
  return answer.status;
}

/** The answer, asked for again as the server says where the turn took too long for one request; its time is that of the whole. */
async function answerTo(body: string, http: HttpPoster): Promise<{ answer: InteractResponse; ms: number }> {
  const began = performance.now();
  let posted = await http.post("/api/agent/interact", body);
  for (;;) {
    const { data } = Answer.parse(parsed(posted));
    if (data.status !== "processing") return { answer: data, ms: performance.now() - began };
    await wait(data.retryAfterMs);
    posted = await http.get(`/api/agent/turn/${data.turnId}`);
  }
}

function parsed({ status, text }: Posted): unknown {
  if (status === 200 || status === 202) return JSON.parse(text);
  throw new Error(`status ${status}: ${text.slice(0, 300)}`);
}
