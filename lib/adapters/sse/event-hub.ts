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
  /** Resolves once every event that is logged from now on will be told, with the number of the last one before; undefined when the log cannot be read. */
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

type Tail = {
  watchers: Set<Watcher>;
  /** Number of the last event that was told; undefined until the end of the log is known. */
  last: number | undefined;
  reading: Promise<void> | undefined;
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
    const timer = setInterval(() => void look(tenantId, tail, log), pollMs);
    const tail: Tail = { watchers: new Set(), last: undefined, reading: undefined, again: false, timer };
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
    tail.watchers.add(watcher);
    return {
      ready: tail.last === undefined ? firstLook(tenantId, tail, log) : Promise.resolve(tail.last),
      leave() {
        tail.watchers.delete(watcher);
        if (tail.watchers.size > 0 || tails.get(tenantId) !== tail) return;
        clearInterval(tail.timer);
        tails.delete(tenantId);
      },
    };
  }

  function publish(tenantId: string, events: readonly RealtimeEvent[], { logged } = { logged: true }): void {
    const tail = tails.get(tenantId);
    if (!tail) return;
    if (logged) void look(tenantId, tail, log);
    else for (const watcher of [...tail.watchers]) for (const event of events) watcher.event(event, false);
  }

  function close(): void {
    open = false;
    const all = [...tails.values()];
    tails.clear();
    for (const { timer, watchers } of all) {
      clearInterval(timer);
      for (const watcher of [...watchers]) watcher.closed();
    }
  }

  return { watch, publish, close };
}

async function firstLook(tenantId: string, tail: Tail, log: HubOptions["log"]): Promise<number | undefined> {
  await look(tenantId, tail, log);
  return tail.last;
}

function look(tenantId: string, tail: Tail, log: HubOptions["log"]): Promise<void> {
  tail.again = true;
  tail.reading ??= readOn(tenantId, tail, log).finally(() => {
    tail.reading = undefined;
  });
  return tail.reading;
}

async function readOn(tenantId: string, tail: Tail, log: HubOptions["log"]): Promise<void> {
  while (tail.again) {
    tail.again = false;
    const page = await log.tailEvents(tenantId, tail.last, pageSize).catch(() => undefined);
    // The store is away for now; the next look tries again.
    if (!page) return;
    tail.last = page.last;
    if (page.events.length === pageSize) tail.again = true;
    for (const event of page.events) for (const watcher of [...tail.watchers]) watcher.event(event, true);
  }
}
