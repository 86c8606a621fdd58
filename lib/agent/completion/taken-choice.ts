import { doneWords, isDenied } from "@/lib/agent/domain/done-word";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/words";
import type { Entered } from "./entered";
import { isShown } from "./entries";
import type { Ground } from "./ground";
import { isOwnWord } from "./own-list";
import { waitingFor } from "./places";

const you = /^(?:you|du|sie|vous|tú|usted|tu|lei|você|jij|u|вы)$/iu;

/**
 * `14:00 – You`: what was chosen of several is offered no more, while others are, and stands there as the user's own or as what was asked for. That it is
 * only gone may be somebody else's doing.
 */
export function takenChoices(
  entered: readonly Entered[],
  { snapshot, task: { goal } }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const offered = snapshot.nodes.filter((node) => node.role === "radio" && isShown(node));
  const done = doneWords(goal);
  const waits = waitingFor(goal);
  if (offered.length === 0) return [];
  return entered.flatMap(({ kind, element }) => {
    const { role, name = "" } = element;
    const isOffered = offered.some((node) => containsPhrase(node.name, name));
    if (kind !== "element" || role !== "radio" || name === "" || isOffered) return [];
    const line = snapshot.lines.find(
      (text) =>
        containsPhrase(text, name) &&
        !waits(text) &&
        wordsOf(text).some(
          (word) => isOwnWord(word) || you.test(word) || (done.has(word) && !isDenied(text, word)),
        ),
    );
    return line === undefined ? [] : [`"${line}" is shown`];
  });
}
