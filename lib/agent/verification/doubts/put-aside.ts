import { fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameAfter } from "@/lib/agent/verification/page/place";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** As they are written: `Delete`, which means the same as `trash`, stands at every entry of a list. */
const asideWords = /(?<!\p{L})(?:drafts?|unsent|outbox|unsaved|trash)(?!\p{L})/giu;

/** The page that came up holds what was begun and not done, and the step did not ask for that. What is made begins as a draft. */
export function isPutAside(ground: Ground): boolean {
  if (ground.observed?.urlChange === "none" || ground.verb === "create") return false;
  const asked = new Set([...objectRoots(ground.intent), ...rootsOf(ground.intent.words.join(" "))]);
  const shown = selfNameAfter(ground).match(asideWords) ?? [];
  return shown.some((word) => !asked.has(rootOf(fold(word)))) && ground.verb !== "remove";
}
