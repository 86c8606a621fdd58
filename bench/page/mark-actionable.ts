import type { Page } from "playwright-core";
import { actionableRefs } from "./playwright-view";

const markMs = 10_000;

/**
 * Gives the elements that Playwright's AI snapshot refers to, in whatever frame, the attribute that the in-page part counts by. One after the
 * other: on a busy machine many at once run into their time, and an element without its mark would count as none.
 */
export async function markActionable(page: Page, aiSnapshot: string): Promise<void> {
  const refs = actionableRefs(aiSnapshot);
  let failed = 0;
  for (const ref of refs)
    await page
      .getByRef(ref)
      .evaluate((element, value) => element.setAttribute("data-bench-ref", value), ref, { timeout: markMs })
      .catch(() => {
        failed += 1;
      });
  if (failed > refs.length * 0.01)
    throw new Error(`${failed} of ${refs.length} elements of Playwright's snapshot could not be marked`);
}
