import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const PageCard = z.object({
  id: z.string().min(1),
  kind: z.string().min(1),
  honest: z.boolean(),
  goal: z.string().min(1),
  start: z
    .string()
    .default("/")
    .transform((start) => (start.startsWith("/") ? start : `/${start}`)),
});

/** One page of the bench: what its card says and the folder that it lies in. */
export type PageFolder = z.infer<typeof PageCard> & { folder: string };

/**
 * All pages below a folder, in the order of their names; a folder is a page when it holds a `page.json`. Throws when none is there or one
 * is malformed, and names it.
 */
export function readPageFolders(dir: string): PageFolder[] {
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dir, entry.name, "page.json")))
    .map((entry) => path.resolve(dir, entry.name))
    .sort();
  if (folders.length === 0) throw new Error(`No folder with a page.json in ${dir}`);
  return folders.map(readPageFolder);
}

function readPageFolder(folder: string): PageFolder {
  const card = PageCard.safeParse(JSON.parse(readFileSync(path.join(folder, "page.json"), "utf8")));
  if (!card.success) throw new Error(`${folder}/page.json: ${z.prettifyError(card.error)}`);
  if (!existsSync(path.join(folder, "server.mjs"))) throw new Error(`${folder} has no server.mjs`);
  return { ...card.data, folder };
}
