import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { z } from "zod";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const AxeResult = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullable().optional(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
});

/** What axe finds serious or critical on the page as it is now, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ? undefined : (() => { ${axeSource} })()`);
  const result = AxeResult.parse(
    await page.evaluate("window.axe.run(document, { resultTypes: ['violations'] })"),
  );
  return result.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** By how many pixels the page is wider than a narrow phone. */
export async function tooWideForPhone(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // Charts take their new width a moment later.
  await page.waitForTimeout(200);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (before) await page.setViewportSize(before);
  return Math.max(0, over);
}
