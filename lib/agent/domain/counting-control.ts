const counting =
  /^(?:[-−–+＋](?=\s|$)|(?:(?:one )?(?:more|less|fewer)|increase|decrease|increment|decrement|mehr|weniger|plus de|moins de|más|menos)[\s:]|(?:in|de)cre(?:as|ment)e?$)/iu;

/** `One bag less`, `Study: one degree more`. */
const byOne =
  /(?:^|[:,–-]\s?)(?:one|1|ein(?:en?|e)?|une?|un[oa]?)\s(?:[\p{L}°]{1,20}\s){0,2}(?:more|less|fewer|mehr|weniger|de plus|de moins|más|menos|in più|in meno)$/iu;

/** `More guests`, `More: Child seat` beside a number: it counts, and is no choice among others. */
export const isCounting = (name: string): boolean => counting.test(name.trim()) || byOne.test(name.trim());

/** One control for more and one for less: a dialog with them asks how many, which no answer tells, and `One day more` is none though the goal says days. */
export const countsBothWays = (nodes: readonly { role: string; name: string }[]): boolean => {
  const own = nodes.filter(({ role, name }) => role === "button" && isCounting(name));
  return own.some(({ name }) => lessWord.test(name)) && own.some(({ name }) => !lessWord.test(name));
};
const lessWord = /^[-−–]|(?<!\p{L})(?:less|fewer|decrease|decrement|weniger|moins|menos|meno)(?!\p{L})/iu;
