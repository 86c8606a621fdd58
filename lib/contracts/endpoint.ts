import { z } from "zod";
import type { Scope } from "./scope";

/**
 * One route of the HTTP API: what it takes and what it answers. `access`: `open` needs no caller, `caller` an API key or the dashboard's
 * cookie. Path parameters are written `{name}`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  summary: string;
  access: "open" | "caller";
  /** What a caller needs to be allowed. */
  scope: Scope;
  params: Params;
  query: Query;
  body: Body;
  /** `data` of a successful answer. */
  data: Data;
  /** Bytes of the body; a larger one is a 413. */
  bodyBytes: number;
  /** Names an exceeded size limit of a body that is not checked yet. */
  exceededLimit?(body: Record<string, unknown>): string | undefined;
  /** Top-level fields that are known; others are ignored and counted instead of refused. */
  knownFields?: readonly string[];
};

export const none = z.strictObject({});
const smallBody = 64 * 1024;
/** What most routes are: for callers, without parameters, with a small body at most. */
export const plain = {
  access: "caller",
  params: none,
  query: none,
  body: none,
  bodyBytes: smallBody,
} as const;
export const sessionId = z.strictObject({ id: z.uuid() });
export const taskOfSession = z.strictObject({ id: z.uuid(), taskId: z.uuid() });
export const gone = z.strictObject({ id: z.string() });

/** Looking needs `read`, anything else `act`, unless the endpoint says otherwise. */
export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  given: Omit<Endpoint<P, Q, B, D>, "scope"> & { scope?: Scope },
): Endpoint<P, Q, B, D> => ({ scope: given.method === "GET" ? "read" : "act", ...given });
