import { posix } from "node:path";
import ts from "typescript";
import { nodesOf, type SourceFile } from "./source-file";

/** One import, however it is written. `target`: a path of the house without extension, or a package's name, or `node:…`. */
export type Import = { target: string; typeOnly: boolean; node: ts.Node };

/** Static, dynamic and type imports, re-exports and `require`. */
export function importsOf(file: SourceFile): Import[] {
  return nodesOf(file).flatMap((node): Import[] => {
    const found = specifierOf(node);
    return found ? [{ target: targetOf(file.path, found.text), typeOnly: found.typeOnly, node }] : [];
  });
}

function specifierOf(node: ts.Node): { text: string; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) return textOf(node.moduleSpecifier, isTypeImport(node));
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return textOf(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return textOf(node.argument.literal, true);
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (!argument || !ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const loads =
    called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === "require");
  return loads ? textOf(argument, false) : undefined;
}

/** An import whose specifier is no literal cannot be judged, so it is never allowed. */
const textOf = (node: ts.Node, typeOnly: boolean) => ({
  text: ts.isStringLiteralLike(node) ? node.text : "(computed)",
  typeOnly,
});

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

const builtins = new Set([
  "assert",
  "buffer",
  "child_process",
  "crypto",
  "events",
  "fs",
  "http",
  "https",
  "net",
  "os",
]);
for (const name of ["path", "stream", "timers", "url", "util", "worker_threads", "zlib"]) builtins.add(name);

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith("node:")) return specifier;
  const parts = specifier.split("/");
  const name = specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
  return builtins.has(name) ? `node:${specifier}` : name;
}
