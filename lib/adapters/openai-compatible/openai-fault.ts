import { APIError } from "openai";
import type { ProviderFault } from "@/lib/agent/ports/model-provider";

/** The SDK's error as a fault: by status; without one nobody answered. */
export function faultOf(error: unknown): ProviderFault {
  if (!(error instanceof APIError) || error.status === undefined) return { kind: "fault", fault: "outage" };
  const status: number = error.status;
  const wait = Number(error.headers?.get("retry-after") ?? Number.NaN);
  return {
    kind: "fault",
    fault: kindOf(status),
    status,
    ...(Number.isFinite(wait) && wait >= 0 ? { retryAfterMs: wait * 1000 } : {}),
  };
}

function kindOf(status: number): ProviderFault["fault"] {
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (status === 429) return "quota";
  return status === 408 || status >= 500 ? "outage" : "request";
}

/** The part of the request that the endpoint does not take, where it says so. */
export const refusedParameter = (error: unknown): string | undefined =>
  error instanceof APIError ? (error.param ?? undefined) : undefined;
