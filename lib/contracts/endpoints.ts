import { z } from "zod";
import { accessEndpoints } from "./access-endpoints";
import { endpoint, plain } from "./endpoint";
import { Health, Ready } from "./health";
import { findExceededLimit, InteractRequest, interactRequestFields } from "./interact-request";
import { InteractResponse, TurnProcessing } from "./interact-response";
import { knowledgeEndpoints } from "./knowledge-endpoints";
import { limits } from "./limits";
import { realtimeEndpoints } from "./realtime-endpoints";
import { sessionEndpoints } from "./session-endpoints";
import { taskEndpoints } from "./task-endpoints";
import { UsageQuery, UsageReport } from "./usage-report";

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
  usage: endpoint({
    ...plain,
    method: "GET",
    path: "/api/usage",
    summary: "Model tokens and cost",
    query: UsageQuery,
    data: UsageReport,
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
  ...sessionEndpoints,
  ...taskEndpoints,
  ...accessEndpoints,
  ...knowledgeEndpoints,
  ...realtimeEndpoints,
} as const;
