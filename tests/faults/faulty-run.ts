import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Store } from "@/lib/agent/ports/store";
import { type LoopMemory, runTask, type TaskEnd } from "@/lib/client/run-task";
import type { Transport, TransportAnswer } from "@/lib/client/transport";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { SmallClinic } from "@/tests/support/a-small-clinic";
import { clinicDriver } from "./clinic-driver";
import { clientFaultAt, type Fault, type Moment } from "./faults";
import { caller, type MortalServer, mortalServer } from "./mortal-server";

export type FaultyRun = {
  end: TaskEnd;
  moments: Moment[];
  posts: number;
  /** Answers that the client got and the store does not hold just so. */
  lost: string[];
  /** Two answers to one turn that were not the same. */
  unequal: string[];
};

class ClientKilled extends Error {}

const maxLives = 10;

/** One task from goal to end with the product's own client loop, which is started again where it dies. */
export async function faultyRun(
  goal: string,
  clinic: SmallClinic,
  store: Store,
  faults: Fault[],
): Promise<FaultyRun> {
  const server = mortalServer(store, faults);
  const wire = faultyWire(server, faults);
  let acts = 0;
  const driver = clinicDriver(clinic, () => {
    acts += 1;
    if (clientFaultAt(faults, ["client killed"], acts)) throw new ClientKilled();
  });
  const sessionId = randomUUID();
  const acknowledged: InteractResponse[] = [];
  let memory: LoopMemory | undefined;
  for (let life = 0; life < maxLives; life++) {
    try {
      const run = { goal, sessionId, maxTurns: 40, findActive: life > 0, ...(memory ? { memory } : {}) };
      const end = await runTask(
        run,
        {
          onTurn: ({ response }) => void acknowledged.push(response),
          onProgress: (kept) => {
            memory = structuredClone(kept);
          },
        },
        {
          transport: wire.transport,
          driver,
          clock: { now: () => Date.now(), sleep: async () => undefined },
          ids: { uuid: () => randomUUID() },
          signal: new AbortController().signal,
        },
      );
      const lost = await missing(acknowledged, store);
      return { end, moments: server.moments, posts: wire.posts(), lost, unequal: wire.unequal };
    } catch (error) {
      if (!(error instanceof ClientKilled)) throw error;
    }
  }
  throw new Error("the client died more often than faults were given");
}

function faultyWire(server: MortalServer, faults: Fault[]) {
  const unequal: string[] = [];
  let posts = 0;
  let before: { body: InteractRequest; answer: TransportAnswer } | undefined;
  const compare = (turnId: string | undefined, first: TransportAnswer, second: TransportAnswer) => {
    const both = first.kind === "answer" && second.kind === "answer";
    if (both && !isDeepStrictEqual(first.response, second.response)) unequal.push(String(turnId));
  };

  async function post(body: InteractRequest): Promise<TransportAnswer> {
    posts += 1;
    const kinds = ["response lost", "double post", "late repeat", "connection dropped"] as const;
    const fault = clientFaultAt(faults, kinds, posts);
    if (fault?.kind === "connection dropped") {
      void server.interact(body);
      return { kind: "retry", reason: "connection reset" };
    }
    if (fault?.kind === "double post") {
      const [first, second] = await Promise.all([server.interact(body), server.interact(body)]);
      compare(body.turnId, first, second);
      return second.kind === "answer" ? second : first;
    }
    const answer = await server.interact(body);
    if (fault?.kind === "response lost") return { kind: "retry", reason: "connection reset" };
    if (fault?.kind === "late repeat" && before)
      compare(before.body.turnId, before.answer, await server.interact(before.body));
    before = { body, answer };
    return answer;
  }

  const transport: Transport = {
    interact: post,
    turn: (turnId) => server.turn(turnId),
    activeTask: async () => undefined,
    resume: async () => true,
  };
  return { transport, unequal, posts: () => posts };
}

/** What was answered once is answered so for good: nothing that a client heard may be lost. */
async function missing(acknowledged: readonly InteractResponse[], store: Store): Promise<string[]> {
  const lost: string[] = [];
  for (const response of acknowledged) {
    const stored = await store.findTurn(caller.tenantId, response.turnId ?? "");
    if (!isDeepStrictEqual(stored?.record.response, JSON.parse(JSON.stringify(response))))
      lost.push(`${response.turnId} ${response.status}`);
  }
  return lost;
}
