/** Quoted, it is a name. */
const said =
  /\s(?:in|on|at|through|via|within|using) (?:the|my|our|your|this) (?:(?:\p{Ll}[\p{Ll}-]{2,} )?(?:portal|web ?site|intranet|web ?app)|app|site)(?=[.,;!?]|\s(?:to|from|as|into|by)\s|$)/gu;

/**
 * `Change my mobile number in the patient portal to …`: the site or portal that something is to be done in is the one that is open, and no part of it, however it
 * calls itself.
 */
export const withoutSite = (goal: string): string =>
  goal.replace(said, (found, at: number) => (isInQuotes(goal, at) || at === 0 ? found : ""));

const isInQuotes = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/["“”]/gu) ?? []).length % 2 === 1 ||
  /['‘][^'’]*$/u.test(text.slice(0, at).replace(/\p{L}['’]\p{L}|\p{L}s['’]/gu, ""));
