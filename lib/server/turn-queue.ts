export type Ticket = {
  /** Resolves when the turn may run, with how to give the place back; rejects with the signal's reason. */
  admitted: Promise<() => void>;
  /** How many turns go before this one, itself included; 0 once it runs. */
  place(): number;
};

export type TurnQueue = {
  enter(tenantId: string, signal: AbortSignal): Ticket;
  counts(): { running: number; waiting: number };
};

type Waiting = { admit(): void };
type Limits = { atOnce: number; ofTenant: number };
type Lane = { running: number; waiting: Waiting[] };

/** Comes back when the next turn may be let in. */
export type Rest = (then: () => void) => void;

/** Turns that start together end together, and share a commit of the store. */
const atAStretch = 8;
const roundsBetween = 32;

/**
 * After some turns the process goes round its event loop so often: turns without a model to wait for take the processor to themselves, and a round
 * accepts one connection. Turns that were all let in at once kept those who came to the door waiting for minutes.
 */
export function breathing(): Rest {
  let letIn = 0;
  return (then) => {
    letIn += 1;
    if (letIn % atAStretch !== 0) return then();
    let left = roundsBetween;
    const round = (): void => void (left-- > 0 ? setImmediate(round) : then());
    round();
  };
}

/**
 * Lets so many turns run at once, and so many of one tenant. Those that wait are let in tenant by tenant, in turn: who asks for much waits for itself,
 * not for others. A turn asks a provider one thing at a time, so this shares out the provider's quota as well.
 */
export function createTurnQueue(limits: Limits, rest: Rest = (then) => then()): TurnQueue {
  const lanes = new Map<string, Lane>();
  let running = 0;
  let resting = false;

  /** The tenant that was served last goes to the end. */
  function letIn(): void {
    while (!resting && running < limits.atOnce) {
      const [tenantId, lane] = [...lanes].find(mayRun(limits)) ?? [];
      const next = lane?.waiting.shift();
      if (tenantId === undefined || !lane || !next) return;
      lanes.delete(tenantId);
      lanes.set(tenantId, lane);
      lane.running += 1;
      running += 1;
      next.admit();
      resting = true;
      rest(() => {
        resting = false;
        letIn();
      });
    }
  }

  function leave(tenantId: string, lane: Lane): void {
    lane.running -= 1;
    running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(tenantId);
    letIn();
  }

  function enter(tenantId: string, signal: AbortSignal): Ticket {
    const lane = lanes.get(tenantId) ?? { running: 0, waiting: [] };
    lanes.set(tenantId, lane);
    let admit = (): void => undefined;
    const waiting: Waiting = { admit: () => admit() };
    const admitted = new Promise<() => void>((resolve, reject) => {
      const giveUp = (): void => {
        lane.waiting = lane.waiting.filter((one) => one !== waiting);
        reject(signal.reason);
      };
      admit = () => {
        signal.removeEventListener("abort", giveUp);
        let left = false;
        resolve(() => {
          if (!left) leave(tenantId, lane);
          left = true;
        });
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", giveUp, { once: true });
      lane.waiting.push(waiting);
    });
    letIn();
    return { admitted, place: () => placeOf(lane, waiting, [...lanes.values()]) };
  }

  return { enter, counts: () => ({ running, waiting: waitingIn(lanes) }) };
}

const mayRun =
  ({ ofTenant }: Limits) =>
  ([, lane]: [string, Lane]): boolean =>
    lane.waiting.length > 0 && lane.running < ofTenant;

/** Tenants take turns in the order of the lanes: those before this one go first in every round, those after it in all but the last. */
function placeOf(lane: Lane, waiting: Waiting, all: readonly Lane[]): number {
  const rounds = lane.waiting.indexOf(waiting);
  if (rounds < 0) return 0;
  const own = all.indexOf(lane);
  return all.reduce(
    (sum, { waiting: line }, index) =>
      index === own ? sum : sum + Math.min(line.length, index < own ? rounds + 1 : rounds),
    rounds + 1,
  );
}

const waitingIn = (lanes: ReadonlyMap<string, Lane>): number =>
  [...lanes.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
