import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "./open-store";

describe("opening the store", () => {
  let dataDir = "";
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "surefoot-open-"));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("opens it once, however many ask, and again once it was closed", async () => {
    const [first, second] = await Promise.all([openStore({ dataDir }), openStore({ dataDir })]);
    expect(second).toBe(first);
    await first.close();
    const third = await openStore({ dataDir });
    expect(third).not.toBe(first);
    await first.close();
    expect(await openStore({ dataDir })).toBe(third);
    await third.ping();
    const closing = third.close();
    const fourth = await openStore({ dataDir });
    await closing;
    await fourth.ping();
    await fourth.close();
  });

  it("gives the open one also to a module that was loaded anew", async () => {
    const store = await openStore({ dataDir });
    vi.resetModules();
    const reloaded = await import("./open-store");
    expect(reloaded.openStore).not.toBe(openStore);
    expect(await reloaded.openStore({ dataDir })).toBe(store);
    await store.close();
  });

  it("can be tried again when it failed", async () => {
    const folder = join(dataDir, "file");
    writeFileSync(folder, "in the way");
    await expect(openStore({ dataDir: folder })).rejects.toMatchObject({ code: "store_unavailable" });
    rmSync(folder);
    await (await openStore({ dataDir: folder })).close();
  });

  it("says that it is closed to who still asks it", async () => {
    const store = await openStore({ dataDir });
    await store.close();
    await expect(store.loadTask("local", "t")).rejects.toMatchObject({ code: "store_unavailable" });
  });

  it("says when no MongoDB answers, without the password of its address", async () => {
    const port = await closedPort();
    const uri = `mongodb://user:secret@127.0.0.1:${port}/surefoot?serverSelectionTimeoutMS=300`;
    const fault = await openStore({ dataDir, uri }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "store_unavailable", retryable: true });
    expect(String(fault)).not.toContain("secret");
  });
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
