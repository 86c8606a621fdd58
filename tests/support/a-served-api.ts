import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readConfig } from "@/lib/config/env";
import { type House, type HouseParts, openHouse } from "@/lib/server/composition";
import { type ApiClient, apiClient } from "./api-client";

export type ServedApi = {
  url: string;
  key: string;
  client: ApiClient;
  house: House;
  close: () => Promise<void>;
};

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Where the routes look for what they work with. */
const slot = Symbol.for("surefoot.house");
const shared: typeof globalThis & { [slot]?: Promise<House> } = globalThis;

/**
 * The product's HTTP API inside this process, with parts of the test's choosing: the very route files, over a store in a folder of its own. One at a
 * time, since the routes share one house.
 */
export async function serveApi(
  parts: HouseParts = {},
  settings: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<ServedApi> {
  if (shared[slot]) throw new Error("another API is served in this process");
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), "surefoot-served-"));
  const key = `sf_${randomBytes(32).toString("base64url")}`;
  const config = readConfig({
    SUREFOOT_DATA_DIR: dataDir,
    SUREFOOT_BOOTSTRAP_KEY: key,
    SUREFOOT_LOG_LEVEL: "error",
    SUREFOOT_RATE_LIMIT: "0",
    ...settings.env,
  });
  const opening = openHouse(config, parts);
  shared[slot] = opening;
  const house = await opening.catch((error: unknown) => {
    delete shared[slot];
    throw error;
  });
  const server = createServer((request, response) => {
    const left = new AbortController();
    response.once("close", () => left.abort());
    answer(request, left.signal).then(
      (reply) => send(reply, response),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    key,
    house,
    client: apiClient({ url }, key),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      delete shared[slot];
      // A store that is written to does not close.
      await Promise.race([house.traces.flush(), wait(2_000)]);
      await house.store.close();
      if (settings.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const routes = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !file.includes("[..."))
  .map((file) => `app/api/${file}`)
  .map((file) => {
    const path = `/${dirname(file).slice("app/".length)}`;
    const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
    return { file, names, pattern: new RegExp(`^${path.replace(/\[\w+\]/g, "([^/]+)")}$`) };
  })
  .sort((a, b) => a.names.length - b.names.length);

async function answer(incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
  const found = routes.find(({ pattern }) => pattern.test(url.pathname));
  const handlers: Record<string, Handler | undefined> = found
    ? await import(/* @vite-ignore */ pathToFileURL(join(root, found.file)).href)
    : {};
  const handle = handlers[incoming.method ?? "GET"];
  if (!found || !handle) return new Response("No such route", { status: 404 });
  const values = found.pattern.exec(url.pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(
    found.names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")]),
  );
  return handle(await requestOf(incoming, url, signal), { params: Promise.resolve(params) });
}

async function requestOf(incoming: IncomingMessage, url: URL, signal: AbortSignal): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Request(url, {
    method: incoming.method ?? "GET",
    headers,
    signal,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

async function send(reply: Response, response: ServerResponse): Promise<void> {
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  const parts = reply.body?.getReader();
  for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) {
    if (response.destroyed) return parts?.cancel();
    response.write(part.value);
  }
  response.end();
}
