import { type Fact, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";

/** `my address to "Kiln Road 4"`: a form that asks for an address by its parts takes that in the one for the street. */
export const isStreetLine = (goal: string, fact: Fact, label: string): boolean =>
  /\p{L}/u.test(fact.value) &&
  /\b(?:street|address line 1)\b/i.test(label) &&
  wordsBefore(goal, fact, 2).includes("address");
