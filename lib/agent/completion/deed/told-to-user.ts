import { pastForms } from "@/lib/agent/domain/done-word";
import { commandOf } from "@/lib/agent/domain/goal-asks";
import { goalNames, takesAway } from "@/lib/agent/domain/goal-names";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/words";
import { echoes, textsOf } from "../page/places";

const subjects = ["you", "you have", "you are"];
const article = /^(?:the|a|an|my|our|this|that)$/u;
/** Words between the verb and its thing: `sign up for`. */
const mostBetween = 4;

/**
 * What a page says to its user when the goal's command was carried out: `You voted for Thursday`, `You are signed up for Knots`. Only what it did not say before
 * the deed: a fresh load may say it.
 */
export function sayingsDone(goal: string, then: PageSnapshot): string[] {
  const command = fold(commandOf(goal));
  const [verb = ""] = wordsOf(command);
  const [first] = goalNames(goal)
    .map((name) => ({ name, at: command.indexOf(fold(name)) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at);
  if (!first || takesAway(goal)) return [];
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
  const texts = textsOf(then).filter((text) => isOfNoWords || containsPhrase(text, first.name));
  return pastForms(verb)
    .flatMap((done) => subjects.flatMap((who) => [...leads].map((lead) => `${who} ${done} ${lead}`)))
    .map((start) => `${start} ${first.name}`.replace(/\s+/g, " "))
    .filter((saying) => !texts.some((text) => containsPhrase(text, saying)));
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
  return sayings.find((saying) => telling.some((text) => containsPhrase(text, saying)));
}
