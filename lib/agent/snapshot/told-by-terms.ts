import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

type Term = { term: string; value: string };

/** Who is signed in is told on every page, whatever that is about. */
const ofTheUser =
  /(?<!\p{L})(?:sign|log|user|account|profile|welcome|angemeldet|benutzer|konto|connecté|utilisateur|compte|sesión|usuario|cuenta|utente)/iu;
const termed = /^(?![#-] )([^:|]{2,40}):\s+(\S.*)$/u;
/** A heading, an entry of a list, a row of a table. */
const marked = /^(?:#|- )|\|/u;

/**
 * What a page says in a list of terms: `Applicant` and under it `Rosa Whitlock`, the same in a table of two columns, or `Applicant: Rosa Whitlock`. In a list of terms
 * without marks each line may be a term, and the next one what is told of it.
 */
export function termsOf(
  nodes: readonly Pick<SkeletonNode, "role" | "inputType" | "states">[],
  lines: readonly string[],
): Term[] {
  const hasList = nodes.some(
    ({ role, inputType, states }) => role === "list" && inputType === "dl" && !states.includes("hidden"),
  );
  return lines.flatMap((line, at): Term[] => {
    const [term, value] = termed.exec(line)?.slice(1) ?? cellsOf(line);
    if (term !== undefined && value !== undefined) return [{ term, value }];
    const before = lines[at - 1] ?? "";
    const isUnder = hasList && before !== "" && !marked.test(before) && !marked.test(line);
    return isUnder ? [{ term: before, value: line }] : [];
  });
}

const cellsOf = (line: string): string[] => {
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.length === 2 && cells.every((cell) => cell !== "") ? cells : [];
};

/** The page is about what is called so: one of its terms is just that, and does not say who is signed in. */
export const isToldByTerm = (value: string, terms: readonly Term[]): boolean =>
  terms.some((one) => fold(one.value) === fold(value) && !ofTheUser.test(one.term));
