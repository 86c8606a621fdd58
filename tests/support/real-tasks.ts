import { setTimeout as wait } from "node:timers/promises";
import { RunView as Run, type RunView } from "@/lib/contracts/run";
import type { ApiClient, Reply } from "./api-client";

/** Runs of the product in a real browser: one proved done, one on a page that lies, one that waits for a person. */
export type RealTasks = { proved: RunView; doubted: RunView; asking: RunView };

const wanted = {
  proved: { goal: "Add a patient named Jas", url: "/sample/patients.html" },
  doubted: { goal: "Add a patient named Noor", url: "/sample/lying.html" },
  asking: { goal: "Delete the patient Lena Vogel", url: "/sample/patients.html" },
} as const;
const patienceMs = 180_000;
const lookEveryMs = 400;

/** Starts a goal in the dashboard's own way and waits until the run is in that state. */
export async function runUntil(client: ApiClient, job: object, state: RunView["state"]): Promise<RunView> {
  const deadline = Date.now() + patienceMs;
  let run = await startWhenFree(client, job, deadline);
  while (run.state !== state) {
    if (run.state === "ended" || Date.now() > deadline)
      throw new Error(`“${run.goal}” is ${run.state} (${run.result}: ${run.reason}), not ${state}`);
    await wait(lookEveryMs);
    // On a busy machine the server may close an idle connection just as it is used again: the next look tells.
    const seen = await client.get(`/api/run/${run.runId}`).catch(() => undefined);
    if (seen) run = runIn(seen);
  }
  return run;
}

/** A server runs a few at once; the next waits for its place. */
async function startWhenFree(client: ApiClient, job: object, deadline: number): Promise<RunView> {
  for (;;) {
    const reply = await client.post("/api/run", job);
    if (reply.status !== 429 || Date.now() > deadline) return runIn(reply);
    await wait(lookEveryMs);
  }
}

export async function makeRealTasks(client: ApiClient): Promise<RealTasks> {
  const [proved, doubted] = await Promise.all([
    runUntil(client, wanted.proved, "ended"),
    runUntil(client, wanted.doubted, "ended"),
  ]);
  return { proved, doubted, asking: await runUntil(client, wanted.asking, "waiting") };
}

function runIn({ status, body }: Reply): RunView {
  if (body !== null && typeof body === "object" && "data" in body) return Run.parse(body.data);
  throw new Error(`an answer ${status} without a run: ${JSON.stringify(body).slice(0, 300)}`);
}
