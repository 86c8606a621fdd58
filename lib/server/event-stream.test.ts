import { describe, expect, it } from "vitest";
import { createEventHub } from "@/lib/adapters/sse/event-hub";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { anEventLog } from "@/tests/support/an-event-log";
import { type EventStreamOptions, eventStream } from "./event-stream";

const anEvent = (number: number, sessionId = "s1"): RealtimeEvent => ({
  eventId: `e${number}`,
  sessionId,
  name: "task_status",
  data: { number },
  timestamp: "2026-01-01T00:00:00.000Z",
});

/** A log of `logged` events, and a stream whose frames are read one at a time. */
function aStream(logged: number, options: Partial<EventStreamOptions> = {}) {
  const store = anEventLog();
  for (let number = 0; number < logged; number++) store.append("a", [anEvent(number)]);
  const hub = createEventHub({ log: store, pollMs: 60_000 });
  const events = {
    ...hub,
    publish(tenantId: string, given: RealtimeEvent[]) {
      store.append(tenantId, given);
      hub.publish(tenantId, given);
    },
  };
  const again = (back: Partial<EventStreamOptions>) => readStream({ events, store }, back);
  return { events, hub, store, again, ...readStream({ events, store }, options) };
}

function readStream(deps: Parameters<typeof eventStream>[1], options: Partial<EventStreamOptions>) {
  const leave = new AbortController();
  const stream = eventStream({ tenantId: "a", signal: leave.signal, ...options }, deps);
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  const next = async () => (await reader.read()).value;
  const ids = async (count: number) => {
    const seen: (string | undefined)[] = [];
    while (seen.length < count) {
      const frame = (await next()) ?? "end";
      if (!frame.startsWith("retry")) seen.push(/^id: (\w+)/.exec(frame)?.[1] ?? frame.trim());
    }
    return seen;
  };
  return { leave, next, ids, reader };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `e${from + index}`);

describe("the event stream", () => {
  it("sends an event with its id, its name and itself as data", async () => {
    const { events, next } = aStream(0);
    expect(await next()).toBe("retry: 1000\nid: #0\n\n");
    events.publish("a", [anEvent(7)]);
    expect(await next()).toBe(`id: e7\nevent: task_status\ndata: ${JSON.stringify(anEvent(7))}\n\n`);
  });

  it("names its place in the log at once, so that who is cut off before the first event misses none", async () => {
    const first = aStream(3);
    const place = /^id: (\S+)/m.exec((await first.next()) ?? "")?.[1] ?? "none";
    expect(place).toBe("#3");
    const again = aStream(5, { lastEventId: place });
    expect(await again.next()).toBe("retry: 1000\n\n");
    expect(await again.ids(2)).toEqual(["e3", "e4"]);
  });

  it("sends what was missed first, over more than one page, then live, each once", async () => {
    const { events, ids } = aStream(450, { lastEventId: "e9" });
    const replayed = ids(440);
    events.publish("a", [anEvent(450)]);
    expect(await replayed).toEqual(range(10, 450));
    events.publish("a", [anEvent(451)]);
    expect(await ids(2)).toEqual(["e450", "e451"]);
  });

  it("sends nothing again to who comes back before the others here were told it", async () => {
    const { events, ids, next, store, again } = aStream(1);
    await next();
    store.append("a", [anEvent(1), anEvent(2)]);
    const back = again({ lastEventId: "e2" });
    await back.next();
    events.publish("a", [anEvent(3)]);
    expect(await back.ids(1)).toEqual(["e3"]);
    events.publish("a", [anEvent(4)]);
    expect(await back.ids(1)).toEqual(["e4"]);
    expect(await ids(4)).toEqual(["e1", "e2", "e3", "e4"]);
  });

  it("begins live for who missed nothing, and keeps to its session and tenant", async () => {
    const { events, ids, next } = aStream(5, { sessionId: "s1" });
    await next();
    events.publish("b", [anEvent(1)]);
    events.publish("a", [anEvent(2, "s2"), anEvent(3)]);
    expect(await ids(1)).toEqual(["e3"]);
  });

  it("sends what is in no log without an id, so that nobody asks for what came after it", async () => {
    const { hub, next } = aStream(0);
    await next();
    hub.publish("a", [anEvent(7)], { logged: false });
    expect(await next()).toBe(`event: task_status\ndata: ${JSON.stringify(anEvent(7))}\n\n`);
  });

  it("says now and then that it is still there", async () => {
    const { ids } = aStream(0, { heartbeatMs: 5 });
    expect(await ids(2)).toEqual([": still here", ": still here"]);
  });

  it("ends when the server stops, and when the watcher leaves", async () => {
    const stopped = aStream(0);
    await stopped.next();
    stopped.events.close();
    expect(await stopped.next()).toBeUndefined();
    const left = aStream(0);
    await left.next();
    left.leave.abort();
    expect(await left.next()).toBeUndefined();
  });

  it("ends for a watcher that takes nothing, so that events do not pile up", async () => {
    const { events, ids, next } = aStream(0);
    await next();
    for (let number = 0; number < 3_000; number++) events.publish("a", [anEvent(number)]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const seen = (await ids(2_500)).filter((id) => id !== "end");
    // More than may wait at once: those that were taken on the way.
    expect(seen.length).toBeLessThan(2_100);
    expect(seen).toEqual(range(0, seen.length));
  });
});
