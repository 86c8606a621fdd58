import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "@/runner/launch-browser";
import { type ApiClient, apiClient } from "@/tests/support/api-client";
import { dashboardPages } from "@/tests/support/dashboard-pages";
import { makeRealTasks } from "@/tests/support/real-tasks";
import { rootDir } from "./build-if-stale";
import { commandLine } from "./command-line";
import { startServer } from "./start-server";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = join(rootDir, "docs", "pictures");

const looks = [
  { name: "light", colorScheme: "light", viewport: { width: 1_280, height: 860 } },
  { name: "dark", colorScheme: "dark", viewport: { width: 1_280, height: 860 } },
  {
    name: "phone",
    colorScheme: "light",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
] as const;

const usage = `Usage: npm run docs:screenshots

Takes pictures of every page of the dashboard, of tasks that were just run. It takes no options.`;
commandLine(usage, {});
const server = await startServer({ say, env: { MONGODB_URI: "", GEMINI_API_KEY: "", SUREFOOT_URL: "" } });
const { browser } = await launchBrowser({ say });
try {
  say("Running tasks to show …");
  const client = apiClient(server, server.key);
  const tasks = await makeRealTasks(client);
  await fillSettings(client);
  const state = await signIn(browser, server.signInUrl);
  mkdirSync(folder, { recursive: true });
  for (const look of looks) {
    const context = await browser.newContext({ ...look, storageState: state, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const { name, path } of dashboardPages(tasks))
      await picture(page, server.url + path, `${name}-${look.name}`);
    await context.close();
    say(`${look.name}: done`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Something to see on each page of the settings. */
async function fillSettings(client: ApiClient): Promise<void> {
  await client.post("/api/users", { name: "Kofi Mensah", role: "owner" });
  await client.post("/api/users", { name: "Lena Vogel" });
  await client.post("/api/keys", { name: "Nightly checks", scopes: ["read"] });
  await client.post("/api/keys", { name: "Laptop" });
  await client.send("PATCH", "/api/policy", {
    denyDomains: ["mail.example.org"],
    sites: [{ domain: "shop.example.org", askFor: ["pay", "send"] }],
    secrets: [{ name: "clinic-password", domains: ["clinic.example.org"] }],
  });
}

async function signIn(browser: Browser, link: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The page as it has come to rest: fonts there, nothing on its way any more. */
async function picture(page: Page, url: string, name: string): Promise<void> {
  const path = join(folder, `dashboard-${name}.png`);
  rmSync(path, { force: true });
  await page.goto(url, { waitUntil: "load" });
  await page.getByText("Live", { exact: true }).first().waitFor({ state: "attached" });
  await page.locator("[aria-busy=true], .animate-shimmer").first().waitFor({ state: "detached" });
  await page.screenshot({ path });
}
