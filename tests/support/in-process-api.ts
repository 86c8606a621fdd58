import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { endpoints } from "@/lib/contracts/endpoints";
import { createKey } from "@/lib/server/api-keys";
import type { House } from "@/lib/server/composition";
import { house } from "@/lib/server/house";
import { rootDir } from "@/scripts/build-if-stale";

export type EndpointName = keyof typeof endpoints;
export type Call = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};
export type Answered = { status: number; headers: Headers; text: string; body: unknown };
type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

export type InProcessApi = {
  house: House;
  /** Calls one endpoint's route handler as the holder of `key`. */
  call(name: EndpointName, key: string | undefined, call?: Call): Promise<Answered>;
  /** Calls any handler of a route file. */
  raw(file: string, method: string, url: string, init?: RequestInit): Promise<Response>;
  keyOf(tenantId: string, scopes?: ("read" | "act" | "admin")[]): Promise<string>;
  close(): Promise<void>;
};

const host = "127.0.0.1:3000";

/** The product's own route handlers in this process, over a store of their own: no server and no build. One in a test file. */
export async function inProcessApi(env: Record<string, string> = {}): Promise<InProcessApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-api-"));
  Object.assign(process.env, {
    MONGODB_URI: "",
    SUREFOOT_URL: "",
    SUREFOOT_DATA_DIR: dataDir,
    SUREFOOT_LOG_LEVEL: "silent",
    SUREFOOT_RATE_LIMIT: "0",
    SUREFOOT_ANONYMOUS_RATE_LIMIT: "0",
    SUREFOOT_BOOTSTRAP_KEY: `sf_${randomBytes(32).toString("base64url")}`,
    ...env,
  });
  const opened = await house();
  return {
    house: opened,
    async call(name, key, { params = {}, query = {}, body, headers = {} } = {}) {
      const endpoint: Endpoint = endpoints[name];
      const url = new URL(filled(endpoint.path, params), `http://${host}`);
      for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
      const init: RequestInit = {
        method: endpoint.method,
        headers: {
          host,
          "x-surefoot-protocol": "1",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...headers,
        },
      };
      if (body !== undefined && endpoint.method !== "GET")
        init.body = typeof body === "string" ? body : JSON.stringify(body);
      const handler = await handlerOf(fileOf(endpoint), endpoint.method);
      return answered(await handler(new Request(url, init), { params: Promise.resolve(params) }));
    },
    async raw(file, method, url, init = {}) {
      const handler = await handlerOf(file, method);
      const request = new Request(new URL(url, `http://${host}`), { method, ...init });
      request.headers.set("host", host);
      return handler(request, { params: Promise.resolve(undefined) });
    },
    async keyOf(tenantId, scopes = ["read", "act", "admin"]) {
      return (await createKey(tenantId, { name: "test", scopes }, opened)).key;
    },
    async close() {
      await opened.store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"];

export const routeFiles = (): string[] =>
  readdirSync(join(rootDir, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.ts"))
    .map((path) => `app/api/${path}`);

/** Every handler there is, as `file method`, but for those that refuse a method which the path does not have. */
export async function routeHandlers(): Promise<string[]> {
  const found = await Promise.all(
    routeFiles().map(async (file) => {
      const module = await moduleOf(file);
      const allowed = "OPTIONS" in module ? await allowedBy(file) : methods.filter((one) => one in module);
      return methods.filter((method) => allowed.includes(method)).map((method) => `${file} ${method}`);
    }),
  );
  return found.flat().sort();
}

/** The methods that a route says it has. */
export async function allowedBy(file: string): Promise<string[]> {
  const handler = await handlerOf(file, "OPTIONS");
  const request = new Request("http://any.test/", { method: "OPTIONS" });
  const { headers } = await handler(request, { params: Promise.resolve(undefined) });
  return headers.get("allow")?.split(", ") ?? [];
}

export const fileOf = ({ path }: Pick<Endpoint, "path">): string =>
  `app${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`;

const filled = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "none"));

async function moduleOf(file: string): Promise<Record<string, unknown>> {
  const path = join(rootDir, file);
  if (!existsSync(path)) throw new Error(`${file}: no such route`);
  return import(pathToFileURL(path).href);
}

async function handlerOf(file: string, method: string): Promise<Handler> {
  const handler = (await moduleOf(file))[method];
  if (typeof handler !== "function") throw new Error(`${file} has no ${method}`);
  return handler as Handler;
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text };
}
