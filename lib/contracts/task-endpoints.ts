import { z } from "zod";
import { ChangePlan, RetryFrom } from "./change-plan";
import { Decide } from "./decision";
import { endpoint, plain, sessionId, taskOfSession } from "./endpoint";
import { HoldTask, OverruleVerdict, ResumeTask, TaskDetail, TaskQuery } from "./task-detail";
import { TaskRecording } from "./task-recording";
import { TaskTrace, TraceQuery } from "./turn-trace";

/** What a person sees of a task and does to it. */
export const taskEndpoints = {
  resumeTask: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/resume",
    summary: "Go on after a pause or a cleared blocker",
    params: taskOfSession,
    body: ResumeTask,
    data: TaskDetail,
  }),
  pauseTask: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/pause",
    summary:
      "Hold a task; its next turn answers paused, or the task waits for a person's permission of a site",
    params: taskOfSession,
    body: HoldTask,
    data: TaskDetail,
  }),
  cancelTask: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/cancel",
    summary: "End a task for good",
    params: taskOfSession,
    data: TaskDetail,
  }),
  changePlan: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/plan",
    summary: "Approve, reject, edit or reorder a plan, or skip one of its steps",
    params: taskOfSession,
    body: ChangePlan,
    data: TaskDetail,
  }),
  retryTask: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/retry",
    summary: "Do a step and all after it anew",
    params: taskOfSession,
    body: RetryFrom,
    data: TaskDetail,
  }),
  decide: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/decide",
    summary: "Approve, refuse or answer away from the client; its next turn carries it out",
    params: sessionId,
    body: Decide,
    data: z.strictObject({ task: TaskDetail.optional() }),
  }),
  overruleVerdict: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/{id}/task/{taskId}/verdict",
    summary: "A person's verdict on an action, in place of the task's own",
    params: taskOfSession,
    body: OverruleVerdict,
    data: TaskDetail,
  }),
  task: endpoint({
    ...plain,
    method: "GET",
    path: "/api/task/{id}",
    summary: "A task with its turns, verdicts, evidence and usage",
    params: z.strictObject({ id: z.uuid() }),
    query: TaskQuery,
    data: TaskDetail,
  }),
  taskTrace: endpoint({
    ...plain,
    method: "GET",
    path: "/api/task/{id}/trace",
    summary: "How the turns of a task ran: every node and model call with its time, tokens and cost",
    params: z.strictObject({ id: z.uuid() }),
    query: TraceQuery,
    data: TaskTrace,
  }),
  taskRecording: endpoint({
    ...plain,
    method: "GET",
    path: "/api/task/{id}/recording",
    summary:
      "What each turn of a task was given and decided, without secrets, to be run again with npm run replay",
    params: z.strictObject({ id: z.uuid() }),
    data: TaskRecording,
  }),
};
