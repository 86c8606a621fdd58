import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { type ScriptedServer, scriptedServer } from "@/tests/support/scripted-server";

const slow = 90_000;

describe.skipIf(!process.env.CHROMIUM_PATH)(
  "the build for trusted input (skipped without CHROMIUM_PATH)",
  () => {
    let server: ScriptedServer;
    let browser: ExtensionBrowser;
    beforeAll(async () => {
      server = await scriptedServer();
      browser = await openExtensionBrowser({ debugger: true });
      await browser.connect(server);
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it(
      "clicks, types and presses keys as a person does, and shows the page where it is asked for alone",
      async () => {
        const site = await servePages({
          "/": `<button onclick="if (event.isTrusted) out.textContent += 'click '">Press</button>
          <input aria-label="Name" onbeforeinput="if (event.isTrusted) out.textContent += 'type '"
            onkeydown="if (event.isTrusted && event.key === 'Enter') out.textContent += 'enter '">
          <label><input type="checkbox" aria-label="Agree" onchange="if (event.isTrusted) out.textContent += 'check '"></label>
          <input type="password" value="hunter2" aria-label="Password"><p id="out"></p>`,
        });
        const page = await browser.open(`${site.url}/`);
        server.script([
          () => ({
            status: "needs_context",
            requestedDomMode: "full",
            needsScreenshot: true,
            reason: "The tree does not tell.",
          }),
          (find) => `click("${find("Press")}")`,
          (find) => `setValue("${find("Name")}", "Jas")`,
          () => `press("Enter")`,
          (find) => `check("${find("Agree")}")`,
        ]);
        const { tabId } = await startGoal(browser, page, "Do it");
        const { phase, note } = await untilOver(browser, tabId);
        expect(phase, note).toBe("ended");
        // Enter is an input of its own in a field: the browser says so before it decides what comes of it.
        expect(await page.locator("#out").textContent()).toBe("click type enter type check ");
        expect(await page.getByLabel("Name").inputValue()).toBe("Jas");
        const forms = server.requests.map(({ screenshot = "", dom = "" }) => [
          Buffer.from(screenshot, "base64").subarray(0, 2).toString("hex"),
          dom.includes("<button"),
        ]);
        const [nothing, jpegAndHtml] = [
          ["", false],
          ["ffd8", true],
        ];
        expect(forms).toEqual([nothing, jpegAndHtml, ...Array(4).fill(nothing)]);
        expect(JSON.stringify(server.requests)).not.toContain("hunter2");
        await site.close();
      },
      slow,
    );

    it(
      "leaves a field before it leaves the page, so that what is stored on leaving is stored",
      async () => {
        const site = await servePages({
          "/": `<input aria-label="Count" value="1" onchange="fetch('/count', { method: 'PATCH', body: this.value })">`,
          "/count": "{}",
        });
        const page = await browser.open(`${site.url}/`);
        server.script([(find) => `setValue("${find("Count")}", "4")`, () => "reload()"]);
        const { tabId } = await startGoal(browser, page, "Do it");
        const { phase, note } = await untilOver(browser, tabId);
        expect(phase, note).toBe("ended");
        const [typed, reloaded] = server.requests.slice(1).map((one) => JSON.stringify(one.networkEvents));
        expect([typed?.includes("PATCH"), reloaded?.includes("PATCH")]).toEqual([false, true]);
        await site.close();
      },
      slow,
    );
  },
);
