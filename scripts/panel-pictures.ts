import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { findBrowser, noBrowserAdvice } from "@/runner/find-browser";
import { openExtensionBrowser } from "@/tests/support/extension-browser";
import { commandLine } from "./command-line";
import { startServer } from "./start-server";

const folder = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const size = { width: 380, height: 860 };
/** The narrowest that Chrome makes a side panel. */
const narrowest = 320;
const patienceMs = 120_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Usage: npm run docs:panel

Takes pictures of the panel in light and dark, at its narrowest, and waiting for approval, as it looks with a real task. It takes no options.`;

async function main(): Promise<void> {
  commandLine(usage, {});
  const found = await findBrowser({ say });
  if (!found) throw new Error(noBrowserAdvice);
  process.env.CHROMIUM_PATH = found.path;
  const server = await startServer({
    say,
    env: { SUREFOOT_ASK_FOR: "submit,pay,delete,send,upload,permission" },
  });
  const browser = await openExtensionBrowser();
  try {
    await browser.connect(server);
    const page = await browser.open(new URL("/sample/patients.html", server.url).href);
    const panel = await browser.panelFor(page);
    await panel.setViewportSize(size);
    await panel.getByLabel("Goal for this tab").fill("Add a patient named Jas");
    await panel.getByRole("button", { name: "Start" }).click();
    const approve = panel.getByRole("button", { name: "Approve" });
    await approve.waitFor({ timeout: patienceMs });
    await picture(panel, "panel-approval", "light", "end");
    await panel.getByRole("button", { name: "Stop" }).click();
    await page.goto(new URL("/sample/index.html", server.url).href);
    await panel.getByLabel("Goal for this tab").fill("Go to overview, then open the Settings tab");
    await panel.getByRole("button", { name: "Start" }).click();
    await panel.getByText("Done when").waitFor({ timeout: patienceMs });
    await panel
      .getByRole("button", { name: /Show details of turn/ })
      .first()
      .click();
    await picture(panel, "panel-light", "light");
    await picture(panel, "panel-dark", "dark");
    await panel.setViewportSize({ ...size, width: narrowest });
    await picture(panel, "panel-narrow", "light");
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function picture(
  panel: Page,
  name: string,
  colorScheme: "light" | "dark",
  from: "top" | "end" = "top",
): Promise<void> {
  await panel.emulateMedia({ colorScheme });
  await panel.evaluate((place) => window.scrollTo(0, place), from === "top" ? 0 : Number.MAX_SAFE_INTEGER);
  // Colours change over a moment.
  await panel.waitForTimeout(400);
  await panel.screenshot({ path: join(folder, `${name}.png`) });
  say(`docs/pictures/${name}.png`);
}

await main();
