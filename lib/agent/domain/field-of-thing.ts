import { contentWords, cutEnding } from "./words";

const ofThing =
  /(?<!\p{L})(?:set|change|update|edit|adjust|switch)\s+(?:the\s+|my\s+|our\s+|its\s+)?([\p{L} -]{3,40}?)\s+(?:of|for|in|on)\s+(?:the\s+|my\s+|our\s+|this\s+|all\s+)?([\p{L}\p{N} -]{3,60}?)\s+to\s+(.{1,200})/giu;

/** `Set the time zone of the workspace to Lisbon …`: what of which thing is to be changed, and the goal from the new value on. */
export const fieldsOfThings = (goal: string): { field: string; thing: string; rest: string }[] =>
  [...goal.matchAll(ofThing)]
    .map(([, field = "", thing = "", rest = ""]) => ({ field, thing, rest }))
    .filter(({ field }) => !counting.test(field));
/** A count has the name of what is counted. */
const counting = /^(?:number|amount|quantity|count|total|size|value|rest)$/i;

/** A label that has a word of the thing and none of what is to be changed of it: `Workspace name` for the time zone of the workspace. */
export function isCalledAfter(label: string, thing: string, field: string): boolean {
  const words = contentWords(label).map(cutEnding);
  const [holder, own] = [thing, field].map((text) => contentWords(text).map(cutEnding));
  return words.some((word) => holder?.includes(word)) && !words.some((word) => own?.includes(word));
}
