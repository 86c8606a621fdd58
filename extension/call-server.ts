import type { Endpoint } from "@/lib/contracts/endpoint";
import { ErrorBody, type ErrorCode, successBody } from "@/lib/contracts/error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import { type Connection, readConnection } from "./storage";

export type Told<T> =
  | { ok: true; data: T }
  /** `unreachable`: nothing came back, or nothing that a server of ours would say. */
  | { ok: false; code: ErrorCode | "unreachable"; message: string };

type Ask = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
type DataOf<E extends Endpoint> = E["data"]["_output"];

const patienceMs = 20_000;

/** Calls a route of the server that this browser is paired with. Does not throw: a fault is an answer. */
export async function callServer<E extends Endpoint>(endpoint: E, ask: Ask = {}): Promise<Told<DataOf<E>>> {
  const connection = await readConnection();
  if (!connection)
    return { ok: false, code: "unauthenticated", message: "This browser is not paired with a server." };
  return callAt(connection, endpoint, ask);
}

/** The same at a given server, with a key or without. */
export async function callAt<E extends Endpoint>(
  { server, key }: { server: string; key?: Connection["key"] },
  { method, path, data }: E,
  { params = {}, query = {}, body }: Ask,
): Promise<Told<DataOf<E>>> {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));
  const asked = new URLSearchParams(query).toString();
  const headers: Record<string, string> = { [protocolHeader]: String(protocolVersion) };
  if (key !== undefined) headers.authorization = `Bearer ${key}`;
  const init: RequestInit = { method, headers, credentials: "omit", signal: AbortSignal.timeout(patienceMs) };
  if (method !== "GET") init.body = JSON.stringify(body ?? {});
  const address = `${server}${filled}${asked ? `?${asked}` : ""}`;
  const reply = await fetch(address, init)
    .then((response) => response.json())
    .catch(() => undefined);
  const success = successBody(data).safeParse(reply);
  if (success.success) return { ok: true, data: success.data.data };
  const error = ErrorBody.safeParse(reply);
  if (error.success) return { ok: false, code: error.data.error.code, message: error.data.error.message };
  return { ok: false, code: "unreachable", message: `The server at ${server} does not answer.` };
}
