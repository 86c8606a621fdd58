import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/postcss";
import { build } from "esbuild";
import { zipSync } from "fflate";
import { type BuildKind, manifest } from "@/extension/manifest";
import { commandLine } from "./command-line";
import { iconPng } from "./icon-png";

const root = fileURLToPath(new URL("..", import.meta.url));
const scripts = {
  worker: "extension/worker/main.ts",
  content: "extension/content.ts",
  "main-world": "lib/page/main-world.ts",
  panel: "extension/panel/main.tsx",
};
const pages = ["panel.html", "privacy.html"];
const iconSizes = [16, 48, 128];

/** The part of PostCSS that is used; it comes with Tailwind's plugin. */
type Postcss = (plugins: unknown[]) => {
  process: (css: string, options: { from: string }) => Promise<{ css: string }>;
};

/** Writes the unpacked extension into a folder, all that it needs and nothing that it has to load. */
export async function buildExtension(folder: string, kind: BuildKind): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(Object.entries(scripts).map(([name, path]) => [name, join(root, path)])),
    outdir: folder,
    bundle: true,
    format: "iife",
    target: "chrome120",
    jsx: "automatic",
    minify: true,
    legalComments: "none",
    tsconfig: join(root, "tsconfig.json"),
    define: { "process.env.NODE_ENV": '"production"' },
  });
  writeFileSync(join(folder, "panel.css"), await panelCss());
  for (const page of pages) cpSync(join(root, "extension/panel", page), join(folder, page));
  for (const size of iconSizes) writeFileSync(join(folder, `icon-${size}.png`), iconPng(size));
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest(version(), kind), null, 2)}\n`);
}

async function panelCss(): Promise<string> {
  const require = createRequire(import.meta.url);
  const postcss: Postcss = createRequire(require.resolve("@tailwindcss/postcss"))("postcss");
  const from = join(root, "extension/panel/panel.css");
  const plugin = tailwindcss({ base: join(root, "extension"), optimize: { minify: true } });
  return (await postcss([plugin]).process(readFileSync(from, "utf8"), { from })).css;
}

const version = (): string => JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** The same moment for every entry, so that equal sources give equal archives. */
const zipTime = new Date("2026-01-01T00:00:00Z");

function zip(folder: string): void {
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(files), { level: 9, mtime: zipTime }));
}

const usage = `Usage: npm run build:extension -- [options]

  --out <dir>   where to (default: dist)

Builds the extension with and without the debugger, each unpacked and as an archive.`;

async function main(): Promise<void> {
  const { values } = commandLine(usage, { out: { type: "string", default: "dist" } });
  const builds: [string, BuildKind][] = [
    ["extension", { debugger: false, permitted: [] }],
    ["extension-debugger", { debugger: true, permitted: [] }],
  ];
  for (const [name, kind] of builds) {
    const folder = join(values.out, name);
    await buildExtension(folder, kind);
    zip(folder);
    process.stdout.write(`${folder}  (load it unpacked)  and ${folder}.zip\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
