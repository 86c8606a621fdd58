import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const wholeName = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu;
/** Where something is put, and whose it is, no entry need say that came there. */
const belonging = /(?<!\p{L})(?:to|in|into|on|onto|for|of|at|from|with|by|as) (?:the |my |our |a |an )?$/iu;

/** `Put 5 Rope Coil in the order`: what was entered came (`405`), the step does not say it, and nothing that came bears a word of the name that it does. */
export function isEntryOfOther({ asSaid, diff, target }: Ground, reason: string): boolean {
  const [, shown = ""] = /^"(.+)" is on the page now/u.exec(reason) ?? [];
  if (!diff || shown === "" || containsPhrase(asSaid, shown)) return false;
  const names = [...asSaid.matchAll(wholeName)].flatMap(({ 0: name, index }) =>
    // `Click Add new to …`: how it is done.
    index === 0 || belonging.test(asSaid.slice(0, index)) || containsPhrase(name, target.node?.name ?? "")
      ? []
      : [name],
  );
  const came = rootsOf([shown, ...diff.linesAdded].join("\n"));
  return names.some((name) => !wordsOf(name).some((word) => came.has(rootOf(word))));
}
