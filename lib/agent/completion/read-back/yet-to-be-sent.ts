import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { textsOfThing } from "./waits-with-others";

const outbox =
  /(?<!\p{L})(?:outbox|postausgang|boîte d['’]envoi|bandeja de salida|posta in uscita|caixa de saída)\W{0,4}[1-9]\d{0,3}(?!\d)/iu;
const unsent =
  /(?<![\p{L}\d])[1-9]\d{0,3} (?:\p{L}+(?:\(\p{L}+\))? ){0,3}?(?:(?:unsent|unsynced|unsaved)(?!\p{L})|(?:(?:is|are|was|were|has|have) )?not (?:yet )?(?:been )?(?:sent|synced|submitted|transmitted|saved)(?!\p{L})|in (?:the |your )?outbox)/iu;
/** Said of what others get: whether it came to them. */
const reaching =
  /(?<!\p{L})(?:received|accepted|confirmed|sent|submitted|transmitted|erhalten|empfangen|eingegangen|bestätigt|gesendet|übermittelt|reçue?s?|envoyée?s?|confirmée?s?|recibid[oa]s?|enviad[oa]s?|confirmad[oa]s?)(?!\p{L})[^:|]{0,40}[:|]\s*(?:nothing|not|none|never|no|nichts|noch|pas|rien|nada|aún|todavía)(?: (?:yet|nicht|encore|no))?\s*$/iu;

/**
 * What was kept has yet to go to whom it is for: the page counts something in its outbox, or says of the thing itself that it was not received yet. Whoever asked
 * for it wants it to arrive.
 */
export function isYetToBeSent(page: PageSnapshot, goal: string): boolean {
  if (/outbox|unsent|draft/iu.test(goal)) return false;
  return (
    [...page.lines, ...page.nodes.map(({ name }) => name)].some(
      (text) => outbox.test(text) || unsent.test(text),
    ) || textsOfThing(page, goal).some((text) => reaching.test(text))
  );
}
