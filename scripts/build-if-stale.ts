import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const rootDir = fileURLToPath(new URL("..", import.meta.url));
export const nextBin = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** All that a build reads, besides `node_modules` and `public`. */
export const builtFrom = [
  "app",
  "components",
  "lib",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
const stampFile = join(rootDir, ".next", "surefoot-sources");
const lockDir = join(rootDir, ".next-building");
const lockStaleMs = 5 * 60_000;

/** Builds the app where there is no build of the present sources. Of several processes that want one, one builds and the others wait. */
export async function buildIfStale(say: (line: string) => void = () => undefined): Promise<void> {
  if (isFresh()) return;
  await whileLocked(async () => {
    const stamp = stampOfSources();
    if (isFresh(stamp)) return;
    say("Building the app (this happens once) …");
    await runBuild();
    markBuilt(stamp);
  });
}

/** Says of the build that is there that it is of these sources. */
export const markBuilt = (stamp = stampOfSources()): void => writeFileSync(stampFile, stamp);

function isFresh(stamp = stampOfSources()): boolean {
  return readIfThere(stampFile) === stamp && readIfThere(join(rootDir, ".next", "BUILD_ID")) !== null;
}

function stampOfSources(): string {
  const hash = createHash("sha256");
  for (const file of builtFrom.flatMap(filesOf).sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(rootDir, file)))
      .update("\0");
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  const full = join(rootDir, path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(rootDir.length));
}

async function whileLocked(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      mkdirSync(lockDir);
      break;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const age = Date.now() - (statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > lockStaleMs) rmSync(lockDir, { recursive: true, force: true });
      else await wait(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

async function runBuild(): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(process.execPath, [nextBin, "build"], {
    cwd: rootDir,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0)
    throw new Error(`next build failed (exit code ${code}):\n${Buffer.concat(output).toString("utf8")}`);
}

function readIfThere(path: string): string | null {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path, "utf8") : null;
}
