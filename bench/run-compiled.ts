import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Runs a bench as the product runs: compiled ahead. What runs straight from TypeScript names every function as it is made, which costs code of many
 * small functions a third of its time.
 */
const [entry = "", ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const outfile = path.join(root, "node_modules", ".cache", "surefoot", `${path.basename(entry, ".ts")}.mjs`);
mkdirSync(path.dirname(outfile), { recursive: true });
await build({
  entryPoints: [path.join(root, entry)],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  tsconfig: path.join(root, "tsconfig.json"),
  logLevel: "error",
});
process.exitCode = spawnSync(process.execPath, [outfile, ...args], { stdio: "inherit" }).status ?? 1;
