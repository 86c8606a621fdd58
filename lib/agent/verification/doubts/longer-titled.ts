import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * The goal is about `Trash`, and the page is titled `Empty trash`, where nothing is called `Trash` alone: a name in small letters within another one is a part of
 * that, and the page is another thing's. Its name is given.
 */
export function longerTitled({ before, nodesBefore, input, intent, action }: Ground): string | undefined {
  if (before === undefined || !action.persistent) return undefined;
  const titles = (before.title ?? "").split(betweenTitles).map((part) => part.trim());
  const texts = [
    ...titles,
    ...nodesBefore.flatMap(({ name, value = "" }) => [name, value]),
    ...(before.semanticSkeleton?.textDigest ?? []),
  ].map(fold);
  const isThing = (quote: string): boolean =>
    /^\p{Lu}/u.test(quote) && !intent.quoted.includes(quote) && !texts.includes(fold(quote));
  const things = readStepIntent(input.goal).quoted.filter(isThing);
  return titles.find((title) =>
    things.some((thing) => containsPhrase(title, thing) && !title.includes(thing)),
  );
}

const betweenTitles = /\s[-–—|·•@]\s|\s?:\s/u;
