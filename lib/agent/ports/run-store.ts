/** A run that a server started and has not seen end. `aliveAt`: when that server last said that it goes on (ISO 8601). */
export type OpenRun = { runId: string; tenantId: string; sessionId: string; aliveAt: string };

/** Which runs are open, so that those of a server that died can be ended by another or by its next life. */
export type RunStore = {
  /** Notes the run, or that it goes on. */
  noteRun(run: OpenRun): Promise<void>;
  forgetRun(tenantId: string, runId: string): Promise<void>;
  /** Of every tenant: runs of which nothing was heard since this moment (ISO 8601). */
  listSilentRuns(since: string): Promise<OpenRun[]>;
};
