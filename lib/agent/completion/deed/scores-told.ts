import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

type Told = { name: string; number: string };

const scores =
  /:\s+(\p{Lu}[^,;:\d]{0,40}?)\s(\d{1,3})(?:\s?[,;]\s?|\s(?:and|und|et|y|e|to|–|-)\s)(\p{Lu}[^,;:\d]{0,40}?)\s(\d{1,3})\s*[.!]?$/u;

/** Two numbers behind a colon may be days, rooms or pieces as well. */
const contest =
  /(?<!\p{L})(?:results?|scores?|match(?:es)?|games?|finals?|ergebnis|spielstand|spiel|résultat|resultado|partido|risultato|partita|placar|uitslag)(?!\p{L})/iu;

/** `the result of the match: Falcons 3, Lynx 1`: how much each of two has. */
function scoresIn(goal: string): [Told, Told] | undefined {
  const [before = ""] = goal.split(":");
  const [, one, few, other, many] = scores.exec(goal.trim()) ?? [];
  return contest.test(before) && one && few && other && many && fold(one) !== fold(other)
    ? [
        { name: one, number: few },
        { name: other, number: many },
      ]
    : undefined;
}

/**
 * How much each of two is to have, and nothing that was entered or is shown says so, as sentences. Numbers this short stand anywhere on a page: they count where one
 * text has both names and both numbers in one order, or where each was entered in a field of that name.
 */
export function scoresUntold(
  goal: string,
  done: readonly ActionRecord[],
  { nodes, lines }: Pick<PageSnapshot, "nodes" | "lines">,
): string[] {
  const told = scoresIn(goal);
  if (!told) return [];
  const texts = [...lines, ...nodes.map(({ name }) => name)];
  if (texts.some((text) => saysBoth(text, told))) return [];
  const isEntered = ({ name, number }: Told): boolean =>
    done.some(
      ({ action, target }) =>
        action.args.slice(1).some((arg) => String(arg).trim() === number) &&
        containsPhrase(`${target?.name ?? ""} ${target?.path ?? ""}`, name),
    );
  return told.every(isEntered)
    ? []
    : [`Nothing shows "${told.map(({ name, number }) => `${name} ${number}`).join(", ")}".`];
}

/** `Falcons 3 : 1 Lynx`, `Lynx 1, Falcons 3` */
function saysBoth(text: string, [one, other]: [Told, Told]): boolean {
  const line = fold(text);
  const [first, second] = [line.indexOf(fold(one.name)), line.indexOf(fold(other.name))];
  if (first < 0 || second < 0) return false;
  // Before both of them stands the round or the day.
  const told = line.slice(Math.min(first, second));
  const numbers = told.replaceAll(fold(one.name), " ").replaceAll(fold(other.name), " ").match(/\d+/gu);
  const wanted = first < second ? [one.number, other.number] : [other.number, one.number];
  return (numbers ?? []).some((number, at, all) => number === wanted[0] && all[at + 1] === wanted[1]);
}
