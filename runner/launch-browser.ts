import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { findBrowser, noBrowserAdvice } from "./find-browser";

export type LaunchOptions = {
  headed?: boolean;
  say?: (line: string) => void;
  viewport?: { width: number; height: number };
};

export type LaunchedBrowser = { browser: Browser; context: BrowserContext; close: () => Promise<void> };

const quietFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Ready for a person's page sizes. */
const defaultViewport = { width: 1_280, height: 800 };

/** Starts a browser with an empty profile that takes no downloads. Throws with advice when none can be had. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<LaunchedBrowser> {
  const found = await findBrowser({ say: options.say ?? (() => undefined) });
  if (!found) throw new Error(noBrowserAdvice);
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: found.path,
    headless: !options.headed,
    args: [...quietFlags, ...(asRoot ? ["--no-sandbox"] : [])],
  });
  const context = await newContext(browser, options);
  return { browser, context, close: () => browser.close() };
}

/** A fresh profile, as the driver expects it. */
export async function newContext(browser: Browser, options: LaunchOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: options.viewport ?? defaultViewport, acceptDownloads: false });
}
