import type { BrowserContext } from "playwright-core";

/** The back end says that it stored what was sent, and forgets it. */
export const neverStores =
  (pattern: string, answer: unknown) =>
  (context: BrowserContext): Promise<unknown> =>
    context.route(pattern, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 201, json: answer }),
    );
