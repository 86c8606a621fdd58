import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";
import { startServer } from "@/scripts/start-server";
import { type Interaction, watchInteractions } from "./dashboard/interactions";
import { storeLongSession } from "./dashboard/long-session";
import { type ScriptBytes, watchScripts } from "./dashboard/script-bytes";

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const settleMs = 4_000;
const budgets = { scriptKb: 250, interactionMs: 200 };

const usage = `Usage: npm run bench:dashboard [-- options]

  --turns <n>     turns of the stored session (default 2,000)
  --json <file>   write what was measured

What the session page weighs, and how fast it answers with a long session. Exit code: 1 past a budget, else 0.`;

const { values } = commandLine(usage, {
  turns: { type: "string", default: "2000" },
  json: { type: "string" },
});

type Measured = { turns: number; script: ScriptBytes; interactions: Interaction[]; longestMs: number };

process.exitCode = await run(Number(values.turns));

async function run(turns: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-dashboard-"));
  print(`Storing a session of ${turns} turns …`);
  const sessionId = await storeLongSession(dataDir, turns);
  const server = await startServer({ dataDir, say: print, env: { MONGODB_URI: "" } });
  const { browser } = await launchBrowser({ say: print });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 860 } });
    await page.goto(server.signInUrl);
    await page.goto("about:blank");
    const measured = await measure(page, `${server.url}/sessions/${sessionId}`, turns);
    return report(measured);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(page: Page, url: string, turns: number): Promise<Measured> {
  const scripts = watchScripts(page);
  await page.goto(url);
  await page
    .getByText(`of ${turns - 1}`, { exact: false })
    .first()
    .waitFor();
  // What is loaded ahead for links counts too; the stream of events never ends, so the network does not come to rest.
  await page.waitForTimeout(settleMs);
  const script = await scripts();
  const interactions = await watchInteractions(page);
  await operate(page);
  const seen = (await interactions()).sort((a, b) => b.tookMs - a.tookMs);
  return { turns, script, interactions: seen, longestMs: seen[0]?.tookMs ?? 0 };
}

/** What a person does on the page: opens rows here and further down, filters, opens a menu and the palette. */
async function operate(page: Page): Promise<void> {
  const openFirst = () =>
    page
      .getByRole("button", { name: /^Show details of turn/ })
      .first()
      .click();
  await openFirst();
  await page.mouse.wheel(0, 60_000);
  await page.waitForTimeout(300);
  await page
    .getByRole("button", { name: /^Show details of turn/ })
    .last()
    .click();
  await page.getByRole("button", { name: /^Refuted/ }).click();
  await openFirst();
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: "More about this task" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("usage");
  await page.keyboard.press("Escape");
}

function report(measured: Measured): number {
  const kb = measured.script.gzip / 1024;
  const lines = [
    {
      name: "Script on the session page, gzip",
      value: `${kb.toFixed(0)} kB`,
      budget: `${budgets.scriptKb} kB`,
      met: kb <= budgets.scriptKb,
    },
    {
      name: `Longest interaction with ${measured.turns} turns`,
      value: `${measured.longestMs} ms (of ${measured.interactions.length} above 16 ms)`,
      budget: `${budgets.interactionMs} ms`,
      met: measured.longestMs <= budgets.interactionMs,
    },
  ];
  for (const { name, value, budget, met } of lines)
    print(`${name.padEnd(44)}${value.padEnd(28)}at most ${budget.padEnd(10)}${met ? "met" : "MISSED"}`);
  for (const { what, waitedMs, workedMs, tookMs } of measured.interactions.slice(0, 5))
    print(`  ${String(tookMs).padStart(4)} ms  ${what} (heard after ${waitedMs} ms, worked ${workedMs} ms)`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...measured, budgets }, null, 2)}\n`);
  return lines.every(({ met }) => met) ? 0 : 1;
}
