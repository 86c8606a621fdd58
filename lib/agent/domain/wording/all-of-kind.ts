/**
 * `tulips` of `Mark all tulips as sold`: the kind of which the goal means every one. Empty where it leaves some out (`but not the red ones`) or says more of them (`all tulips
 * from bed 4`): those are not all.
 */
export const kindOfAll = (goal: string): string =>
  leavesOut(goal) || /\s(?:that|which|who|whose|if|where)\s/iu.test(goal)
    ? ""
    : (allOf.exec(goal.trim())?.[1] ?? "");

const allOf =
  /^(?:[Pp]lease\s+)?\p{L}+\s+(?:all|every|each)(?:\s+of)?(?:\s+(?:the|our|my))?\s+(\p{Ll}[\p{Ll}-]*(?:\s\p{Ll}[\p{Ll}-]*){0,2}?)(?:\s+(?:as|to)\s|[.!]?$)/u;

/** `but`, `except`, `not`, `without`, `other than`: not all that is spoken of is meant. */
export const leavesOut = (goal: string): boolean => leaving.test(goal);
const leaving =
  /(?<!\p{L})(?:but|except(?:ing)?|excluding|not|\p{L}+n['’]t|without|unless|only|other than|apart from|aside from|save for)(?!\p{L})/iu;
