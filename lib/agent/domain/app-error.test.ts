import { describe, expect, it } from "vitest";
import { AppError, BudgetError, ModelAnswerError } from "./app-error";

describe("AppError", () => {
  it("says what went wrong, with what code, and whether it may pass later", () => {
    const cause = new Error("refused");
    const fault = new AppError("not_found", "no such task", { details: { id: 1 }, cause });
    expect(fault).toMatchObject({ name: "AppError", code: "not_found", message: "no such task", cause });
    expect([fault.details, fault.retryable]).toEqual([{ id: 1 }, false]);
    expect(new AppError("store_unavailable", "x").retryable).toBe(true);
    expect(new AppError("internal", "x").retryable).toBe(true);
    expect(new AppError("store_unavailable", "x", { retryable: false }).retryable).toBe(false);
    const unread = new ModelAnswerError("make-plan", "no JSON");
    expect([unread.message, unread.retryable]).toEqual(["model task make-plan: no JSON", true]);
    expect([unread.code, unread.taskName]).toEqual(["model_unavailable", "make-plan"]);
    const spent = new BudgetError("costUsd");
    expect([spent.code, spent.limit, spent.retryable]).toEqual(["model_unavailable", "costUsd", false]);
  });

  it("tells its kinds apart from each other and from other errors", () => {
    expect(new AppError("not_found", "x")).not.toBeInstanceOf(ModelAnswerError);
    expect(new ModelAnswerError("t", "x")).toBeInstanceOf(AppError);
    expect(new ModelAnswerError("t", "x")).toBeInstanceOf(ModelAnswerError);
    expect(new ModelAnswerError("t", "x")).not.toBeInstanceOf(BudgetError);
    expect(new BudgetError("tokens")).toBeInstanceOf(BudgetError);
    expect(new BudgetError("tokens")).not.toBeInstanceOf(ModelAnswerError);
    expect({ taskName: "t", limit: "tokens" }).not.toBeInstanceOf(ModelAnswerError);
    expect({ taskName: "t", limit: "tokens" }).not.toBeInstanceOf(BudgetError);
    for (const other of [new Error("x"), null, "x", { code: "not_found" }])
      expect(other instanceof AppError).toBe(false);
  });
});
