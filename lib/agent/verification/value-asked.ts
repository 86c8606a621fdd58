import { containsPhrase, wordsOf } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";

/**
 * True when what was typed or chosen can be what the step asks for: its words stand in the step, or none of them do and the step quotes no value of its own.
 */
export function valueIsAsked({ action, intent, input }: Ground): boolean {
  const given = wordsOf(action.value ?? "");
  if (given.length === 0) return false;
  const text = input.step?.description ?? input.action.stepDescription ?? input.goal;
  if (containsPhrase(text, action.value ?? "")) return true;
  const asked = new Set(wordsOf(text));
  const said = given.filter((word) => asked.has(word)).length;
  return said === given.length || (said === 0 && intent.quoted.length === 0 && intent.value === undefined);
}

/** The step wants more than the text in the field: it is to be sent as well. */
export const asksToSend = ({ input }: Pick<Ground, "input">): boolean =>
  /\b(?:and|then|,)\s+(?:then\s+)?(?:press|hit|submit|search|save|send|confirm|click|add)\b/i.test(
    input.step?.description ?? input.action.stepDescription ?? "",
  );
