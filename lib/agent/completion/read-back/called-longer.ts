import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

const mostWords = 4;

/** `Spanish A2 evening` of `the Spanish A2 evening course`: as much of what the goal calls a thing as was read where the deed was done. */
export function nameAtDeed(name: string, goal: string, deed: ActionRecord | undefined): string {
  const texts = [
    deed?.target?.name ?? "",
    deed?.beforeState?.title ?? "",
    ...pathParts(deed?.target?.path ?? "").map((part) => part.name),
  ];
  const at = fold(goal).indexOf(fold(name));
  const after = at < 0 ? [] : wordsOf(fold(goal).slice(at + fold(name).length)).slice(0, mostWords);
  return after
    .map((_, index) => after.slice(0, index + 1))
    .filter((more) => contentWords(more.at(-1) ?? "").length > 0)
    .map((more) => [name, ...more].join(" "))
    .reduce((full, longer) => (texts.some((text) => containsPhrase(text, longer)) ? longer : full), name);
}

/** The texts that have the name go on otherwise than the full name does: `Spanish A2 weekend` is another course. */
export function isAnotherOne(name: string, full: string, texts: readonly string[]): boolean {
  const holding = texts.filter((text) => isHeldBy(name, [text]));
  const goesOn = (text: string): boolean => {
    const at = fold(text).indexOf(fold(name));
    return at >= 0 && /^ [\p{L}\p{N}]/u.test(fold(text).slice(at + fold(name).length));
  };
  return (
    full !== name &&
    holding.length > 0 &&
    !holding.some((text) => containsPhrase(text, full)) &&
    holding.every(goesOn)
  );
}
