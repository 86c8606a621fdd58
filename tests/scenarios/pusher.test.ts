import { randomUUID } from "node:crypto";
import Pusher from "pusher-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { pusherOptions, watchByPusher } from "@/components/live/pusher-events";
import { sessionChannel, tenantChannel } from "@/lib/adapters/pusher/pusher-realtime";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { MissedEvents, RealtimeSettings } from "@/lib/contracts/realtime";
import { type InProcessApi, inProcessApi } from "@/tests/support/in-process-api";
import { type PusherServer, pusherApp, startPusherServer } from "@/tests/support/pusher-server";

let pusher: PusherServer;
let api: InProcessApi;
let key: string;

beforeAll(async () => {
  pusher = await startPusherServer();
  api = await inProcessApi({
    PUSHER_APP_ID: pusherApp.appId,
    PUSHER_KEY: pusherApp.key,
    PUSHER_SECRET: pusherApp.secret,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(pusher.port),
    PUSHER_TLS: "false",
  });
  key = await api.keyOf("one");
}, 120_000);
afterAll(async () => {
  await api?.close();
  await pusher?.close();
});

const dataAs = <S extends z.ZodType>(schema: S, { body }: { body: unknown }): z.infer<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(body).data);

const authorize = (channel: string, as: string): Promise<Response> =>
  api.raw("app/api/pusher/auth/route.ts", "POST", "/api/pusher/auth", {
    headers: { authorization: `Bearer ${as}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ socket_id: "1.2", channel_name: channel }).toString(),
  });

/** A dashboard of tenant one: the real client library, let in and caught up by the real routes. */
async function aWatcher() {
  const place = dataAs(RealtimeSettings, await api.call("realtime", key));
  if (place.by !== "pusher") throw new Error("a realtime server is set up");
  const events: RealtimeEvent[] = [];
  let connected = 0;
  const client = new Pusher(place.key, {
    ...pusherOptions(place, ""),
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId, channelName }, callback) => {
        const body = new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString();
        api
          .raw("app/api/pusher/auth/route.ts", "POST", "/api/pusher/auth", {
            headers: { authorization: `Bearer ${key}` },
            body,
          })
          .then(async (response) => callback(null, await response.json()))
          .catch((error: Error) => callback(error, null));
      },
    },
  });
  const leave = watchByPusher(client, place.channel, {
    onEvent: (event) => events.push(event),
    onConnected: () => {
      connected += 1;
    },
    onLost: () => undefined,
    missedAfter: async (after) =>
      dataAs(MissedEvents, await api.call("missedEvents", key, { query: { after } })),
  });
  await expect.poll(() => connected, { timeout: 10_000 }).toBe(1);
  return { events, leave, connected: () => connected };
}

const logged = async (): Promise<string[]> =>
  (await api.house.store.listEvents("one", { limit: 10_000 })).map(({ eventId }) => eventId);

/** One turn of a task, which publishes several events. */
async function aTurn(): Promise<string> {
  const sessionId = randomUUID();
  const body = {
    query: "Click the Reports link",
    sessionId,
    turnId: randomUUID(),
    url: "http://clinic.test/",
    interactiveTree: [{ i: "2", r: "link", n: "Reports" }],
  };
  expect((await api.call("interact", key, { body })).status).toBe(200);
  return sessionId;
}

describe("events over a Pusher-protocol server", () => {
  it("come to tenant and session in the log's order, each once, whatever the connection does", async () => {
    const watcher = await aWatcher();
    await aTurn();
    await expect.poll(() => watcher.events.length, { timeout: 10_000 }).toBe((await logged()).length);
    const cuts = 20;
    for (let cut = 0; cut < cuts; cut++) {
      await aTurn();
      if (cut % 2 === 0) await expect.poll(() => pusher.connections(), { timeout: 10_000 }).toBe(1);
      pusher.cut();
    }
    const all = await logged();
    await expect.poll(() => watcher.events.length, { timeout: 20_000 }).toBe(all.length);
    expect(watcher.events.map(({ eventId }) => eventId)).toEqual(all);
    expect(watcher.connected()).toBeGreaterThan(3);
    watcher.leave();
  }, 60_000);

  it("also go to the session's own channel", async () => {
    const sessionId = await aTurn();
    await expect
      .poll(() => pusher.taken.filter(({ channel }) => channel === sessionChannel(sessionId)).length)
      .toBeGreaterThan(1);
  });

  it("are only for those whom they concern", async () => {
    const sessionId = await aTurn();
    const foreigner = await api.keyOf("two");
    expect((await authorize(sessionChannel(sessionId), key)).status).toBe(200);
    expect((await authorize(tenantChannel("one"), key)).status).toBe(200);
    for (const channel of [sessionChannel(sessionId), tenantChannel("one"), sessionChannel(randomUUID())])
      expect((await authorize(channel, foreigner)).status).toBe(404);
    expect((await authorize(sessionChannel(sessionId), "sf_wrong")).status).toBe(401);
    expect((await authorize("public-news", key)).status).toBe(400);
  });

  it("never hold up a turn when the server is away", async () => {
    await pusher.close();
    const started = performance.now();
    await aTurn();
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
