import { goalParts } from "./clauses";
import { fold } from "./words";

/** `Approve` for `Approve the change and leave the comment "…"`: a command of the goal begins with what the choice is called. */
export const beginsCommand = (name: string, goal: string): boolean =>
  /\p{L}{3}/u.test(name) &&
  goalParts(goal).some((part) => fold(part.replace(/^\s*please /iu, "")).startsWith(`${fold(name)} `));
