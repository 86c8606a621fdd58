import { z } from "zod";
import { ApiKeyView, CreateApiKey, CreatedApiKey, SignIn } from "./api-key";
import type { Endpoint } from "./endpoint";
import { Health, Ready } from "./health";
import { findExceededLimit, InteractRequest, interactRequestFields } from "./interact-request";
import { InteractResponse, TurnProcessing } from "./interact-response";
import { limits } from "./limits";
import { InitSession, MessagePage, MessagesQuery, RenameSession, SessionView } from "./session";
import { OverruleVerdict, ResumeTask, TaskDetail, TaskQuery } from "./task-detail";
import { UsageQuery, UsageReport } from "./usage-report";

const none = z.strictObject({});
const smallBody = 64 * 1024;
const plain = { access: "caller", params: none, query: none, body: none, bodyBytes: smallBody } as const;
const sessionId = z.strictObject({ id: z.uuid() });
const taskOfSession = z.strictObject({ id: z.uuid(), taskId: z.uuid() });
const gone = z.strictObject({ id: z.string() });

const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  given: Endpoint<P, Q, B, D>,
): Endpoint<P, Q, B, D> => given;

/** Every route of the HTTP API except the event stream and the sign-in link, which do not answer in JSON. */
export const endpoints = {
  interact: endpoint({
    ...plain,
    method: "POST",
    path: "/api/agent/interact",
    summary: "One turn: what the page looks like in, the next action out",
    body: InteractRequest,
    data: z.union([InteractResponse, TurnProcessing]),
    bodyBytes: limits.bodyBytes,
    exceededLimit: findExceededLimit,
    knownFields: interactRequestFields,
  }),
  turn: endpoint({
    ...plain,
    method: "GET",
    path: "/api/agent/turn/{turnId}",
    summary: "The answer to a turn that took longer than its request",
    params: z.strictObject({ turnId: z.uuid() }),
    data: z.union([InteractResponse, TurnProcessing]),
  }),
  initSession: endpoint({
    ...plain,
    method: "POST",
    path: "/api/session/init",
    summary: "Begin a session, or find one again",
    body: InitSession,
    data: SessionView,
  }),
  latestSession: endpoint({
    ...plain,
    method: "GET",
    path: "/api/session/latest",
    summary: "The session that was used last",
    data: SessionView,
  }),
  session: endpoint({
    ...plain,
    method: "GET",
    path: "/api/session/{id}",
    summary: "A session and its tasks",
    params: sessionId,
    data: SessionView,
  }),
  renameSession: endpoint({
    ...plain,
    method: "PATCH",
    path: "/api/session/{id}",
    summary: "Give a session another title",
    params: sessionId,
    body: RenameSession,
    data: SessionView,
  }),
  messages: endpoint({
    ...plain,
    method: "GET",
    path: "/api/session/{id}/messages",
    summary: "Messages of a session, oldest first",
    params: sessionId,
    query: MessagesQuery,
    data: MessagePage,
  }),
  activeTask: endpoint({
    ...plain,
    method: "GET",
    path: "/api/session/{id}/task/active",
    summary: "The newest task that is not at an end, first of all one on the host of the URL",
    params: sessionId,
    query: z.strictObject({ url: z.string().max(8_000).optional() }),
    data: TaskDetail,
  }),
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
    summary: "Hold a task; its next turn answers paused",
    params: taskOfSession,
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
  usage: endpoint({
    ...plain,
    method: "GET",
    path: "/api/usage",
    summary: "Model tokens and cost",
    query: UsageQuery,
    data: UsageReport,
  }),
  keys: endpoint({
    ...plain,
    method: "GET",
    path: "/api/keys",
    summary: "API keys",
    data: z.array(ApiKeyView),
  }),
  createKey: endpoint({
    ...plain,
    method: "POST",
    path: "/api/keys",
    summary: "Make an API key; this answer alone shows it",
    body: CreateApiKey,
    data: CreatedApiKey,
  }),
  revokeKey: endpoint({
    ...plain,
    method: "DELETE",
    path: "/api/keys",
    summary: "Revoke an API key",
    query: z.strictObject({ id: z.string().min(1).max(100) }),
    data: gone,
  }),
  signIn: endpoint({
    ...plain,
    method: "POST",
    path: "/api/sign-in",
    summary: "Trade an API key for the dashboard's cookie",
    access: "open",
    body: SignIn,
    data: none,
  }),
  health: endpoint({
    ...plain,
    method: "GET",
    path: "/api/health",
    summary: "The process is up, and what it runs on",
    access: "open",
    data: Health,
  }),
  ready: endpoint({
    ...plain,
    method: "GET",
    path: "/api/ready",
    summary: "The process can serve: its store answers",
    access: "open",
    data: Ready,
  }),
  openapi: endpoint({
    ...plain,
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description",
    access: "open",
    data: z.unknown(),
  }),
} as const;
