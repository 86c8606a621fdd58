import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { successBody } from "@/lib/contracts/error";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { apiClient } from "@/tests/support/api-client";
import { clinicReply } from "@/tests/support/clinic-provider";
import { geminiProtocol } from "@/tests/support/gemini-protocol";
import { type ProviderServer, startProvider } from "@/tests/support/provider-server";
import { type Served, serveInChild } from "./served";

const server = process.env.MONGODB_TEST_URI;
const key = `sf_${randomBytes(32).toString("base64url")}`;
const Answered = successBody(z.object({ taskId: z.string(), actionId: z.string(), action: z.string() }));

describe.skipIf(!server)(
  "a task cancelled through another server (skipped where MONGODB_TEST_URI is not set)",
  () => {
    let provider: ProviderServer;
    let one: Served;
    let two: Served;
    let hangs = false;
    beforeAll(async () => {
      provider = await startProvider(geminiProtocol, (asked) => (hangs ? "hang" : clinicReply(asked)));
      const uri = new URL(server ?? "mongodb://none/");
      uri.pathname = `/surefoot_cancel_${randomBytes(4).toString("hex")}`;
      const env = {
        MONGODB_URI: uri.href,
        SUREFOOT_URL: "",
        SUREFOOT_SECRET: randomBytes(32).toString("hex"),
        SUREFOOT_BOOTSTRAP_KEY: key,
      };
      one = await serveInChild(tmpdir(), env, [provider.url]);
      two = await serveInChild(tmpdir(), env, [provider.url]);
    }, 300_000);
    afterAll(async () => {
      await one?.kill();
      await two?.kill();
      await provider?.close();
    }, 60_000);

    const untilWaiting = async (count: number) => {
      for (let tries = 0; provider.waiting() !== count && tries < 100; tries++) await wait(100);
      return provider.waiting();
    };

    it("ends the question to the model that is open here, and says so to whoever waits for the turn", {
      timeout: 120_000,
    }, async () => {
      const clinic = aSmallClinic();
      const sessionId = randomUUID();
      const [here, there] = [apiClient(one, key), apiClient(two, key)];
      const turn = (more: object) =>
        here.post("/api/agent/interact", { sessionId, turnId: randomUUID(), ...clinic.page(), ...more });
      const first = await turn({ query: 'Add a patient named "Jas"' });
      const { taskId, actionId, action } = Answered.parse(first.body).data;
      const did = clinic.act(action);
      await untilWaiting(0);
      hangs = true;
      const open = turn({ ...did, taskId, lastActionId: actionId });
      expect(await untilWaiting(1)).toBe(1);
      const cancelled = await there.post(`/api/session/${sessionId}/task/${taskId}/cancel`, {});
      expect(cancelled.status).toBe(200);
      expect(await untilWaiting(0)).toBe(0);
      expect(await open).toMatchObject({ status: 409, body: { error: { code: "task_finished" } } });
    });
  },
);
