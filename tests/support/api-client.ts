import type { RunningServer } from "@/scripts/start-server";

export type Reply = { status: number; headers: Headers; body: unknown };

export type ApiClient = {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
};

/** Calls a running server. A string is sent as it is, anything else as JSON. Without a key nothing says who calls. */
export function apiClient(server: Pick<RunningServer, "url">, key: string | undefined): ApiClient {
  const own: Record<string, string> = { "x-surefoot-protocol": "1" };
  if (key !== undefined) own.authorization = `Bearer ${key}`;
  const send: ApiClient["send"] = async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, headers: { ...own, ...headers }, redirect: "manual" };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(new URL(path, server.url), init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
  };
}
