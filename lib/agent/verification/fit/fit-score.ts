import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Wanted } from "@/lib/agent/verification/fit/wanted-words";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";
import { type Described, isOwner, quoteShare, says, standsBy } from "./described-element";
import { nameShare } from "./likely-element";
import { isQuotedInstead } from "./quoted-element";
import { isBoxOf } from "./toggle-label";

/** Words for kinds of controls say little about which one. */
const kindWeight = 0.4;
/** What a name says besides the step's words makes its element less likely. */
const leastPrecision = 0.5;
/** A word of an element's own name counts this much, one of its test id, address or hint … */
const nameWeight = 2;
const hintWeight = 1.2;
/** … and one of its surroundings this much. */
const contextWeight = 1;
/** A quoted text of the step, found whole. */
const quoteWeight = 4;

/** "the button next to X", "Delete in the row of X": what is quoted says where. */
const isContainer = ({ container, quoted }: StepIntent): boolean =>
  container !== undefined && quoted.some((quote) => containsPhrase(container, quote));

/** Steps that go to what they quote; others do something to it. */
const goesTo: ReadonlySet<string> = new Set(["open", "navigate", "click", "select"]);

export type FitQuestion = {
  nodes: readonly SkeletonNode[];
  target: number;
  intent: StepIntent;
  /** What was typed or chosen: its words name the value, not the element. */
  value?: string | undefined;
  takesText: boolean;
};

export type Weighing = {
  rivals: readonly number[];
  described: ReadonlyMap<number, Described>;
  own: Described;
  wanted: Wanted;
  frequency: ReadonlyMap<string, number>;
};

/** How well each rival fits. */
export function scoresOf(
  { nodes, target, intent, takesText }: FitQuestion,
  { rivals, described, own, wanted, frequency }: Weighing,
): Scored[] {
  // What only carries the name that the step quotes is a label of the thing, and no rival of the control that does what the step says.
  const row = rowOf(nodes, target);
  const besides = { ...wanted, quotes: [], said: new Set(wanted.words) };
  const ownBesides = scoreOf(own, besides, frequency);
  const saysVerb = wanted.verbs.some((word) => says(own, word));
  return rivals.map((index) => {
    const one = described.get(index);
    const sameRow = row >= 0 && row === rowOf(nodes, index);
    const score = scoreOf(one, besides, frequency);
    if (takesText || goesTo.has(intent.verb)) {
      const isLabel =
        !takesText && sameRow && ((isContainer(intent) && score <= ownBesides) || isOwner(one, own, intent));
      return { index, score: isLabel ? 0 : scoreOf(one, wanted, frequency) };
    }
    const isAside =
      !isCalledInstead(nodes[index], nodes[target], wanted.words) &&
      (sameRow || leads(nodes[index], nodes[target])) &&
      !isBoxOf(nodes[index], intent) &&
      (saysVerb || !isQuotedInstead(nodes, index, target, wanted));
    if (isAside && !wanted.verbs.some((word) => says(one, word))) return { index, score: 0 };
    return { index, score: score < ownBesides ? score : scoreOf(one, wanted, frequency) };
  });
}

type Node = SkeletonNode | undefined;
/** `Header II` beside `Header III`, where the step says `II`: one of a row of controls, and no label of the other one. */
const isCalledInstead = (one: Node, own: Node, said: readonly string[]): boolean => {
  if (one === undefined || own === undefined || one.role !== own.role || one.parent !== own.parent)
    return false;
  const [names, others] = [wordsOf(one.name), wordsOf(own.name)];
  const differing = [...names.keys()].filter((at) => names[at] !== others[at]);
  const [only = -1, ...more] = differing;
  const isSaid = (word = ""): boolean => said.includes(rootOf(word));
  return (
    names.length > 1 &&
    names.length === others.length &&
    more.length === 0 &&
    isSaid(names[only]) &&
    !isSaid(others[only])
  );
};
const leads = (one: Node, own: Node): boolean => one?.role === "link" && own?.role === "button";
export type Scored = { index: number; score: number };

/** Those that fit as well; of the same score those that say as much of the step in its own words. */
export const tiedWith = (
  ownScore: number,
  scored: readonly Scored[],
  isAsLiteral: (index: number) => boolean,
): number[] =>
  scored
    .filter(({ index, score }) => score > ownScore || (score === ownScore && isAsLiteral(index)))
    .map(({ index }) => index);

/** How well what is known of an element fits the words and quotations of a step: 0 where it bears none of them. */
export function scoreOf(
  described: Described | undefined,
  wanted: Wanted,
  frequency: ReadonlyMap<string, number>,
): number {
  if (!described) return 0;
  let score = 0;
  const precision = leastPrecision + (1 - leastPrecision) * nameShare(described, wanted);
  for (const word of wanted.words) {
    const weight = described.name.has(word)
      ? nameWeight * precision
      : described.hint.has(word)
        ? hintWeight
        : standsBy(described, word) && !wanted.verbs.includes(word)
          ? contextWeight
          : 0;
    if (weight > 0)
      score += (weight * (kindWords.has(word) ? kindWeight : 1)) / Math.sqrt(frequency.get(word) ?? 1);
  }
  for (const quote of wanted.quotes) score += quoteWeight * quoteShare(described, quote);
  return score;
}
