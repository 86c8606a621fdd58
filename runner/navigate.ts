import type { Page } from "playwright-core";
import { done, type Performed, refuse } from "./perform-action";

const navigationMs = 20_000;

/** The address that a page or model named, as an http(s) URL; undefined for any other kind. */
export function webAddress(said: string, base: string): string | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(said) || said.startsWith("/") ? said : `https://${said}`;
  const candidate = /^localhost(:\d+)?(\/|$)|^[\w.-]+:\d+(\/|$)/i.test(said) ? `http://${said}` : withScheme;
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export async function navigate(page: Page, said: string): Promise<Performed> {
  const url = webAddress(said, page.url());
  if (url === undefined) return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
  return loaded(page.goto(url, { waitUntil: "commit", timeout: navigationMs }));
}

export async function reload(page: Page): Promise<Performed> {
  return loaded(page.reload({ waitUntil: "commit", timeout: navigationMs }));
}

/** One step in the tab's history. */
export async function goInHistory(page: Page, by: "back" | "forward"): Promise<Performed> {
  const before = page.url();
  const options = { waitUntil: "commit", timeout: navigationMs } as const;
  const moved = await (by === "back" ? page.goBack(options) : page.goForward(options)).then(
    (response) => response !== null || page.url() !== before,
    (error: unknown) => String(error),
  );
  if (typeof moved === "string") return refuse("NAVIGATION_FAILED", firstLine(moved));
  if (moved && isWeb(before) && !isWeb(page.url())) {
    // The empty page that each tab begins with is no page of the task.
    await page.goForward(options);
    return refuse("NO_HISTORY", `there is no page to go ${by} to`);
  }
  return moved ? done : refuse("NO_HISTORY", `there is no page to go ${by} to`);
}

/** A page that answers with an error status did load; one that cannot be reached did not. A download is no page. */
async function loaded(navigation: Promise<unknown>): Promise<Performed> {
  return navigation.then(
    () => done,
    (error: unknown) => refuse("NAVIGATION_FAILED", firstLine(String(error))),
  );
}

const isWeb = (url: string): boolean => /^https?:/.test(url);

const firstLine = (text: string): string => (text.split("\n")[0] ?? "").slice(0, 300);
