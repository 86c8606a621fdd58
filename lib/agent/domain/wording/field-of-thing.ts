import { contentWords, cutEnding } from "./words";

const changing = "set|change|update|edit|adjust|switch|modify|correct|raise|lower|increase|decrease|reduce";
const whose = "the\\s+|my\\s+|our\\s+|this\\s+|all\\s+";
const letters = "(?:[\\p{L}\\p{N}'’ -]|(?<=(?:^|\\s)(?:Dr|Mr|Mrs|Ms|Prof|St))\\.)";
const ofThing = new RegExp(
  `(?<!\\p{L})(?:${changing})\\s+(?:the\\s+|my\\s+|our\\s+|its\\s+)?([\\p{L} -]{3,40}?)\\s+(?:of|for|in|on)\\s+(?:${whose})?(${letters}{3,60}?)\\s+to\\s+(.{1,200})`,
  "giu",
);
const ofOwner = new RegExp(
  `(?<!\\p{L})(?:${changing})\\s+(?:${whose})?((?:(?!\\s(?:of|for|in|on)\\s)${letters}){2,60}(?:['’]s|(?<=s)['’]))\\s+([\\p{L} -]{3,40}?)\\s+to\\s+(.{1,200})`,
  "giu",
);
const byItself = new RegExp(
  `(?<!\\p{L})(?:${changing})\\s+(?:the\\s+|my\\s+|our\\s+|its\\s+)?((?:(?!\\s(?:of|for|in|on)\\s)[\\p{L} -]){3,40}?)\\s+to\\s+(.{1,200})`,
  "giu",
);

/** What of which thing is to be changed, and the goal from the new value on. `thing` is empty where the goal names none. */
export type FieldOfThing = { field: string; thing: string; rest: string };

/** `Set the time zone of the workspace to Lisbon …`, `… of Ann Lee's booking to …`. */
export const fieldsOfThings = (goal: string): FieldOfThing[] =>
  [...goal.matchAll(ofThing)]
    .map(([, field = "", thing = "", rest = ""]) => ({ field, thing, rest }))
    .filter(({ field }) => !counting.test(field));
/** A count has the name of what is counted. */
const counting = /^(?:number|amount|quantity|count|total|size|value|rest)$/i;

/** The same, and `Set Ann Lee's time zone to …`, `Set the time zone to …`. */
export const fieldsChanged = (goal: string): FieldOfThing[] => [
  ...fieldsOfThings(goal),
  ...[...goal.matchAll(ofOwner)].map(([, thing = "", field = "", rest = ""]) => ({ field, thing, rest })),
  ...[...goal.matchAll(byItself)].map(([, field = "", rest = ""]) => ({ field, thing: "", rest })),
];

/** A label that has a word of the thing and none of what is to be changed of it: `Workspace name` for the time zone of the workspace. */
export function isCalledAfter(label: string, thing: string, field: string): boolean {
  const words = contentWords(label).map(cutEnding);
  const [holder, own] = [thing, field].map((text) => contentWords(text).map(cutEnding));
  return words.some((word) => holder?.includes(word)) && !words.some((word) => own?.includes(word));
}
