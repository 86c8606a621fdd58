import { describe, expect, it } from "vitest";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { anEventLog } from "@/tests/support/an-event-log";
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
    event: (event: RealtimeEvent, logged: boolean) =>
      seen.push(logged ? event.eventId : `(${event.eventId})`),
    closed: () => seen.push("closed"),
  };
}

/** Two servers on one log. */
function twoHubs(pollMs = 60_000) {
  const log = anEventLog();
  const [here, there] = [createEventHub({ log, pollMs }), createEventHub({ log, pollMs })];
  const say = (hub: typeof here, tenantId: string, ids: string[]) => {
    const events = ids.map(anEvent);
    log.append(tenantId, events);
    hub.publish(tenantId, events);
  };
  return { log, here, there, say };
}

const soon = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

describe("the event hub", () => {
  it("gives events in order to every watcher of the tenant and to no other", async () => {
    const { here, say } = twoHubs();
    const [first, second, foreign] = [aWatcher(), aWatcher(), aWatcher()];
    await Promise.all([
      here.watch("a", first).ready,
      here.watch("a", second).ready,
      here.watch("b", foreign).ready,
    ]);
    say(here, "a", ["1", "2"]);
    await soon();
    expect([first.seen, second.seen, foreign.seen]).toEqual([["1", "2"], ["1", "2"], []]);
  });

  it("begins where the log ends, and tells each event once, however often it is told to look", async () => {
    const { log, here, say } = twoHubs();
    log.append("a", [anEvent("old")]);
    const watcher = aWatcher();
    await here.watch("a", watcher).ready;
    for (const id of ["1", "2", "3"]) say(here, "a", [id]);
    here.publish("a", []);
    await soon();
    expect(watcher.seen).toEqual(["1", "2", "3"]);
  });

  it("tells what another server wrote, in the order of the log", async () => {
    const { log, here, there, say } = twoHubs(10);
    const watcher = aWatcher();
    await here.watch("a", watcher).ready;
    say(there, "a", ["1"]);
    await soon(60);
    expect(watcher.seen).toEqual(["1"]);
    log.append("a", [anEvent("2")]);
    say(here, "a", ["3"]);
    await soon();
    expect(watcher.seen).toEqual(["1", "2", "3"]);
    here.close();
    there.close();
  });

  it("catches up after the store was away", async () => {
    const log = anEventLog();
    let away = false;
    const tailEvents: typeof log.tailEvents = async (...ask) => {
      if (away) throw new Error("away");
      return log.tailEvents(...ask);
    };
    const hub = createEventHub({ log: { tailEvents }, pollMs: 60_000 });
    const watcher = aWatcher();
    await hub.watch("a", watcher).ready;
    away = true;
    log.append("a", [anEvent("1")]);
    hub.publish("a", []);
    await soon();
    away = false;
    hub.publish("a", []);
    await soon();
    expect(watcher.seen).toEqual(["1"]);
  });

  it("tells who comes in late nothing that was logged before, also when others here were not told it yet", async () => {
    const { log, here, say } = twoHubs();
    const [first, late] = [aWatcher(), aWatcher()];
    await here.watch("a", first).ready;
    log.append("a", [anEvent("1"), anEvent("2")]);
    expect(await here.watch("a", late).ready).toBe(2);
    say(here, "a", ["3"]);
    await soon();
    expect([first.seen, late.seen]).toEqual([["1", "2", "3"], ["3"]]);
  });

  it("lets nobody in by a reading that had begun before", async () => {
    const log = anEventLog();
    let answer = (): void => undefined;
    const tailEvents: typeof log.tailEvents = async (...ask) => {
      const page = await log.tailEvents(...ask);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return page;
    };
    const answered = async (): Promise<void> => {
      answer();
      await soon();
    };
    const hub = createEventHub({ log: { tailEvents }, pollMs: 60_000 });
    const [first, late] = [aWatcher(), aWatcher()];
    hub.watch("a", first);
    await answered();
    hub.publish("a", []);
    log.append("a", [anEvent("1")]);
    let place: number | undefined;
    void hub.watch("a", late).ready.then((last) => {
      place = last;
    });
    await answered();
    expect([place, first.seen]).toEqual([undefined, []]);
    await answered();
    expect([place, first.seen, late.seen]).toEqual([1, ["1"], []]);
  });

  it("passes on at once what is in no log", async () => {
    const { here } = twoHubs();
    const watcher = aWatcher();
    await here.watch("a", watcher).ready;
    here.publish("a", [anEvent("1")], { logged: false });
    expect(watcher.seen).toEqual(["(1)"]);
  });

  it("says nothing to who stopped watching", async () => {
    const { here, say } = twoHubs();
    const [gone, staying] = [aWatcher(), aWatcher()];
    const watch = here.watch("a", gone);
    await watch.ready;
    watch.leave();
    await here.watch("a", staying).ready;
    watch.leave();
    say(here, "a", ["1"]);
    await soon();
    expect([gone.seen, staying.seen]).toEqual([[], ["1"]]);
  });

  it("ends every stream when it closes, and those that come after", async () => {
    const { here, say } = twoHubs();
    const [before, after] = [aWatcher(), aWatcher()];
    await here.watch("a", before).ready;
    here.close();
    here.watch("a", after);
    say(here, "a", ["1"]);
    await soon();
    expect([before.seen, after.seen]).toEqual([["closed"], ["closed"]]);
  });
});
