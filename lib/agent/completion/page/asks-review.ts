import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isField } from "@/lib/agent/domain/snapshot";
import { isShown } from "./entries";
import { isThanks } from "./thanks";

/** `Check your order`, `Review and confirm`: what is shown under it is yet to be sent. */
const reviewing =
  /^(?:\d+\.? )?(?:please )?(?:check|review|confirm|verify)(?!\p{L})(?! ?(?:in|out|list|up)(?!\p{L}))|^(?:order |booking )?(?:summary|preview)$|^(?:überprüf|prüfe|bitte (?:prüf|bestätig)|vérifi|confirmez|revis[ae]|comprueb|verifica|controlla|confira)/iu;
const sending =
  /^(?:confirm|submit|send|place|order|book|buy|pay|reserve|finish|complete|apply|request|register|publish|yes|bestell|buch|absend|bestätig|commander|réserver|confirmer|envoyer|pedir|reservar|confirmar|enviar|ordina|prenota|conferma|invia)(?!ed|ing|s(?!\p{L}))/iu;

/** A page that shows what was entered once more, with the button that sends it and no field: a draft of it was kept, and no more. */
const asksReview = ({ nodes, title }: PageSnapshot): boolean =>
  [title, ...nodes.flatMap(({ role, name }) => (role === "heading" ? [name] : []))].some((text) =>
    reviewing.test(text.trim()),
  ) &&
  nodes.some((node) => isShown(node) && node.role === "button" && sending.test(node.name.trim())) &&
  !nodes.some((node) => isShown(node) && isField(node) && node.inputType !== "search");

/** The answer to what was sent, or what is yet to be sent: neither is where it is stored. */
export const isOnTheWay = (page: PageSnapshot): boolean => isThanks(page) || asksReview(page);
