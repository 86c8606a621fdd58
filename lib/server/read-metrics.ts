import { AppError } from "@/lib/agent/domain/app-error";
import { callerOf, requireScope } from "@/lib/server/caller";
import { clientAddress } from "@/lib/server/client-address";
import type { House } from "@/lib/server/composition";

const loopback = /^(?:127\.|::1$|0:0:0:0)/;

/** For a key or a person with the scope `admin`; on an installation of this machine only, also for whoever asks from this machine. */
export async function readMetrics(
  headers: Headers,
  { callers, config, metrics }: Pick<House, "callers" | "config" | "metrics">,
): Promise<Response> {
  const caller = await callerOf(headers, callers);
  if (caller) requireScope(caller, "admin");
  else if (config.SUREFOOT_URL !== undefined || !loopback.test(clientAddress(headers, 0)))
    throw new AppError("unauthenticated", "Send an API key with the scope admin as a Bearer token.");
  const { body, type } = await metrics.text();
  return new Response(body, { headers: { "content-type": type } });
}
