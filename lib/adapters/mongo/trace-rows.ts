import type { QueryFilter } from "mongoose";
import { z } from "zod";
import { TurnRecording } from "@/lib/agent/domain/turn-recording";
import type { OwnedRecording, TraceStore, TurnFacts } from "@/lib/agent/ports/trace-store";
import { recordingLimits } from "@/lib/contracts/task-recording";
import { TurnTrace } from "@/lib/contracts/turn-trace";
import { driverRows } from "./driver-rows";
import type { Models, TurnDocument } from "./models";
import { readPagesJson, taskJson, unpackTask, wantsPageOfTurn } from "./packed-page";
import { jsonWith, packText, unpackText } from "./packed-text";
import { asRead } from "./stored-fields";
import type { RecordingDocument, TraceDocument } from "./trace-models";

const StoredRecording = z.looseObject({ turn: z.number(), task: z.looseObject({}).optional() });

/** What is packed at a stretch, about: turns wait for the same processor. */
const stretchMs = 10;

/** The same trace or recording may come again: of a recording the latest stands, as its turn ran last. */
export function traceRows(models: Pick<Models, "traces" | "recordings" | "turnFacts" | "turns">): TraceStore {
  const { traces, recordings, turnFacts } = models;
  return {
    ...recordingRows(models),

    async saveTraces(given) {
      if (given.length === 0) return;
      const upserts = given.map(({ traceId, ...trace }) => ({
        updateOne: { filter: { _id: traceId }, update: { $set: asRead(trace) }, upsert: true },
      }));
      await driverRows(traces).bulkWrite(upserts, { ordered: false });
    },

    async listTraces(tenantId, { taskId, turn, limit }) {
      const rows = await traces
        .find({ tenantId, taskId, ...(turn === undefined ? {} : { turn }) })
        .sort({ turn: -1 })
        .limit(limit)
        .lean<TraceDocument[]>();
      return rows.map(traceOf).sort((a, b) => a.turn - b.turn || a.startedAt.localeCompare(b.startedAt));
    },

    async listTurnFacts(tenantId, { since, until, taskId, limit }) {
      const at = { $gte: since, ...(until === undefined ? {} : { $lt: until }) };
      const rows = await turnFacts
        .find({ tenantId, at, ...(taskId === undefined ? {} : { taskId }) })
        .sort({ at: -1 })
        .limit(limit)
        .select({ _id: 0, tenantId: 0, sessionId: 0 })
        .lean<TurnFacts[]>();
      return rows;
    },

    async deleteTracesBefore(before) {
      const gone = await traces.deleteMany({ startedAt: { $lt: before } });
      const unrecorded = await recordings.deleteMany({ at: { $lt: before } });
      return gone.deletedCount + unrecorded.deletedCount;
    },
  };
}

type StoredRecording = z.infer<typeof StoredRecording>;
type RecordingRows = Pick<TraceStore, "saveRecordings" | "listRecordings" | "listTooLarge">;

function recordingRows({ recordings, turns }: Pick<Models, "recordings" | "turns">): RecordingRows {
  /** The pages before the judged actions of these turns; of one whose pages were let go already there is none. */
  async function pagesBefore(which: QueryFilter<TurnDocument>): Promise<ReadonlyMap<number, unknown>> {
    const rows = await turns.find(which).select({ turn: 1, pages: 1 }).lean<TurnDocument[]>();
    return new Map(
      rows.flatMap(({ turn, pages }) => (pages ? [[turn, readPagesJson(pages).before] as const] : [])),
    );
  }

  return {
    async saveRecordings(given) {
      if (given.length === 0) return;
      const rows = await packedInTurns(given);
      const upserts = rows.map(({ tenantId, taskId, turnId, ...rest }) => ({
        updateOne: { filter: { tenantId, taskId, turnId }, update: { $set: rest }, upsert: true },
      }));
      await driverRows(recordings).bulkWrite(upserts, { ordered: false });
    },

    async listRecordings(tenantId, taskId) {
      const rows = await recordings.find({ tenantId, taskId }).lean<RecordingDocument[]>();
      const stored = rows.flatMap(({ content }) => (content ? [storedRecording(content)] : []));
      const wanting = stored.filter(({ task }) => wantsPageOfTurn(task ?? {})).map(({ turn }) => turn);
      const pages = await pagesBefore({ tenantId, taskId, turn: { $in: wanting } });
      const read = stored
        .filter(({ turn }) => !wanting.includes(turn) || pages.has(turn))
        .map((recording) => wholeRecording(recording, pages.get(recording.turn)));
      return read.sort((a, b) => a.turn - b.turn || a.at.localeCompare(b.at));
    },

    async listTooLarge(tenantId, taskId) {
      const rows = await recordings
        .find({ tenantId, taskId, content: { $exists: false } })
        .sort({ turn: 1 })
        .select({ turn: 1 })
        .lean<{ turn: number }[]>();
      return rows.map(({ turn }) => turn);
    },
  };
}

function traceOf({ _id, tenantId: _t, sessionId: _s, taskId: _k, ...trace }: TraceDocument): TurnTrace {
  return TurnTrace.parse({ ...trace, traceId: _id });
}

async function packedInTurns(given: readonly OwnedRecording[]): Promise<RecordingDocument[]> {
  const rows: RecordingDocument[] = [];
  let restsAt = performance.now() + stretchMs;
  for (const recording of given) {
    if (performance.now() >= restsAt) {
      await new Promise(setImmediate);
      restsAt = performance.now() + stretchMs;
    }
    rows.push(packed(recording));
  }
  return rows;
}

function packed({ tenantId, sessionId, taskId, ...recording }: OwnedRecording): RecordingDocument {
  const { turn, turnId, at, task, request, requestText, ...rest } = recording;
  const ready = {
    request: requestText ?? JSON.stringify(request),
    task: task && taskJson(task, { taskId, turn }),
  };
  const json = jsonWith({ turn, turnId, at, ...rest }, ready);
  const place = { tenantId, sessionId, taskId, turn, turnId, at };
  if (json.length > recordingLimits.chars) return place;
  return { ...place, content: packText(json) };
}

const storedRecording = (content: string): StoredRecording =>
  StoredRecording.parse(JSON.parse(unpackText(content)));

const wholeRecording = ({ task, ...recording }: StoredRecording, pageOfTurn: unknown): TurnRecording =>
  TurnRecording.parse({ ...recording, ...(task ? { task: unpackTask(task, pageOfTurn) } : {}) });
