import { fileURLToPath } from "node:url";
import { build } from "esbuild";

let built: Promise<string> | undefined;

/** The code that runs inside pages, as one script; built once a process. */
export function pageBundle(): Promise<string> {
  built ??= buildBundle();
  return built;
}

async function buildBundle(): Promise<string> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${root}lib/page/page-bundle.ts`],
    bundle: true,
    format: "iife",
    target: "chrome120",
    tsconfig: `${root}tsconfig.json`,
    write: false,
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error("the page bundle came out empty");
  return bundle.text;
}
