import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { type ScriptedServer, type Step, scriptedServer } from "@/tests/support/scripted-server";

const slow = 90_000;
const say = (text: string) => `document.getElementById('out').textContent='${text}'`;

type Case = {
  html: string;
  pages?: Record<string, string>;
  steps: Step[];
  files?: { name: string; mimeType: string; buffer: Buffer }[];
  /** `reports`: what was posted after each step. */
  check: (page: Page, reports: InteractRequest[]) => Promise<void>;
};

const outOf = (page: Page) => page.locator("#out").textContent();

const cases: Record<string, Case> = {
  "refuses a covered button, and says what covers it": {
    html: `<button onclick="${say("bought")}">Buy</button><p id="out"></p>
      <div aria-label="Offer" style="position:fixed;inset:0;background:#fff8"></div>`,
    steps: [(find) => `click("${find("Buy")}")`],
    check: async (page, [report]) => {
      expect(report).toMatchObject({
        lastActionStatus: "failure",
        lastActionError: { code: "ELEMENT_COVERED" },
      });
      expect(await outOf(page)).toBe("");
    },
  },
  "acts in a frame of the same origin, and in an open shadow root": {
    html: `<iframe src="/inner" width="300" height="80"></iframe><my-box></my-box><p id="out"></p>
      <script>customElements.define('my-box', class extends HTMLElement { connectedCallback() {
        this.attachShadow({mode:'open'}).innerHTML = '<button>Inside</button>';
        this.shadowRoot.firstChild.onclick = () => { ${say("shadow")} } } })</script>`,
    pages: { "/inner": `<input aria-label="Inner field">` },
    steps: [(find) => `setValue("${find("Inner field")}", "hello")`, (find) => `click("${find("Inside")}")`],
    check: async (page, [first]) => {
      expect(first?.lastActionResult).toMatchObject({ success: true, actualState: { value: "hello" } });
      expect(await page.frameLocator("iframe").locator("input").inputValue()).toBe("hello");
      expect(await outOf(page)).toBe("shadow");
    },
  },
  "works with an autocomplete, a native select, a date, and rich text": {
    html: `<input role="combobox" aria-label="City" aria-controls="found"
        oninput="found.hidden=!this.value; found.innerHTML='<li role=option>Ghent</li>'">
      <ul id="found" role="listbox" hidden onclick="document.querySelector('[aria-label=City]').value=event.target.textContent; this.hidden=true"></ul>
      <select aria-label="Size"><option>Small</option><option>Large</option></select>
      <input type="date" aria-label="Day"><div contenteditable aria-label="Note" role="textbox">old</div>`,
    steps: [
      (find) => `setValue("${find("City")}", "Gh")`,
      (find) => `click("${find("Ghent")}")`,
      (find) => `select("${find("Size")}", "Large")`,
      (find) => `setValue("${find("Day")}", "2026-12-31")`,
      (find) => `setValue("${find("Note")}", "new words")`,
    ],
    check: async (page, reports) => {
      expect(reports.map(({ lastActionStatus }) => lastActionStatus)).toEqual(Array(5).fill("success"));
      expect(await page.getByLabel("City").inputValue()).toBe("Ghent");
      expect(await page.getByLabel("Size").inputValue()).toBe("Large");
      expect(await page.getByLabel("Day").inputValue()).toBe("2026-12-31");
      expect(await page.getByLabel("Note").textContent()).toBe("new words");
    },
  },
  "puts a file that was attached in the panel into a file field": {
    html: `<input type="file" aria-label="Picture" onchange="this.files[0].text().then(t => out.textContent = t)"><p id="out"></p>`,
    files: [{ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("from the panel") }],
    steps: [(find, { attachments }) => `uploadFile("${find("Picture")}", "${attachments?.[0]?.id}")`],
    check: async (page) => expect(await outOf(page)).toBe("from the panel"),
  },
  "follows a link into a new tab, and goes back": {
    html: `<a href="/second" target="_blank">More</a>`,
    pages: {
      "/second": `<h1>Second page</h1><button onclick="${say("pressed")}">Press</button><p id="out"></p>`,
    },
    steps: [
      (find) => `click("${find("More")}")`,
      (find) => `click("${find("Press")}")`,
      (_find, { tabs }) => `switchTab("${tabs?.[0]?.id}")`,
    ],
    check: async (_page, [first, second, third]) => {
      expect(first).toMatchObject({ clientObservations: { didUrlChange: true } });
      expect(first?.tabs).toMatchObject([{ active: false }, { active: true }]);
      expect(first?.recentEvents?.join()).toContain("New tab");
      expect(second?.pageText).toContain("pressed");
      expect(third?.url).not.toContain("second");
    },
  },
  "lets no dialog hold it up, and says no to a question that nobody approved": {
    html: `<button onclick="alert('Look out'); if (confirm('Delete all?')) ${say("deleted")}">Go</button><p id="out"></p>
      <a href="/second">Leave</a><script>addEventListener('beforeunload', (e) => e.preventDefault())</script>`,
    pages: { "/second": `<h1>Second page</h1>` },
    steps: [(find) => `click("${find("Go")}")`, (find) => `click("${find("Leave")}")`],
    check: async (page, [first, second]) => {
      const told = first?.recentEvents?.join() ?? "";
      expect(told).toContain("Dialog (alert, accepted): 'Look out'");
      expect(told).toContain("Dialog (confirm, dismissed): 'Delete all?'");
      expect(second?.url).toContain("/second");
      expect(await page.locator("h1").textContent()).toBe("Second page");
    },
  },
};

describe.skipIf(!process.env.CHROMIUM_PATH)("acting in pages (skipped without CHROMIUM_PATH)", () => {
  let server: ScriptedServer;
  let browser: ExtensionBrowser;
  beforeAll(async () => {
    server = await scriptedServer();
    browser = await openExtensionBrowser();
    await browser.connect(server);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(Object.entries(cases))(
    "%s",
    async (_name, { html, pages, steps, files, check }) => {
      const site = await servePages({ "/": html, ...pages });
      server.script(steps);
      const page = await browser.open(`${site.url}/`);
      const { tabId, panel } = await startGoal(browser, page, "Do it", files);
      const { phase, note } = await untilOver(browser, tabId);
      expect(phase, note).toBe("ended");
      await check(page, server.requests.slice(1));
      await page.close();
      await panel.close();
      await site.close();
    },
    slow,
  );
});
