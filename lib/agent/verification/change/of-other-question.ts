import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import { stemsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Exchange rates could not be updated.`, where the page's own `GET /rates` broke and nothing of it is said by step or goal: the error is about what the page
 * asked for by itself, and not about what was done.
 */
export function isOfOtherQuestion(text: string, { input, asSaid, target }: Ground): boolean {
  const told = new Set(stemsOf(text).filter((word) => word.length >= shortest));
  const own = new Set(stemsOf(`${asSaid} ${input.goal} ${target.node?.name ?? ""}`));
  const broken = (input.report.networkEvents ?? []).filter(
    (event) => event.method.toUpperCase() === "GET" && isBroken(requestOutcome(event)),
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

const isBroken = (outcome: ReturnType<typeof requestOutcome>): boolean =>
  outcome === "broken" || outcome === "refused";
