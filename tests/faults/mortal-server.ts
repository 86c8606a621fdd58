import { randomUUID } from "node:crypto";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { noRecorder } from "@/lib/adapters/system/no-recorder";
import { noTracing } from "@/lib/adapters/system/no-tracing";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { AppError } from "@/lib/agent/domain/app-error";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { createAgent } from "@/lib/agent/interact";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Store } from "@/lib/agent/ports/store";
import type { TransportAnswer } from "@/lib/client/transport";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { answerTurn, findTurnAnswer, type TurnDeps } from "@/lib/server/answer-turn";
import type { Caller } from "@/lib/server/caller";
import { createTurnQueue } from "@/lib/server/turn-queue";
import { createTurnsInFlight } from "@/lib/server/turns-in-flight";
import { type Fault, type Moment, serverFaultAt } from "./faults";

export const caller: Caller = { tenantId: "local", userId: "tester", scopes: ["act"], via: "key" };

export type MortalServer = {
  /** One HTTP request, without the HTTP: what a client's transport makes of it. */
  interact(body: InteractRequest): Promise<TransportAnswer>;
  turn(turnId: string): Promise<TransportAnswer>;
  /** Where the server has been, for the one who chooses where a fault strikes. */
  moments: Moment[];
};

type Life = { dead: boolean; died: Promise<void>; die(): void };

const modelDeadlineMs = 150;

/**
 * The server's inside over a real store, which can die: from then on nothing of that life does anything more, whoever waits for it is cut off, and
 * the next request meets a new life that knows only what the store holds.
 */
export function mortalServer(store: Store, faults: Fault[]): MortalServer {
  const moments: Moment[] = [];
  const visits = new Map<string, number>();
  const clock = { offsetMs: 0 };
  let life = newLife();
  let timingOut = false;
  let deps = born(life);

  function takeTimeout(): boolean {
    const now = timingOut;
    timingOut = false;
    return now;
  }

  /** Where a fault may strike. Work of a dead server never goes on. */
  async function pass(mine: Life, at: string): Promise<void> {
    if (mine.dead) await new Promise(() => undefined);
    const visit = (visits.get(at) ?? 0) + 1;
    visits.set(at, visit);
    const moment = { at, visit };
    moments.push(moment);
    const fault = serverFaultAt(faults, moment);
    if (!fault) return;
    if (fault.kind === "kill") {
      mine.die();
      await new Promise(() => undefined);
    }
    if (fault.kind === "clock jump") clock.offsetMs += fault.ms ?? 0;
    if (fault.kind === "store error")
      throw new AppError("store_unavailable", "The store cannot be reached right now.", { retryable: true });
    if (fault.kind === "model timeout") timingOut = true;
    if (fault.kind === "model error")
      throw new AppError("model_unavailable", "The model cannot be reached.", { retryable: true });
  }

  function born(mine: Life): TurnDeps {
    const now = () => new Date(Date.now() + clock.offsetMs);
    const watched = watchedStore(store, (at) => pass(mine, at));
    const agent = createAgent({
      model: watchedModel(createOfflineModel(), (at) => pass(mine, at), takeTimeout),
      store: watched,
      realtime: { publish: () => undefined },
      tracing: noTracing,
      recorder: noRecorder,
      clock: { now },
      ids: systemIds,
      search: noWebSearch,
      knowledge: { find: async () => [] },
      rules: defaultPolicyRules,
      budget: defaultBudget,
      tiersEnabled: true,
      log: () => undefined,
    });
    nodeWatch.pass = (at) => pass(mine, at);
    return {
      interact: agent.interact,
      store: watched,
      turns: createTurnsInFlight({ now }),
      queue: createTurnQueue({ atOnce: 9, ofTenant: 9 }),
      spend: { check: async () => undefined },
      clock: { now },
      deadlineMs: modelDeadlineMs,
      answerMs: 10_000,
    };
  }

  async function request(work: (deps: TurnDeps) => Promise<TransportAnswer>): Promise<TransportAnswer> {
    const mine = life;
    const cut = mine.died.then((): TransportAnswer => ({ kind: "retry", reason: "connection reset" }));
    const answer = await Promise.race([work(deps).catch(asAnswer), cut]);
    if (mine.dead && life === mine) {
      life = newLife();
      deps = born(life);
    }
    return answer;
  }

  return {
    moments,
    interact: (body) =>
      request(async (current) => {
        const rawBody = JSON.stringify(body);
        const ask = { body, rawBody, asPosted: true, caller, requestId: randomUUID(), canPoll: true };
        return toAnswer(await answerTurn(ask, current));
      }),
    turn: (turnId) => request(async (current) => toAnswer(await findTurnAnswer(turnId, caller, current))),
  };
}

/** The graph is compiled once per process; the life that runs is told of its nodes through here. */
export const nodeWatch: { pass: (at: string) => Promise<void> } = { pass: async () => undefined };

function newLife(): Life {
  let end = (): void => undefined;
  const died = new Promise<void>((resolve) => {
    end = resolve;
  });
  const life: Life = {
    dead: false,
    died,
    die() {
      life.dead = true;
      end();
    },
  };
  return life;
}

function watchedStore(store: Store, pass: (at: string) => Promise<void>): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...given: unknown[]) => {
        await pass(`before store ${String(name)}`);
        const result: unknown = await Reflect.apply(method, target, given);
        await pass(`after store ${String(name)}`);
        return result;
      };
    },
  });
}

/** A call that strikes a timeout hears nothing until its signal ends it. */
function watchedModel(
  model: ModelPort,
  pass: (at: string) => Promise<void>,
  takeTimeout: () => boolean,
): ModelPort {
  return {
    info: model.info,
    async run(task, input, options) {
      await pass(`before model ${task.name}`);
      if (takeTimeout()) await silence(options.signal);
      const answer = await model.run(task, input, options);
      await pass(`after model ${task.name}`);
      return answer;
    },
  };
}

const silence = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

function toAnswer(data: Awaited<ReturnType<typeof answerTurn>>): TransportAnswer {
  if (data.status === "processing") return { kind: "processing", retryAfterMs: data.retryAfterMs };
  return { kind: "answer", response: structuredClone(data) };
}

function asAnswer(error: unknown): TransportAnswer {
  if (!(error instanceof AppError)) return { kind: "retry", reason: "500" };
  if (error.retryable) return { kind: "retry", reason: error.code };
  return { kind: "refused", httpStatus: 400, code: error.code, message: error.message };
}
