import { createHash, randomUUID } from "node:crypto";
import { afterEach } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { createScriptedModel, type Script, type ScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { noKnowledge } from "@/lib/adapters/system/no-knowledge";
import { noRecorder } from "@/lib/adapters/system/no-recorder";
import { noTracing } from "@/lib/adapters/system/no-tracing";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { defaultBudget, noUsage } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { type AgentDeps, createAgent } from "@/lib/agent/interact";
import type { Store } from "@/lib/agent/ports/store";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse, Usage } from "@/lib/contracts/interact-response";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { embeddedPlace } from "@/tests/specs/stores-under-test";
import type { SmallClinic } from "./a-small-clinic";

export const tenantId = "local";

export type TestAgent = {
  store: Store;
  model: ScriptedModel;
  sessionId: string;
  clock: { time: Date };
  /** What watchers were told, in order. */
  published: RealtimeEvent[];
  logged: { level: string; event: string; fields: Record<string, unknown> }[];
  /** One turn in the agent's session; a new `turnId` unless the request has one. */
  turn: (request: InteractRequest, signal?: AbortSignal) => Promise<InteractResponse>;
};

const closers: (() => Promise<void>)[] = [];

/** An agent over a real embedded store in a folder of its own, with a scripted model and a clock that stands still. Gone after the test. */
export async function anAgent(
  script: Script,
  {
    wrapStore = (store) => store,
    ...parts
  }: Partial<Omit<AgentDeps, "store">> & { wrapStore?: (store: Store) => Store } = {},
  usage: Usage = noUsage,
): Promise<TestAgent> {
  const place = embeddedPlace();
  const opened = await openStore(place.address);
  closers.push(async () => {
    await opened.close();
    await place.remove();
  });
  const model = createScriptedModel(script, usage);
  const clock = { time: new Date("2026-03-04T05:06:07.000Z") };
  const published: RealtimeEvent[] = [];
  const logged: TestAgent["logged"] = [];
  const store = wrapStore(opened);
  const deps: AgentDeps = {
    model,
    store,
    realtime: { publish: (_tenant, events) => void published.push(...events) },
    tracing: noTracing,
    recorder: noRecorder,
    clock: { now: () => clock.time },
    ids: systemIds,
    search: noWebSearch,
    knowledge: noKnowledge,
    rules: defaultPolicyRules,
    budget: defaultBudget,
    tiersEnabled: true,
    log: (entry) => void logged.push(entry),
    ...parts,
  };
  const agent = createAgent(deps);
  const sessionId = randomUUID();
  return {
    store,
    model,
    sessionId,
    clock,
    published,
    logged,
    turn: (request, signal) => {
      const turnId = request.turnId ?? randomUUID();
      const body = { sessionId, ...request, turnId };
      const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
      const options = { turnId, bodyHash, requestId: "test", ...(signal ? { signal } : {}) };
      return agent.interact(body, { tenantId, userId: "tester" }, options);
    },
  };
}

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Lets the agent work on a small clinic as a client would, until it says anything else than what to do next. */
export async function play(
  { turn }: TestAgent,
  clinic: SmallClinic,
  first: InteractRequest,
  maxTurns = 20,
): Promise<InteractResponse[]> {
  const answers = [await turn({ ...clinic.page(), ...first })];
  while (answers.length < maxTurns) {
    const last = answers.at(-1);
    if (last?.status !== "executing") break;
    const { taskId, actionId, action } = last;
    const report = clinic.act(action);
    answers.push(
      await turn({ ...clinic.page(), ...report, ...(taskId ? { taskId } : {}), lastActionId: actionId }),
    );
  }
  return answers;
}
