import { goalParts } from "./clauses";
import { fold } from "./words";

/** `I give consent for my child to take part` for `Give consent for Maya to …`: somebody says of themselves what the goal commands, in the same two words at least. */
export function vowsCommand(name: string, goal: string): boolean {
  const [, vowed = ""] = vow.exec(fold(name)) ?? [];
  const words = vowed.split(/\s+/).slice(0, fewestVowed);
  return words.length === fewestVowed && beginsCommand(words.join(" "), goal);
}
const vow = /^(?:yes,? |no,? )?i (?:hereby |do |would like to |want to |wish to )?(\p{L}{3}.*)$/u;
const fewestVowed = 2;

/** `Approve` for `Approve the change and leave the comment "…"`: a command of the goal begins with what the choice is called. */
export const beginsCommand = (name: string, goal: string): boolean =>
  /\p{L}{3}/u.test(name) &&
  goalParts(goal).some((part) => fold(part.replace(/^\s*please /iu, "")).startsWith(`${fold(name)} `));
