import type { Model, Mongoose, Schema } from "mongoose";
import type { TurnFacts } from "@/lib/agent/ports/trace-store";
import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import { TurnTrace } from "@/lib/contracts/turn-trace";
import { storedFields } from "./stored-fields";
import { strictSchema } from "./strict-schema";

export type TraceDocument = Omit<OwnedTrace, "traceId"> & { _id: string };

/** `content` is the recording as packed JSON (Brotli) in base64: it is read whole or not at all. Absent where it was too large to keep. */
export type RecordingDocument = {
  tenantId: string;
  sessionId: string;
  taskId: string;
  turn: number;
  turnId: string;
  at: string;
  content?: string;
};

/** What one turn came to, without what it was about: small rows, for sums over many turns. */
export type TurnFactsDocument = TurnFacts & { tenantId: string; sessionId: string };

export type TraceModels = {
  turnFacts: Model<TurnFactsDocument>;
  traces: Model<TraceDocument>;
  recordings: Model<RecordingDocument>;
};

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;

export function defineTraceModels(mongoose: Mongoose): TraceModels {
  const model = <T>(name: string, collection: string, schema: Schema<T>) =>
    mongoose.model<T>(name, schema, collection);
  return {
    turnFacts: model("TurnFacts", "turn_facts", turnFactsSchema()),
    traces: model("Trace", "traces", traceSchema()),
    recordings: model("Recording", "recordings", recordingSchema()),
  };
}

function turnFactsSchema() {
  return strictSchema<TurnFactsDocument>({
    tenantId: text,
    sessionId: text,
    taskId: text,
    turn: count,
    at: text,
    status: text,
    outcome: String,
    tier: Number,
    tokens: Number,
    tokensSaved: Number,
  })
    .index({ tenantId: 1, taskId: 1, turn: 1 }, { unique: true })
    .index({ tenantId: 1, at: -1 });
}

function traceSchema() {
  const { traceId: _id, ...fields } = TurnTrace.shape;
  return strictSchema<TraceDocument>({
    ...storedFields(fields),
    _id: text,
    tenantId: text,
    sessionId: text,
    taskId: text,
    turn: count,
    turnId: text,
    startedAt: text,
  })
    .index({ tenantId: 1, taskId: 1, turn: -1 })
    .index({ startedAt: 1 });
}

function recordingSchema() {
  return strictSchema<RecordingDocument>({
    tenantId: text,
    sessionId: text,
    taskId: text,
    turn: count,
    turnId: text,
    at: text,
    content: String,
  })
    .index({ tenantId: 1, taskId: 1, turnId: 1 }, { unique: true })
    .index({ at: 1 });
}
