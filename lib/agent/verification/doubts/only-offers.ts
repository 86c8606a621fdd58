import { isActionable, isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** Steps that ask for what came up, and for no more. */
const bringsUp =
  /^(?:please )?(?:(?:right-?|double-?)?click|press|tap|hover|hit|push|open|expand|unfold|show|display|reveal|launch|view|see|bring|pull|drop|let|look)(?!\p{L})/iu;
/** `At Ivy, open the menu`: the menu itself is what is wanted, wherever that is said. */
const bringsUpMenu =
  /(?<!\p{L})(?:open|expand|unfold|show|display)(?!\p{L}).{1,60}(?:menu|list|drop-?down|options|actions)$/iu;
const choices: ReadonlySet<string> = new Set(["option", "menuitem"]);
const lists = /^(?:list|menu|drop-?down|select|combo ?box)$/;

/**
 * A list came up in which what the step says is still to be chosen: `The start time should be 14:30`; `Click "German" under Subtitles` by `Subtitles`; `Show the
 * data of the last 24 hours` by what unfolds the list with `Last 24 hours`, unless the step only wants the list.
 */
export function isYetToChoose(ground: Ground, check: string): boolean {
  const { asSaid, action, diff, nodesAfter } = ground;
  const isBringing = bringsUp.test(asSaid.trim()) || bringsUpMenu.test(asSaid.trim());
  if (!action.clicks || (isBringing && check !== "part-opened")) return false;
  const said = new Set(wordsOf(asSaid));
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  return come.some((node) => {
    const own = wordsOf(node.name);
    if (own.length === 0 || node.states.includes("selected") || !own.every((word) => said.has(word)))
      return false;
    return isBringing
      ? isPressed(node, ground) || isWritten(node, ground)
      : choices.has(node.role) || (node.role === "link" && ofMenu.test(asSaid)) || isWanted(node, ground);
  });
}

/** `Choose the theme Black Swan`, by `Change theme`, which lets down a list of links. */
const isWanted = (node: SkeletonNode, { verb, intent, target }: Ground): boolean =>
  verb === "select" &&
  isActionable(node) &&
  containsPhrase(intent.value ?? "", node.name) &&
  !containsPhrase(target.node?.name ?? "", node.name);

/** `Go to Tree in the menu "Other"`. */
const ofMenu =
  /(?<!\p{L})(?:in|from|of|under) (?:the |its )?(?:[\p{L}-]{2,20} )?(?:menu|drop-?down)(?!\p{L})/iu;

/** The step quotes what it presses, and it came up only now. */
const isPressed = (node: SkeletonNode, { intent, target }: Ground): boolean =>
  intent.verb === "click" &&
  isActionable(node) &&
  fold(node.name) !== fold(target.node?.name ?? "") &&
  intent.quoted.some((quote) => fold(quote) === fold(node.name));

/** A choice of several words that the step says in that order. */
const isWritten = ({ role, name }: SkeletonNode, { asSaid, intent, target }: Ground): boolean =>
  choices.has(role) &&
  !lists.test(intent.controlWord ?? "") &&
  wordsOf(name).length > 1 &&
  containsPhrase(asSaid, name) &&
  !containsPhrase(target.node?.name ?? "", name);

/** `Open the dialog for a new folder` by `New`, which lists what can be made; `Open the details of Farah Nasser` by what lists what can be done with her. */
export const onlyOffers = ({ asSaid, diff, nodesAfter }: Ground): boolean => {
  const come = [...(diff?.appeared ?? []), ...(diff?.changed ?? []).map(({ after }) => after)].flatMap(
    (at) => nodesAfter[at] ?? [],
  );
  return (
    /(?<!\p{L})(?:dialog(?:ue)?|form|details?|profile|page|record)(?!\p{L})/iu.test(asSaid) &&
    !/(?<!\p{L})(?:menu|list|options|actions|drop-?down)(?!\p{L})/iu.test(asSaid) &&
    come.some(({ role }) => role === "menuitem" || role === "option") &&
    !come.some((node) => node.role === "dialog" || node.role === "form" || isField(node))
  );
};

/** `Click "Block" in the dialog`, by what had the dialog come up. */
export const isBeforeDialog = ({ asSaid, intent, nodesBefore, nodesAfter, diff }: Ground): boolean =>
  intent.verb === "click" &&
  inDialog.test(asSaid) &&
  !nodesBefore.some(({ role }) => role === "dialog") &&
  (diff?.appeared ?? []).some((at) => nodesAfter[at]?.role === "dialog");
const inDialog =
  /(?<!\p{L})(?:in|of|on|inside) (?:the|this|that) (?:\p{L}+ ){0,3}(?:dialog(?:ue)?|modal|prompt|pop-?up)(?!\p{L})/iu;
