import type { Page } from "playwright-core";

/**
 * A clock of the page's main thread: the milliseconds that it was at work so far, less what waiting for other programs and round trips take.
 */
export async function mainThreadClock(
  page: Page,
): Promise<{ now: () => Promise<number>; close: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    now: async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
    },
    close: () => session.detach(),
  };
}
