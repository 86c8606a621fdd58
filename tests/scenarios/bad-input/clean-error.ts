import { expect } from "vitest";
import { errorOf } from "@/tests/support/an-api";
import type { Reply } from "@/tests/support/api-client";

/** A text that stands in what is posted only: no error may repeat it. */
export const pageSecret = "only-the-page-says-this";

/** An error in the envelope, without a stack, a path of the server or a text of the page. */
export function expectCleanError(asked: Reply): void {
  const text = JSON.stringify(asked.body);
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|lib\/server|ZodError/);
  expect(text).not.toContain(pageSecret);
  expect(asked.headers.get("x-surefoot-protocol")).toBe("1");
  expect(errorOf(asked).requestId).toBe(asked.headers.get("x-request-id"));
}
