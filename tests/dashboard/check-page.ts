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

/** Keeps what goes wrong in the browser; it notes by itself a page that answers 404, which some have to. */
export function collectFaults(page: Page, faults: string[]): void {
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 404/.test(message.text())) faults.push(message.text());
  });
}

/** The rules of axe whose answer depends on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds serious or critical on the page in light and in dark, one line each. In dark only colours are another thing to look at. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ? undefined : (() => { ${axeSource} })()`);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const options = {
      resultTypes: ["violations"],
      // The one rule that wants style sheets fetched again is an experiment.
      preload: false,
      ...(colorScheme === "dark" ? { runOnly: { type: "rule", values: colourRules } } : {}),
    };
    const run = `window.axe.run(document, ${JSON.stringify(options)})`;
    const { violations } = AxeResult.parse(await page.evaluate(run));
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        found.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${html.slice(0, 200)}`));
  }
  return found;
}

/** What is wrong with the layout, one line each: scrollbars for next to nothing, here and on a narrow phone, and a page that is wider than that. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults = await strayScrollbars(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  let over = 0;
  // Charts take their new width a moment later.
  for (let look = 0; look < 10; look += 1) {
    over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over <= 0) break;
    await page.waitForTimeout(50);
  }
  if (over > 0) faults.push(`${over} px too wide for a phone`);
  faults.push(...(await strayScrollbars(page)).map((line) => `on a phone, ${line}`));
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Whatever scrolls by a few pixels only was not meant to scroll. */
const strayScrollbars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isStray = (overflow: string, pixels: number) =>
        /auto|scroll/.test(overflow) && pixels > 0 && pixels < 4;
      return isStray(overflowY, element.scrollHeight - element.clientHeight) ||
        isStray(overflowX, element.scrollWidth - element.clientWidth)
        ? [`a stray scrollbar: ${element.outerHTML.slice(0, 100)}`]
        : [];
    }),
  );
