import type { Page } from "playwright-core";

/** Watches how long each interaction takes to its next paint, as browsers report it (in steps of 8 ms). Call once the page is there. */
export async function watchInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { interactionDurations: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() =>
      "interactionDurations" in window ? (window.interactionDurations as number[]) : [],
    );
  };
}
