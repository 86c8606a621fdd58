import type { Page } from "playwright-core";
import { done, type Performed, refuse } from "@/lib/client/performed";
import { isWebPage, webAddress } from "@/lib/client/web-address";

const navigationMs = 20_000;

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
  if (moved && isWebPage(before) && !isWebPage(page.url())) {
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

const firstLine = (text: string): string => (text.split("\n")[0] ?? "").slice(0, 300);
