import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { perObject } from "@/lib/agent/domain/per-object";
import { hasOtherTitle, withoutTitle } from "@/lib/agent/domain/wording/titles";
import { spaced } from "@/lib/agent/domain/wording/words";

export const holds = (text: string, fact: Fact): boolean => holding(fact)(text);

/** A value is looked for in many texts. */
const holding = perObject(({ kind, value }: Fact): ((text: string) => boolean) => {
  const words = spaced(withoutTitle(value));
  const isCounted = kind === "number" && /^\d+$/.test(value);
  return (text) =>
    spaced(text).includes(words) &&
    !hasOtherTitle(value, text) &&
    (!isCounted || numbersOf(text).includes(value));
});

/** A price of 3.20 holds no 3. */
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
