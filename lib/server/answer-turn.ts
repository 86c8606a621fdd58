import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse, TurnProcessing } from "@/lib/contracts/interact-response";
import { limits } from "@/lib/contracts/limits";
import type { Caller } from "@/lib/server/caller";
import { checkPage } from "@/lib/server/check-page";
import type { SpendCap } from "@/lib/server/spend-cap";
import { derivedTurnIds, hashOfBody, repeatWindowMs } from "@/lib/server/turn-id";
import type { TurnQueue } from "@/lib/server/turn-queue";
import type { TurnInFlight, TurnsInFlight } from "@/lib/server/turns-in-flight";

export type Interact = (
  request: InteractRequest,
  caller: { tenantId: string; userId: string },
  options: { signal?: AbortSignal; bodyHash: string; turnId: string; requestId: string; posted?: string },
) => Promise<InteractResponse>;

export type TurnDeps = {
  interact: Interact;
  store: Pick<Store, "findTurn">;
  turns: TurnsInFlight;
  queue: TurnQueue;
  spend: SpendCap;
  clock: Clock;
  /** A turn that runs longer is given up; the time in the queue does not count. */
  deadlineMs: number;
  /** After this the request is answered, whether the turn is done or not. */
  answerMs?: number;
};

export type TurnAsk = {
  body: InteractRequest;
  rawBody: string;
  /** The body is what the text says, to the last field. */
  asPosted: boolean;
  caller: Caller;
  requestId: string;
  /** The client named its protocol version, so it knows how to come back for an answer. */
  canPoll: boolean;
};

const retryAfterMs = 1_000;
/** About what a turn takes of a processor, with some to spare: a poll is held for as long as the turns before this one are likely to take. */
const perPlaceMs = 250;

/** One turn within the time that a client's request may take; a longer one goes on, and its answer is fetched or joined later. */
export async function answerTurn(ask: TurnAsk, deps: TurnDeps): Promise<InteractResponse | TurnProcessing> {
  checkPage(ask.body);
  const bodyHash = hashOfBody(ask.rawBody);
  const turnId = ask.body.turnId ?? (await turnIdFor(ask, bodyHash, deps));
  const { tenantId, userId } = ask.caller;
  const about = { tenantId, bodyHash, taskId: ask.body.taskId };
  const turn = deps.turns.run(turnKey(tenantId, turnId), about, async ({ signal, waitsAt, endsIn }) => {
    await deps.spend.check(tenantId);
    const ticket = deps.queue.enter(tenantId, signal);
    waitsAt(ticket.place);
    const leave = await ticket.admitted;
    const isOver = endsIn(deps.deadlineMs);
    const posted = ask.asPosted && ask.body.turnId !== undefined ? { posted: ask.rawBody } : {};
    const options = { signal, bodyHash, turnId, requestId: ask.requestId, ...posted };
    return deps.interact({ ...ask.body, turnId }, { tenantId, userId }, options).finally(() => {
      isOver();
      leave();
    });
  });
  const inTime = await within(turn.answer, deps.answerMs ?? limits.answerMs);
  if (inTime) return inTime;
  if (ask.canPoll) return processing(turnId, turn);
  throw new AppError(
    "model_unavailable",
    "This turn takes longer; send the same request again to get its answer.",
    {
      retryable: true,
      details: { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) },
    },
  );
}

/** The answer to a turn by its id, from the one that runs or from the store. */
export async function findTurnAnswer(
  turnId: string,
  caller: Caller,
  deps: Pick<TurnDeps, "store" | "turns" | "answerMs">,
): Promise<InteractResponse | TurnProcessing> {
  const key = turnKey(caller.tenantId, turnId);
  const running = deps.turns.find(key);
  if (running)
    return (await within(running.answer, deps.answerMs ?? heldMs(running))) ?? processing(turnId, running);
  const stored = await deps.store.findTurn(caller.tenantId, turnId);
  if (stored) return stored.record.response;
  const failed = deps.turns.failure(key);
  if (failed) throw failed.error;
  throw new AppError("not_found", "turnId: there is no such turn");
}

/** Who is far back in the queue is held longer: hundreds who looked again each second would cost more than the turns that they wait for. */
const heldMs = ({ place }: TurnInFlight): number =>
  Math.min(Math.max(retryAfterMs, place() * perPlaceMs), limits.answerMs);

function processing(turnId: string, { place }: TurnInFlight): TurnProcessing {
  const queuePlace = place();
  return { status: "processing", turnId, retryAfterMs, ...(queuePlace > 0 ? { queuePlace } : {}) };
}

const turnKey = (tenantId: string, turnId: string) => `${tenantId}/${turnId}`;

async function turnIdFor(ask: TurnAsk, bodyHash: string, { store, turns, clock }: TurnDeps): Promise<string> {
  const { tenantId } = ask.caller;
  const now = clock.now();
  const { current, previous } = derivedTurnIds(ask.body, { tenantId, bodyHash, now });
  if (!previous) return current;
  if (turns.find(turnKey(tenantId, previous))) return previous;
  const stored = await store.findTurn(tenantId, previous);
  const age = stored ? now.getTime() - Date.parse(stored.record.createdAt) : Number.POSITIVE_INFINITY;
  return age < repeatWindowMs ? previous : current;
}

/** The value if it comes in time. The promise goes on either way. */
function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
