import ts from "typescript";
import { nodesOf, type Problem, problemAt, type SourceFile } from "./source-file";

/** A rule of the house that a file keeps or breaks by itself. */
export type HouseRule = { name: string; check(file: SourceFile): Problem[] };

const pure = ["lib/agent/", "lib/client/", "lib/contracts/", "components/"];
/** `instrumentation.ts` and `proxy.ts` ask for what they are built, which Next writes in at build time. */
const readsEnvironment = ["lib/config/", "runner/", "scripts/", "bench/", "instrumentation.ts", "proxy.ts"];
const mayHoldPrompts = "lib/agent/model-tasks/";
const limit = { file: 300, longFile: 350, code: 60, jsx: 120 };

/** Suppressions and unfinished work, by the words that mark them. */
const marks = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\b(?:TODO|FIXME)\b/;
const bannedInNames =
  /Manager|Helper|Utils?(?![a-z])|(?<!Web)Service(?!Worker)|V2(?!\d)|[Ss]mart|[Ee]nhanced/;

export const houseRules: readonly HouseRule[] = [
  { name: "no any", check: (file) => found(file, (node) => node.kind === ts.SyntaxKind.AnyKeyword, "any") },
  {
    name: "no non-null assertion",
    check: (file) => found(file, ts.isNonNullExpression, "non-null assertion"),
  },
  { name: "no cast through unknown", check: (file) => found(file, isDoubleCast, "as unknown as") },
  { name: "no cast to never", check: (file) => found(file, isNeverCast, "as never") },
  { name: "no suppression and no unfinished work", check: markedLines },
  { name: "clock, ids, chance and output come in as arguments", check: impurities },
  { name: "settings are read in one place", check: environmentReads },
  { name: "no barrel", check: barrels },
  { name: "files stay short", check: longFiles },
  { name: "functions stay short", check: longFunctions },
  { name: "names say what a thing is", check: vagueNames },
  { name: "files are named in kebab-case", check: fileNames },
];

const found = (file: SourceFile, is: (node: ts.Node) => boolean, problem: string): Problem[] =>
  nodesOf(file)
    .filter(is)
    .map((node) => problemAt(file, node, problem));

const isDoubleCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) &&
  ts.isAsExpression(node.expression) &&
  node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;

const isNeverCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword;

function markedLines({ path, text }: SourceFile): Problem[] {
  return text.split("\n").flatMap((line, index) => {
    const mark = marks.exec(line)?.[0];
    return mark ? [{ path, line: index + 1, problem: mark }] : [];
  });
}

function impurities(file: SourceFile): Problem[] {
  if (file.isTest || !pure.some((folder) => file.path.startsWith(folder))) return [];
  return nodesOf(file).flatMap((node) => {
    const what = impurityOf(node);
    return what ? [problemAt(file, node, `${what} is banned here`)] : [];
  });
}

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && !node.arguments?.length && node.expression.getText() === "Date")
    return "new Date()";
  if (ts.isPropertyAccessExpression(node)) {
    const text = `${node.expression.getText()}.${node.name.text}`;
    if (text === "Date.now" || text === "Math.random") return text;
    if (node.expression.getText() === "console") return "console";
  }
  return ts.isIdentifier(node) && node.text === "randomUUID" ? "randomUUID" : undefined;
}

function environmentReads(file: SourceFile): Problem[] {
  if (file.isTest || readsEnvironment.some((folder) => file.path.startsWith(folder))) return [];
  const reads = (node: ts.Node) => ts.isPropertyAccessExpression(node) && node.getText() === "process.env";
  return found(file, reads, "process.env is read in lib/config alone");
}

function barrels(file: SourceFile): Problem[] {
  const { statements } = file.tree;
  const passesOn = (node: ts.Node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
  const [first] = statements;
  const isBarrel =
    /(^|\/)index\.tsx?$/.test(file.path) || (statements.length > 0 && statements.every(passesOn));
  if (isBarrel && first) return [problemAt(file, first, "barrel")];
  return found(
    file,
    (node) => ts.isExportDeclaration(node) && passesOn(node) && !node.exportClause,
    "export *",
  );
}

function longFiles({ path, text }: SourceFile): Problem[] {
  const lines = text.split("\n").length - 1;
  const most = path.endsWith(".tsx") || path.startsWith(mayHoldPrompts) ? limit.longFile : limit.file;
  return lines > most ? [{ path, line: most, problem: `${lines} lines, at most ${most}` }] : [];
}

function longFunctions(file: SourceFile): Problem[] {
  if (file.isTest) return [];
  const most = file.path.endsWith(".tsx") ? limit.jsx : limit.code;
  return nodesOf(file).flatMap((node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return [];
    const from = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line;
    const lines = file.tree.getLineAndCharacterOfPosition(node.getEnd()).line - from + 1;
    return lines > most ? [problemAt(file, node, `function of ${lines} lines, at most ${most}`)] : [];
  });
}

function vagueNames(file: SourceFile): Problem[] {
  if (file.isTest) return [];
  return nodesOf(file).flatMap((node) => {
    if (
      !ts.isFunctionDeclaration(node) &&
      !ts.isVariableDeclaration(node) &&
      !ts.isTypeAliasDeclaration(node) &&
      !ts.isClassDeclaration(node)
    )
      return [];
    const name = node.name && ts.isIdentifier(node.name) ? node.name.text : "";
    const vague = bannedInNames.exec(name)?.[0];
    return vague ? [problemAt(file, node, `“${vague}” in ${name}`)] : [];
  });
}

function fileNames({ path }: SourceFile): Problem[] {
  const name = path.split("/").at(-1) ?? "";
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(name);
  return kebab ? [] : [{ path, line: 1, problem: "not in kebab-case" }];
}
