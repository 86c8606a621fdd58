import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { saysOtherName } from "@/lib/agent/verification/page/form-state";
import { clientEvent } from "./out-of-sight";

/**
 * The form was sent and went, the site stored one thing and says of nothing but that it did: what is listed nowhere in sight (`Added Row` over the start page).
 * What it held is what the step or the goal wants, by one value at least.
 */
export function isToldAsKept(ground: Ground, entered: readonly string[]): boolean {
  const { fit, verb, requests, alerts, input, asSaid, observed } = ground;
  const [stored, ...more] = requests.stored;
  return (
    fit.fit === "this" &&
    // No goal ends by the word of the site alone.
    !input.isLastStep &&
    keeping.has(verb) &&
    stored !== undefined &&
    more.length === 0 &&
    /^(?:post|put|patch)$/i.test(stored.method) &&
    requests.refused.length + requests.lost.length + requests.open.length === 0 &&
    // What it was sent for may be more than to have it stored.
    splitClauses(asSaid).length === 1 &&
    !isForMore.test(asSaid) &&
    alerts.every(({ tone, text }) => tone === "success" && !saysOtherName(text, entered)) &&
    // A message that went with its page is none that the page stands by.
    (alerts.length > 0 ||
      (observed?.urlChange === "none" && input.report.witness.recentEvents.some(saysKept))) &&
    entered.some((value) => tells.test(value) && containsPhrase(`${asSaid}\n${input.goal}`, value))
  );
}

const keeping: ReadonlySet<string> = new Set(["submit", "create", "add", "edit", "send"]);
const isForMore = /(?<!\p{L})(?:so that|so the|such that|in order that|afterwards?)(?!\p{L})|;/iu;
/** A short number stands in many goals by chance. */
const tells = /\p{L}{3}|\d{3}/u;

/** `Product created`, `Settings saved successfully!`: a short message that ends with what was done, as a toast says it that is gone before the page is looked at again. */
function saysKept(event: string): boolean {
  const { kind, text } = clientEvent(event);
  const said = fold(text.replace(/^'|'$/g, "")).trim();
  return kind === "Added" && said.length <= messageChars && endsKept.test(said);
}
export const messageChars = 80;
export const endsKept =
  /(?<![\p{L}-])(?:saved|stored|created|added|updated|changed|submitted|sent|published|posted|registered)(?: successfully)?[.!]?$/iu;
