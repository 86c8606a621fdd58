import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { pairingLink } from "@/lib/contracts/pairing";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { apiClient } from "@/tests/support/api-client";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { untilOver } from "@/tests/support/panel-task";

const slow = 120_000;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const Offer = z.object({ data: endpoints.offerPairing.data });
const Keys = z.object({ data: endpoints.keys.data });
const Findings = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

const guests = `<h1>Guests</h1><form onsubmit="event.preventDefault(); fetch('/add', { method: 'POST' }).then(() => {
    list.innerHTML += '<li>' + guest.value + '</li>'; guest.value = ''; })">
  <label>Name <input id="guest"></label><button>Add guest</button></form><ul id="list"><li>Noor</li></ul>`;

/** What a screen reader or a keyboard would stumble over, in both colour schemes and at the narrowest width. */
async function findingsIn(panel: Page): Promise<string[]> {
  const found: string[] = [];
  await panel.setViewportSize({ width: 320, height: 900 });
  for (const colorScheme of ["light", "dark"] as const) {
    await panel.emulateMedia({ colorScheme });
    // Colours change over a moment.
    await panel.waitForTimeout(400);
    await panel.evaluate(axe);
    const result = Findings.parse(await panel.evaluate("axe.run()"));
    found.push(
      ...result.violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 300)}`),
    );
  }
  const wide = await panel.evaluate(() => {
    const isOver = (element: Element) => element.getBoundingClientRect().right > window.innerWidth;
    const over = document.documentElement.scrollWidth > window.innerWidth;
    return over ? [...document.querySelectorAll("*")].filter(isOver).map(({ outerHTML }) => outerHTML) : [];
  });
  return [...found, ...wide.map((html) => `wider than the panel: ${html.slice(0, 200)}`)];
}

/** Presses Tab until the focus is on a control of that name. */
async function tabTo(panel: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await panel.keyboard.press("Tab");
    const focused = await panel.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`${name} cannot be reached by Tab`);
}

describe.skipIf(!process.env.CHROMIUM_PATH)("the panel (skipped without CHROMIUM_PATH)", () => {
  let server: RunningServer;
  let browser: ExtensionBrowser;
  let site: Awaited<ReturnType<typeof servePages>>;
  let page: Page;
  let panel: Page;
  beforeAll(async () => {
    server = await startServer({ env: { SUREFOOT_ASK_FOR: "submit,pay,delete,send,upload,permission" } });
    browser = await openExtensionBrowser();
    site = await servePages({ "/": guests, "/add": "added" });
    page = await browser.open(`${site.url}/`);
    panel = await browser.panelFor(page);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await server?.stop();
  });
  const api = () => apiClient(server, server.key);

  it("pairs by a link from the server, once, and says what is wrong with a code", async () => {
    expect(await findingsIn(panel)).toEqual([]);
    await panel.getByLabel("Code or link").fill(`${server.url}/settings/pairing`);
    await panel.getByRole("button", { name: "Pair" }).click();
    await panel.getByText("That is neither a pairing link").waitFor();
    await panel.getByLabel("Server address").fill("http://127.0.0.1:9");
    await panel.getByLabel("Code or link").fill("AAAAA-AAAAA");
    await panel.getByRole("button", { name: "Pair" }).click();
    await panel.getByText("The server at http://127.0.0.1:9 does not answer.").waitFor();
    const { code } = Offer.parse((await api().post("/api/pairing", {})).body).data;
    await panel.getByLabel("Code or link").fill(pairingLink(server.url, "AAAAA-AAAAA"));
    await panel.getByRole("button", { name: "Pair" }).click();
    await panel.getByText("That code is wrong, was used already, or has expired.").waitFor();
    await panel.getByLabel("Code or link").fill(pairingLink(server.url, code));
    await panel.getByRole("button", { name: "Pair" }).click();
    await panel.getByText("What is to be done in this tab?").waitFor();
    const { data } = Keys.parse((await api().get("/api/keys")).body);
    expect(data.map(({ name }) => name)).toEqual(["Browser extension"]);
  });

  it(
    "asks before a risky action, takes the answer from the keyboard alone, and shows what the end rests on",
    async () => {
      await panel.getByLabel("Goal for this tab").fill("Add a guest named Jas");
      await panel.keyboard.press("Enter");
      await panel.getByRole("region", { name: /Needs your approval/ }).waitFor({ timeout: slow });
      expect(await findingsIn(panel)).toEqual([]);
      expect(site.posts).toEqual([]);
      await tabTo(panel, "Approve");
      await panel.keyboard.press("Enter");
      expect((await untilOver(browser, await browser.tabId(page))).phase).toBe("ended");
      expect(site.posts).toEqual(["/add"]);
      await panel.getByText("Done when").waitFor();
      await panel.getByRole("button", { name: "Show details of turn 1" }).click();
      await panel.getByText("Evidence", { exact: true }).first().waitFor();
      expect(await findingsIn(panel)).toEqual([]);
      await panel.getByRole("button", { name: "Past" }).click();
      await panel.getByRole("button", { name: /Add a guest named Jas/ }).click();
      await panel.getByRole("button", { name: "Show", exact: true }).click();
      await panel.getByRole("article", { name: "Turn 1", exact: true }).waitFor();
    },
    slow,
  );

  it("opens as Chrome's own side panel", async () => {
    await panel.evaluate(async () => {
      const { id } = await chrome.windows.getCurrent();
      if (id !== undefined) await chrome.sidePanel.open({ windowId: id });
    });
    const open = () =>
      panel.evaluate(async () => {
        const contexts = await chrome.runtime.getContexts({ contextTypes: ["SIDE_PANEL"] });
        return contexts.map(({ documentUrl }) => documentUrl);
      });
    await expect.poll(open, { timeout: 20_000 }).toEqual([expect.stringContaining("/panel.html")]);
  });

  it(
    "leads back to pairing when its key was revoked",
    async () => {
      const { data } = Keys.parse((await api().get("/api/keys")).body);
      for (const { id } of data) await api().send("DELETE", `/api/keys?id=${id}`);
      await panel.getByRole("button", { name: "Task" }).click();
      await panel.getByLabel("Goal for this tab").fill("Add a guest named Noor");
      await panel.getByRole("button", { name: "Start" }).click();
      await panel.getByText("The server no longer takes this browser's key.").waitFor({ timeout: 30_000 });
      expect(await panel.getByLabel("Server address").inputValue()).toBe(server.url);
    },
    slow,
  );
});
