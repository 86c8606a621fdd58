import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import { stemsOf } from "@/lib/agent/domain/wording/words";
import { isValidation } from "@/lib/agent/verification/change/new-alerts";
import type { Ground } from "@/lib/agent/verification/ground";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/**
 * `Exchange rates could not be updated.`, where the page's own `GET /rates` broke and nothing of it is said by step or goal: the error is about what the page
 * asked for by itself, and not about what was done.
 */
export function isOfOtherQuestion(text: string, { input, asSaid, target }: Ground): boolean {
  // What a page asks of its site about what was entered is answered, with a 4xx as well.
  if (isValidation(text)) return false;
  const told = new Set(stemsOf(text).filter((word) => word.length >= shortest));
  const own = new Set(stemsOf(`${asSaid} ${input.goal} ${target.node?.name ?? ""}`));
  const broken = (input.report.networkEvents ?? []).filter(
    (event) => event.method.toUpperCase() === "GET" && isBroken(event),
  );
  return broken.some(({ urlPath }) => {
    const words = stemsOf(urlPath.replace(/\?.*$/, "").replace(/[^\p{L}]+/gu, " ")).filter((word) =>
      told.has(word),
    );
    return words.length > 0 && !words.some((word) => own.has(word));
  });
}
/** Letters: shorter parts of an address, as `api`, tell nothing. */
const shortest = 4;

const isBroken = (event: NetworkEvent): boolean =>
  requestOutcome(event) === "broken" || (event.status ?? 0) >= 500;
