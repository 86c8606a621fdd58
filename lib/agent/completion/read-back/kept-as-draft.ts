import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownIn, lastingTexts } from "@/lib/agent/completion/page/places";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";

/** What was `entered`, and what of it the page holds in `fields`. */
type InFields = { entered: readonly Entered[]; fields: readonly string[] };

/** To be sent, and nothing but the field that it was written in shows it when the page is loaded anew: it was kept as a draft. */
export function isKeptAsDraft(
  { entered, fields }: InFields,
  { task: { goal }, snapshot }: Pick<Ground, "task" | "snapshot">,
): boolean {
  if (!writingTo.test(commandOf(goal))) return false;
  const texts = lastingTexts(snapshot, goal);
  return entered.some(
    (one) =>
      one.kind === "element_value" &&
      one.element.role === "textbox" &&
      fields.includes(assertionText(one)) &&
      !isShownIn(one.value, texts),
  );
}
const writingTo =
  /^(?:send|reply|respond|answer|post|comment|message|e-?mail|write to|tell|ask|sende|schick|antwort|kommentier|frag|envoie|envoy|répond|comment|écris|envía|envia|respond|publica|invia|rispond|scrivi|comenta)\p{L}*(?!\p{L})/iu;
