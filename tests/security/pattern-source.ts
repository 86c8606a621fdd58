import ts from "typescript";
import { nodesOf, type SourceFile, sourceFiles } from "@/tests/architecture/source-file";

/** A pattern of the code. `key`: as it is written in slashes. */
export type Pattern = { key: string; source: string; flags: string; at: string };

const folders = ["lib", "app", "runner", "extension", "components"];

/** Every pattern that stands in the code, in slashes or as a text given to `RegExp`, once. */
export function patternsInCode(): Pattern[] {
  const files = sourceFiles(folders).filter(({ isTest }) => !isTest);
  return [...new Map(files.flatMap(patternsIn).map((one) => [one.key, one])).values()];
}

function patternsIn(file: SourceFile): Pattern[] {
  const pattern = (source: string, flags: string): Pattern => ({
    key: `/${source}/${flags}`,
    source,
    flags,
    at: file.path,
  });
  return nodesOf(file).flatMap((node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      return [pattern(node.text.slice(1, end), node.text.slice(end + 1))];
    }
    if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return [];
    const [source, flags] = node.arguments ?? [];
    if (!source || !ts.isStringLiteralLike(source)) return [];
    return [pattern(source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "")];
  });
}
