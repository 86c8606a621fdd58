import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { standaloneOutput } from "@/tests/support/standalone-output";

/** A build of its own: for the deep run. */
const deep = process.env.SUREFOOT_TEST_DEEP === "1";

describe.runIf(deep)("the standalone output, far from its checkout", () => {
  let output: Awaited<ReturnType<typeof standaloneOutput>>;
  let server: RunningServer;

  beforeAll(async () => {
    output = await standaloneOutput();
    server = await startServer({ standalone: output.folder });
  }, 900_000);

  afterAll(async () => {
    await server?.stop();
    await output?.remove();
  });

  it("starts, opens its store and says that it is well", async () => {
    const health = await fetch(`${server.url}/api/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ success: true, data: { status: "ok", store: "embedded" } });
  });

  it("answers a turn", async () => {
    const answer = await fetch(`${server.url}/api/agent/interact`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
      body: JSON.stringify({ query: "Open http://clinic.test/patients", url: "http://clinic.test/" }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { status: "executing", action: 'navigate("http://clinic.test/patients")' },
    });
  });

  it("serves the dashboard's pages and their scripts", async () => {
    const page = await fetch(`${server.url}/sign-in`);
    expect(page.status).toBe(200);
    const [, script = "none"] = /src="(\/_next\/static\/[^"]+\.js)/.exec(await page.text()) ?? [];
    expect((await fetch(`${server.url}${script}`)).status).toBe(200);
  });
});
