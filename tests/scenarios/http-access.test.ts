import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { RealtimeEvent } from "@/lib/contracts/message";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { type ApiClient, apiClient } from "@/tests/support/api-client";

let server: RunningServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startServer();
  api = apiClient(server, server.key);
}, 300_000);
afterAll(() => server?.stop());

const turn = (sessionId: string) => ({
  query: "Click the Reports link",
  sessionId,
  turnId: randomUUID(),
  url: "http://clinic.test/",
  interactiveTree: [{ i: "2", r: "link", n: "Reports" }],
});
const Made = z.object({ data: endpoints.createKey.data });

describe("access", () => {
  it("lets nobody in without a key, except where the description says so", async () => {
    const stranger = apiClient(server, undefined);
    for (const { method, path, access } of Object.values(endpoints)) {
      const filled = path.replace(/\{\w+\}/g, () => randomUUID());
      const { status } = await stranger.send(method, filled, method === "GET" ? undefined : {});
      expect(status === 401, `${method} ${path}: ${status}`).toBe(access === "caller");
    }
  });

  it("works with a key that was made, and no longer once it is revoked", async () => {
    const made = Made.parse(
      (await api.post("/api/keys", { name: "laptop", scopes: ["read", "admin"] })).body,
    ).data;
    const client = apiClient(server, made.key);
    expect((await client.get("/api/keys")).status).toBe(200);
    expect(JSON.stringify((await api.get("/api/keys")).body)).not.toContain(made.key);
    expect((await api.send("DELETE", `/api/keys?id=${made.record.id}`)).status).toBe(200);
    expect((await client.get("/api/keys")).status).toBe(401);
  });

  it("signs a browser in by the printed link once, and by a key", async () => {
    const stranger = apiClient(server, undefined);
    const link = server.signInUrl.slice(server.url.length);
    const first = await stranger.get(link);
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect([first.status, first.headers.get("location")]).toEqual([303, "/"]);
    expect((await stranger.get("/api/keys", { cookie })).status).toBe(200);
    expect((await stranger.get(link)).headers.get("location")).toBe("/sign-in?link=used");
    const byKey = await stranger.post("/api/sign-in", { key: server.key });
    expect(byKey.headers.get("set-cookie")).toMatch(/^surefoot_session=/);
    expect((await stranger.post("/api/sign-in", { key: "sf_wrong" })).status).toBe(401);
    const evil = { cookie, origin: "https://evil.example" };
    expect((await stranger.post("/api/keys", { name: "x" }, evil)).status).toBe(403);
  });

  it("sends who is unknown to the sign-in page", async () => {
    const { status, headers } = await apiClient(server, undefined).get("/");
    expect([status, headers.get("location")]).toEqual([307, "/sign-in"]);
  });
});

describe("the event stream", () => {
  const open = (of: RunningServer, path: string, headers: Record<string, string> = {}) =>
    fetch(of.url + path, { headers: { authorization: `Bearer ${of.key}`, ...headers } });

  /** Reads a stream until it ends, or until `enough` events are there. */
  async function eventsIn(response: Response, enough = Number.POSITIVE_INFINITY): Promise<RealtimeEvent[]> {
    const events: RealtimeEvent[] = [];
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (reader && events.length < enough) {
      const { done, value } = await reader.read();
      if (done) break;
      const frames = (text + value).split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data) events.push(RealtimeEvent.parse(JSON.parse(data)));
      }
    }
    await reader?.cancel();
    return events;
  }

  it("tells of a turn as it happens, and of what was missed to who comes back", async () => {
    const sessionId = randomUUID();
    const path = `/api/events?sessionId=${sessionId}`;
    const live = eventsIn(await open(server, path), 3);
    await api.post("/api/agent/interact", turn(sessionId));
    const events = await live;
    expect(events.map(({ name }) => name)).toContain("new_message");
    const [first, ...rest] = events.map(({ eventId }) => eventId);
    const back = await eventsIn(await open(server, path, { "last-event-id": first ?? "" }), rest.length);
    expect(back.map(({ eventId }) => eventId).slice(0, rest.length)).toEqual(rest);
  });

  const stopping = "ends when the server stops, and does not hold it up";
  it(stopping, { timeout: 120_000 }, async () => {
    const other = await startServer();
    const ended = eventsIn(await open(other, "/api/events"));
    const startedAt = Date.now();
    await other.stop();
    await ended.catch(() => undefined);
    expect(Date.now() - startedAt).toBeLessThan(9_500);
  });
});
