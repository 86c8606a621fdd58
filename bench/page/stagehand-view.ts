import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

/** Stagehand's snapshot of the page at an address, in a browser of its own. */
export type StagehandPeer = {
  open: (url: string) => Promise<void>;
  view: () => Promise<string>;
  close: () => Promise<void>;
};

type StagehandPage = {
  goto: (url: string, options: { waitUntil: "load"; timeoutMs: number }) => Promise<unknown>;
  snapshot: () => Promise<unknown>;
};
type StagehandBrowser = {
  init: () => Promise<void>;
  context: { pages: () => StagehandPage[] };
  close: (options: { force: boolean }) => Promise<void>;
};
type StagehandModule = { Stagehand: new (options: Record<string, unknown>) => StagehandBrowser };

const Snapshot = z.object({ formattedTree: z.string() });
const openMs = 15_000;

/**
 * Stagehand as it is installed in a folder (`npm install --prefix <folder> @browserbasehq/stagehand@3.7.3`): it is no dependency of the product, and too
 * large for one of its checks. No model is asked.
 */
export async function startStagehand(folder: string, executablePath: string): Promise<StagehandPeer> {
  const entry = createRequire(path.join(path.resolve(folder), "x.js")).resolve("@browserbasehq/stagehand");
  const { Stagehand }: StagehandModule = await import(pathToFileURL(entry).href);
  const stagehand = new Stagehand({
    env: "LOCAL",
    verbose: 0,
    disablePino: true,
    localBrowserLaunchOptions: { executablePath, headless: true, args: ["--no-sandbox", "--disable-gpu"] },
  });
  await stagehand.init();
  const [page] = stagehand.context.pages();
  if (!page) throw new Error("Stagehand opened no page");
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load", timeoutMs: openMs })),
    view: async () => Snapshot.parse(await page.snapshot()).formattedTree,
    close: () => stagehand.close({ force: true }),
  };
}
