import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { contentWords } from "@/lib/agent/domain/wording/words";

/** What is to be done, in one word: the first word of the goal, or of what follows where it is to be done (`On the board, move …`). */
export function commandVerb(goal: string): string {
  const parts = goal.split(/[,:]\s+/);
  const command = parts.find((part) => startsWithVerb(part)) ?? goal;
  return contentWords(command.replace(/^(?:please|now|then|also)\s+/i, ""))[0] ?? "";
}
