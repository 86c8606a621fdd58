import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { apiClient } from "@/tests/support/api-client";

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  ({ browser } = await launchBrowser());
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const nonceOf = (policy: string | null): string => /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? "";

describe("pages", () => {
  it("say what they may load, with a nonce of their own each time", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => fetch(`${server.url}/sign-in`)));
    const policy = one?.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(nonceOf(policy)).not.toBe(nonceOf(other?.headers.get("content-security-policy") ?? ""));
    expect(one?.headers.get("x-content-type-options")).toBe("nosniff");
    const api = await fetch(`${server.url}/api/health`);
    expect(api.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it("break none of their own rules in a browser, and come to life", { timeout: 120_000 }, async () => {
    const context = await newContext(browser);
    const page = await context.newPage();
    const broken: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text())) broken.push(message.text());
    });
    page.on("pageerror", (error) => broken.push(error.message));
    await page.goto(server.signInUrl);
    for (const path of ["/", "/keys", "/api-reference", "/sign-in", "/no-such-page"]) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      const scripts = await page.locator("script[src]").count();
      expect(scripts, path).toBeGreaterThan(0);
    }
    await page.goto(`${server.url}/keys`, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      const script = document.createElement("div");
      script.innerHTML = '<img src="x" onerror="window.ranInPage = true">';
      const failed = new Promise((resolve) => script.firstElementChild?.addEventListener("error", resolve));
      document.body.append(script);
      await failed;
    });
    expect(await page.evaluate(() => Reflect.get(window, "ranInPage"))).toBeUndefined();
    expect(broken.filter((text) => !/onerror|inline event handler|404/i.test(text))).toEqual([]);
    await expect.poll(() => broken.some((text) => /inline event handler/i.test(text))).toBe(true);
    await context.close();
  });
});

describe("a preflight", () => {
  const extension = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";
  const ask = (origin: string) =>
    fetch(`${server.url}/api/agent/interact`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });

  it("is granted to the extension that a key belongs to, and to nobody else", async () => {
    const owner = apiClient(server, server.key);
    expect((await ask(extension)).headers.get("access-control-allow-origin")).toBeNull();
    const made = (await owner.post("/api/keys", { name: "extension" })).body as { data: { key: string } };
    await apiClient(server, made.data.key).get("/api/usage", { origin: extension });
    const granted = await ask(extension);
    expect([granted.status, granted.headers.get("access-control-allow-origin")]).toEqual([204, extension]);
    expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("rates", () => {
  it("are limited for who does not say who he is, by where he calls from", { timeout: 120_000 }, async () => {
    const env = { SUREFOOT_ANONYMOUS_RATE_LIMIT: "30", SUREFOOT_RATE_LIMIT: "40" };
    const limited = await startServer({ env });
    const tries = (headers: Record<string, string>) => fetch(`${limited.url}/api/usage`, { headers });
    const wrong = (n: number) => ({ authorization: "Bearer sf_wrong", "x-forwarded-for": `10.0.0.${n}` });
    const answers: Response[] = [];
    for (let n = 0; n < 70; n++) answers.push(await tries(wrong(n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    // One of those refused, not one more try: a new minute may have begun in between, and that one is let in.
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const known = { authorization: `Bearer ${limited.key}` };
    const mine: number[] = [];
    for (let n = 0; n < 90; n++) mine.push((await tries(known)).status);
    expect(mine[0]).toBe(200);
    expect(new Set(mine)).toEqual(new Set([200, 429]));
    await limited.stop();
  });
});
