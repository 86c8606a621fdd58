import type { Entered } from "@/lib/agent/completion/deed/entered";
import { isOwnWord } from "@/lib/agent/completion/gathering/own-list";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** `You`, `Your booking`: whose it is, and no sentence to the user. */
function isOwn(rest: string): boolean {
  const [first = "", ...more] = wordsOf(rest);
  return (isOwnWord(first) && more.length <= 1) || (you.test(first) && more.length === 0);
}
const you = /^(?:you|du|sie|vous|tú|usted|tu|lei|você|jij|u|вы)$/iu;

/**
 * `14:00 – You`: what was chosen of several is offered no more, while others are, and stands there as the user's own. That it is only gone, or is booked, may
 * be somebody else's doing.
 */
export function takenChoices(
  entered: readonly Entered[],
  { snapshot, task: { goal } }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const offered = snapshot.nodes.filter((node) => node.role === "radio" && isShown(node));
  const waits = waitingFor(goal);
  if (offered.length === 0) return [];
  return entered.flatMap(({ kind, element }) => {
    const { role, name = "" } = element;
    const isOffered = offered.some((node) => containsPhrase(node.name, name));
    if (kind !== "element" || role !== "radio" || name === "" || isOffered) return [];
    const line = snapshot.lines.find(
      (text) => containsPhrase(text, name) && !waits(text) && isOwn(fold(text).replace(fold(name), " ")),
    );
    return line === undefined ? [] : [`"${line}" is shown`];
  });
}
