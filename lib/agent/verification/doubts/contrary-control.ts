import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { takenBackBy } from "@/lib/agent/domain/wording/done-word";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues } from "@/lib/agent/verification/page/form-state";
import { isOn, toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import { turnedOver } from "@/lib/agent/verification/page/turned-over";
import { isCalledReverse } from "@/lib/agent/verification/step/called-reverse";
import { denies, doesWhatIsLeft, saysReverseState } from "@/lib/agent/verification/step/denied-state";
import { deniesName, isOtherState, isSaidState } from "@/lib/agent/verification/step/filter-state";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Checks that believe in what came up, was taken or was chosen: none of it is what a step wants that closes, hides or gives something up. */
const bringing: ReadonlySet<string> = new Set([
  "known-destination",
  "place-named",
  "entry-opened",
  "part-opened",
  "view-headed",
  "form-submitted",
  "item-appeared",
  "entry-holds-entered",
  "list-arranged",
  "list-paged",
  "choice-read-back",
  "menu-chosen",
  "choice-shown",
]);
/** Checks that see which way a control went. */
const seeing: ReadonlySet<string> = new Set(["toggle-read-back", "control-flipped", "state-held-already"]);

const givingUp =
  /^(?:cancel|discard|dismiss|decline|reject|refuse|abort|undo|abandon|withdraw|unpublish|forget|close|hide|exit|leave)(?!\p{L})/iu;
const givesUp =
  /(?<!\p{L})(?:cancel|discard|dismiss|decline|reject|refuse|abort|abandon|withdraw|unpublish|forget|clos|leav|remov|delet|stop|(?:undo|hide|hidden|exit|no|not|don't|keep|back|without|off|done|ok|got it|skip|later)(?!\p{L}))/iu;

/** What keeps what was written is often drawn and not called. */
const drawnAs = (node: Ground["target"]["node"]): string =>
  /^icon (check|tick|done|save|floppy|ok)(?!\p{L})/u.exec(node?.description ?? "")?.[1] ?? "";

/** The step gives something up, and what was pressed says nothing of that: `Discard the new name` by `Save`. */
function keepsInstead(wording: string, { target, action }: Ground): boolean {
  const name = target.node?.name.trim() || drawnAs(target.node);
  const said = action.name === "select" ? (action.value ?? "") : name;
  return (
    (action.clicks || action.name === "select") &&
    givingUp.test(wording) &&
    /\p{L}/u.test(name) &&
    !toggleRoles.has(target.node?.role ?? "") &&
    !givesUp.test(said) &&
    !crosses.test(said)
  );
}

/** `Cancel the removal` by `Remove`: it does what was to be given up. */
function doesAnyway(wording: string, { target, action }: Ground): boolean {
  const givenUp = rootsOf(wording.replace(givingUp, ""));
  return (
    action.clicks &&
    /^(?:cancel|abort|stop|abandon)(?!\p{L})/iu.test(wording) &&
    [...rootsOf(target.node?.name ?? "")].some((word) => takesAway.test(word) && givenUp.has(word))
  );
}

/** `Cancel the enrolment in the course` by `Enrol`: it makes what is to be given up. */
function makesGivenUp(wording: string, { target, action }: Ground): boolean {
  const [, thing = ""] = givenBack.exec(wording) ?? [];
  const name = target.node?.name ?? "";
  const [first = ""] = wordsOf(name);
  return (
    action.clicks &&
    target.node?.role === "button" &&
    !givesUp.test(name) &&
    thing !== "" &&
    rootsOf(thing).has(rootOf(first))
  );
}
const givenBack =
  /^(?:cancel|abort|withdraw|undo|revoke) (?:(?:the|my|our|this|his|her|their) )?(\p{Ll}[\p{Ll}-]{2,30})(?= (?:in|for|to|from|of|with|at|on|by)(?!\p{L})|[.!]?$)/iu;

const takesAway = /^(?:remov|delet|revok|eras|discard|archiv)/;

/** `Cancel hold` for a step that confirms it. */
const refusesInstead = (wording: string, { target, action }: Ground): boolean =>
  action.clicks &&
  /^(?:confirm|accept|approve|keep|save|submit|send|agree|allow|complete|finish|place|delete|remove)(?!\p{L})/iu.test(
    wording,
  ) &&
  /^(?:(?:cancel|reject|decline|refuse|deny)(?!\p{L})|no(?:$|[,.!])|do not(?!\p{L})|don['’]t(?!\p{L}))/iu.test(
    target.node?.name.trim() ?? "",
  ) &&
  !/(?<!\p{L})(?:cancel|reject|declin|refus|den(?:y|ial)|not?(?!\p{L}))|n['’]t(?!\p{L})/iu.test(wording);

/** `Send the letter` by `Save as draft`: it puts off what is to be done. */
const putsOff = (wording: string, { target, action }: Ground): boolean =>
  action.clicks &&
  /^(?:send|submit|publish|post|sign|place|issue|approve|finish|release)(?!\p{L})/iu.test(wording) &&
  later.test(target.node?.name ?? "") &&
  !later.test(wording);
const later = /(?<!\p{L})(?:drafts?|(?:for )?later)(?!\p{L})/iu;

/** `Save the post` by `Preview post`: it shows what is written, and keeps none of it. */
const onlyPreviews = (wording: string, ground: Ground): boolean =>
  ground.action.clicks &&
  /^(?:send|submit|publish|post|place|issue|finish|release|save|keep|store|apply|update|add|create|reply|answer)(?!\p{L})/iu.test(
    wording,
  ) &&
  previewing.test(ground.target.node?.name.trim() ?? "") &&
  !isListedAsEntered(ground) &&
  !/(?<!\p{L})(?:preview|vorschau|aperçu|vista previa|anteprima)/iu.test(wording);
const previewing =
  /^(?:(?:show |see )?(?:a |the )?preview|vorschau|aperçu|prévisualiser|vista previa|previsualizar|anteprima|pré-visualizar)(?!\p{L})(?!.*(?:[&+]|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})))/iu;
/** `Preview invoice` that did send: the site took it, and the one entry that came bears what was entered, as none did. */
const isListedAsEntered = (ground: Ground): boolean => {
  const { requests, diff, nodesBefore, nodesAfter } = ground;
  const [only = -1, ...more] = (diff?.appeared ?? []).filter((at) => isEntry(nodesAfter[at]));
  return (
    requests.stored.some(({ urlPath }) => !previewAddress.test(urlPath)) &&
    more.length === 0 &&
    enteredValues(ground).some((value) => {
      const bears = (node: SkeletonNode | undefined): boolean =>
        isEntry(node) && containsPhrase(node?.name ?? "", value);
      return /\p{L}/u.test(value) && bears(nodesAfter[only]) && !nodesBefore.some(bears);
    })
  );
};
const isEntry = (node: SkeletonNode | undefined): boolean => node?.role === "item" || node?.role === "row";
const previewAddress = /preview|render|draft/iu;

/** `Unarchive the mail` by `Archive`: it does what the step takes back. */
function undoes(wording: string, { target, action }: Ground): boolean {
  const [, undone = ""] = /^(?:un|de|dis)-?(\p{L}{4,})/iu.exec(wording) ?? [];
  const own = wordsOf(target.node?.name ?? "");
  // `Remove snooze` is no snooze.
  if (
    /^(?:remove|cancel|end|stop|undo|clear|delete|take off)(?!\p{L})/iu.test(target.node?.name.trim() ?? "")
  )
    return false;
  return action.clicks && undone !== "" && own.some((word) => rootOf(word) === rootOf(fold(undone)));
}

/** `Let the topic be watched` by `Stop watching`: it takes back what the step wants. Of a box or switch its state says which way it went. */
function takesBack(wording: string, { target, action }: Ground): boolean {
  const [, negated = "", ended = ""] = ending.exec(target.node?.name.trim() ?? "") ?? [];
  const undone = rootOf(fold(negated || ended));
  return (
    action.clicks &&
    !toggleRoles.has(target.node?.role ?? "") &&
    undone !== "" &&
    wordsOf(wording).some((word) => rootOf(word) === undone) &&
    !wordsOf(wording).some((word) => !negated && endingWords.has(word)) &&
    !denies.test(wording)
  );
}
/** `… no longer among the favourites` by `Add to favourites`, `… among the favourites` by `Remove from favourites`. */
function putsOtherWay(wording: string, { target, action }: Ground): boolean {
  const [, putting, taking, place = ""] = moving.exec(target.node?.name.trim() ?? "") ?? [];
  const isSaid = action.clicks && place !== "" && rootsOf(wording).has(rootOf(fold(place)));
  if (!isSaid || toggleRoles.has(target.node?.role ?? "")) return false;
  const isTaken = saysTakenOut(wording);
  return putting ? isTaken : taking !== undefined && !isTaken && !wordsOf(wording).includes("toggle");
}
const moving =
  /^(?:(add|put|save|move) (?:to|in|into|on|onto)|(remove|delete|take) (?:from|off|out of)) (?:the |my |your )?(\p{L}{3,})/iu;
/** `Mark the bill as void` by `Mark as paid`. */
function marksOtherwise(wording: string, { target, action }: Ground): boolean {
  const [own, said] = [target.node?.name ?? "", wording].map((text) => asState.exec(text.trim())?.[1] ?? "");
  return (
    action.clicks &&
    !!own &&
    !!said &&
    !rootsOf(wording).has(rootOf(fold(own))) &&
    !isSaidState(wording, own) &&
    !isSaidState(own, said)
  );
}
const asState = /(?<!\p{L})(?:mark|set|flag|tag)(?!\p{L}).{0,120}? as (?:an? )?(\p{L}{3,20})$/iu;

/** The step says that something is to be no longer where, or what, it is. */
export const saysTakenOut = (wording: string): boolean => takenOut.test(wording);
const takenOut =
  /(?<!\p{L})(?:no|not|never|no longer|any (?:more|longer)|remov\p{L}*|delet\p{L}*|tak(?:e|ing|en) .{1,80} (?:off|out|away|from)|off|drop\p{L}*|clear\p{L}*|un(?!der|til|less)\p{L}{3,}|rid)(?!\p{L})|n['’]t(?!\p{L})/iu;

const ending = /^(?:(?:un|dis|de)-?(\p{L}{4,})|(?:stop|cease|quit|end|leave) (\p{L}{3,}))/iu;
const endingWords: ReadonlySet<string> = new Set(
  "stop cease quit end leave finish complete drop exit hang".split(" "),
);

/** What shows that it is on, or is called by its state, is turned off by being pressed; what has another name since then was a command. */
const statesReverse = ({ asSaid, target, action }: Ground, check: string): boolean =>
  action.clicks &&
  (!seeing.has(check) || (target.after !== undefined && target.after.name !== target.node?.name)) &&
  !toggleRoles.has(target.node?.role ?? "") &&
  isOn(target.node) === undefined &&
  turnedOver(target.node, target.after) !== "off" &&
  saysReverseState(asSaid, target.node?.name ?? "");

/** What is opened by `Edit` and is called otherwise. */
const editable = /(?<!\p{L})(?:settings?|propert|preferences|configuration)/iu;
const inMenus: ReadonlySet<string> = new Set(["menuitem", "option", "item"]);
const commands: ReadonlySet<string> = new Set(["add", "edit", "remove", "send", "archive", "move"]);
/** `Show the contacts of "Ann"` by the `Edit` of Ann's entry. */
function commandsInstead(wording: string, { verb, target, action, nodesBefore }: Ground): boolean {
  const name = target.node?.description || target.node?.name || "";
  const said = rootsOf(wording);
  if (readStepIntent(name).verb === "edit" && editable.test(wording)) return false;
  return (
    action.clicks &&
    (verb === "open" || verb === "navigate") &&
    ((target.node?.role === "button" && rowOf(nodesBefore, target.index) >= 0) ||
      inMenus.has(target.node?.role ?? "")) &&
    commands.has(readStepIntent(name).verb) &&
    !said.has(rootOf(wordsOf(name)[0] ?? "")) &&
    !/(?<!\p{L})(?:chang|edit|updat|modif|renam|adjust|configur|delet|remov|shar|dialog|form|menu|add|new|another|creat)/iu.test(
      wording,
    )
  );
}

const answering = /(?<!\p{L})(?:re|fwd?|aw|wg|sv|rv|copy of|draft)\s*:?\s*$/iu;
/** `Re: Lunch` for `Lunch`, where there is `Lunch` itself. */
function isAnswerInstead({ intent, asSaid, target, nodesBefore }: Ground): boolean {
  const quote = intent.quoted.length === 1 ? intent.quoted[0] : undefined;
  if (quote === undefined || answering.test(asSaid.slice(0, Math.max(0, asSaid.indexOf(quote) - 1))))
    return false;
  const follows = (name: string): boolean => {
    const at = name.indexOf(quote);
    return at > 0 && answering.test(name.slice(0, at));
  };
  return (
    follows(target.node?.name ?? "") &&
    nodesBefore.some(({ role, name }) => role === target.node?.role && name.includes(quote) && !follows(name))
  );
}

/** Of a box its state says which way it went. */
const isDeniedName = (wording: string, { target, action }: Ground): boolean =>
  action.clicks && !toggleRoles.has(target.node?.role ?? "") && deniesName(wording, target.node?.name ?? "");

/** What looks at the things, and makes them no other. */
const looking: ReadonlySet<string> = new Set(["filter", "open", "navigate", "select", "click", "unknown"]);

/** True when what was used is for the reverse of what the step says, as far as `check` could not see that itself. */
export function isContraryControl(ground: Ground, check: string): boolean {
  const { input, target } = ground;
  const wording = (input.step?.description ?? input.action.stepDescription ?? "").trim();
  if (check === "part-opened" && opensMenu(ground)) return false;
  if (takesBack(wording, ground) || putsOtherWay(wording, ground) || marksOtherwise(wording, ground))
    return true;
  if (makesGivenUp(wording, ground) || putsOff(wording, ground) || onlyPreviews(wording, ground)) return true;
  if (
    statesReverse(ground, check) ||
    (ground.action.clicks && doesWhatIsLeft(ground.asSaid, ground.target.node?.name ?? ""))
  )
    return true;
  if (seeing.has(check)) return false;
  if (undoes(wording, ground) || doesAnyway(wording, ground) || refusesInstead(wording, ground)) return true;
  if (commandsInstead(wording, ground) || isAnswerInstead(ground)) return true;
  if (isDeniedName(wording, ground)) return true;
  if (bringing.has(check) && keepsInstead(wording, ground)) return true;
  const name = target.node?.name ?? "";
  if (!looking.has(ground.verb)) return isCalledReverse(wording, name);
  return isOtherState(wording, name) || (isCalledReverse(wording, name) && !isSaidState(wording, name));
}

/** `Open the watch menu`, by `Not watching`: what opens a menu is called by the choice that holds at present, and turns nothing over. */
const opensMenu = ({ verb, intent, target }: Ground): boolean =>
  verb === "open" &&
  menus.has(intent.controlWord ?? "") &&
  target.node?.states.includes("popup") === true &&
  target.node.states.includes("collapsed") &&
  target.after?.states.includes("expanded") === true;
const menus: ReadonlySet<string> = new Set(["menu", "list", "dropdown", "drop-down"]);

/** `Have Ann among the followed` by `Following`, which is `Follow` now; `Vote for Pasta` by what was pressed and is not. */
export function turnedOtherWay({ target, verb, asSaid }: Ground): boolean {
  const turned = turnedOver(target.node, target.after) ?? wentOff(target);
  const isOffWanted =
    verb === "uncheck" ||
    verb === "remove" ||
    saysTakenOut(asSaid) ||
    takenBackBy(wordsOf(asSaid)[0] ?? "") !== undefined;
  return turned !== undefined && verb !== "toggle" && (turned === "off") !== isOffWanted;
}

const wentOff = ({ node, after }: Ground["target"]): "off" | undefined =>
  isOn(node) === true && after !== undefined && isOn(after) !== true ? "off" : undefined;
