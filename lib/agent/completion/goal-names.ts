import { readStepIntent } from "@/lib/agent/domain/step-intent";

const names =
  /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*|\b[\p{L}-]*\d[\p{L}\p{N}-]*/gu;

/** The things that a goal names: in quotes, else by capitals within a sentence or by numbers. */
export function goalNames(goal: string): string[] {
  const { quoted } = readStepIntent(goal);
  return quoted.length > 0 ? quoted : [...new Set(goal.match(names) ?? [])];
}

const taking: ReadonlySet<string> = new Set(["remove", "archive", "clear", "uncheck", "close", "move"]);

/** The goal takes something away: that it is still shown would be no success. */
export const takesAway = (goal: string): boolean =>
  taking.has(readStepIntent(goal).verb) ||
  /\b(?:cancel|unfollow|unsubscribe|unpublish|leave|return)\b/i.test(goal);
