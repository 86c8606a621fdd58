import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const run = promisify(execFile);
const deep = process.env.SUREFOOT_TEST_DEEP === "1";
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const pages = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((name) => join("docs", name))];
const told = new Set(
  pages
    .filter((page) => page.endsWith(".md"))
    .flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
    ),
);
const fileOf = (name: string) => scripts[name]?.match(/\b(?:scripts|bench)\/\S+\.ts\b/g)?.at(-1);
/** The project's own; others are Next's or vitest's. */
const own = [...told, "test"].flatMap((name) => {
  const file = fileOf(name);
  return file ? [{ name, file }] : [];
});
/** What no person calls. */
const notCalled = ["postbuild"];

describe("every command of the project", () => {
  const files = Object.keys(scripts).flatMap((name) => {
    const file = notCalled.includes(name) ? undefined : fileOf(name);
    return file ? [{ name, file }] : [];
  });
  it.each(files)("$name reads its command line in the one way", ({ file }) =>
    expect(readFileSync(file, "utf8")).toMatch(/\b(?:commandLine|helpIfAsked)\(/),
  );
});

describe.skipIf(!deep)("the commands that the pages tell", () => {
  it("are many", () => expect(own.length).toBeGreaterThan(15));

  it.each(own)("$name says how it is used", { timeout: 60_000 }, async ({ file }) => {
    const { stdout } = await run(process.execPath, ["--import", "tsx", file, "--help"]);
    expect(stdout).toMatch(/usage|npm run/i);
  });

  it.each(["demo", "check"])(
    "%s does not go on with an option that it does not know",
    async (name) => {
      const failed = run(process.execPath, ["--import", "tsx", fileOf(name) ?? "", "--colour"]);
      await expect(failed).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("--colour") });
    },
    60_000,
  );
});
