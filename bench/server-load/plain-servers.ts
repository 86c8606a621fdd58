import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { nextBin, rootDir } from "@/scripts/build-if-stale";

/** A server to measure beside the product's. Both read the whole body, parse it, and answer with a few bytes of JSON. */
export type PlainServer = { url: string; pid: number; stop(): Promise<void> };

const files = {
  "package.json": JSON.stringify({ name: "empty-next", private: true, type: "module" }),
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(rootDir)} }, poweredByHeader: false };`,
  "app/layout.js": `export default ({ children }) => <html><body>{children}</body></html>;`,
  "app/api/empty/route.js": `export async function POST(request) {
  const { url } = await request.json();
  return Response.json({ url });
}`,
  "bare.mjs": `import { createServer } from "node:http";
createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const { url } = JSON.parse(Buffer.concat(parts).toString("utf8"));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ url }));
  });
}).listen(Number(process.argv[2]), "127.0.0.1");`,
};

/** Inside the checkout, so that it finds the same Next; gone when the work is done. */
export async function withPlainServers<T>(
  work: (servers: { emptyNext: PlainServer; bareNode: PlainServer }) => Promise<T>,
): Promise<T> {
  const folder = join(rootDir, ".bench-empty-next");
  const running: PlainServer[] = [];
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await run([nextBin, "build"], folder);
    const emptyNext = await start((port) => [nextBin, "start", "-H", "127.0.0.1", "-p", port], folder);
    running.push(emptyNext);
    const bareNode = await start((port) => ["bare.mjs", port], folder);
    running.push(bareNode);
    return await work({ emptyNext, bareNode });
  } finally {
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const environment = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

async function run(args: string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await ended(child);
  if (code !== 0) throw new Error(`${args.join(" ")} failed (exit code ${code})`);
}

async function start(argsFor: (port: string) => string[], cwd: string): Promise<PlainServer> {
  const port = await freePort();
  const child = spawn(process.execPath, argsFor(String(port)), { cwd, env: environment, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const gone = ended(child);
  const stop = async () => {
    child.kill("SIGKILL");
    await gone;
  };
  for (let tries = 0; tries < 300; tries++) {
    if (await listens(url)) return { url, pid: child.pid ?? 0, stop };
    await wait(100);
  }
  await stop();
  throw new Error("the server to compare with did not start");
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });

async function listens(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "POST", body: "{}" });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port to listen on");
  return address.port;
}
