import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** Steps that want the thing and not only its search. */
const demands =
  /(?<!\p{L})(?:bring(?:s|ing)? up|pull up|turns? up|should (?:find|show|list|return)|(?:be|gets?) found|is to (?:show|appear)|must (?:show|appear|find))(?!\p{L})/iu;
/** `Find the contact Linde`, which is more than to look for it. */
const seeks = /^(?:please )?(?:find|locate|pull up|bring up|look up) (?:the|my|our|this|that) /iu;
const entries: ReadonlySet<string> = new Set(["item", "row", "link", "heading", "option", "treeitem"]);

/** `Bring up the gloves with the search`, and nothing that came or stayed bears what was typed: the search was done, and found none. */
export const foundNothing = ({ asSaid, action, nodesAfter }: Ground): boolean =>
  action.takesText &&
  (demands.test(asSaid) || seeks.test(asSaid)) &&
  !nodesAfter.some(({ role, name }) => entries.has(role) && containsPhrase(name, action.value ?? ""));
