import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunView } from "@/lib/contracts/run";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { aMenuPage } from "@/tests/support/a-menu-page";
import { aTalk, type Talk } from "@/tests/support/a-talk";
import { anApi, dataOf, type TestApi } from "@/tests/support/an-api";
import { runUntil } from "@/tests/support/real-tasks";
import { openStreamed } from "@/tests/support/streamed-page";

const slow = 240_000;

describe.skipIf(!process.env.CHROMIUM_PATH)(
  "deciding in the dashboard (skipped without CHROMIUM_PATH)",
  () => {
    let api: TestApi;
    let launched: LaunchedBrowser;
    let page: Page;
    const open = (path: string) => openStreamed(page, api.server.url + path);

    beforeAll(async () => {
      api = await anApi({ SUREFOOT_APPROVE_PLANS: "true" });
      launched = await launchBrowser();
      page = await launched.context.newPage();
      page.setDefaultTimeout(60_000);
      await page.setViewportSize({ width: 1_400, height: 900 });
      await openStreamed(page, api.server.signInUrl);
    }, 600_000);
    afterAll(async () => {
      await launched?.close();
      await api?.close();
    });

    const plan = () =>
      page.locator("section", { has: page.getByRole("heading", { name: "Plan", exact: true }) }).last();
    /** The steps as the plan shows them: state and text. */
    const stepsShown = () =>
      plan()
        .locator("li")
        .evaluateAll((items) =>
          items.map(
            (item) =>
              `${item.querySelector("[role=img]")?.getAttribute("aria-label")}: ${item.querySelector("p")?.textContent}`,
          ),
        );
    async function doToStep(number: number, deed: string): Promise<void> {
      await page.getByRole("button", { name: `More about step ${number}` }).click();
      await page.getByRole("menuitem", { name: deed }).click();
    }

    /** A task on a site of links whose plan waits in its session. */
    async function begun(goal: string): Promise<Talk> {
      const talk = aTalk(api, aMenuPage(["Reports", "Rooms", "Messages", "Settings"]));
      const first = await talk.say({ query: goal });
      expect(first.status).toBe("awaiting_plan_approval");
      await open(`/sessions/${first.sessionId}`);
      await page.getByText("A plan to approve", { exact: true }).waitFor();
      return talk;
    }

    it("answers a question that came before there was a task, and approves the plan that follows", {
      timeout: slow,
    }, async () => {
      const job = { goal: "Add a patient", url: "/sample/patients.html" };
      let run = await runUntil(api.client, job, "waiting");
      await open(`/run/${run.runId}`);
      await page.getByText("What is the name of the patient?").waitFor();
      await page.getByText("1 waiting for you").first().waitFor({ state: "attached" });
      await page.getByLabel("Your answer").fill("Ines");
      await page.getByRole("button", { name: "Answer", exact: true }).click();
      await page.getByRole("button", { name: "Approve the plan" }).click();
      await page.getByText("Completed", { exact: true }).waitFor({ timeout: slow });
      run = RunView.parse(dataOf(await api.client.get(`/api/run/${run.runId}`)));
      expect(run.result).toBe("completed");
      await page.getByRole("link", { name: "Open the session" }).click();
      for (const said of ["Add a patient", "Ines"])
        await page.getByText(`You: ${said}`, { exact: true }).waitFor();
      await expect.poll(stepsShown).toEqual(expect.arrayContaining([expect.stringMatching(/^done: .*Ines/)]));
    });

    it("changes, moves and skips steps of a plan before it is approved, and has one done again", {
      timeout: slow,
    }, async () => {
      const talk = await begun('Click "Reports", then click "Rooms", then click "Messages"');
      await doToStep(1, "Change");
      await page.getByLabel("What is to be done").fill('Click "Settings"');
      await page.getByRole("button", { name: "Change the step" }).click();
      await page.getByText("The step is changed.").waitFor();
      await doToStep(1, "Move down");
      await page.getByText("The plan is in the new order.").waitFor();
      await doToStep(3, "Skip");
      await page.getByText("The step is skipped.").waitFor();
      await expect
        .poll(stepsShown)
        .toEqual(['now: Click "Rooms"', 'to do: Click "Settings"', 'skipped: Click "Messages"']);
      await page.getByRole("button", { name: "Approve the plan" }).click();
      await page.getByText("The plan is approved.").waitFor();

      expect(await talk.say({})).toMatchObject({ action: 'click("to-rooms")' });
      expect(await talk.act()).toMatchObject({ action: 'click("to-settings")' });
      await expect
        .poll(stepsShown)
        .toEqual(['done: Click "Rooms"', 'now: Click "Settings"', 'skipped: Click "Messages"']);
      await doToStep(1, "Retry from here");
      await page.getByText("The task goes on from that step").waitFor();
      await expect.poll(async () => (await stepsShown())[0]).toBe('now: Click "Rooms"');
      expect(await talk.say({})).toMatchObject({ action: 'click("to-rooms")' });
    });

    it("rejects a plan for good", { timeout: slow }, async () => {
      const talk = await begun('Click "Rooms", then click "Reports"');
      await page.getByRole("button", { name: "Reject and end" }).click();
      await page.getByText("The plan is rejected. The task has ended.").waitFor();
      await page.getByText("Failed", { exact: true }).first().waitFor();
      await page.getByText("Left to do").waitFor();
      expect(talk.answers).toHaveLength(1);
      await open("/inbox");
      await page.getByText("A plan to approve", { exact: true }).waitFor({ state: "detached" });
    });
  },
);
