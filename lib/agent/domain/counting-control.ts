const counting =
  /^(?:[-−–+＋](?=\s|$)|(?:(?:one )?(?:more|less|fewer)|increase|decrease|increment|decrement|mehr|weniger|plus de|moins de|más|menos)[\s:]|(?:in|de)cre(?:as|ment)e?$)/iu;

/** `More guests`, `More: Child seat` beside a number: it counts, and is no choice among others. */
export const isCounting = (name: string): boolean => counting.test(name.trim());
