import { wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `Delete the category Design`: the site was told something, and answers with a page that is headed by just what was to go. */
export const isHeadedByGone = ({ verb, intent, requests, nodesAfter }: Ground): boolean => {
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].map(rootOf);
  return (
    verb === "remove" &&
    requests.stored.length > 0 &&
    names.length > 0 &&
    nodesAfter.some(({ role, name }) => role === "heading" && names.every((word) => rootsOf(name).has(word)))
  );
};
