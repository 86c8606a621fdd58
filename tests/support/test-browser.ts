import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { type BrowserDriver, browserDriver, type DriverOptions } from "@/runner/browser-driver";
import { launchBrowser, newContext } from "@/runner/launch-browser";

/** Answers a request of a test page; without a return value the next handler does. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => boolean | undefined;

export type TestBrowser = {
  browser: Browser;
  /** Serves that HTML at `/` of an origin of its own, with further routes, and opens it in a driver. */
  open: (
    html: string,
    options?: OpenOptions,
  ) => Promise<{ driver: BrowserDriver; url: string; requests: string[] }>;
  close: () => Promise<void>;
};

export type OpenOptions = { respond?: Respond; driver?: DriverOptions; pages?: Record<string, string> };

/** One browser for a test file, and pages served on loopback. */
export async function openTestBrowser(): Promise<TestBrowser> {
  const { browser } = await launchBrowser();
  const closers: (() => Promise<void>)[] = [];
  return {
    browser,
    open: async (html, options = {}) => {
      const requests: string[] = [];
      const { url, close } = await serve(html, options, requests);
      const context = await newContext(browser);
      closers.push(async () => {
        await context.close();
        await close();
      });
      const driver = await browserDriver(context, { ambientLookMs: 0, ...options.driver });
      await driver.open(url);
      return { driver, url, requests };
    },
    close: async () => {
      for (const close of closers) await close();
      await browser.close();
    },
  };
}

const page = (body: string): string =>
  body.includes("<html")
    ? body
    : `<!doctype html><html lang="en"><head><title>Test page</title></head><body>${body}</body></html>`;

async function serve(html: string, { respond, pages = {} }: OpenOptions, requests: string[]) {
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (respond?.(request, response)) return;
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const body = path === "/" ? html : pages[path];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(page(body ?? "<h1>Not found</h1>"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
