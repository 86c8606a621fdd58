import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page, type Worker } from "playwright-core";
import type { TaskRecord } from "@/extension/task-record";
import { buildExtension } from "@/scripts/build-extension";

/** The id that the manifest's key gives every build. */
export const extensionId = "nciofofnbpclfbebddhimngmcfadnljp";
/** Nobody is there to press Chrome's own permission button, so the build under test may go to loopback from the start. */
const permitted = ["http://127.0.0.1/*"];

export type ExtensionBrowser = {
  context: () => BrowserContext;
  /** The panel for a tab, opened as a page of its own. */
  panelFor: (page: Page) => Promise<Page>;
  /** Opens an address in a new tab. */
  open: (url: string) => Promise<Page>;
  /** Hands the extension its server and key, as pairing does. */
  connect: (server: { url: string; key: string }) => Promise<void>;
  /** What the extension keeps of the task of a tab. */
  record: (tabId: number) => Promise<TaskRecord | undefined>;
  tabId: (page: Page) => Promise<number>;
  killWorker: () => Promise<void>;
  /** As "Site access" on the browser's own page of extensions gives it: from then on the browser grants that site when asked, without its prompt. */
  permitWithoutAsking: (origin: string) => Promise<void>;
  /** Closes the browser and starts it again with the same profile. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/** A real browser with the built extension in a new profile. */
export async function openExtensionBrowser(options: { debugger?: boolean } = {}): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-extension-"));
  const built = join(folder, "built");
  await buildExtension(built, { debugger: options.debugger ?? false, permitted });
  let context = await launch(built, join(folder, "profile"));
  const worker = () => workerOf(context);
  return {
    context: () => context,
    open: async (url) => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
    panelFor: async (page) => {
      const id = await tabIdOf(await worker(), page);
      return panelBeside(context, await worker(), id);
    },
    connect: async ({ url, key }) => {
      const connection = { server: url, key };
      await (await worker()).evaluate((value) => chrome.storage.local.set({ connection: value }), connection);
    },
    record: async (tabId) => {
      const key = `task:${tabId}`;
      const found: Record<string, unknown> = await (await worker()).evaluate(
        (name) => chrome.storage.local.get(name),
        key,
      );
      return found[key] as TaskRecord | undefined;
    },
    tabId: async (page) => tabIdOf(await worker(), page),
    killWorker: () => killWorker(context),
    permitWithoutAsking: (origin) => permitWithoutAsking(context, origin),
    restart: async () => {
      await context.close();
      context = await launch(built, join(folder, "profile"));
    },
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(extension: string, profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    headless: false,
    viewport: { width: 1_280, height: 800 },
    args: [
      "--headless=new",
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}

/** In a window of its own: beside a page both are seen, as a side panel is, while the browser draws a tab behind another one once a second at most. */
async function panelBeside(context: BrowserContext, worker: Worker, tabId: number): Promise<Page> {
  const opened = context.waitForEvent("page");
  const url = `chrome-extension://${extensionId}/panel.html?tab=${tabId}`;
  await worker.evaluate((address) => chrome.windows.create({ url: address, focused: false }), url);
  const panel = await opened;
  await panel.waitForURL(url);
  return panel;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const known = context.serviceWorkers().find((worker) => worker.url().includes(extensionId));
  return known ?? context.waitForEvent("serviceworker");
}

async function tabIdOf(worker: Worker, page: Page): Promise<number> {
  const url = page.url();
  const id = await worker.evaluate(async (wanted) => {
    const tabs = await chrome.tabs.query({});
    return tabs.findLast((tab) => (tab.url ?? "") === wanted)?.id;
  }, url);
  if (id === undefined) throw new Error(`no tab shows ${url}`);
  return id;
}

/** As the browser itself ends a worker: nothing in it gets to run any more. */
async function killWorker(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  const { targetInfos } = await session.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "service_worker" && url.includes(extensionId));
  if (target) await session.send("Target.closeTarget", { targetId: target.targetId });
  await session.detach();
}

async function permitWithoutAsking(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto("chrome://extensions");
  await page.evaluate(`chrome.developerPrivate.addHostPermission("${extensionId}", "${origin}")`);
  await page.close();
}

/** Pages on an origin of their own. Paths without a page are 404. */
export async function servePages(
  pages: Record<string, string>,
): Promise<{ url: string; posts: string[]; close: () => Promise<void> }> {
  const posts: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (request.method === "POST") posts.push(path);
    const body = pages[path];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><head><title>Test page</title></head><body>${body ?? "Not found"}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, posts, close };
}
