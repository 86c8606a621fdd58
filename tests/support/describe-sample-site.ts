import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import type { ClinicState } from "@/lib/server/sample-site/clinic-state";
import { type ServedSampleSite, serveSampleSite } from "@/lib/server/sample-site/serve";

const CHROMIUM = [process.env.CHROMIUM_PATH ?? "", "/usr/bin/chromium"].find((path) => existsSync(path));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One test's visit: a page in a browser context of its own, and a clinic of its own. */
export type SampleVisit = {
  readonly page: Page;
  readonly url: string;
  readonly clinic: string;
  open: (file: string) => Promise<unknown>;
  /** What the clinic really holds, whatever the page shows. */
  state: () => ClinicState;
  press: (button: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  /** Also waits for the page that the link leads to. */
  follow: (link: string) => Promise<void>;
  /** Wait for a status or an alert of just this text. */
  told: (text: string) => Promise<void>;
  warned: (text: string) => Promise<void>;
  until: (holds: () => boolean | Promise<boolean>) => Promise<void>;
};

/** Describes the sample site in a real browser; a page that throws or breaks its content policy fails its test. */
export function describeSampleSite(title: string, tests: (visit: SampleVisit) => void): void {
  const skipped = CHROMIUM ? "" : " (skipped: no Chromium; set CHROMIUM_PATH)";
  describe.skipIf(!CHROMIUM)(`${title}${skipped}`, () => {
    let served: ServedSampleSite;
    let browser: Browser;
    let page: Page;
    let visits = 0;
    const faults: string[] = [];

    beforeAll(async () => {
      served = await serveSampleSite();
      browser = await chromium.launch({ executablePath: CHROMIUM ?? "", args: FLAGS });
    });
    afterAll(async () => {
      await browser?.close();
      await served?.close();
    });
    beforeEach(async () => {
      visits += 1;
      faults.length = 0;
      page = await browser.newPage();
      page.setDefaultTimeout(5_000);
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (/Content Security Policy|Uncaught/.test(message.text())) faults.push(message.text());
      });
    });
    afterEach(async () => {
      await page.close();
      expect(faults).toEqual([]);
    });

    const clinic = () => `visit-${visits}`;
    tests({
      get page() {
        return page;
      },
      get url() {
        return served.url;
      },
      get clinic() {
        return clinic();
      },
      open: (file) => page.goto(`${served.url}/sample/${file}?clinic=${clinic()}`),
      state: () => served.site.stateOf(clinic()),
      press: (name) => page.getByRole("button", { name, exact: true }).click(),
      fill: (label, text) => page.getByLabel(label).fill(text),
      follow: async (name) => {
        // Until its scripts have run, a page takes a click and does nothing.
        const loaded = page.waitForEvent("load");
        await page.getByRole("link", { name, exact: true }).click();
        await loaded;
      },
      told: (text) => page.getByRole("status").getByText(text, { exact: true }).waitFor(),
      warned: (text) => page.getByRole("alert").getByText(text, { exact: true }).waitFor(),
      until: (holds) => expect.poll(holds, { timeout: 5_000 }).toBe(true),
    });
  });
}
