import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { ErrorBody } from "@/lib/contracts/error";
import { InteractResponse } from "@/lib/contracts/interact-response";
import { protocolHeader } from "@/lib/contracts/limits";
import { MessagePage, SessionView } from "@/lib/contracts/session";
import { createKey } from "@/lib/server/api-keys";
import { type RunningServer, startServer } from "@/scripts/start-server";

export type Asked = { status: number; headers: Headers; text: string };
export type AskOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** What is sent as it is; an object as JSON. */
  body?: unknown;
};

export type TestApi = {
  server: RunningServer;
  dataDir: string;
  /** A key of another tenant. */
  foreignKey: string;
  /** Any request, with the server's key unless the headers say otherwise. */
  ask: (path: string, options?: AskOptions) => Promise<Asked>;
  interact: (body: unknown, headers?: Record<string, string>) => Promise<Asked>;
  /** All that a session holds, or nothing when there is no such session. */
  stored: (sessionId: string) => Promise<{ tasks: SessionView["tasks"]; messages: number } | undefined>;
  close: () => Promise<void>;
};

/** A server of the product on a folder of its own, asked over HTTP. */
export async function anApi(env: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-api-"));
  const foreignKey = await keyOfAnotherTenant(dataDir);
  const server = await startServer({ dataDir, env: { MONGODB_URI: "", SUREFOOT_URL: "", ...env } });
  const ask: TestApi["ask"] = async (path, { method, headers = {}, body } = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { authorization: `Bearer ${server.key}`, [protocolHeader]: "1", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    server,
    dataDir,
    foreignKey,
    ask,
    interact: (body, headers = {}) => ask("/api/agent/interact", { body, headers }),
    async stored(sessionId) {
      const session = await ask(`/api/session/${sessionId}`);
      if (session.status === 404) return undefined;
      const { tasks } = SessionView.parse(dataOf(session));
      const page = MessagePage.parse(dataOf(await ask(`/api/session/${sessionId}/messages`)));
      return { tasks, messages: page.messages.length };
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Keys are made in the store: while no server has the folder yet. */
async function keyOfAnotherTenant(dataDir: string): Promise<string> {
  const store = await openStore({ dataDir });
  const made = await createKey("elsewhere", { name: "test" }, { store, clock: systemClock, ids: systemIds });
  await store.close();
  return made.key;
}

export function dataOf({ status, text }: Asked): unknown {
  const body: unknown = JSON.parse(text);
  if (body !== null && typeof body === "object" && "data" in body) return body.data;
  throw new Error(`an answer ${status} without data: ${text.slice(0, 300)}`);
}

export const answerOf = (asked: Asked): InteractResponse => InteractResponse.parse(dataOf(asked));

export const errorOf = ({ text }: Asked): ErrorBody["error"] => ErrorBody.parse(JSON.parse(text)).error;

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
