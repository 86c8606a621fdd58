import type { ExecutionErrorCode } from "@/lib/contracts/execution-error";

/** What became of an action in the browser. */
export type Performed = { ok: true } | { ok: false; code: ExecutionErrorCode; message: string };
export const done: Performed = { ok: true };
export const refuse = (code: ExecutionErrorCode, message: string): Performed & { ok: false } => ({
  ok: false,
  code,
  message,
});
