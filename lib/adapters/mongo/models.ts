import { type Model, type Mongoose, Schema } from "mongoose";
import { Session } from "@/lib/agent/domain/session";
import type { Task } from "@/lib/agent/domain/task";
import { ModelCall } from "@/lib/agent/domain/turn";
import type { OpenRun } from "@/lib/agent/ports/run-store";
import type { PairingRecord } from "@/lib/agent/ports/store";
import { Message, RealtimeEvent } from "@/lib/contracts/message";
import { type AccessModels, defineAccessModels } from "./access-models";
import { defineKnowledgeModels, type KnowledgeModels } from "./knowledge-rows";
import { storedFields } from "./stored-fields";
import { strictSchema } from "./strict-schema";
import { defineTraceModels, type TraceModels } from "./trace-models";

export type SessionDocument = Omit<Session, "id"> & { _id: string; pendingTurnId?: string };
/** What a task is found, guarded and listed by. */
export type TaskFields = Pick<
  Task,
  | "tenantId"
  | "sessionId"
  | "goal"
  | "status"
  | "version"
  | "turn"
  | "createdAt"
  | "updatedAt"
  | "usage"
  | "lastUrl"
>;
/**
 * `content` is the whole task as JSON text: nothing in it is queried, and as text it costs a tenth of what a tree of fields does. `firstTurnId` is
 * the turn that made the task: two servers that answer it at once make one task. `outbox` (JSON text too) is there from a commit until all
 * of it stands in its own collections; `outboxVersion` is the version of that commit, `outboxTurnId` the turn it records.
 */
export type TaskDocument = TaskFields & {
  _id: string;
  content: string;
  firstTurnId: string;
  outbox?: string;
  outboxVersion?: number;
  outboxTurnId?: string;
};
/** `content` and `pages` are JSON text, for the same reason. */
export type TurnDocument = {
  tenantId: string;
  sessionId: string;
  taskId: string;
  turn: number;
  turnId: string;
  at: string;
  content: string;
  pages?: string;
};
export type MessageDocument = Message & { tenantId: string };
/** `sequence` orders the events of a tenant. */
export type EventDocument = RealtimeEvent & { tenantId: string; sequence: number };
export type ModelCallDocument = ModelCall & { tenantId: string; sessionId: string; taskId: string };

export type PairingDocument = Omit<PairingRecord, "hash"> & { _id: string };
export type OpenRunDocument = Omit<OpenRun, "runId"> & { _id: string };

/** One row: the version of the stored data. */
export type SchemaDocument = { _id: string; version: number };

export type Models = AccessModels & {
  schema: Model<SchemaDocument>;
  sessions: Model<SessionDocument>;
  tasks: Model<TaskDocument>;
  turns: Model<TurnDocument>;
  messages: Model<MessageDocument>;
  events: Model<EventDocument>;
  modelCalls: Model<ModelCallDocument>;
  pairings: Model<PairingDocument>;
  openRuns: Model<OpenRunDocument>;
} & KnowledgeModels &
  TraceModels;

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const anyForm = Schema.Types.Mixed;
const unique = { unique: true } as const;

/** The only schema of stored data. What is queried has a type here; the rest is the domain's, field by field. */
export function defineModels(mongoose: Mongoose): Models {
  const model = <T>(name: string, collection: string, schema: Schema<T>) =>
    mongoose.model<T>(name, schema, collection);
  return {
    ...defineAccessModels(mongoose),
    schema: model("Schema", "schema", schemaVersionSchema()),
    sessions: model("Session", "sessions", sessionSchema()),
    tasks: model("Task", "tasks", taskSchema()),
    turns: model("Turn", "turns", turnSchema()),
    messages: model("Message", "messages", messageSchema()),
    events: model("Event", "events", eventSchema()),
    modelCalls: model("ModelCall", "model_calls", modelCallSchema()),
    pairings: model("Pairing", "pairings", pairingSchema()),
    openRuns: model("OpenRun", "open_runs", openRunSchema()),
    ...defineKnowledgeModels(mongoose),
    ...defineTraceModels(mongoose),
  };
}

/** With an index because a collection is there from its first one on. */
function schemaVersionSchema() {
  return strictSchema<SchemaDocument>({ _id: text, version: count }).index({ version: 1 });
}

function sessionSchema() {
  return strictSchema<SessionDocument>({
    ...storedFields(Session.shape),
    _id: text,
    tenantId: text,
    version: count,
    createdAt: text,
    updatedAt: text,
    nextSequence: count,
    pendingTurnId: String,
  })
    .index({ tenantId: 1, updatedAt: -1 })
    .index({ tenantId: 1, pendingTurnId: 1 });
}

function taskSchema() {
  return strictSchema<TaskDocument>({
    _id: text,
    tenantId: text,
    sessionId: text,
    goal: text,
    status: text,
    version: count,
    turn: count,
    createdAt: text,
    updatedAt: text,
    usage: anyForm,
    // Empty for a task that was begun without a page.
    lastUrl: String,
    content: text,
    firstTurnId: text,
    outbox: String,
    outboxVersion: Number,
    outboxTurnId: String,
  })
    .index({ tenantId: 1, sessionId: 1, createdAt: -1 })
    .index({ tenantId: 1, status: 1, updatedAt: -1 })
    .index({ tenantId: 1, firstTurnId: 1 }, unique)
    .index({ tenantId: 1, outboxTurnId: 1 });
}

function turnSchema() {
  return strictSchema<TurnDocument>({
    tenantId: text,
    sessionId: text,
    taskId: text,
    turn: count,
    turnId: text,
    at: text,
    content: text,
    pages: String,
  })
    .index({ taskId: 1, turn: 1 }, unique)
    .index({ taskId: 1, turnId: 1 }, unique)
    .index({ tenantId: 1, turnId: 1 });
}

function messageSchema() {
  return strictSchema<MessageDocument>({
    ...storedFields(Message.shape),
    tenantId: text,
    sessionId: text,
    messageId: text,
    sequenceNumber: count,
  })
    .index({ tenantId: 1, sessionId: 1, sequenceNumber: 1 }, unique)
    .index({ tenantId: 1, messageId: 1 }, unique);
}

function eventSchema() {
  return strictSchema<EventDocument>({
    ...storedFields(RealtimeEvent.shape),
    tenantId: text,
    sessionId: text,
    eventId: text,
    sequence: count,
  })
    .index({ tenantId: 1, sequence: 1 }, unique)
    .index({ tenantId: 1, eventId: 1 }, unique)
    .index({ tenantId: 1, sessionId: 1, sequence: 1 });
}

function modelCallSchema() {
  return strictSchema<ModelCallDocument>({
    ...storedFields(ModelCall.shape),
    tenantId: text,
    sessionId: text,
    taskId: text,
    callId: text,
    at: text,
  })
    .index({ tenantId: 1, callId: 1 }, unique)
    .index({ tenantId: 1, at: -1 })
    .index({ tenantId: 1, taskId: 1, at: -1 });
}

function pairingSchema() {
  return strictSchema<PairingDocument>({
    _id: text,
    tenantId: text,
    userId: text,
    createdAt: text,
    expiresAt: text,
  }).index({ expiresAt: 1 });
}

function openRunSchema() {
  return strictSchema<OpenRunDocument>({
    _id: text,
    tenantId: text,
    sessionId: text,
    aliveAt: text,
  }).index({ aliveAt: 1 });
}
