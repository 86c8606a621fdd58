import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfStale, nextBin, rootDir } from "./build-if-stale";

export type StartServerOptions = {
  /** A free one when none is given. */
  port?: number;
  /** A folder of its own, gone when the server stops, when none is given. */
  dataDir?: string;
  /** The development server, which needs no build. */
  dev?: boolean;
  /** A folder with the standalone output, to be started instead of this checkout's own build. */
  standalone?: string;
  /** Settings on top of this process's own. */
  env?: Record<string, string>;
  /** Told of what takes long. */
  say?(line: string): void;
};

export type RunningServer = {
  url: string;
  /** An API key that works while this server runs. */
  key: string;
  /** Signs one browser in. */
  signInUrl: string;
  pid: number;
  /** What the server printed so far; the last 64 kB. */
  output(): string;
  stop(): Promise<void>;
};

/** MB for what lives for a turn only: a page of some 30 kB becomes a few MB of objects, and collecting them early costs a tenth of the turn. */
const roomForNew = "--max-semi-space-size=64";
/** Longer than balancers keep a connection that nobody uses, a minute: who closes first must not be the one who is about to be asked. */
const keptOpen = ["--keepAliveTimeout", "65000"];
const readyMs = 120_000;
const stopMs = 10_000;
const outputKept = 64 * 1024;

/** Starts a server as a child process on loopback and waits until it can serve. The key and the sign-in link are made here and handed to it. */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { dev, standalone } = options;
  if (!dev && !standalone) await buildIfStale(options.say);
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "surefoot-"));
  const [key, token] = [`sf_${randomBytes(32).toString("base64url")}`, randomBytes(32).toString("base64url")];
  const child = spawn(
    process.execPath,
    [roomForNew, ...(standalone ? ["server.js"] : programOf(dev, port))],
    {
      cwd: standalone ?? rootDir,
      env: environment({ dataDir, key, token, port }, options),
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  const output = keepOutput(child);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, key, signInUrl: `${url}/api/sign-in?token=${token}`, pid: child.pid ?? 0, output, stop };
}

const programOf = (dev: boolean | undefined, port: number): string[] => [
  nextBin,
  ...(dev ? ["dev"] : ["start", ...keptOpen]),
  ...["-H", "127.0.0.1", "-p", String(port)],
];

function environment(
  own: { dataDir: string; key: string; token: string; port: number },
  { dev, env }: StartServerOptions,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    SUREFOOT_LOG_LEVEL: "warn",
    SUREFOOT_RATE_LIMIT: "0",
    SUREFOOT_ANONYMOUS_RATE_LIMIT: "0",
    // A server must not outlive who started it, however that one ends.
    SUREFOOT_STOP_WITH_STDIN: "true",
    PORT: String(own.port),
    HOSTNAME: "127.0.0.1",
    SUREFOOT_DATA_DIR: own.dataDir,
    SUREFOOT_BOOTSTRAP_KEY: own.key,
    SUREFOOT_SIGN_IN_TOKEN: own.token,
    ...env,
  };
}

function keepOutput({ stdout, stderr }: ChildProcess): () => string {
  let kept = "";
  const keep = (chunk: Buffer) => {
    kept = (kept + chunk.toString("utf8")).slice(-outputKept);
  };
  stdout?.on("data", keep);
  stderr?.on("data", keep);
  return () => kept;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it was ready.\n${output()}`);
    if (await answers(`${url}/api/ready`)) return;
    await wait(100);
  }
  throw new Error(`The server was not ready within ${readyMs / 1000} s.\n${output()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    // A connection whose answer nobody reads keeps the server from stopping.
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), stopMs);
  await closed;
  clearTimeout(forced);
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port to listen on");
  return address.port;
}
