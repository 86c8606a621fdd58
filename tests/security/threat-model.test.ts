import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rootDir } from "@/scripts/build-if-stale";

const read = (path: string): string => readFileSync(join(rootDir, path), "utf8");

describe("the threat model", () => {
  const rows = read("docs/threat-model.md")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Threat"));

  it("names for each threat tests that are there and test something", () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const tests = [...row.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = ""]) => path);
      expect(tests.length, row).toBeGreaterThan(0);
      for (const path of tests) {
        expect(existsSync(join(rootDir, path)), path).toBe(true);
        expect(read(path), path).toMatch(/\bit\b|Spec/);
      }
    }
  });
});

describe("install scripts", () => {
  const Lock = z.object({
    packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
  });
  const Rulings = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

  it("have each been ruled on, here and in the documents", () => {
    const { packages } = Lock.parse(JSON.parse(read("package-lock.json")));
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split("node_modules/").at(-1) ?? path);
    const { allowScripts } = Rulings.parse(JSON.parse(read("package.json")));
    const document = read("docs/security.md");
    for (const name of new Set(withScript)) {
      expect(Object.keys(allowScripts), name).toContain(name);
      expect(document, name).toContain(`\`${name}\``);
    }
  });
});
