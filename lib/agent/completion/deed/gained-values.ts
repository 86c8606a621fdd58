import { movedDates } from "@/lib/agent/completion/page/moved-dates";
import { isSentence } from "@/lib/agent/completion/page/places";
import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import {
  containsPhrase,
  contentStems,
  contentWords,
  fold,
  stem,
  stemsOf,
  wordsOf,
} from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { listEntries } from "@/lib/agent/snapshot/list-entries";
import { isToldByTerm, termsOf } from "@/lib/agent/snapshot/told-by-terms";

/** An entry of a list and what it says now of what the goal asks for, and did not say before. `misplaced`: another entry is the one that the goal tells. */
export type GainedValue = { name: string; value: string; misplaced: boolean };

/** A deed changes the entry it was for, and perhaps one beside it. */
const mostChanged = 2;

/** Shorter beginnings that two texts share tell no entry from another. */
const shortestName = 4;

/**
 * Words of the goal that an entry came to hold with the deed, as `B+` or `Approved` in the row that the goal tells best: an entry that another one beside it outdoes in
 * what it shares with the goal is not the one that was meant.
 */
export function gainedValues(then: PageSnapshot, now: PageSnapshot, goal: string): GainedValue[] {
  // `Set the point to 250`: that an entry says `set` since then reports the deed.
  const [command = ""] = startsWithVerb(goal) ? tokensOf(goal) : [];
  const asked = new Set([
    ...tokensOf(goal).filter((token) => token !== command && contentWords(token).length > 0),
    ...doneWords(goal),
  ]);
  const before = listEntries(then.nodes).map((entry) => withoutControls(entry, then.nodes));
  const reports = reportsOn(now, then, goal);
  const after = listEntries(now.nodes).map((entry) =>
    withoutReports(withoutControls(entry, now.nodes), reports),
  );
  const known = new Set(before.map(({ name }) => name));
  // A feed goes on by itself: what another of its entries came to say is not what was done.
  const isFeed = ({ path }: SkeletonNode): boolean =>
    after.filter((other) => other.path === path && !known.has(other.name)).length > mostChanged;
  const isOwnTerm = ownTerms(now, goal);
  return after.flatMap((entry): GainedValue[] => {
    if (known.has(entry.name) || isOwnTerm(entry)) return [];
    const own = sameEntry(entry, before, after);
    const name = own ? sharedStart(own.name, entry.name) : "";
    if (!own || name.length < shortestName) return [];
    const held = new Set(tokensOf(own.name));
    const isInPart = inPart(goal, entry.name);
    const gained = [
      ...ofAskedState(
        [...new Set(tokensOf(entry.name))].filter(
          (token) => asked.has(token) && !held.has(token) && !isInPart(token) && !isDenied(entry.name, token),
        ),
        goal,
      ).flatMap((token) => toldApart(token, own.name, entry.name)),
      ...movedDates(own.name, entry.name, goal),
    ];
    if (gained.length === 0) return [];
    const misplaced =
      missedIdentifier(goal, entry.name) !== undefined ||
      !isBest(saidStill(own.name, entry.name), entry, after, goal, gained);
    return misplaced && isFeed(entry) ? [] : gained.map((value) => ({ name, value, misplaced }));
  });
}

/** `Status | Approved` beside `Applicant | Ida Falk`: rows of one thing's terms, of which none is an entry of its own. */
function ownTerms({ nodes, lines }: PageSnapshot, goal: string): (entry: SkeletonNode) => boolean {
  const terms = termsOf(nodes, lines);
  if (!goalNames(goal).some((name) => isToldByTerm(name, terms))) return () => false;
  const rows = new Set(terms.map(({ term, value }) => fold(`${term} ${value}`)));
  return ({ role, name }) => role === "row" && rows.has(fold(name));
}

/**
 * Words of a name that the entry holds a part of: `Marta Klein` is another one than `Marta Kowalski`, and `Partners N…` may be. `Marta K.` stands for
 * the whole name.
 */
function inPart(goal: string, text: string): (token: string) => boolean {
  const words = tokensOf(text).join(" ");
  const isHeld = (name: string): boolean => {
    const [first = "", ...more] = tokensOf(name);
    const [last = ""] = more.slice(-1);
    return (
      isHeldBy(name, [text]) || (more.length === 1 && containsPhrase(words, `${first} ${last[0] ?? ""}`))
    );
  };
  const [whole, broken] = [true, false].map(
    (held) =>
      new Set(
        goalNames(goal)
          .filter((name) => isHeld(name) === held)
          .flatMap(tokensOf),
      ),
  );
  return (token) => broken?.has(token) === true && !whole?.has(token);
}

