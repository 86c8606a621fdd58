import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { asShown, readPanel } from "@/tests/support/panel-view";
import { type ScriptedServer, scriptedServer } from "@/tests/support/scripted-server";

const slow = 120_000;
const Detail = z.object({ data: endpoints.task.data });
const Messages = z.object({ data: endpoints.messages.data });

const names = ["First", "Second", "Third"];
const buttons = names
  .map(
    (name) =>
      `<button onclick="fetch('/${name}', {method:'POST'}); this.textContent += ' done'">${name}</button>`,
  )
  .join("");

describe.skipIf(!process.env.CHROMIUM_PATH)(
  "what a task waits for, in the panel (skipped without CHROMIUM_PATH)",
  () => {
    let scripted: ScriptedServer;
    let api: ServedApi;
    let browser: ExtensionBrowser;
    let site: Awaited<ReturnType<typeof servePages>>;
    beforeAll(async () => {
      scripted = await scriptedServer();
      api = await serveApi({}, { env: { SUREFOOT_APPROVE_PLANS: "true" } });
      const taken = Object.fromEntries(names.map((name) => [`/${name}`, "taken"]));
      site = await servePages({ "/": `<h1>Steps</h1>${buttons}`, ...taken });
      browser = await openExtensionBrowser();
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      await site?.close();
      await api?.close();
      await scripted?.close();
    });

    const detailOf = async (tabId: number) => {
      const taskId = (await browser.record(tabId))?.memory.taskId;
      return Detail.parse((await api.client.get(`/api/task/${taskId}`)).body).data;
    };
    /** What the dashboard's chat says of the session. */
    const saidOf = async (tabId: number) => {
      const sessionId = (await browser.record(tabId))?.sessionId;
      const { data } = Messages.parse((await api.client.get(`/api/session/${sessionId}/messages`)).body);
      return data.messages.map(({ content }) => content);
    };
    const showsWhatIsStored = async (panel: Page, tabId: number) =>
      expect
        .poll(async () => ({ shown: await readPanel(panel), stored: asShown(await detailOf(tabId)) }), {
          timeout: 20_000,
        })
        .toSatisfy(({ shown, stored }) => JSON.stringify(shown) === JSON.stringify(stored));

    it(
      "answers a question by a choice and by words, and fills a blocker's fields but for secret ones",
      async () => {
        await browser.connect(scripted);
        const field = (name: string, label: string, secret: boolean) => ({ name, label, secret });
        scripted.script([
          () => ({
            status: "needs_user_input",
            userQuestion: { questionId: "q1", text: "Which ward?", options: ["North", "South"] },
          }),
          () => ({ status: "needs_user_input", userQuestion: { questionId: "q2", text: "Since when?" } }),
          () => ({
            status: "awaiting_user",
            blocker: {
              type: "login_required",
              description: "A sign-in form.",
              userMessage: "The site wants you to sign in.",
              resolutionMethods: ["provide_in_chat", "user_action_in_browser"],
              requiredFields: [field("user", "User name", false), field("pw", "Password", true)],
              confidence: 1,
            },
          }),
        ]);
        const page = await browser.open(`${site.url}/`);
        const { panel, tabId } = await startGoal(browser, page, "Move the patient");
        await panel
          .getByRole("region", { name: "Has a question" })
          .getByText("Which ward?")
          .waitFor({ timeout: slow });
        await panel.getByRole("button", { name: "South" }).click();
        await panel.getByText("Since when?").waitFor({ timeout: slow });
        await panel.getByLabel("Your answer").fill("Monday");
        await panel.keyboard.press("Enter");
        await panel.getByText("Enter Password on the page itself").waitFor({ timeout: slow });
        expect(await panel.getByLabel("Password").count()).toBe(0);
        await panel.getByLabel("User name").fill("jas");
        await panel.getByRole("button", { name: "Send" }).click();
        expect((await untilOver(browser, tabId)).phase).toBe("ended");
        expect(scripted.requests.map(({ answer }) => answer)).toEqual([
          undefined,
          { questionId: "q1", text: "South" },
          { questionId: "q2", text: "Monday" },
          undefined,
        ]);
        expect(scripted.controls).toEqual([
          { name: "resume", body: { resolutionMethod: "provide_in_chat", resolutionData: { user: "jas" } } },
        ]);
        await page.close();
        await panel.close();
      },
      slow,
    );

    it(
      "lets a plan be moved, changed and approved before anything is done, and shows it as the server keeps it",
      async () => {
        await browser.connect(api);
        site.posts.length = 0;
        const page = await browser.open(`${site.url}/`);
        const { panel, tabId } = await startGoal(browser, page, 'Click "First", then click "Second"');
        await panel.getByRole("region", { name: "A plan to approve" }).waitFor({ timeout: slow });
        await showsWhatIsStored(panel, tabId);
        const steps = async () => (await readPanel(panel)).plan.map(({ step }) => step);
        const [first = "", second = ""] = await steps();
        await panel.getByRole("button", { name: "More about step 1" }).click();
        await panel.getByRole("menuitem", { name: "Move down" }).click();
        await expect.poll(steps, { timeout: 20_000 }).toEqual([second, first]);
        await panel.getByRole("button", { name: "More about step 2" }).click();
        await panel.getByRole("menuitem", { name: "Change" }).click();
        await panel.getByLabel("What is to be done").fill('Click "Third"');
        await panel.getByRole("button", { name: "Change the step" }).click();
        await expect.poll(steps, { timeout: 20_000 }).toEqual([second, 'Click "Third"']);
        expect(site.posts).toEqual([]);
        await panel.getByRole("button", { name: "Approve the plan" }).click();
        await expect.poll(() => site.posts, { timeout: slow }).toEqual(["/Second", "/Third"]);
        await panel.getByRole("button", { name: "Stop" }).click();
        expect((await untilOver(browser, tabId)).phase).toBe("stopped");
        await expect.poll(async () => (await detailOf(tabId)).status).toBe("cancelled");
        const { plan, turns } = asShown(await detailOf(tabId));
        await expect
          .poll(() => readPanel(panel), { timeout: 20_000 })
          .toEqual({ status: "Stopped", plan, turns });
        await page.close();
        await panel.close();
      },
      slow,
    );

    it(
      "ends a task whose plan is rejected, with nothing done",
      async () => {
        site.posts.length = 0;
        const page = await browser.open(`${site.url}/`);
        const { panel, tabId } = await startGoal(browser, page, 'Click "First", then click "Second"');
        await panel.getByRole("button", { name: "Reject it" }).click({ timeout: slow });
        expect((await untilOver(browser, tabId)).phase).toBe("ended");
        await showsWhatIsStored(panel, tabId);
        expect((await readPanel(panel)).status).toBe("Failed");
        expect(site.posts).toEqual([]);
        await page.close();
        await panel.close();
      },
      slow,
    );

    it(
      "is taken over in the middle, and goes on once it is handed back",
      async () => {
        site.posts.length = 0;
        const page = await browser.open(`${site.url}/`);
        const { panel, tabId } = await startGoal(browser, page, 'Click "First", then click "Second"');
        await panel.getByRole("button", { name: "Approve the plan" }).click({ timeout: slow });
        await panel.getByRole("button", { name: "Take over" }).click({ timeout: slow });
        await panel.getByText("You are in control").waitFor({ timeout: slow });
        await expect.poll(async () => (await detailOf(tabId)).status, { timeout: 20_000 }).toBe("paused");
        await page.waitForTimeout(1_500);
        const before = [...site.posts];
        await page.waitForTimeout(1_500);
        expect(site.posts).toEqual(before);
        await panel.getByRole("button", { name: "Hand back" }).click();
        expect((await untilOver(browser, tabId)).phase).toBe("ended");
        expect([...new Set(site.posts)]).toEqual(["/First", "/Second"]);
        await showsWhatIsStored(panel, tabId);
        await page.close();
        await panel.close();
      },
      slow,
    );

    it(
      "waits on a new site, here and at the server, and goes on there once it is permitted in the panel",
      async () => {
        site.posts.length = 0;
        await browser.connect(api);
        const elsewhere = site.url.replace("127.0.0.1", "localhost");
        const gate = await servePages({ "/": `<h1>Gate</h1><a href="${elsewhere}/">Steps</a>` });
        const page = await browser.open(`${gate.url}/`);
        const { panel, tabId } = await startGoal(browser, page, 'Click "Steps", then click "First"');
        await panel.getByRole("button", { name: "Approve the plan" }).click({ timeout: slow });
        const allow = panel.getByRole("button", { name: "Allow on localhost" });
        await allow.waitFor({ timeout: slow });
        await expect
          .poll(async () => (await detailOf(tabId)).status, { timeout: 20_000 })
          .toBe("awaiting_user");
        const held = await detailOf(tabId);
        expect(held.blocker).toMatchObject({
          type: "site_permission",
          description: expect.stringContaining("localhost"),
        });
        // A worker that is ended while it waits has to find its way back.
        await browser.killWorker();
        await browser.permitWithoutAsking("http://localhost/*");
        expect(await browser.record(tabId)).toMatchObject({ phase: "needs_permission" });
        expect((await detailOf(tabId)).turns).toEqual(held.turns);
        await panel.bringToFront();
        await allow.click();
        expect((await untilOver(browser, tabId)).phase).toBe("ended");
        expect(site.posts).toEqual(["/First"]);
        expect(await saidOf(tabId)).toContain("The task goes on.");
        await showsWhatIsStored(panel, tabId);
        expect((await readPanel(panel)).status).toBe("Completed");
        await panel.getByRole("button", { name: "Settings" }).click();
        await panel.getByRole("button", { name: "Take back the permission for http://localhost/*" }).click();
        await expect.poll(() => panel.getByText("http://localhost/*").count()).toBe(0);
        await gate.close();
        await page.close();
        await panel.close();
      },
      slow,
    );
  },
);
