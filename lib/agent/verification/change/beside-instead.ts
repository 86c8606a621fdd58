import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { affirmative } from "@/lib/agent/domain/wording/risk-words";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { deniesName } from "@/lib/agent/verification/step/filter-state";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { shorterNamed } from "./shorter-named";
import { isBeside, isCalled, isLeft } from "./sibling-instead";

const pressed: ReadonlySet<string> = new Set([
  "button",
  "link",
  "menuitem",
  "option",
  "tab",
  "radio",
  "item",
  "clickable",
]);

/**
 * Of several of a kind that stand side by side, the one that is called just as the step says what is to be chosen or done, where another one was pressed, not a
 * word of whose name the step says, and this one is as it was.
 */
export function saidBeside(ground: Ground): SkeletonNode | undefined {
  const { action, target, nodesBefore, intent, verb, asSaid } = ground;
  const own = target.node;
  if (!action.clicks || !own || !pressed.has(own.role) || !/\p{L}{2}/u.test(own.name)) return undefined;
  const shorter = shorterNamed(ground, own);
  if (shorter) return shorter;
  if (affirmative.test(own.name.trim()) || wayOutOf(own.name) !== undefined || isSaid(own, ground))
    return undefined;
  // What stands in the row of an entry says what that is, and is no choice; the heads of its columns are.
  if (nodesBefore[own.parent]?.role === "row" && verb !== "sort") return undefined;
  const named = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return (
      node !== undefined &&
      node.role === own.role &&
      fold(node.name) !== fold(own.name) &&
      !node.states.includes("hidden") &&
      isBeside(nodesBefore, own, node) &&
      isMeant(node.name, own.name, intent) &&
      !deniesName(asSaid, node.name)
    );
  });
  const [only, ...more] = named;
  const node = nodesBefore[only ?? -1];
  return node && more.length === 0 && isLeft(ground, only ?? -1) && didItsOwn(ground, own) ? node : undefined;
}

/** A link may be called otherwise than the place it leads to; which one came is told by what that place is called. */
const didItsOwn = (ground: Ground, own: SkeletonNode): boolean =>
  !own.href ||
  (ground.observed !== undefined && !isPlaceChange(ground.observed.urlChange, false)) ||
  !leadsTo(ground.input.after.url, own.href, ground.before?.url ?? "") ||
  isCalled(ground, own.name);

/** The step says a word of it, be it as a part of another one: `Logout` for `Log out`. */
function isSaid({ name, description = "" }: SkeletonNode, { asSaid }: Ground): boolean {
  const said = new Set(wordsOf(asSaid).map(rootOf));
  const letters = fold(asSaid).replace(/[^\p{L}\p{N}]/gu, "");
  const words = contentWords(`${name} ${description}`);
  return words.length === 0 || words.some((word) => said.has(rootOf(word)) || letters.includes(word));
}

/** Verbs of steps that choose one of several: what else they say tells of what it is one. */
const choosing: ReadonlySet<StepVerb> = new Set(["select", "filter", "sort", "move", "navigate", "check"]);

/** What the step wants chosen is called so, or what it wants done; a command is no choice. */
function isMeant(name: string, own: string, intent: StepIntent): boolean {
  const words = [...new Set(contentWords(name).map(rootOf))];
  if (words.length === 0) return false;
  // `Update` alone may be a noun; with what it is done to, it is a command.
  if (startsWithVerb(`${own} it`)) return words.length === 1 && words[0] === rootOf(intent.words[0] ?? "");
  const [quote, ...quotes] = intent.quoted;
  const rest = withoutKinds(intent.object).filter(
    (word) => !(quote && wordsOf(quote).map(rootOf).includes(word)),
  );
  const isChoice = choosing.has(intent.verb) || rest.length === 0;
  if (quote !== undefined && isChoice && intent.verb !== "move")
    return quotes.length === 0 && fold(quote) === fold(name);
  const isAll = (said: string): boolean => {
    const all = withoutKinds(said);
    return all.length > 0 && all.length === words.length && all.every((word) => words.includes(word));
  };
  return (
    isAll(intent.object) ||
    (intent.value !== undefined && isAll(intent.value)) ||
    (intent.container !== undefined && isChoice && isAll(intent.container))
  );
}
const directions: ReadonlySet<string> = new Set(["ascending", "descending"].map(rootOf));
const withoutKinds = (text: string): string[] =>
  [...new Set(contentWords(text).map(rootOf))].filter(
    (word) => !kindWords.has(word) && !directions.has(word),
  );
