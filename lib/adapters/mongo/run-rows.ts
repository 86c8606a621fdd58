import type { RunStore } from "@/lib/agent/ports/run-store";
import type { Models, OpenRunDocument } from "./models";

export function runRows({ openRuns }: Pick<Models, "openRuns">): RunStore {
  return {
    async noteRun({ runId, ...run }) {
      await openRuns.updateOne({ _id: runId }, { $set: run }, { upsert: true });
    },

    async forgetRun(tenantId, runId) {
      await openRuns.deleteOne({ _id: runId, tenantId });
    },

    async listSilentRuns(since) {
      const rows = await openRuns.find({ aliveAt: { $lt: since } }).lean<OpenRunDocument[]>();
      return rows.map(({ _id: runId, tenantId, sessionId, aliveAt }) => ({
        runId,
        tenantId,
        sessionId,
        aliveAt,
      }));
    },
  };
}
