import { apologizes, toneOfText } from "@/lib/agent/snapshot/alert-tone";

const absent =
  /(?<!\p{L})(?:sorry|oops|not (?:be )?found|no such|nothing (?:was found|found|to see)|(?:could|can)(?:not| not|n['’]t)|(?:does|do)(?: not|n['’]t) exist|no longer (?:exists?|available|here)|(?:was|were|has been|have been) (?:moved|removed|deleted)|unavailable|not available|went wrong|gibt es nicht|nicht (?:gefunden|verfügbar)|introuvable|no existe|no encontrad[oa]|non (?:esiste|trovat[oa])|não (?:existe|encontrad[oa]))(?!\p{L})|(?<!\d)4(?:04|10)(?!\d)/iu;

/** `Product not found`, `This page does not exist`, `404`: a place says that it has nothing to show. */
export const saysAbsent = (text: string): boolean =>
  absent.test(text) || apologizes(text) || toneOfText(text) === "error";
