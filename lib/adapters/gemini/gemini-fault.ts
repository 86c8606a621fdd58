import { z } from "zod";
import { readJson } from "@/lib/agent/domain/read-json";
import type { ProviderFault } from "@/lib/agent/ports/model-provider";

/** An answer other than 2xx, with what the SDK's own error leaves out: the time to wait and the reason's code. */
export class GeminiHttpError extends Error {
  override readonly name = "GeminiHttpError";
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault) {
    super(`HTTP ${fault.status}`);
    this.fault = fault;
  }
}

const ErrorBody = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(z.looseObject({ reason: z.string().optional(), retryDelay: z.string().optional() }))
      .optional(),
  }),
});

const keyReasons = new Set(["API_KEY_INVALID", "API_KEY_SERVICE_BLOCKED", "API_KEY_EXPIRED"]);

/** `fetch` that turns every refusal into a `GeminiHttpError`. */
export const failingLoudly =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.ok) return response;
    throw new GeminiHttpError(faultOf(response, ErrorBody.safeParse(readJson(await response.text())).data));
  };

function faultOf(response: Response, body: z.infer<typeof ErrorBody> | undefined): ProviderFault {
  const { status } = response;
  const details = body?.error.details ?? [];
  const wait = secondsToWait(response.headers.get("retry-after"), details);
  return {
    kind: "fault",
    fault: kindOf(
      status,
      details.map(({ reason }) => reason),
    ),
    status,
    ...(wait === undefined ? {} : { retryAfterMs: wait * 1000 }),
  };
}

/** A wrong key is a 400 with its own reason here, not a 401. */
function kindOf(status: number, reasons: readonly (string | undefined)[]): ProviderFault["fault"] {
  if (status === 401 || status === 403 || reasons.some((reason) => reason && keyReasons.has(reason)))
    return "key";
  if (status === 404) return "model";
  if (status === 429) return "quota";
  return status === 408 || status >= 500 ? "outage" : "request";
}

/** The header's seconds, or the body's `retryDelay` ("17s"). */
function secondsToWait(
  header: string | null,
  details: readonly { retryDelay?: string | undefined }[],
): number | undefined {
  const told = header ?? details.find(({ retryDelay }) => retryDelay)?.retryDelay?.replace(/s$/, "");
  const seconds = told === undefined || told === null ? Number.NaN : Number(told);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
