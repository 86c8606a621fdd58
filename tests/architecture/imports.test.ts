import { describe, expect, it } from "vitest";
import { importLaw, importProblems } from "./import-law";
import { printed, sourceFile, sourceFiles } from "./source-file";

const files = sourceFiles([
  "lib",
  "app",
  "components",
  "extension",
  "runner",
  "instrumentation.ts",
  "proxy.ts",
]);
const problemsIn = (path: string, text: string) =>
  importProblems(sourceFile(path, text), importLaw).map(({ problem }) => problem);

describe("the import law", () => {
  it("holds for every file", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(printed(files.flatMap((file) => importProblems(file, importLaw)))).toBe("");
  });

  it.each([
    ["lib/contracts/a.ts", 'import x from "mongoose"'],
    ["lib/contracts/a.ts", 'import { Task } from "@/lib/agent/domain/task"'],
    ["lib/contracts/a.ts", 'import { readFile } from "node:fs/promises"'],
    ["lib/contracts/a.ts", 'import { readFile } from "fs"'],
    ["lib/page/a.ts", 'import { Chain } from "@/lib/contracts/plan"'],
    ["lib/client/a.ts", 'import { capture } from "@/lib/page/capture"'],
    ["lib/agent/domain/a.ts", 'import type { Store } from "@/lib/agent/ports/store"'],
    ["lib/agent/ports/a.ts", 'import { Task } from "@/lib/agent/domain/task"'],
    ["lib/agent/verification/a.ts", 'import { replan } from "@/lib/agent/replanning/replan"'],
    ["lib/agent/verification/a.ts", 'import { replan } from "../replanning/replan"'],
    ["lib/agent/verification/a.ts", 'import { openStore } from "@/lib/agent/ports/store"'],
    ["lib/agent/verification/a.ts", 'const m = await import("@langchain/langgraph")'],
    ["lib/agent/verification/a.ts", 'const m = require("cheerio")'],
    ["lib/agent/verification/a.ts", 'export { x } from "@/lib/server/route"'],
    ["lib/agent/verification/a.ts", "const m = await import(name)"],
    ["lib/agent/interact.ts", 'import { verifyAction } from "@/lib/agent/verification/verify-action"'],
    ["lib/adapters/sse/a.ts", 'import { openStore } from "@/lib/adapters/mongo/open-store"'],
    ["lib/adapters/sse/a.ts", 'import { processConfig } from "@/lib/config/env"'],
    ["lib/adapters/sse/a.ts", 'import mongoose from "mongoose"'],
    ["lib/config/a.ts", 'import { limits } from "@/lib/contracts/limits"'],
    ["app/a.tsx", 'import { Task } from "@/lib/agent/domain/task"'],
    ["components/a.tsx", 'import { house } from "@/lib/server/composition"'],
    ["components/a.tsx", 'type T = import("@/lib/agent/domain/task").Task'],
    ["runner/a.ts", 'import { house } from "@/lib/server/composition"'],
    ["lib/elsewhere/a.ts", "export const a = 1"],
  ])("refuses in %s: %s", (path, text) => {
    expect(problemsIn(path, text)).toHaveLength(1);
  });

  it.each([
    ["lib/contracts/a.ts", 'import { z } from "zod"; import { b } from "./b"'],
    ["lib/page/a.ts", 'import type { Chain } from "@/lib/contracts/plan"'],
    ["lib/page/a.ts", 'import { type Chain, type Plan } from "@/lib/contracts/plan"'],
    [
      "lib/agent/verification/checks/a.ts",
      'import { x } from "../evidence"; import type { S } from "@/lib/agent/ports/store"',
    ],
    ["lib/adapters/mongo/a.ts", 'import mongoose from "mongoose"; import { join } from "node:path"'],
    ["lib/server/a.ts", 'import { house } from "@/lib/adapters/mongo/open-store"'],
    ["lib/config/a.test.ts", 'import { readFileSync } from "node:fs"'],
  ])("allows in %s: %s", (path, text) => {
    expect(problemsIn(path, text)).toEqual([]);
  });
});
