import { z } from "zod";
import law from "./import-law.json" with { type: "json" };
import { importsOf } from "./imports-of";
import { type Problem, problemAt, type SourceFile } from "./source-file";

/** `may`: what a folder imports besides itself. `types`: only as types. `like`: these as well. An entry ends with `:` when it is a prefix. */
const Law = z.record(
  z.string(),
  z.strictObject({
    may: z.array(z.string()).optional(),
    types: z.array(z.string()).optional(),
    like: z.string().optional(),
  }),
);
export type Law = z.infer<typeof Law>;

export const importLaw: Law = Law.parse(law);

/** What is wrong with a file's imports: what the law does not name is not allowed. Tests may import anything. */
export function importProblems(file: SourceFile, rules: Law): Problem[] {
  if (file.isTest) return [];
  const home = homeOf(file.path, rules);
  if (!home) return [{ path: file.path, line: 1, problem: "lies in no folder that the import law names" }];
  const { may, types } = allowedIn(home, rules);
  return importsOf(file).flatMap(({ target, typeOnly, node }) => {
    if (within(target, home) && homeOf(target, rules) === home) return [];
    if (may.some((place) => within(target, place))) return [];
    const asType = types.some((place) => within(target, place));
    if (asType && typeOnly) return [];
    return [
      problemAt(file, node, `${home} may ${asType ? "only import types from" : "not import"} ${target}`),
    ];
  });
}

/** The narrowest folder of the law that holds a path. */
function homeOf(path: string, rules: Law): string | undefined {
  return Object.keys(rules)
    .filter((folder) => within(path, folder))
    .sort((a, b) => b.length - a.length)[0];
}

function allowedIn(home: string, rules: Law): { may: string[]; types: string[] } {
  const { may = [], types = [], like } = rules[home] ?? {};
  if (like === undefined) return { may, types };
  const shared = allowedIn(like, rules);
  return { may: [...may, ...shared.may], types: [...types, ...shared.types] };
}

const within = (target: string, place: string): boolean =>
  place.endsWith(":")
    ? target.startsWith(place)
    : target === place || target.startsWith(`${place}/`) || target === place.replace(/\.tsx?$/, "");
