import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** Who is signed in is told on every page, whatever that is about. */
const ofTheUser =
  /(?<!\p{L})(?:sign|log|user|account|profile|welcome|angemeldet|benutzer|konto|connecté|utilisateur|compte|sesión|usuario|cuenta|utente)/iu;
const termed = /^(?![#-] )([^:|]{2,40}):\s+(\S.*)$/u;
/** A heading, an entry of a list, a row of a table. */
const marked = /^(?:#|- )|\|/u;

/**
 * What a page is about, told by a list of terms on it: `Applicant` and under it `Rosa Whitlock`, the same in a table of two columns, or `Applicant: Rosa Whitlock`. The
 * value stands there alone.
 */
export function isToldByTerm(
  value: string,
  nodes: readonly SnapshotNode[],
  lines: readonly string[],
): boolean {
  const said = fold(value);
  const hasList = nodes.some(
    ({ role, inputType, states }) => role === "list" && inputType === "dl" && !states.includes("hidden"),
  );
  return lines.some((line, at) => {
    const term = lines[at - 1] ?? "";
    if (fold(line) === said) return hasList && term !== "" && !marked.test(term) && !ofTheUser.test(term);
    const [own, told] = termed.exec(line)?.slice(1) ?? cellsOf(line);
    return own !== undefined && told !== undefined && fold(told) === said && !ofTheUser.test(own);
  });
}

const cellsOf = (line: string): string[] => {
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.length === 2 ? cells : [];
};
