import { type ErrorCode, errorStatus } from "@/lib/contracts/error";

const mark = Symbol.for("surefoot.AppError");

/** A known fault. `retryable`: the same call may pass later. The message is safe to show: no secret, no page text. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly [mark] = true;
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryable?: boolean; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? errorStatus[code] >= 500;
    this.details = options.details;
  }

  /** By its mark, not its class: a bundler loads this module more than once in a process, and faults cross from one copy to the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && mark in value;
  }
}

/** A model's answer that does not fit its task's schema, or none at all. Retried once, then the question counts as unanswered. */
export class ModelAnswerError extends AppError {
  readonly taskName: string;

  constructor(taskName: string, problem: string) {
    super("model_unavailable", `model task ${taskName}: ${problem}`, { retryable: true });
    this.taskName = taskName;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof AppError && "taskName" in value;
  }
}

/** A model call that does not fit what is left of the task's budget; it was not begun. */
export class BudgetError extends AppError {
  readonly limit: "tokens" | "costUsd";

  constructor(limit: "tokens" | "costUsd") {
    super("model_unavailable", "The rest of the task's budget does not hold the next model call.", {
      retryable: false,
    });
    this.limit = limit;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof AppError && "limit" in value;
  }
}
