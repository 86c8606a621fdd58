import type { EventHub, Watch } from "@/lib/adapters/sse/event-hub";
import type { Store } from "@/lib/agent/ports/store";
import { idOfPlace, type RealtimeEvent } from "@/lib/contracts/message";
import { createWaitingLine, type WaitingLine } from "@/lib/server/waiting-line";

export type EventStreamOptions = {
  tenantId: string;
  /** Only this session's events. */
  sessionId?: string;
  /** The last event that the watcher has: what came after it is sent first. */
  lastEventId?: string;
  /** Ends the stream. */
  signal: AbortSignal;
  heartbeatMs?: number;
};

type EventStreamDeps = { events: EventHub; store: Pick<Store, "listEvents"> };

const replayPage = 200;
/** Events that may wait for a slow watcher; past that the stream ends, and it comes back for the rest by its last event. */
const waitingEvents = 1_000;

type Line = WaitingLine<{ event: RealtimeEvent; logged: boolean } | "heartbeat">;

/**
 * Server-sent events of a tenant: first what a returning watcher missed, then live, each once and in order. It watches from the moment it is
 * made, so nothing falls between the two.
 */
export function eventStream(options: EventStreamOptions, deps: EventStreamDeps): ReadableStream<Uint8Array> {
  const line: Line = createWaitingLine(waitingEvents);
  const watch = watchInto(line, options, deps.events);
  const frames = framesOf(line, watch, options, deps.store);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: watch.leave,
  });
}

/** Lets the tenant's events and heartbeats into the line until the watcher leaves or the server stops. */
function watchInto(line: Line, options: EventStreamOptions, events: EventHub): Watch {
  const { tenantId, sessionId, signal, heartbeatMs = 15_000 } = options;
  const heartbeat = setInterval(() => line.push("heartbeat"), heartbeatMs);
  const watch = events.watch(tenantId, {
    event: (event, logged) => {
      if (!sessionId || event.sessionId === sessionId) line.push({ event, logged });
    },
    closed: line.end,
  });
  const leave = (): void => {
    clearInterval(heartbeat);
    watch.leave();
    line.end();
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return { ready: watch.ready, leave };
}

async function* framesOf(
  line: Line,
  watch: Watch,
  options: EventStreamOptions,
  store: EventStreamDeps["store"],
): AsyncGenerator<string, void> {
  try {
    const place = await watch.ready;
    yield `retry: 1000\n${placeLine(place, options.lastEventId)}\n`;
    const replayed = new Set<string>();
    for await (const event of missedEvents(options, store)) {
      replayed.add(event.eventId);
      yield frameOf(event, true);
    }
    for await (const item of line.items()) {
      if (item === "heartbeat") yield ": still here\n\n";
      else if (!replayed.has(item.event.eventId)) yield frameOf(item.event, item.logged);
    }
  } finally {
    watch.leave();
  }
}

async function* missedEvents(
  { tenantId, sessionId, lastEventId }: EventStreamOptions,
  store: Pick<Store, "listEvents">,
): AsyncGenerator<RealtimeEvent, void> {
  let after = lastEventId;
  while (after !== undefined) {
    const page = await store.listEvents(tenantId, {
      ...(sessionId ? { sessionId } : {}),
      afterEventId: after,
      limit: replayPage,
    });
    yield* page;
    after = page.length < replayPage ? undefined : page.at(-1)?.eventId;
  }
}

/** Who is cut off before the first event has the place in the log to come back to. */
const placeLine = (place: number | undefined, lastEventId: string | undefined): string =>
  place === undefined || lastEventId !== undefined ? "" : `id: ${idOfPlace(place)}\n`;

/** An event that is not in the log has no id: nothing could be asked for after it. */
const frameOf = (event: RealtimeEvent, logged: boolean): string =>
  `${logged ? `id: ${event.eventId}\n` : ""}event: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`;
