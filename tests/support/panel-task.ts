import type { Page } from "playwright-core";
import { expect } from "vitest";
import { overPhases, type TaskRecord } from "@/extension/task-record";
import type { ExtensionBrowser } from "./extension-browser";

const slow = 90_000;

/** Starts a goal from the panel of a page's tab. */
export async function startGoal(
  browser: ExtensionBrowser,
  page: Page,
  goal: string,
  files: { name: string; mimeType: string; buffer: Buffer }[] = [],
): Promise<{ panel: Page; tabId: number }> {
  const tabId = await browser.tabId(page);
  const panel = await browser.panelFor(page);
  await page.bringToFront();
  if (files.length > 0) await panel.getByLabel("Files to upload").setInputFiles(files);
  await panel.getByLabel("Goal for this tab").fill(goal);
  await panel.getByRole("button", { name: "Start" }).click();
  return { panel, tabId };
}

/** The task's record once its loop is over. */
export async function untilOver(browser: ExtensionBrowser, tabId: number): Promise<TaskRecord> {
  let record: TaskRecord | undefined;
  await expect
    .poll(
      async () => {
        record = await browser.record(tabId).catch(() => undefined);
        return record !== undefined && overPhases.includes(record.phase);
      },
      { timeout: slow, interval: 200 },
    )
    .toBe(true);
  if (!record) throw new Error("the task has no record");
  return record;
}
