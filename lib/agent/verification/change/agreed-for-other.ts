import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Confirm, so that "Notes (old)" is gone`: the dialog that was agreed to listed `Notes`, which was an entry of the page and is none any more, while the one that
 * the step quotes stands there as before. The site was told to delete, and nothing else.
 */
export function isAgreedForOther({
  nodesBefore,
  nodesAfter,
  diff,
  intent,
  requests,
  target,
}: Ground): boolean {
  const [quote, ...more] = intent.quoted;
  const [told, ...others] = requests.stored;
  if (quote === undefined || more.length > 0 || told?.method.toUpperCase() !== "DELETE") return false;
  if (others.length + requests.refused.length + requests.lost.length + requests.open.length > 0) return false;
  const dialog = nodesBefore.findLastIndex(
    ({ role }, at) => role === "dialog" && isWithin(nodesBefore, target.index, at),
  );
  if (
    dialog < 0 ||
    nodesBefore.some(({ name }, at) => isWithin(nodesBefore, at, dialog) && containsPhrase(name, quote))
  )
    return false;
  const listed = nodesBefore.flatMap(({ role, name }, at) =>
    role === "item" && isWithin(nodesBefore, at, dialog) && /\p{L}{2}/u.test(name) ? [name] : [],
  );
  const count = (nodes: typeof nodesBefore, name: string): number =>
    nodes.filter((node) => node.role === "link" && fold(node.name) === fold(name)).length;
  return (
    listed.length === 1 &&
    !(diff?.linesAdded ?? []).some((line) => containsPhrase(line, quote)) &&
    count(nodesBefore, quote) === 1 &&
    count(nodesAfter, quote) === 1 &&
    listed.every((name) => count(nodesBefore, name) > 0 && count(nodesAfter, name) === 0)
  );
}
