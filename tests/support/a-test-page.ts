import type { BrowserContext } from "playwright-core";

/** Pages that a test makes up, below `/sample/` of the sample site, by file name. */
export const withPages =
  (pages: Readonly<Record<string, string | ((url: URL) => string)>>) =>
  (context: BrowserContext): Promise<unknown> =>
    context.route("**/sample/test-*", (route) => {
      const url = new URL(route.request().url());
      const body = pages[url.pathname.split("/").at(-1) ?? ""];
      if (body === undefined) return route.fallback();
      const html = typeof body === "string" ? body : body(url);
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><head><title>${titleOf(html)}</title></head><body>${html}</body></html>`,
      });
    });

const titleOf = (html: string): string => /<h1>([^<]+)/.exec(html)?.[1] ?? "Test page";
