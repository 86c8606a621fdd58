const counting =
  /^(?:[-−–+＋](?=\s|$)|(?:more|less|fewer|increase|decrease|increment|decrement|mehr|weniger|plus de|moins de|más|menos)\s)/iu;

/** `More guests` beside a number: it counts, and is no choice among others. */
export const isCounting = (name: string): boolean => counting.test(name.trim());
