import { expect } from "vitest";
import { type Asked, errorOf } from "@/tests/support/an-api";

/** A text that stands in what is posted only: no error may repeat it. */
export const pageSecret = "only-the-page-says-this";

/** An error in the envelope, without a stack, a path of the server or a text of the page. */
export function expectCleanError(asked: Asked): void {
  expect(asked.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|lib\/server|ZodError/);
  expect(asked.text).not.toContain(pageSecret);
  expect(asked.headers.get("x-surefoot-protocol")).toBe("1");
  expect(errorOf(asked).requestId).toBe(asked.headers.get("x-request-id"));
}
