import { isSentence, textsOf } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, contentWords, fold, stem } from "@/lib/agent/domain/wording/words";

/** Goals that are done when a count has grown by one. */
const oneMore =
  /^(?:please\s+)?(?:(?:up)?vote|like|clap|applaud|stimme?|voter|votez|votar|vota|(?:add|log|count|record)\s+(?:one|another|1)|(?:add|log|put|take|count)\s.*(?<!\p{L})one more|(?:add|raise|increase|increment|bump)\s.*(?<!\p{L})by (?:one|1)(?=[.!]?$))(?!\p{L})/iu;
const number = /(?<![\p{L}\p{N}.,:])\d+(?![\p{N}]|[.,:]\d)/gu;

/** `5 cups` where `4 cups` was: the one text that counts what the goal adds one to. Where several counts went on, any of them may do so by itself. */
export function linesCounted(then: PageSnapshot, now: PageSnapshot, goal: string): string[] {
  if (takesAway(goal) || !oneMore.test(commandOf(goal.trim()))) return [];
  const [before, after] = [textsOf(then), textsOf(now)].map((texts) => new Set(texts.map(fold)));
  const counted = textsOf(now).filter((text) => {
    const [count, ...others] = text.match(number) ?? [];
    if (count === undefined || others.length > 0 || isSentence(text) || before?.has(fold(text))) return false;
    const was = fold(text.replace(count, String(Number(count) - 1)));
    return before?.has(was) === true && !after?.has(was) && speaksOfIt(text, goal);
  });
  const [only, ...more] = [...new Set(counted)];
  return only === undefined || more.length > 0 ? [] : [only];
}

function speaksOfIt(text: string, goal: string): boolean {
  const names = goalNames(goal);
  if (names.length > 0) return names.some((name) => isHeldBy(name, [text]));
  const said = new Set(contentStems(goal));
  return contentWords(text).some((word) => said.has(stem(word)));
}
