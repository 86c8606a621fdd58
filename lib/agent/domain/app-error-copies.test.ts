import { describe, expect, it, vi } from "vitest";
import { AppError, ModelAnswerError } from "./app-error";

describe("AppError", () => {
  it("is known by another copy of this module", async () => {
    vi.resetModules();
    const other = await import("./app-error");
    expect(other.AppError).not.toBe(AppError);
    expect(new other.AppError("not_found", "x")).toBeInstanceOf(AppError);
    expect(new other.ModelAnswerError("t", "x")).toBeInstanceOf(ModelAnswerError);
  });
});
