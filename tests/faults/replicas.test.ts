import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { httpTransport } from "@/lib/client/http-transport";
import type { Transport } from "@/lib/client/transport";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { apiClient } from "@/tests/support/api-client";
import { clinicDriver } from "./clinic-driver";
import { playTask } from "./play-task";
import { type Served, serveInChild } from "./served";
import { readEvents } from "./sse-reader";

const server = process.env.MONGODB_TEST_URI;
const goal = 'Add a patient named "Jas"';
const key = `sf_${randomBytes(32).toString("base64url")}`;
const perMinute = 150;

describe.skipIf(!server)("two servers on one MongoDB (skipped where MONGODB_TEST_URI is not set)", () => {
  const uri = new URL(server ?? "mongodb://none/");
  uri.pathname = `/surefoot_replicas_${randomBytes(4).toString("hex")}`;
  const env = {
    MONGODB_URI: uri.href,
    SUREFOOT_URL: "",
    SUREFOOT_SECRET: randomBytes(32).toString("hex"),
    SUREFOOT_BOOTSTRAP_KEY: key,
    SUREFOOT_RATE_LIMIT: String(perMinute),
  };
  let one: Served;
  let two: Served;
  beforeAll(async () => {
    one = await serveInChild(tmpdir(), env);
    two = await serveInChild(tmpdir(), env);
  }, 300_000);
  afterAll(async () => {
    await one?.kill();
    await two?.kill();
  }, 60_000);

  /** Each request goes to the other server than the one before it, as a balancer would send them. */
  function alternating(afterPost: (posts: number) => void = () => undefined): Transport {
    const ways = [one, two].map(({ url }) => httpTransport({ url, key }));
    let requests = 0;
    let posts = 0;
    const next = () => {
      const way = ways[requests++ % ways.length];
      if (!way) throw new Error("there is no server");
      return way;
    };
    return {
      ...next(),
      async interact(body, signal) {
        const answer = next().interact(body, signal);
        afterPost(++posts);
        return answer;
      },
      turn: (turnId, signal) => next().turn(turnId, signal),
    };
  }

  it("do a task once between them, and a watcher misses nothing and hears nothing twice, cut off 20 times", {
    timeout: 120_000,
  }, async () => {
    const clinic = aSmallClinic();
    const sessionId = randomUUID();
    const { reader, connected } = readEvents([two, one], key, sessionId);
    await connected;
    const cutting = setInterval(() => reader.ids.length > 0 && cuts++ < 20 && reader.cut(), 60);
    let cuts = 0;
    const end = await playTask({ goal, sessionId, transport: alternating(), driver: clinicDriver(clinic) });
    expect(end).toMatchObject({ kind: "ended", status: "completed" });
    expect(clinic.stored).toEqual(["Jas"]);
    while (cuts < 20) await wait(50);
    clearInterval(cutting);
    const store = await openStore({ dataDir: tmpdir(), uri: uri.href });
    const logged = (await store.listEvents("local", { sessionId, limit: 500 })).map(({ eventId }) => eventId);
    await store.close();
    for (let tries = 0; reader.ids.length < logged.length && tries < 100; tries++) await wait(100);
    await reader.stop();
    expect(logged.length).toBeGreaterThan(10);
    expect(reader.ids).toEqual(logged);
  });

  it("give one answer to a turn that both are posted at once", { timeout: 60_000 }, async () => {
    const turn = {
      query: goal,
      sessionId: randomUUID(),
      turnId: randomUUID(),
      ...aSmallClinic().page(),
    };
    const [first, second] = await Promise.all(
      [one, two].map((each) => apiClient(each, key).post("/api/agent/interact", turn)),
    );
    expect(first?.status).toBe(200);
    expect(second?.body).toEqual(first?.body);
  });

  it("finish a task of which one is killed in the middle", { timeout: 180_000 }, async () => {
    const clinic = aSmallClinic();
    const transport = alternating((posts) => {
      if (posts === 3) process.kill(one.pid, "SIGKILL");
    });
    const end = await playTask({ goal, sessionId: randomUUID(), transport, driver: clinicDriver(clinic) });
    expect(end).toMatchObject({ kind: "ended", status: "completed" });
    expect(clinic.stored).toEqual(["Jas"]);
  });

  it("count a caller's requests together", { timeout: 120_000 }, async () => {
    one = await serveInChild(tmpdir(), env);
    const clients = [one, two].map((each) => apiClient(each, key));
    // All of it within one window.
    const intoMinute = Date.now() % 60_000;
    if (intoMinute > 35_000) await wait(60_500 - intoMinute);
    let passed = 0;
    let refused = 0;
    // One after the other: a FerretDB counts two that come at once as one.
    for (let request = 0; request < perMinute + 20 && refused === 0; request++) {
      const reply = await clients[request % 2]?.get("/api/session/latest");
      if (reply?.status === 429) refused += 1;
      else passed += 1;
    }
    expect(refused).toBeGreaterThan(0);
    expect(passed).toBeLessThanOrEqual(perMinute);
  });
});
