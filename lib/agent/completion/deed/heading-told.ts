import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

type Page = { nodes: readonly SkeletonNode[] };

const headings = ({ nodes }: Page): string[] =>
  nodes.flatMap(({ role, name, states }) => (role === "heading" && !states.includes("hidden") ? [name] : []));

/** The page of the thing is headed by it and by what has become of it: `North log Draft` is `North log Submitted` since the deed. */
export function headingTold(then: Page, now: Page, goal: string): { name: string; value: string }[] {
  const done = doneWords(goal);
  const names = goalNames(goal);
  const old = new Set(headings(then));
  // `North log`, called just so then and now, is as it was: `North log 2 Submitted` heads another one.
  const asBefore = new Set(
    headings(now)
      .filter((heading) => old.has(heading))
      .map(fold),
  );
  return headings(now).flatMap((heading) => {
    const value = wordsOf(heading).find((word) => done.has(word));
    const name = names.filter((one) => isHeldBy(one, [heading]) && !asBefore.has(fold(one))).join(" ");
    const isNew = value !== undefined && name !== "" && !old.has(heading);
    const wasThere = [...old].some((one) => isHeldBy(name, [one]) && !wordsOf(one).includes(value ?? ""));
    return isNew && wasThere ? [{ name, value }] : [];
  });
}

/** Words that a line has to have beside the state: `Paid` alone may stand on a button too. */
const fewestBeside = 2;

/**
 * On the page of the thing, or in its own line, the state is said now where another was: `Mill Lane 4, € 840, Open` is `…, Paid` since the deed. A fresh load
 * has to show that line again.
 */
export function linesTurned(then: Page & Lines, now: Page & Lines, goal: string): string[] {
  const done = new Set([...doneWords(goal), ...wordsOf(stateAsked(goal) ?? "")]);
  const names = goalNames(goal);
  const isOfThing = headings(now).some((heading) => names.some((name) => isHeldBy(name, [heading])));
  const isOfIt = (line: string): boolean => isOfThing || names.some((name) => isHeldBy(name, [line]));
  if (done.size === 0) return [];
  const [old, fresh] = [then.lines, now.lines].map((lines, at, both) => {
    const others = new Set(both[1 - at]?.map(fold));
    return lines.filter((line) => !others.has(fold(line)));
  });
  // Where much of it is new, it is another page.
  if ((fresh?.length ?? 0) > mostTurned) return [];
  return (fresh ?? []).filter((line) => {
    const words = wordsOf(line);
    const beside = words.filter((word) => !done.has(word));
    return (
      beside.length < words.length &&
      beside.length >= fewestBeside &&
      isOfIt(beside.join(" ")) &&
      (old ?? []).some((was) => isBut(wordsOf(was), beside) && !wordsOf(was).some((word) => done.has(word)))
    );
  });
}
const mostTurned = 12;
type Lines = { lines: readonly string[] };

/** All of these words, and at most two more. */
const isBut = (words: readonly string[], all: readonly string[]): boolean =>
  all.every((word) => words.includes(word)) && words.length <= all.length + 2;

/** Headings of that name, by whether they say so. Undefined where there is none. */
export function headingSays(name: string, value: string, page: Page): boolean | undefined {
  const own = headings(page).filter((heading) => isHeldBy(name, [heading]));
  return own.length === 0 ? undefined : own.some((heading) => isHeldBy(value, [heading]));
}
