import { describe, expect, it } from "vitest";
import { houseRules } from "./house-rules";
import { printed, sourceFile, sourceFiles } from "./source-file";

const own = "tests/architecture/";
const files = sourceFiles([
  "lib",
  "app",
  "components",
  "extension",
  "runner",
  "scripts",
  "tests",
  "bench",
  "instrumentation.ts",
  "proxy.ts",
]).filter(({ path }) => !path.startsWith(own));

const lines = (count: number, text: string) => Array.from({ length: count }, () => text).join("\n");
/** A suppression, written so that this file has none. */
const mark = (name: string) => `// ${["@ts", name].join("-")}`;

/** For each rule one file that breaks it, and one that comes close but does not. */
const examples: Record<string, { bad: [string, string][]; good: [string, string][] }> = {
  "no any": {
    bad: [["lib/a.ts", "export const f = (x: any) => x;"]],
    good: [["lib/a.ts", "export const any = 1; // any"]],
  },
  "no cast to never": {
    bad: [["lib/a.ts", "export const f = (x: string) => x as never;"]],
    good: [["lib/a.ts", "export const f = (x: never): string => x;"]],
  },
  "no non-null assertion": {
    bad: [["lib/a.ts", "export const f = (x?: number) => x!;"]],
    good: [["lib/a.ts", "export const f = (x?: number) => !x;"]],
  },
  "no cast through unknown": {
    bad: [["lib/a.ts", "export const x = 1 as unknown as string;"]],
    good: [["lib/a.ts", "export const x = 1 as unknown;"]],
  },
  "no suppression and no unfinished work": {
    bad: [
      ["lib/a.ts", mark("ignore")],
      ["lib/a.ts", mark("expect-error")],
      ["lib/a.ts", `// ${["biome", "ignore"].join("-")} lint: because`],
      ["lib/a.ts", `// ${["TO", "DO"].join("")} later`],
    ],
    good: [["lib/a.ts", "// what is to do next, ts and biome"]],
  },
  "clock, ids, chance and output come in as arguments": {
    bad: [
      ["lib/agent/a.ts", "export const now = () => Date.now();"],
      ["lib/agent/a.ts", "export const now = () => new Date();"],
      ["lib/client/a.ts", "export const dice = () => Math.random();"],
      ["lib/contracts/a.ts", "export const id = () => crypto.randomUUID();"],
      ["components/a.tsx", 'console.log("hello");'],
    ],
    good: [
      ["lib/agent/a.ts", "export const day = (at: string) => new Date(at);"],
      ["lib/server/a.ts", "export const now = () => Date.now();"],
    ],
  },
  "settings are read in one place": {
    bad: [["lib/server/a.ts", "export const port = process.env.PORT;"]],
    good: [["lib/config/a.ts", "export const port = process.env.PORT;"]],
  },
  "no barrel": {
    bad: [
      ["lib/a.ts", 'export { b } from "./b";\nexport { c } from "./c";'],
      ["lib/a.ts", 'export * from "./b";\nexport const c = 1;'],
      ["lib/index.ts", "export const a = 1;"],
    ],
    good: [["lib/a.ts", 'import { b } from "./b";\nexport const c = b;']],
  },
  "files stay short": {
    bad: [
      ["lib/a.ts", lines(302, "export {};")],
      ["components/a.tsx", lines(352, "export {};")],
    ],
    good: [["lib/agent/model-tasks/a.ts", lines(340, "export {};")]],
  },
  "functions stay short": {
    bad: [
      ["lib/a.ts", `export function f() {\n${lines(60, "g();")}\n}`],
      ["lib/a.ts", `export const f = () => {\n${lines(60, "g();")}\n};`],
    ],
    good: [["components/a.tsx", `export function F() {\n${lines(100, "g();")}\n}`]],
  },
  "names say what a thing is": {
    bad: [
      ["lib/a.ts", "export class TaskManager {}"],
      ["lib/a.ts", "export const smartClick = 1;"],
      ["lib/a.ts", "export type TaskV2 = string;"],
    ],
    good: [["lib/a.ts", "export const startServiceWorker = 1; export const utility = 2;"]],
  },
  "files are named in kebab-case": {
    bad: [["lib/TaskList.tsx", ""]],
    good: [["lib/task-list.test.tsx", ""]],
  },
};

describe.each(houseRules)("the house: $name", ({ name, check }) => {
  it("holds for every file", () => {
    expect(printed(files.flatMap(check))).toBe("");
  });

  it("would be noticed when broken, and only then", () => {
    const { bad = [], good = [] } = examples[name] ?? {};
    expect(bad.length).toBeGreaterThan(0);
    for (const [path, text] of bad) expect(check(sourceFile(path, text)), text).not.toEqual([]);
    for (const [path, text] of good) expect(check(sourceFile(path, text)), text).toEqual([]);
  });
});
