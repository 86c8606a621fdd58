import type { Page } from "playwright-core";

/** One interaction, in ms: until the page heard of it, what the page did, and all until the next paint. */
export type Interaction = { what: string; waitedMs: number; workedMs: number; tookMs: number };

type Entry = PerformanceEntry & {
  interactionId: number;
  processingStart: number;
  processingEnd: number;
  target: Element | null;
};

/** Watches how long each interaction takes to its next paint, as browsers report it (in steps of 8 ms). Call once the page is there. */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.evaluate(() => {
    const seen: Interaction[] = [];
    Object.assign(window, { interactionsSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (!entry.interactionId) continue;
        const target = entry.target?.getAttribute("aria-label") ?? entry.target?.textContent ?? "";
        seen.push({
          what: `${entry.name} on “${target.slice(0, 40)}”`,
          waitedMs: Math.round(entry.processingStart - entry.startTime),
          workedMs: Math.round(entry.processingEnd - entry.processingStart),
          tookMs: entry.duration,
        });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() =>
      "interactionsSeen" in window ? (window.interactionsSeen as Interaction[]) : [],
    );
  };
}
