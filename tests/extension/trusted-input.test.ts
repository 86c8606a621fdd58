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
      "clicks, types and presses keys as a person does",
      async () => {
        const site = await servePages({
          "/": `<button onclick="if (event.isTrusted) out.textContent += 'click '">Press</button>
          <input aria-label="Name" onbeforeinput="if (event.isTrusted) out.textContent += 'type '"
            onkeydown="if (event.isTrusted && event.key === 'Enter') out.textContent += 'enter '">
          <label><input type="checkbox" aria-label="Agree" onchange="if (event.isTrusted) out.textContent += 'check '"></label>
          <p id="out"></p>`,
        });
        const page = await browser.open(`${site.url}/`);
        server.script([
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
        await site.close();
      },
      slow,
    );
  },
);
