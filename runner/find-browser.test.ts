import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser, installedBrowser } from "./find-browser";

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  for (const name of names) {
    writeFileSync(join(folder, name), "#!/bin/sh\n");
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

const say = (): void => undefined;

describe("finding a browser", () => {
  it("takes the one that CHROMIUM_PATH names before all others", async () => {
    const folder = folderWith("mine", "chromium");
    const found = await findBrowser({ say, env: { CHROMIUM_PATH: join(folder, "mine"), PATH: folder } });
    expect(found).toEqual({ path: join(folder, "mine"), source: "CHROMIUM_PATH" });
  });

  it("says so when CHROMIUM_PATH names no program, and takes no other in silence", async () => {
    const env = { CHROMIUM_PATH: "/nowhere/chrome", PATH: folderWith("chromium") };
    await expect(findBrowser({ say, env })).rejects.toThrow(/CHROMIUM_PATH names \/nowhere\/chrome/);
  });

  it("finds an installed one on PATH, Chromium before Chrome", async () => {
    const folder = folderWith("google-chrome", "chromium");
    expect(await findBrowser({ say, env: { PATH: `/nowhere:${folder}` }, installNothing: true })).toEqual({
      path: join(folder, "chromium"),
      source: "installed",
    });
  });

  it("passes by files that cannot be run", () => {
    const folder = folderWith();
    writeFileSync(join(folder, "chromium"), "");
    expect(installedBrowser({ PATH: folder })).not.toBe(join(folder, "chromium"));
  });
});
