import { echoes, textsOf } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isPhraseAmong } from "@/lib/agent/domain/wording/phrase-among";
import { containsPhrase, contentStems, fold, phraseFinder, wordsOf } from "@/lib/agent/domain/wording/words";

const subjects = ["you", "you have", "you are"];
const article = /^(?:the|a|an|my|our|this|that)$/u;
/** Words between the verb and its thing: `sign up for`. */
const mostBetween = 4;

/**
 * What a page says to its user when the goal's command was carried out: `You voted for Thursday`, `You are signed up for Knots`, and on the thing's own page just
 * `You are signed up`. Only what it did not say before the deed: a fresh load may say it.
 */
export const sayingsDone = (goal: string, then: PageSnapshot): string[] =>
  takesAway(goal) ? [] : [...sayingsOfName(goal, then), ...bareSayings(goal, then)];

/** `Sign me up for …`, `Book …`: the verb with what belongs to it. */
const opening = /^(\p{L}+)(?: (?:me|us|myself))?(?: (up|out|down))?(?= )/u;

/** The same without its thing, which the page itself is about. */
function bareSayings(goal: string, then: PageSnapshot): string[] {
  const [, verb = "", particle = ""] = opening.exec(fold(commandOf(goal))) ?? [];
  if (verb === "") return [];
  const texts = textsOf(then);
  return pastForms(verb)
    .flatMap((done) => subjects.map((who) => `${who} ${done} ${particle}`.trim()))
    .filter((saying) => !isPhraseAmong(saying, texts));
}

/**
 * `You are signed up with 2 people.` on the page that is headed by all of the goal that the text does not say itself: it has no word that neither the goal nor the heading
 * says, and so speaks of nothing else, of no waiting list and of no letters.
 */
function isOfPagesThing(saying: string, text: string, goal: string, about: readonly string[]): boolean {
  const heads = new Set(about.flatMap(contentStems));
  const said = new Set([...contentStems(goal), ...heads, ...contentStems(saying)]);
  const things = fold(commandOf(goal)).replace(opening, "");
  const own = contentStems(things).filter((word) => !contentStems(text).includes(word));
  return (
    own.length > 0 &&
    own.every((word) => heads.has(word)) &&
    contentStems(text).every((word) => said.has(word))
  );
}

function sayingsOfName(goal: string, then: PageSnapshot): string[] {
  const command = fold(commandOf(goal));
  const [verb = ""] = wordsOf(command);
  const [first] = goalNames(goal)
    .map((name) => ({ name, at: command.indexOf(fold(name)) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at);
  if (!first) return [];
  const between = wordsOf(command.slice(0, first.at)).slice(1);
  if (between.length > mostBetween) return [];
  const small = between.slice(
    0,
    Math.max(
      0,
      between.findIndex((word) => article.test(word)),
    ),
  );
  const leads = new Set([between.join(" "), (small.length > 0 ? small : between).join(" ")]);
  const isOfNoWords = wordsOf(first.name).length === 0;
  const isOfName = phraseFinder(first.name);
  const texts = textsOf(then).filter((text) => isOfNoWords || isOfName(text));
  return pastForms(verb)
    .flatMap((done) => subjects.flatMap((who) => [...leads].map((lead) => `${who} ${done} ${lead}`)))
    .map((start) => `${start} ${first.name}`.replace(/\s+/g, " "))
    .filter((saying) => !isPhraseAmong(saying, texts));
}

/** The one of them that a page says by itself, and not from its address. What else the goal names is in the same text, or the page is headed by it. */
export function saidOn(
  sayings: readonly string[],
  texts: readonly string[],
  { url, title, nodes }: PageSnapshot,
  goal: string,
): string | undefined {
  const names = goalNames(goal);
  if (names.some((name) => echoes(url, name))) return undefined;
  const heads = nodes.filter(
    ({ role, inputType, states }) => role === "heading" && inputType === "1" && !states.includes("hidden"),
  );
  const about = [title, ...heads.map(({ name }) => name)];
  const left = names.filter((name) => !about.some((one) => containsPhrase(one, name)));
  const telling = texts.filter((text) => left.every((name) => containsPhrase(text, name)));
  const bare = new Set(sayings.filter((saying) => !names.some((name) => containsPhrase(saying, name))));
  return sayings.find((saying) =>
    telling.some(
      (text) =>
        containsPhrase(text, saying) && (!bare.has(saying) || isOfPagesThing(saying, text, goal, about)),
    ),
  );
}
