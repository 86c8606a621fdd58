import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LaunchedBrowser, launchBrowser, newContext } from "@/runner/launch-browser";
import { blankPage, episodeScript, rewardBinding } from "./episode-script";

/** A page of the benchmark's kind: what its scripts offer, on one task. */
const taskPage = `<!doctype html><html><head></head><body>
  <div id="query">Press the button.</div>
  <input id="name"><label><input type="checkbox" id="box">Box</label>
  <select id="list"><option>One</option><option>Two</option></select>
  <button onclick="core.endEpisode(0.5)">Press</button>
  <script>
    Math.seedrandom = (seed) => { window.seed = seed; };
    var WOB_RAW_REWARD_GLOBAL = 0, WOB_DONE_GLOBAL = false;
    var core = {
      setDataMode(mode) { window.mode = mode; },
      startEpisodeReal() { window.begun = [seed, mode, core.EPISODE_MAX_TIME]; },
      endEpisode(reward) { WOB_RAW_REWARD_GLOBAL = reward; WOB_DONE_GLOBAL = true; },
    };
  </script></body></html>`;

let launched: LaunchedBrowser;
beforeAll(async () => {
  launched = await launchBrowser();
});
afterAll(() => launched.close());

async function openTask() {
  const context = await newContext(launched.browser);
  const rewards: number[] = [];
  await context.exposeBinding(rewardBinding, (_source, raw: number) => void rewards.push(raw));
  await context.addInitScript(episodeScript(7));
  const page = await context.newPage();
  await page.route("http://task.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: rewards.length === 0 ? taskPage : blankPage }),
  );
  await page.goto("http://task.test/");
  await page.waitForFunction("window.begun");
  return { page, rewards };
}

describe("an episode's page", () => {
  it("begins with its seed, the default data and time enough, and hides what only people are to see", async () => {
    const { page } = await openTask();
    const [seed, mode, time] = await page.evaluate<[number, string, number]>("begun");
    expect([seed, mode]).toEqual([7, "train"]);
    expect(time).toBeGreaterThan(600_000);
    expect(await page.locator("#query").isVisible()).toBe(false);
    expect(await page.locator("#query").textContent()).toBe("Press the button.");
  });

  it("tells the raw reward", async () => {
    const { page, rewards } = await openTask();
    await page.click("button");
    await expect.poll(() => rewards).toEqual([0.5]);
  });

  it("begins anew when it is loaded again before the reward", async () => {
    const { page } = await openTask();
    await page.fill("#name", "Jas");
    await page.reload();
    await page.waitForFunction("window.begun");
    expect(await page.inputValue("#name")).toBe("");
  });

  it("stays as it was last from the reward on, whatever is done and however often it is loaded", async () => {
    const { page, rewards } = await openTask();
    await page.click("button");
    await expect.poll(() => rewards).toEqual([0.5]);
    await page.fill("#name", 'Jas "J"');
    await page.check("#box");
    await page.selectOption("#list", "Two");
    await page.reload();
    await page.reload();
    expect(await page.inputValue("#name")).toBe('Jas "J"');
    expect([await page.isChecked("#box"), await page.inputValue("#list")]).toEqual([true, "Two"]);
    expect(await page.locator("#query").isVisible()).toBe(false);
    await page.locator("button").dispatchEvent("click");
    expect(rewards).toEqual([0.5]);
  });
});
