import { inPlainWords } from "@/lib/agent/domain/wording/plain-wording";
import { withoutRestrictions } from "@/lib/agent/domain/wording/restrictions";
import { asRequest } from "./as-request";
import { withoutAskingTail } from "./asking-tail";
import { withoutSite } from "./without-site";

const asked = (goal: string): string => asRequest(inPlainWords(goal));

/** What a goal asks for, in plain words, without what it only tells and what is to stay as it is: a plan is made from these words, and a claim is judged by them. */
export function plainRequest(goal: string): string {
  const plain = asked(withoutSite(withoutRestrictions(goal)));
  // A request that takes up what is told is more than one that only asks for it.
  const rest = withoutAskingTail(plain);
  return rest === plain ? plain : asked(rest);
}
