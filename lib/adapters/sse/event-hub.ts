import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import type { RealtimeEvent } from "@/lib/contracts/message";

export type Watcher = {
  /** `logged`: it stands in the event log, so that who comes back can ask for what came after it. */
  event(event: RealtimeEvent, logged: boolean): void;
  /** The server is about to stop: end the stream, the watcher may connect again. */
  closed(): void;
};

export type Watch = {
  /**
   * Resolves once every event that is logged from now on will be told and none that stands before, with the number of the last one before;
   * undefined when the log cannot be read.
   */
  ready: Promise<number | undefined>;
  leave(): void;
};

/** Fan-out to the watchers that are connected to this process, whichever process an event came from. */
export type EventHub = Realtime & {
  watch(tenantId: string, watcher: Watcher): Watch;
  close(): void;
};

type HubOptions = {
  log: Pick<Store, "tailEvents">;
  /** How often the log is looked at for what other processes wrote. */
  pollMs: number;
};

type Join = (last: number | undefined) => void;

/** One who watches; `join` is there until the log was read up to where it came in: what is told before then may be older than what it has. */
type Seat = Watcher & { join: Join | undefined };

type Tail = {
  seats: Set<Seat>;
  /** Number of the last event that was told; undefined until the end of the log is known. */
  last: number | undefined;
  reading: boolean;
  again: boolean;
  timer: NodeJS.Timeout;
};

const pageSize = 200;

/**
 * Watchers are told what the log says, in its order: what is published here is only a sign to look. Two turns that end at once, here or on two
 * servers, are so told in one order everywhere, and the last event a watcher has says exactly what it still misses.
 */
export function createEventHub({ log, pollMs }: HubOptions): EventHub {
  const tails = new Map<string, Tail>();
  let open = true;

  function tailOf(tenantId: string): Tail {
    const known = tails.get(tenantId);
    if (known) return known;
    const timer = setInterval(() => look(tenantId, tail, log), pollMs);
    const tail: Tail = { seats: new Set(), last: undefined, reading: false, again: false, timer };
    timer.unref();
    tails.set(tenantId, tail);
    return tail;
  }

  function watch(tenantId: string, watcher: Watcher): Watch {
    if (!open) {
      watcher.closed();
      return { ready: Promise.resolve(undefined), leave: () => undefined };
    }
    const tail = tailOf(tenantId);
    const { seat, ready } = seatFor(watcher);
    tail.seats.add(seat);
    look(tenantId, tail, log);
    return {
      ready,
      leave() {
        tail.seats.delete(seat);
        seat.join?.(undefined);
        if (tail.seats.size > 0 || tails.get(tenantId) !== tail) return;
        clearInterval(tail.timer);
        tails.delete(tenantId);
      },
    };
  }

  function publish(tenantId: string, events: readonly RealtimeEvent[], { logged } = { logged: true }): void {
    const tail = tails.get(tenantId);
    if (!tail) return;
    if (logged) look(tenantId, tail, log);
    else for (const seat of [...tail.seats]) for (const event of events) seat.event(event, false);
  }

  function close(): void {
    open = false;
    const all = [...tails.values()];
    tails.clear();
    for (const { timer, seats } of all) {
      clearInterval(timer);
      for (const seat of [...seats]) seat.closed();
      letIn([...seats], undefined);
    }
  }

  return { watch, publish, close };
}

function seatFor({ event, closed }: Watcher): { seat: Seat; ready: Watch["ready"] } {
  let join: Join = () => undefined;
  const ready = new Promise<number | undefined>((resolve) => {
    join = resolve;
  });
  return { seat: { event, closed, join }, ready };
}

function look(tenantId: string, tail: Tail, log: HubOptions["log"]): void {
  tail.again = true;
  if (!tail.reading) void readOn(tenantId, tail, log);
}

async function readOn(tenantId: string, tail: Tail, log: HubOptions["log"]): Promise<void> {
  tail.reading = true;
  while (tail.again) {
    tail.again = false;
    // Who comes in while this is read may have seen an event that it does not hold yet: the next reading lets them join.
    const joining = [...tail.seats].filter(({ join }) => join);
    const page = await log.tailEvents(tenantId, tail.last, pageSize).catch(() => undefined);
    if (page) tell(tail, page, joining);
    // The store is away for now; the next look tries again.
    else {
      letIn(joining, undefined);
      break;
    }
  }
  tail.reading = false;
}

function tell(tail: Tail, page: Awaited<ReturnType<Store["tailEvents"]>>, joining: readonly Seat[]): void {
  tail.last = page.last;
  const told = [...tail.seats].filter(({ join }) => !join);
  for (const event of page.events) for (const seat of told) seat.event(event, true);
  if (page.events.length === pageSize) tail.again = true;
  else letIn(joining, page.last);
}

function letIn(joining: readonly Seat[], last: number | undefined): void {
  for (const seat of joining) {
    seat.join?.(last);
    seat.join = undefined;
  }
}
