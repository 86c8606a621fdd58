import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const rootDir = fileURLToPath(new URL("../..", import.meta.url));

/** A file of the house, parsed. `path` is from the root of the repository, with forward slashes. */
export type SourceFile = { path: string; text: string; tree: ts.SourceFile; isTest: boolean };

export type Problem = { path: string; line: number; problem: string };

export function sourceFile(path: string, text: string): SourceFile {
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return { path, text, tree, isTest: /\.test\.tsx?$|^tests\//.test(path) };
}

/** The TypeScript files at or below these paths. */
export function sourceFiles(paths: readonly string[]): SourceFile[] {
  return paths
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => sourceFile(path, readFileSync(join(rootDir, path), "utf8")));
}

function filesBelow(path: string): string[] {
  const found = statSync(join(rootDir, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(rootDir, path), { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(rootDir, path, file)).isFile())
    .map((file) => `${path}/${file}`);
}

export const lineOf = (file: SourceFile, node: ts.Node): number =>
  file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1;

export const problemAt = (file: SourceFile, node: ts.Node, problem: string): Problem => ({
  path: file.path,
  line: lineOf(file, node),
  problem,
});

/** Every node of the tree, parents first. */
export function nodesOf(file: SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file.tree, visit);
  return nodes;
}

export const printed = (problems: readonly Problem[]): string =>
  problems.map(({ path, line, problem }) => `${path}:${line} ${problem}`).join("\n");
