import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { isShown } from "./entries";

const thanking =
  /^(?:that['’]s (?:it|all)[,!.–— ]*)?(?:(?:many |a big )?thank(?:s| you)|(?:all (?:done|set)|you['’]?re (?:all )?(?:done|set)|success|fertig)(?=[!.,]|\s*$)|vielen dank|danke|merci|(?:muchas )?gracias|(?:mille )?grazie|(?:muito )?obrigad[oa]|(?:hartelijk )?(?:dank|bedankt))(?=\s*(?:$|[!.,:–—…])|\s(?:for|für|pour|por|per|voor|you|very|so|again|and|und|et|y|e)(?!\p{L})|\s\p{L}{1,20}\s?[!.])/iu;
const thanksPath = /\/(?:thanks?|thank-?you|success|danke|merci|gracias|grazie|obrigado|bedankt)\/?$/iu;

/**
 * A page that thanks for what was sent and tells it once more: it belongs to the sending, and says of nothing where it is stored. What it shows it may have from
 * an entry that was never handed in.
 */
export function isThanks({ nodes, url }: PageSnapshot): boolean {
  const heading = nodes.find((node) => node.role === "heading" && isShown(node))?.name.trim() ?? "";
  const path = readUrl(url)?.pathname ?? "";
  return (
    thanking.test(heading) ||
    thanksPath.test(path) ||
    confirmationPath.test(path) ||
    (reporting.test(heading) && reportPath.test(path))
  );
}
/** `/bevestiging/12`: it confirms what was asked for, whatever it is headed by and numbered as. */
const confirmationPath =
  /\/(?:\p{L}{2,20}[-_])?(?:confirmation|confirmed|best[äa]e?tigung|confirmación|confirmacion|conferma|confirmação|confirmacao|bevestiging|potwierdzenie)(?:\/[\w-]{1,40})?\/?$/iu;
/** `Notice created`, at `/board/created`: the page is called by how it went, and not by the thing. */
const reporting =
  /^(?:(?:your|the) )?(?:\p{L}+ ){1,3}(?:(?:was|is|has been|have been) )?(?:created|added|saved|posted|submitted|sent|received|registered|changed|updated|booked|reserved|scheduled|moved|placed|recorded|confirmed|completed?)[.!]?$/iu;
const reportPath =
  /\/(?:created|added|saved|posted|submitted|sent|received|registered|changed|updated|booked|reserved|scheduled|moved|placed|recorded|confirmed|completed?|done|finished)\/?$/iu;
