import type { Ground } from "@/lib/agent/completion/ground";
import { entriesOf, isShown } from "@/lib/agent/completion/page/entries";
import { echoes } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isNounBehind } from "@/lib/agent/domain/wording/german-noun";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isToldByTerm, termsOf } from "@/lib/agent/snapshot/told-by-terms";
import { isSamePlace } from "./entered";

const stateTerm =
  /^(?:(?:current|aktueller)\s)?(?:state|status|stage|phase|zustand|statut|[eé]tat|estado|stato|situação)\s*:?$/iu;

/**
 * `Applicant` and under it `Ida Falk`, `Status` and under it `Approved`, on the page where something was done: its terms tell all that the goal names, and the one that
 * tells its state says just what it was to be. Undefined where more was said with it, which is to be read too, or an entry of a list names the thing.
 */
export function stateByTerms(
  names: readonly string[],
  more: readonly string[],
  states: readonly string[],
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): string | undefined {
  const { nodes, lines, url } = snapshot;
  const { goal } = task;
  const isOwn = task.history.some((record) => !isLookOnly(record) && isSamePlace(record.urlAtAction, url));
  if (!isOwn || names.length === 0 || more.length > 0) return undefined;
  const terms = termsOf(nodes, lines);
  const heads = nodes.filter((node) => node.role === "heading" && isShown(node));
  const isHeaded = (name: string): boolean => heads.some((head) => containsPhrase(head.name, name));
  const told = names.filter((name) => isToldByTerm(name, terms));
  // `den Antrag`: a German noun names nothing.
  const isKind = (name: string): boolean =>
    isNounBehind(goal.slice(0, Math.max(0, goal.indexOf(name))), name);
  const isTold = (name: string): boolean => told.includes(name) || isHeaded(name) || isKind(name);
  if (told.length === 0 || !names.every(isTold)) return undefined;
  // A row of the terms themselves is no entry of a list.
  const rows = new Set(terms.map(({ term, value }) => wordsOf(`${term} ${value}`).join(" ")));
  const isListed = told.some((name) =>
    entriesOf(name, snapshot).some((entry) => !rows.has(wordsOf(entry.name).join(" "))),
  );
  const [state, ...others] = terms.filter(({ term }) => stateTerm.test(term.trim()));
  if (isListed || state === undefined || others.length > 0) return undefined;
  const said = states.find((one) => fold(state.value) === fold(one) && !echoes(url, one));
  return said && `"${told.join(" ")}" is "${said}"`;
}
