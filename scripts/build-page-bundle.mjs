import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Writes the code that runs inside pages as one file, for the extension: `node scripts/build-page-bundle.mjs [outfile]`. */
const root = fileURLToPath(new URL("..", import.meta.url));
const outfile = process.argv[2] ?? `${root}dist/page-bundle.js`;

await build({
  entryPoints: [`${root}lib/page/page-bundle.ts`],
  bundle: true,
  format: "iife",
  target: "chrome120",
  tsconfig: `${root}tsconfig.json`,
  outfile,
});
process.stdout.write(`${outfile}\n`);
