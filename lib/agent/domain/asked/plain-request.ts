import { inPlainWords } from "../plain-wording";
import { withoutRestrictions } from "../restrictions";
import { asRequest } from "./as-request";

/** What a goal asks for, in plain words, without what it only tells and what is to stay as it is: a plan is made from these words, and a claim is judged by them. */
export const plainRequest = (goal: string): string => asRequest(inPlainWords(withoutRestrictions(goal)));
