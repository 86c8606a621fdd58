import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { ErrorBody } from "@/lib/contracts/error";
import { InteractResponse, TurnProcessing } from "@/lib/contracts/interact-response";
import { MessagePage, SessionView } from "@/lib/contracts/session";
import { createKey } from "@/lib/server/api-keys";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { type ApiClient, apiClient, type Reply } from "./api-client";

export type TestApi = {
  server: RunningServer;
  dataDir: string;
  /** A key of another tenant. */
  foreignKey: string;
  /** Calls with the server's own key. */
  client: ApiClient;
  interact: (body: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** All that a session holds, or nothing when there is no such session. */
  stored: (sessionId: string) => Promise<{ tasks: SessionView["tasks"]; messages: number } | undefined>;
  close: () => Promise<void>;
};

/** What the environment may hold of databases, addresses and model keys is left out. */
const onOwnFeet = { MONGODB_URI: "", SUREFOOT_URL: "", GEMINI_API_KEY: "", SUREFOOT_OPENAI_BASE_URL: "" };

/** A server of the product on a folder of its own, asked over HTTP. */
export async function anApi(env: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-api-"));
  const foreignKey = await keyOfAnotherTenant(dataDir);
  const server = await startServer({ dataDir, env: { ...onOwnFeet, ...env } });
  const client = apiClient(server, server.key);
  return {
    server,
    dataDir,
    foreignKey,
    client,
    interact: async (body, headers) =>
      answered(await client.post("/api/agent/interact", body, headers), client, headers),
    async stored(sessionId) {
      const session = await client.get(`/api/session/${sessionId}`);
      if (session.status === 404) return undefined;
      const { tasks } = SessionView.parse(dataOf(session));
      const page = MessagePage.parse(dataOf(await client.get(`/api/session/${sessionId}/messages`)));
      return { tasks, messages: page.messages.length };
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A turn that takes its time is told so, and asked for again, as every client does. */
async function answered(reply: Reply, client: ApiClient, headers?: Record<string, string>): Promise<Reply> {
  if (reply.status !== 202) return reply;
  const { turnId } = TurnProcessing.parse(dataOf(reply));
  await wait(1_000);
  return answered(await client.get(`/api/agent/turn/${turnId}`, headers), client, headers);
}

/** Keys are made in the store: while no server has the folder yet. */
async function keyOfAnotherTenant(dataDir: string): Promise<string> {
  const store = await openStore({ dataDir });
  const made = await createKey("elsewhere", { name: "test" }, { store, clock: systemClock, ids: systemIds });
  await store.close();
  return made.key;
}

export function dataOf({ status, body }: Reply): unknown {
  if (body !== null && typeof body === "object" && "data" in body) return body.data;
  throw new Error(`an answer ${status} without data: ${JSON.stringify(body).slice(0, 300)}`);
}

export const answerOf = (reply: Reply): InteractResponse => InteractResponse.parse(dataOf(reply));

export const errorOf = ({ body }: Reply): ErrorBody["error"] => ErrorBody.parse(body).error;

/** A small page that a goal can be done on. */
export const aPage = () => ({
  url: "http://clinic.test/patients",
  pageTitle: "Patients",
  interactiveTree: [
    { i: "1", r: "btn", n: "Settings" },
    { i: "2", r: "inp", n: "Name", v: "", k: "text" },
  ],
  pageText: "Patients\nSettings\nName",
});

export const aGoal = () => ({
  ...aPage(),
  query: 'Click "Settings"',
  sessionId: randomUUID(),
  turnId: randomUUID(),
});
