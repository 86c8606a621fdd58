import { type Model, type Mongoose, Schema, type SchemaDefinition } from "mongoose";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { Session } from "@/lib/agent/domain/session";
import { Task } from "@/lib/agent/domain/task";
import { type JudgedPages, ModelCall, type TaskOutbox, type TurnRecord } from "@/lib/agent/domain/turn";
import type { ApiKeyRecord } from "@/lib/agent/ports/store";
import { Message, RealtimeEvent } from "@/lib/contracts/message";
import { storedFields } from "./stored-fields";

export type SessionDocument = Omit<Session, "id"> & { _id: string; pendingTurnId?: string };
/**
 * `firstTurnId` is the turn that made the task: two servers that answer it at once make one task. `outbox` is there from a commit until all of it stands in its own collections; `outboxVersion` is the version of that commit,
 * `outboxTurnId` the turn it records.
 */
export type TaskDocument = Omit<Task, "id"> & {
  _id: string;
  firstTurnId: string;
  outbox?: TaskOutbox;
  outboxVersion?: number;
  outboxTurnId?: string;
};
export type TurnDocument = {
  tenantId: string;
  sessionId: string;
  taskId: string;
  turn: number;
  turnId: string;
  record: TurnRecord;
  judged?: ActionRecord;
  pages?: JudgedPages;
  remarks: string[];
};
export type MessageDocument = Message & { tenantId: string };
/** `sequence` orders the events of a tenant. */
export type EventDocument = RealtimeEvent & { tenantId: string; sequence: number };
export type ModelCallDocument = ModelCall & { tenantId: string; sessionId: string; taskId: string };
export type ApiKeyDocument = Omit<ApiKeyRecord, "id"> & { _id: string };

export type Models = {
  sessions: Model<SessionDocument>;
  tasks: Model<TaskDocument>;
  turns: Model<TurnDocument>;
  messages: Model<MessageDocument>;
  events: Model<EventDocument>;
  modelCalls: Model<ModelCallDocument>;
  apiKeys: Model<ApiKeyDocument>;
};

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const anyForm = Schema.Types.Mixed;
const unique = { unique: true } as const;

/** The only schema of stored data. What is queried has a type here; the rest is the domain's, field by field. */
export function defineModels(mongoose: Mongoose): Models {
  const model = <T>(name: string, collection: string, schema: Schema<T>) =>
    mongoose.model<T>(name, schema, collection);
  return {
    sessions: model("Session", "sessions", sessionSchema()),
    tasks: model("Task", "tasks", taskSchema()),
    turns: model("Turn", "turns", turnSchema()),
    messages: model("Message", "messages", messageSchema()),
    events: model("Event", "events", eventSchema()),
    modelCalls: model("ModelCall", "model_calls", modelCallSchema()),
    apiKeys: model("ApiKey", "api_keys", apiKeySchema()),
  };
}

/** No field is dropped in silence, none is added, and nothing is removed for being empty. */
function strictSchema<T>(fields: SchemaDefinition<T>): Schema<T> {
  return new Schema<T>(fields, { strict: "throw", minimize: false, versionKey: false, id: false });
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
    ...storedFields(Task.shape),
    _id: text,
    tenantId: text,
    sessionId: text,
    status: text,
    version: count,
    createdAt: text,
    firstTurnId: text,
    outbox: anyForm,
    outboxVersion: Number,
    outboxTurnId: String,
  })
    .index({ tenantId: 1, sessionId: 1, createdAt: -1 })
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
    record: { type: anyForm, required: true },
    judged: anyForm,
    pages: anyForm,
    remarks: { type: anyForm, required: true },
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

function apiKeySchema() {
  return strictSchema<ApiKeyDocument>({
    _id: text,
    tenantId: text,
    name: String,
    prefix: String,
    hash: text,
    createdAt: text,
    expiresAt: String,
    revokedAt: String,
    lastUsedAt: String,
  })
    .index({ hash: 1 }, unique)
    .index({ tenantId: 1, createdAt: -1 });
}