/** `vote`, where the entry counted `4 votes` all along: only with the word beside it that came as well, `your vote`, it is told from that. */
function toldApart(token: string, then: string, now: string): string[] {
  if (!isHeldBy(token, [then])) return [token];
  const [held, tokens] = [new Set(tokensOf(then)), tokensOf(now)];
  const at = tokens.indexOf(token);
  const isNew = (word = ""): boolean => /^\p{L}+$/u.test(word) && !held.has(word);
  const before = isNew(tokens[at - 1]) ? [`${tokens[at - 1]} ${token}`] : [];
  const behind = isNew(tokens[at + 1]) ? [`${token} ${tokens[at + 1]}`] : [];
  return [...before, ...behind].slice(0, 1);
}

/** Where it came to hold some of what it is to be, what else it says of the goal only tells of that: `sent to the pump`. */
function ofAskedState(tokens: readonly string[], goal: string): readonly string[] {
  const state = new Set(tokensOf(stateAsked(goal) ?? ""));
  const own = tokens.filter((token) => state.has(token));
  return own.length > 0 ? own : tokens;
}

/** The entry as it was before: of those that are gone the one that begins most like it. */
function sameEntry(
  entry: SkeletonNode,
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
): SkeletonNode | undefined {
  const left = new Set(after.map(({ name }) => name));
  return before
    .filter(({ role, path, name }) => role === entry.role && path === entry.path && !left.has(name))
    .sort((a, b) => sharedStart(b.name, entry.name).length - sharedStart(a.name, entry.name).length)[0];
}

/** The beginning that two texts have in common, up to the end of a word. */
function sharedStart(one: string, other: string): string {
  const [a, b] = [one.split(" "), other.split(" ")];
  const end = a.findIndex((word, at) => word !== b[at]);
  return a.slice(0, end < 0 ? a.length : end).join(" ");
}

/** What the entry said before and says now: a word that stands in all of them, as on a button, tells none from another. */
function saidStill(then: string, now: string): string {
  const words = new Set(then.split(" "));
  return now
    .split(" ")
    .filter((word) => words.has(word))
    .join(" ");
}

function isBest(
  name: string,
  entry: SkeletonNode,
  entries: readonly SkeletonNode[],
  goal: string,
  gained: readonly string[],
): boolean {
  const said = saidBeside(goal, gained);
  const sharedBy = (text: string): string[] => {
    const words = new Set(stemsOf(text));
    return said.filter((word) => words.has(word));
  };
  const own = sharedBy(name);
  const beside = entries.filter(
    (other) => other !== entry && other.role === entry.role && other.path === entry.path,
  );
  return !beside.some((other) => {
    const all = sharedBy(other.name);
    return all.length > own.length && own.every((word) => all.includes(word));
  });
}

/** Words of the goal without the values: `ida@blom.example` is one value, and takes nothing from `Ida Blom` beside it. */
function saidBeside(goal: string, values: readonly string[]): string[] {
  const tokens = values.flatMap(tokensOf);
  const words = new Set(
    tokens
      .map(wordsOf)
      .filter(({ length }) => length === 1)
      .flat()
      .map(stem),
  );
  const rest = tokensOf(goal).filter((token) => !tokens.includes(token));
  return [...new Set(contentStems(rest.join(" ")))].filter((word) => !words.has(word));
}

/** Words with the signs that belong to them (`B+`, `12,50`), without those of the sentence. */
const tokensOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((token) => token.replace(/^[("'“‘„«€$£]+|[)"'”’“».,;:!?€$£°]+$/gu, ""))
    .filter((token) => token !== "");

/** `Thank you! ann@example.org is signed up.`, where a form stood: said to somebody since the deed, and no part of what the entry holds. */
const reportsOn = (now: PageSnapshot, then: PageSnapshot, goal: string): string[] => [
  ...now.lines.filter((line) => isSentence(line) && !then.lines.includes(line) && !isHeldBy(line, [goal])),
  ...newMessages(now, then),
];

/** `Set: day 24°, night 14°`: a live region that came with the deed. One that was there before shows a state. */
function newMessages({ nodes }: PageSnapshot, then: PageSnapshot): string[] {
  const messages = (all: PageSnapshot["nodes"]): PageSnapshot["nodes"] =>
    all.filter(({ role, states }) => live.has(role) && !states.includes("hidden"));
  const old = messages(then.nodes);
  const fresh = messages(nodes).filter(({ name }) => name !== "" && !old.some((one) => one.name === name));
  return fresh.length > 0 && messages(nodes).length > old.length ? fresh.map(({ name }) => name) : [];
}
const live: ReadonlySet<string> = new Set(["status", "alert"]);

const withoutReports = (entry: SkeletonNode, reports: readonly string[]): SkeletonNode => ({
  ...entry,
  name: reports
    .reduce((text, report) => withoutPart(text.replace(report, " "), report), entry.name)
    .replace(/\s+/g, " ")
    .trim(),
});

/** A long entry is cut off, and so is the report at its end. */
function withoutPart(text: string, report: string): string {
  const at = text.lastIndexOf(report.slice(0, fewestOfReport));
  return report.length > fewestOfReport && at >= 0 && report.startsWith(text.slice(at))
    ? text.slice(0, at)
    : text;
}
/** Characters: fewer may begin another text as well. */
const fewestOfReport = 8;
