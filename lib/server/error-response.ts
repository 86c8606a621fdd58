import { AppError } from "@/lib/agent/domain/app-error";
import { type ErrorBody, errorStatus } from "@/lib/contracts/error";
import type { Log } from "@/lib/server/log";

/** A thrown thing as an answer: a known fault by its code, anything else as `internal`, logged with its stack and told without. */
export function errorResponse(error: unknown, requestId: string, log: Log): Response {
  const known = error instanceof AppError ? error : null;
  const status = known ? errorStatus[known.code] : 500;
  if (status >= 500)
    log({ level: "error", event: "request_failed", fields: { requestId, ...causeOf(error) } });
  const body: ErrorBody = {
    success: false,
    error: {
      code: known?.code ?? "internal",
      message:
        known?.message ?? "Something went wrong in the server; its log tells more under this request id.",
      ...(known?.details === undefined ? {} : { details: known.details }),
      requestId,
    },
  };
  return Response.json(body, { status, headers: retryHeaders(known) });
}

/** What a page shows its not-found view for. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === "not_found";

function retryHeaders(known: AppError | null): Record<string, string> {
  if (!known?.retryable) return {};
  const { details } = known;
  const seconds =
    typeof details === "object" && details !== null && "retryAfterSeconds" in details
      ? details.retryAfterSeconds
      : 1;
  return { "retry-after": String(seconds) };
}

function causeOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { cause } = error;
  return {
    ...(error instanceof AppError ? { code: error.code } : {}),
    error: error.message,
    stack: error.stack,
    ...(cause === undefined ? {} : { cause: cause instanceof Error ? cause.message : String(cause) }),
  };
}
