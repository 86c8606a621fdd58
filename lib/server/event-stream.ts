import type { EventHub } from "@/lib/adapters/sse/event-hub";
import type { Store } from "@/lib/agent/ports/store";
import type { RealtimeEvent } from "@/lib/contracts/message";
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

type Line = WaitingLine<RealtimeEvent | "heartbeat">;

/**
 * Server-sent events of a tenant: first what a returning watcher missed, then live, each once and in order. It watches from the moment it is
 * made, so nothing falls between the two.
 */
export function eventStream(options: EventStreamOptions, deps: EventStreamDeps): ReadableStream<Uint8Array> {
  const line: Line = createWaitingLine(waitingEvents);
  const leave = watchInto(line, options, deps.events);
  const frames = framesOf(line, leave, options, deps.store);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: leave,
  });
}

/** Lets the tenant's events and heartbeats into the line until the watcher leaves or the server stops. Returns how to leave. */
function watchInto(line: Line, options: EventStreamOptions, events: EventHub): () => void {
  const { tenantId, sessionId, signal, heartbeatMs = 15_000 } = options;
  const heartbeat = setInterval(() => line.push("heartbeat"), heartbeatMs);
  const unwatch = events.watch(tenantId, {
    event: (event) => {
      if (!sessionId || event.sessionId === sessionId) line.push(event);
    },
    closed: line.end,
  });
  const leave = (): void => {
    clearInterval(heartbeat);
    unwatch();
    line.end();
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return leave;
}

async function* framesOf(
  line: Line,
  leave: () => void,
  options: EventStreamOptions,
  store: EventStreamDeps["store"],
): AsyncGenerator<string, void> {
  try {
    yield "retry: 1000\n\n";
    const replayed = new Set<string>();
    for await (const event of missedEvents(options, store)) {
      replayed.add(event.eventId);
      yield frameOf(event);
    }
    for await (const item of line.items()) {
      if (item === "heartbeat") yield ": still here\n\n";
      else if (!replayed.has(item.eventId)) yield frameOf(item);
    }
  } finally {
    leave();
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

const frameOf = (event: RealtimeEvent): string =>
  `id: ${event.eventId}\nevent: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`;
