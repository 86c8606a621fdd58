import { isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";

const offering: ReadonlySet<string> = new Set(["menuitem", "option"]);
const lists = /^(?:list|menu|drop-?down|select|combo ?box)$/;

/** `Show the data of the last 24 hours` by what unfolds the list with `Last 24 hours`: it has yet to be chosen, unless the step only wants the list. */
export const offersNamed = ({ asSaid, intent, diff, target, nodesAfter }: Ground): boolean =>
  !lists.test(intent.controlWord ?? "") &&
  (diff?.appeared ?? []).some((at) => {
    const node = nodesAfter[at];
    return (
      node !== undefined &&
      offering.has(node.role) &&
      wordsOf(node.name).length > 1 &&
      containsPhrase(asSaid, node.name) &&
      !containsPhrase(target.node?.name ?? "", node.name)
    );
  });

/** `Open the dialog for a new folder` by `New`, which lists what can be made. */
export const onlyOffers = ({ asSaid, diff, nodesAfter }: Ground): boolean => {
  const come = [...(diff?.appeared ?? []), ...(diff?.changed ?? []).map(({ after }) => after)].flatMap(
    (at) => nodesAfter[at] ?? [],
  );
  return (
    /(?<!\p{L})(?:dialog(?:ue)?|form)(?!\p{L})/iu.test(asSaid) &&
    come.some(({ role }) => role === "menuitem" || role === "option") &&
    !come.some((node) => node.role === "dialog" || node.role === "form" || isField(node))
  );
};
