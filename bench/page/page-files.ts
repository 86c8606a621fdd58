import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The HTML files of a folder and those below it, as paths from it, in order. */
export const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.html?$/.test(file) && statSync(path.join(folder, file)).isFile())
    .sort();

/** A file's path as that of an address. */
export const pathOfAddress = (file: string): string => file.split(path.sep).map(encodeURIComponent).join("/");

/** At most so many of all, spread over them; 0 takes all. */
export const evenly = <T>(all: readonly T[], limit: number): T[] =>
  limit <= 0 || all.length <= limit
    ? [...all]
    : all.filter(
        (_one, at) => Math.floor((at * limit) / all.length) !== Math.floor(((at - 1) * limit) / all.length),
      );

/** The part of the benches that runs inside a page, as one script. */
export async function inPageScript(): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${root}bench/page/in-page.ts`],
    bundle: true,
    format: "iife",
    target: "chrome120",
    tsconfig: `${root}tsconfig.json`,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
