import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";
import { rootsOf } from "./word-roots";

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

/** `Select the German subtitles`, `Click "German" under Subtitles`, by `Subtitles`: what is to be chosen or pressed came up just now. */
export function offersWhatIsSaid({ verb, intent, target, diff, nodesAfter }: Ground): boolean {
  const own = rootsOf(target.node?.name ?? "");
  const said = intent.verb === "click" ? intent.quoted : verb === "select" ? [intent.value ?? ""] : [];
  const left = said.flatMap((text) => [...rootsOf(text)]).filter((word) => !own.has(word));
  return (diff?.appeared ?? []).some((at) => {
    const node = nodesAfter[at];
    const words = [...rootsOf(node?.name ?? "")];
    return (
      node !== undefined &&
      isActionable(node) &&
      words.length > 0 &&
      words.every((word) => left.includes(word))
    );
  });
}

/** `Click "Block" in the dialog`, by what had the dialog come up. */
export const isBeforeDialog = ({ asSaid, intent, nodesBefore, nodesAfter, diff }: Ground): boolean =>
  intent.verb === "click" &&
  inDialog.test(asSaid) &&
  !nodesBefore.some(({ role }) => role === "dialog") &&
  (diff?.appeared ?? []).some((at) => nodesAfter[at]?.role === "dialog");
const inDialog =
  /(?<!\p{L})(?:in|of|on|inside) (?:the|this|that) (?:\p{L}+ ){0,3}(?:dialog(?:ue)?|modal|prompt|pop-?up)(?!\p{L})/iu;
