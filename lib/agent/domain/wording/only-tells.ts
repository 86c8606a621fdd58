import { splitClauses } from "./clauses";
import { commandOf, readGoalAsks } from "./goal-asks";

/** Somebody or something of which something is told: `The dentist on Tuesday`, `Leo Brandt`, `Nobody`. */
const about =
  /^(?:the|my|our|this|that|these|those|there|it|its|i|we|you|he|she|they|someone|somebody|everyone|everybody|nobody|no one|\p{Lu}[\p{L}'’-]+)(?![\p{L}-])/iu;
const finite =
  /(?<=[ '’])(?:is|are|am|was|were|has|have|had|does|do|did|can|could|will|would|m|re|s|ve|cannot|never|no longer)(?![\p{L}'’])|n['’]t(?!\p{L})|^(?:nobody|no one|everyone|everybody|somebody|someone) \p{Ll}/iu;
const telling = (text: string): boolean => about.test(text) && finite.test(text.split(/[,;:!?]/u)[0] ?? "");
/** What is to be so is no mere telling of it. */
const wishing =
  /(?<!\p{L})(?:should|must|shall|ought|needs?|wants?|wish(?:es)?|would like|['’]d like|has to|have to|had to|(?:is|are) to|please|so that|make sure)(?!\p{L})/iu;
/** `the reason is "Knee pain"`, `the room is 305`: a value for a field. */
const valued = /["“”„«»]|^(?:[Tt]he|[Ii]ts|[Mm]y|[Oo]ur) (?:\p{Ll}+ ){1,3}(?:is|are) [\d\p{Lu}]/u;

/**
 * A sentence of the goal that only tells what is so (`The dentist on Tuesday doesn't work for me any more`) beside another one that asks for something to be
 * stored: it has not to come about. The names and values in it are still held against what was done.
 */
export function onlyTells(clause: string, goal: string): boolean {
  const text = clause.trim();
  if (!telling(text) || wishing.test(text) || valued.test(text)) return false;
  const clauses = splitClauses(goal);
  const own = clauses.findIndex((one) => one === text || one.startsWith(text));
  return (
    own >= 0 &&
    !readGoalAsks(text).stores &&
    commandOf(text) === text &&
    clauses.some((one, at) => at !== own && readGoalAsks(one).stores)
  );
}
