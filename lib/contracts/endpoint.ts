import type { z } from "zod";

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
