import type { Page } from "playwright-core";

/**
 * Waits until React has put what the server streamed where it belongs. Until then the document may hold a
 * part twice: once on the page and once in the hidden element that it came in, which no user ever sees.
 */
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("div[hidden][id^='S:']"));

/** Opens a page of the dashboard by its whole address. */
export async function openStreamed(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
}

export async function reloadStreamed(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** Follows a link that loads another page of the dashboard as a whole. */
export async function followStreamed(page: Page, link: string): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: link }).click()]);
  await settled(page);
}
