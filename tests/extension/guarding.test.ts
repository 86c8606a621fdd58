import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { type ScriptedServer, scriptedServer } from "@/tests/support/scripted-server";

const slow = 90_000;
const say = (text: string) => `document.getElementById('out').textContent='${text}'`;

describe.skipIf(!process.env.CHROMIUM_PATH)(
  "what the extension guards (skipped without CHROMIUM_PATH)",
  () => {
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

    it(
      "puts a secret into the page it is bound to, and neither it nor a typed password leaves the browser",
      async () => {
        const site = await servePages({
          "/": `<label>Password <input type="password" id="pw"></label><label>Card number <input id="card" name="cardnumber"></label>
          <input aria-label="Note"><button onclick="out.textContent = pw.value === 'tr0ub4dor&3'">Log in</button><p id="out"></p>`,
        });
        const page = await browser.open(`${site.url}/`);
        const { tabId, panel } = await startGoal(browser, page, "wait");
        await untilOver(browser, tabId);
        await panel.getByRole("button", { name: "Settings" }).click();
        await panel.getByLabel("Choose a passphrase").fill("correct horse battery");
        await panel.getByRole("button", { name: "Make a vault" }).click();
        for (const [name, host, value] of [
          ["pw", "127.0.0.1", "tr0ub4dor&3"],
          ["other", "bank.example.org", "for-the-bank"],
        ] as const) {
          await panel.getByLabel("Name").fill(name);
          await panel.getByLabel("Site").fill(host);
          await panel.getByLabel("Value").fill(value);
          await panel.getByRole("button", { name: "Keep" }).click();
          await panel.getByText(`{{secret:${name}}}`).waitFor();
        }
        expect(JSON.stringify(await panel.evaluate(() => chrome.storage.local.get(null)))).not.toContain(
          "tr0ub",
        );
        await page.getByLabel("Card number").fill("4111 1111 1111 1111");
        await panel.getByRole("button", { name: "Task" }).click();
        server.script([
          (find) => `setValue("${find("Password")}", "{{secret:pw}}")`,
          (find) => `setValue("${find("Note")}", "{{secret:other}}")`,
          (find) => `click("${find("Log in")}")`,
        ]);
        await page.bringToFront();
        await panel.getByLabel("Goal for this tab").fill("Log in with {{secret:pw}}");
        await panel.getByRole("button", { name: "Start" }).click();
        await expect.poll(() => server.requests.length, { timeout: slow }).toBe(4);
        const sent = JSON.stringify(server.requests);
        for (const secret of ["tr0ub4dor", "for-the-bank", "4111"]) expect(sent).not.toContain(secret);
        expect(server.requests[1]).toMatchObject({ lastActionStatus: "success" });
        expect(server.requests[2]).toMatchObject({ lastActionError: { code: "SECRET_UNAVAILABLE" } });
        expect(await page.locator("#out").textContent()).toBe("true");
        await site.close();
        await page.close();
      },
      slow,
    );

    it(
      "stops when Escape is pressed twice on the page, and shows there that it works until then",
      async () => {
        const site = await servePages({
          "/": `<h1>Start</h1><a href="/next">Next</a>`,
          "/next": "<h1>Next</h1>",
        });
        const page = await browser.open(`${site.url}/`);
        server.script([(find) => `click("${find("Next")}")`, () => "wait(20)"]);
        const { tabId } = await startGoal(browser, page, "Wait");
        await expect.poll(() => server.requests.length, { timeout: slow }).toBe(2);
        await page.waitForURL(`${site.url}/next`);
        await expect.poll(() => page.locator("surefoot-frame").count()).toBe(1);
        expect(server.requests[1]?.pageText).not.toContain("Surefoot");
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        expect((await untilOver(browser, tabId)).phase).toBe("stopped");
        await expect.poll(() => page.locator("surefoot-frame").count(), { timeout: slow }).toBe(0);
        await site.close();
        await page.close();
      },
      slow,
    );

    it(
      "tells the server what it saw: requests by the browser's and the page's word, messages, the outcome",
      async () => {
        const api = await servePages({});
        const port = new URL(api.url).port;
        const site = await servePages({
          "/": `<button onclick="fetch('/save', {method:'POST'}).then(() => { note.hidden = false });
            fetch('http://localhost:${port}/other').catch(() => 0)">Save</button>
          <p role="alert" id="note" class="error" hidden>Saving failed</p><p id="out"></p>`,
        });
        const page = await browser.open(`${site.url}/`);
        const expectedOutcome = {
          description: "saved",
          domChanges: { elementShouldExist: "#saved" },
          assertions: [{ kind: "text" as const, text: "Saving failed", present: true }],
        };
        server.script([(find) => ({ action: `click("${find("Save")}")`, expectedOutcome })]);
        const { tabId } = await startGoal(browser, page, "Save");
        await untilOver(browser, tabId);
        const [, report] = server.requests;
        expect(report).toMatchObject({
          previousUrl: `${site.url}/`,
          clientObservations: { didNetworkOccur: true, didDomMutate: true, didUrlChange: false },
          errors_detected: ["Saving failed"],
          hasErrors: true,
          verification_passed: false,
          clientVerification: { elementFound: false, selector: "#saved" },
        });
        expect(report?.recentEvents?.join()).toMatch(/\[\d+\.\ds ago\].*Saving failed/);
        expect(report?.beforeDomHash).toMatch(/^[0-9a-f]{40}$/);
        expect(report?.beforeDomHash).toBe(server.requests[0]?.domHash);
        const [saved, other] = ["/save", "/other"].map((path) =>
          report?.networkEvents?.find(({ urlPath }) => urlPath === path),
        );
        expect(saved).toMatchObject({ method: "POST", urlPath: "/save", status: 404, resourceType: "fetch" });
        expect(saved).not.toHaveProperty("saidBy");
        expect(other).toMatchObject({ host: `localhost:${port}`, urlPath: "/other", saidBy: "page" });
        expect(report).not.toHaveProperty("screenshot");
        expect(report).not.toHaveProperty("dom");
        await site.close();
        await api.close();
        await page.close();
      },
      slow,
    );

    it(
      "reads and acts in a frame of another origin",
      async () => {
        const inner = await servePages({
          "/": `<button onclick="${say("inner pressed")}">Deep</button><p id="out"></p>`,
        });
        const site = await servePages({
          "/": `<h1>Outer</h1><iframe src="${inner.url}/" style="margin:50px"></iframe>`,
        });
        const page = await browser.open(`${site.url}/`);
        server.script([(find) => `click("${find("Deep")}")`]);
        const { tabId } = await startGoal(browser, page, "Press deep");
        const { phase, note } = await untilOver(browser, tabId);
        expect(phase, note).toBe("ended");
        expect(server.requests[1]).toMatchObject({ lastActionStatus: "success" });
        expect(server.requests[1]?.pageText).toContain("inner pressed");
        const deep = server.requests[0]?.interactiveTree?.find(({ n }) => n === "Deep");
        expect(deep?.i).toMatch(/^f\d{4,}:\d+$/);
        expect(deep?.box?.[1]).toBeGreaterThan(100);
        await inner.close();
        await site.close();
        await page.close();
      },
      slow,
    );
  },
);
