import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { geminiProtocol, wrongKeyReply } from "@/tests/support/gemini-protocol";
import {
  type AskedOfProvider,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from "@/tests/support/provider-server";
import { settingsReply } from "@/tests/support/settings-provider";

const dir = mkdtempSync(join(tmpdir(), "surefoot-eval-"));
let reply: ProviderReply | ((asked: AskedOfProvider) => ProviderReply) = { status: 400 };
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startProvider(geminiProtocol, (asked) =>
    typeof reply === "function" ? reply(asked) : reply,
  );
  for (const [id, label] of [
    ["a", "success"],
    ["b", "failure"],
  ] as const)
    writeFileSync(join(dir, `${id}.json`), JSON.stringify(aCase(id, label)));
});
afterAll(async () => {
  await provider.close();
  rmSync(dir, { recursive: true });
});

const page = (more: string) => ({
  url: "https://shop.test/items",
  html: `<html><body><main><h1>Items</h1><button>Refresh</button><p>${more}</p></main></body></html>`,
});

/** A click that changes a text that no rule can read. */
const aCase = (id: string, label: string) => ({
  id,
  step: "Click Refresh",
  action: { kind: "click", elem: { tag: "button", name: "Refresh" } },
  before: page("seen at nine"),
  after: page("seen at ten"),
  later: page("seen at ten"),
  client: { mutations: 1 },
  label,
});

type Run = { code: number | null; out: string; err: string };
function evaluate(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/eval.ts", ...args], {
    env: {
      ...process.env,
      GEMINI_API_KEY: "",
      SUREFOOT_OPENAI_BASE_URL: "",
      SUREFOOT_MODEL_PROVIDER: "",
      ...env,
    },
  });
  const run: Run = { code: null, out: "", err: "" };
  child.stdout.on("data", (data) => {
    run.out += data;
  });
  child.stderr.on("data", (data) => {
    run.err += data;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...run, code })));
}

describe("npm run eval", () => {
  const keyed = () => ({ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: provider.url });

  it("says which tasks there are when one is asked for that is not there", async () => {
    const { code, err } = await evaluate(["--model", "gemini-3.8-flash", "--tasks", "dance"], keyed());
    expect(code).toBe(2);
    expect(err).toMatch(/no task dance. Use overview-settings, /);
  });

  it("says that the cost of a model without a known price is unknown", async () => {
    reply = { json: { outcome: "verified", taskCompleted: false, confidence: 0.95, reason: "It changed." } };
    const args = ["--model", "gemini-next", "--cases", dir, "--limit", "1", "--tasks", "none"];
    const { code, out } = await evaluate(args, keyed());
    expect(code).toBe(0);
    expect(out).toMatch(/price of gemini-next is not known.*--max-cost does not stop it/);
    expect(out).toMatch(/Cost: unknown/);
  });

  it.runIf(process.env.SUREFOOT_TEST_DEEP)(
    "runs a task of the sample site in a browser, and prints what became of it and what it took",
    async () => {
      reply = settingsReply;
      const before = provider.asked.length;
      const { code, out } = await evaluate(
        ["--model", "gemini-3.8-flash", "--tasks", "clinic-name"],
        keyed(),
      );
      expect(code).toBe(0);
      expect(out).toMatch(/Tasks on the sample site: 1 of 1 completed/);
      const tokens = (provider.asked.length - before) * 1_060;
      expect(out).toContain(`Tokens: ${tokens.toLocaleString("en")}`);
    },
    300_000,
  );

  it("needs a key and says so", async () => {
    const { code, err } = await evaluate(["--model", "gemini-3.8-flash"]);
    expect(code).toBe(2);
    expect(err).toMatch(/needs a key: set GEMINI_API_KEY/);
  });

  it("names the variable of a key that is refused", async () => {
    reply = wrongKeyReply;
    const { code, err } = await evaluate(["--model", "gemini-3.8-flash"], keyed());
    expect(code).toBe(2);
    expect(err).toMatch(/^GEMINI_API_KEY: /);
  });

  it("prints accuracy, calibration, tokens and cost of the model that is named", async () => {
    reply = { json: { outcome: "verified", taskCompleted: false, confidence: 0.95, reason: "It changed." } };
    const file = join(dir, "..", `eval-${process.pid}.json`);
    const args = ["--model", "gemini-3.8-flash", "--cases", dir, "--tasks", "none", "--json", file];
    const before = provider.asked.length;
    const { code, out, err } = await evaluate(args, keyed());
    expect(err.replace(/^npm warn.*$/gm, "").trim()).toBe("");
    expect(code).toBe(0);
    expect(out).toMatch(/Recorded cases: 2, decided 2 \(2 by the model\)/);
    expect(out).toMatch(/accuracy +50\.0 %/);
    expect(out).toMatch(/false success +1/);
    expect(out).toMatch(/calibration error +0\.450/);
    const { totals } = JSON.parse(readFileSync(file, "utf8"));
    rmSync(file);
    expect(totals.tokens).toBe(2 * 1_060);
    expect(totals.costUsd).toBeGreaterThan(0);
    expect(provider.asked.slice(before).every(({ model }) => model === "gemini-3.8-flash")).toBe(true);
  });
});
