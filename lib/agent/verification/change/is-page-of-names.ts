import { wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameAfter, selfNameBefore } from "@/lib/agent/verification/page/place";

/** The page is called by one of the names that the step gives; the others, as whose it is, stand on it. A step without names means what is open. */
export function isPageOfNames(ground: Ground): boolean {
  const { intent, input } = ground;
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)];
  const pages = [selfNameBefore(ground), selfNameAfter(ground)].map((name) => new Set(wordsOf(name)));
  const isCalled = (word: string): boolean => pages.every((page) => page.has(word));
  const shown = new Set(input.after.lines.flatMap(wordsOf));
  return (
    (names.length === 0 || names.some(isCalled)) && names.every((word) => isCalled(word) || shown.has(word))
  );
}
