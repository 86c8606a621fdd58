import { z } from "zod";
import { endpoint, gone, plain, sessionId } from "./endpoint";
import { RunView, StartRun } from "./run";
import {
  InitSession,
  MessagePage,
  MessagesQuery,
  RenameSession,
  SessionPage,
  SessionsQuery,
  SessionView,
} from "./session";
import { TaskDetail } from "./task-detail";

/** Sessions, what is said in them, and runs of the headless client. */
export const sessionEndpoints = {
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
  deleteSession: endpoint({
    ...plain,
    method: "DELETE",
    path: "/api/session/{id}",
    summary: "Delete a session with all that was said and done in it; what models cost stays counted",
    params: sessionId,
    data: gone,
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
  sessions: endpoint({
    ...plain,
    method: "GET",
    path: "/api/sessions",
    summary: "Sessions, those that changed last first",
    query: SessionsQuery,
    data: SessionPage,
  }),
  runs: endpoint({
    ...plain,
    method: "GET",
    path: "/api/run",
    summary: "Goals that this server runs or ran in headless browsers",
    data: z.array(RunView),
  }),
  startRun: endpoint({
    ...plain,
    method: "POST",
    path: "/api/run",
    summary: "Start a goal in a headless browser on the server's machine",
    body: StartRun,
    data: RunView,
  }),
  run: endpoint({
    ...plain,
    method: "GET",
    path: "/api/run/{id}",
    summary: "One such run",
    params: z.strictObject({ id: z.uuid() }),
    data: RunView,
  }),
  cancelRun: endpoint({
    ...plain,
    method: "POST",
    path: "/api/run/{id}/cancel",
    summary: "End a run and its task",
    params: z.strictObject({ id: z.uuid() }),
    data: RunView,
  }),
};
