import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFrom, rootDir } from "@/scripts/build-if-stale";

/** In the checkout, so that packages can be linked instead of copied; the other build there stays as it is. */
const workshop = join(rootDir, ".standalone-build");

/** The standalone output as the container file builds it and puts it together, in a folder far from this checkout. */
export async function standaloneOutput(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "surefoot-standalone-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  await rm(workshop, { recursive: true, force: true });
  try {
    await mkdir(workshop);
    for (const path of [...builtFrom, "public"])
      await cp(join(rootDir, path), join(workshop, path), { recursive: true });
    await linkAll(join(rootDir, "node_modules"), join(workshop, "node_modules"));
    await build();
    await cp(join(workshop, ".next", "standalone"), folder, { recursive: true, verbatimSymlinks: true });
    await cp(join(workshop, ".next", "static"), join(folder, ".next", "static"), { recursive: true });
    await cp(join(workshop, "public"), join(folder, "public"), { recursive: true });
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return { folder, remove };
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, place] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkAll(source, place);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), place);
    else await link(source, place);
  }
}

async function build(): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    SUREFOOT_STANDALONE: "1",
  };
  const nextBin = join(workshop, "node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [nextBin, "build"], { cwd: workshop, env, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-4_000);
    });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`next build failed (exit code ${code}):\n${output}`);
}
