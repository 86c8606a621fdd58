import { describe, expect, it } from "vitest";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { createEventHub } from "./event-hub";

const anEvent = (eventId: string): RealtimeEvent => ({
  eventId,
  sessionId: "s1",
  name: "task_status",
  data: {},
  timestamp: "2026-01-01T00:00:00.000Z",
});

function aWatcher() {
  const seen: string[] = [];
  return {
    seen,
    event: (event: RealtimeEvent) => seen.push(event.eventId),
    closed: () => seen.push("closed"),
  };
}

describe("the event hub", () => {
  it("gives events in order to every watcher of the tenant and to no other", () => {
    const hub = createEventHub();
    const [first, second, foreign] = [aWatcher(), aWatcher(), aWatcher()];
    hub.watch("a", first);
    hub.watch("a", second);
    hub.watch("b", foreign);
    hub.publish("a", [anEvent("1"), anEvent("2")]);
    expect([first.seen, second.seen, foreign.seen]).toEqual([["1", "2"], ["1", "2"], []]);
  });

  it("says nothing to who stopped watching", () => {
    const hub = createEventHub();
    const [gone, here] = [aWatcher(), aWatcher()];
    const stop = hub.watch("a", gone);
    stop();
    hub.watch("a", here);
    stop();
    hub.publish("a", [anEvent("1")]);
    expect([gone.seen, here.seen]).toEqual([[], ["1"]]);
  });

  it("ends every stream when it closes, and those that come after", () => {
    const hub = createEventHub();
    const [before, after] = [aWatcher(), aWatcher()];
    hub.watch("a", before);
    hub.close();
    hub.watch("a", after);
    hub.publish("a", [anEvent("1")]);
    expect([before.seen, after.seen]).toEqual([["closed"], ["closed"]]);
  });
});
