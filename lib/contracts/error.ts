import { z } from "zod";

/** The closed list of error codes and the HTTP status each is answered with. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  turn_conflict: 409,
  task_finished: 409,
  too_large: 413,
  unsupported_protocol: 426,
  rate_limited: 429,
  store_unavailable: 503,
  model_unavailable: 503,
  internal: 500,
} as const;

export const ErrorCode = z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]);
export type ErrorCode = keyof typeof errorStatus;

export const ErrorBody = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    code: ErrorCode,
    message: z.string(),
    details: z.unknown().optional(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The envelope of every successful answer. */
export const successBody = <T extends z.ZodType>(data: T) =>
  z.strictObject({ success: z.literal(true), data });
