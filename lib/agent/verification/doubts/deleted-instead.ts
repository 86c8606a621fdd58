import type { Ground } from "@/lib/agent/verification/ground";

const keeps = /(?<!\p{L})(?:archiv|shelve|mothball)/iu;
const goes =
  /(?<!\p{L})(?:delet|remov|eras|discard|destroy|purg|clear|empt|drop|trash|wip(?:e|ing)|get rid|take|restor|un-?archiv|lösch|entfern|supprim|elimin|borr|apag|(?:out of|from) (?:the )?archiv)/iu;

/**
 * `Archive the board`, and all that was stored is a `DELETE` of an address that says nothing of an archive: what is archived can be looked up later, and what goes from one
 * list may have gone for good.
 */
export function isDeletedInstead({ requests, input, asSaid }: Ground): boolean {
  const said = [asSaid, input.goal];
  return (
    said.some((text) => keeps.test(text)) &&
    !said.some((text) => goes.test(text)) &&
    requests.stored.length > 0 &&
    requests.stored.every(({ method, urlPath }) => method.toUpperCase() === "DELETE" && !keeps.test(urlPath))
  );
}
