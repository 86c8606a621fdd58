import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameAfter, selfNameBefore } from "@/lib/agent/verification/page/place";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** As they are written: `Delete`, which means the same as `trash`, stands at every entry of a list. */
const asideWords = /(?<!\p{L})(?:drafts?|unsent|outbox|unsaved|trash)(?!\p{L})/giu;

/** Words from which a heading is what a thing is called, and no name of a place. */
const wordsOfThing = 4;

/** The page that came up holds what was begun and not done, and the step did not ask for that. What is made begins as a draft. */
export function isPutAside(ground: Ground): boolean {
  if (ground.observed?.urlChange === "none" || ground.verb === "create") return false;
  const asked = new Set([...objectRoots(ground.intent), ...rootsOf(ground.intent.words.join(" "))]);
  // `Draft the opening hours` is what the thing is called, on the page before as well.
  const earlier = new Set(selfNameBefore(ground).split("\n"));
  const shown = selfNameAfter(ground)
    .split("\n")
    .filter((line) => !(earlier.has(line) && wordsOf(line).length >= wordsOfThing))
    .flatMap((line) => line.match(asideWords) ?? []);
  return shown.some((word) => !asked.has(rootOf(fold(word)))) && ground.verb !== "remove";
}
