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
/** Those that take options and read them with the project's own reader; the others are Next's, vitest's or take none. */
const own = [...told].flatMap((name) => {
  const file = scripts[name]?.match(/\b(?:scripts|bench)\/\S+\.ts\b/g)?.at(-1);
  return file && /commandLine|helpIfAsked|usage/.test(readFileSync(file, "utf8")) ? [{ name, file }] : [];
});

describe.skipIf(!deep)("the commands that the pages tell", () => {
  it("are many", () => expect(own.length).toBeGreaterThan(15));

  it.each(own)("$name says how it is used", { timeout: 60_000 }, async ({ file }) => {
    const { stdout } = await run(process.execPath, ["--import", "tsx", file, "--help"]);
    expect(stdout).toMatch(/usage|npm run/i);
  });
});
