import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { z } from "zod";
import { lineOf, nodesOf, type SourceFile, sourceFiles } from "@/tests/architecture/source-file";

/** A pattern of the code. `key`: as it is written in slashes. */
export type Pattern = { key: string; source: string; flags: string; at: string };

const folders = ["lib", "app", "runner", "extension", "components"];

const ownFiles = () => sourceFiles(folders).filter(({ isTest }) => !isTest);

/** Every pattern of the code, once: those that stand there, and those that it puts together while it runs. */
export function allPatterns(): Pattern[] {
  const patterns = [...ownFiles().flatMap(patternsIn), ...patternsMade()];
  return [...new Map(patterns.map((one) => [one.key, one])).values()];
}

const Made = z.array(z.object({ source: z.string(), flags: z.string(), at: z.string() }));

/** The patterns that are put together while the code is loaded and used, each with its line, in a process where `RegExp` is watched from the start. */
export function patternsMade(): Pattern[] {
  const program = fileURLToPath(new URL("record-patterns.ts", import.meta.url));
  const printed = execFileSync(process.execPath, ["--import", "tsx", program], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return Made.parse(JSON.parse(printed.toString("utf8"))).map((one) =>
    pattern(one.source, one.flags, one.at),
  );
}

/** The lines that put a pattern together from parts. */
export function linesThatMake(): string[] {
  return ownFiles().flatMap((file) =>
    nodesOf(file).flatMap((node) => {
      if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return [];
      const [source] = node.arguments ?? [];
      return source && ts.isStringLiteralLike(source) ? [] : [`${file.path}:${lineOf(file, node)}`];
    }),
  );
}

const pattern = (source: string, flags: string, at: string): Pattern => ({
  key: `/${source}/${flags}`,
  source,
  flags,
  at,
});

/** In slashes, or as a text given to `RegExp`. */
function patternsIn(file: SourceFile): Pattern[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      return [pattern(node.text.slice(1, end), node.text.slice(end + 1), file.path)];
    }
    if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return [];
    const [source, flags] = node.arguments ?? [];
    if (!source || !ts.isStringLiteralLike(source)) return [];
    return [pattern(source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "", file.path)];
  });
}
