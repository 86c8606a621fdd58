import { readStepIntent } from "@/lib/agent/domain/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/words";
import { rowOf } from "./candidates";
import { deniesName } from "./denies-name";
import type { Ground } from "./ground";
import { crosses } from "./meant-verb";
import { toggleRoles } from "./toggle-state";
import { rootOf, rootsOf } from "./word-roots";

/** Checks that believe in what came up, was taken or was chosen: none of it is what a step wants that closes, hides or gives something up. */
const bringing: ReadonlySet<string> = new Set([
  "known-destination",
  "place-named",
  "entry-opened",
  "part-opened",
  "view-headed",
  "form-submitted",
  "item-appeared",
  "list-arranged",
  "list-paged",
  "choice-read-back",
  "menu-chosen",
  "choice-shown",
]);
/** Checks that see which way a control went. */
const seeing: ReadonlySet<string> = new Set(["toggle-read-back", "control-flipped", "state-held-already"]);

const givingUp =
  /^(?:cancel|discard|dismiss|decline|reject|refuse|abort|undo|abandon|withdraw|forget|close|hide|exit|leave)(?!\p{L})/iu;
const givesUp =
  /(?<!\p{L})(?:cancel|discard|dismiss|decline|reject|refuse|abort|abandon|withdraw|forget|clos|leav|remov|delet|stop|(?:undo|hide|hidden|exit|no|not|don't|keep|back|without|off|done|ok|got it|skip|later)(?!\p{L}))/iu;

/** The step gives something up, and what was pressed says nothing of that: `Discard the new name` by `Save`. */
function keepsInstead(wording: string, { target, action }: Ground): boolean {
  const name = target.node?.name.trim() ?? "";
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
    !negating.test(wording)
  );
}
/** `… no longer among the favourites` by `Add to favourites`, `… among the favourites` by `Remove from favourites`. */
function putsOtherWay(wording: string, { target, action }: Ground): boolean {
  const [, putting, taking, place = ""] = moving.exec(target.node?.name.trim() ?? "") ?? [];
  const isSaid = action.clicks && place !== "" && rootsOf(wording).has(rootOf(fold(place)));
  if (!isSaid || toggleRoles.has(target.node?.role ?? "")) return false;
  const isTaken = takenOut.test(wording);
  return putting ? isTaken : taking !== undefined && !isTaken && !wordsOf(wording).includes("toggle");
}
const moving =
  /^(?:(add|put|save|move) (?:to|in|into|on|onto)|(remove|delete|take) (?:from|off|out of)) (?:the |my |your )?(\p{L}{3,})/iu;
const takenOut =
  /(?<!\p{L})(?:no|not|never|no longer|any (?:more|longer)|remov\p{L}*|delet\p{L}*|tak(?:e|ing|en) .{1,80} (?:off|out|away|from)|off|drop\p{L}*|clear\p{L}*|un\p{L}{3,}|rid)(?!\p{L})|n['’]t(?!\p{L})/iu;

const ending = /^(?:(?:un|dis|de)-?(\p{L}{4,})|(?:stop|cease|quit) (\p{L}{3,}))/iu;
const endingWords: ReadonlySet<string> = new Set(["stop", "cease", "quit", "end"]);
const negating =
  /(?<!\p{L})(?:no|not|never|cannot|without|off|out|cancel|end|remove|undo|un\p{L}{3,}|dis\p{L}{3,}|de\p{L}{5,})(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What is opened by `Edit` and is called otherwise. */
const editable = /(?<!\p{L})(?:settings?|propert|preferences|configuration)/iu;
const commands: ReadonlySet<string> = new Set(["edit", "remove", "send", "archive", "move"]);
/** `Show the contacts of "Ann"` by the `Edit` of Ann's entry. */
function commandsInstead(wording: string, { verb, target, action, nodesBefore }: Ground): boolean {
  const name = target.node?.description || target.node?.name || "";
  const said = rootsOf(wording);
  if (readStepIntent(name).verb === "edit" && editable.test(wording)) return false;
  return (
    action.clicks &&
    (verb === "open" || verb === "navigate") &&
    target.node?.role === "button" &&
    rowOf(nodesBefore, target.index) >= 0 &&
    commands.has(readStepIntent(name).verb) &&
    !said.has(rootOf(wordsOf(name)[0] ?? "")) &&
    !/(?<!\p{L})(?:chang|edit|updat|modif|renam|adjust|configur|delet|remov|shar|dialog|form|menu)/iu.test(
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

/** Words by which controls side by side are told apart. */
const opposites: readonly (readonly [string, string])[] = [
  ["first", "last"],
  ["next", "previous"],
  ["next", "prev"],
  ["start", "end"],
  ["min", "max"],
  ["minimum", "maximum"],
  ["before", "after"],
  ["left", "right"],
  ["top", "bottom"],
  ["old", "new"],
  ["current", "new"],
  ["billing", "shipping"],
  ["billing", "delivery"],
  ["sent", "received"],
  ["incoming", "outgoing"],
  ["credit", "debit"],
  ["buy", "sell"],
  ["in", "out"],
  ["departure", "arrival"],
  ["departure", "return"],
  ["outbound", "inbound"],
  ["primary", "secondary"],
  ["public", "private"],
  ["import", "export"],
  ["upload", "download"],
  ["undo", "redo"],
  ["more", "less"],
  ["more", "fewer"],
  ["upper", "lower"],
  ["horizontal", "vertical"],
  ["opening", "closing"],
  ["home", "work"],
];
const opposite: ReadonlyMap<string, readonly string[]> = opposites.reduce((all, [one, other]) => {
  all.set(one, [...(all.get(one) ?? []), other]);
  all.set(other, [...(all.get(other) ?? []), one]);
  return all;
}, new Map<string, string[]>());

/** `First name` for `Last name`, `Next` for `Previous`: the control is called like what the step says but for one word, and that is the reverse of the step's. */
export function isCalledReverse(wording: string, name: string): boolean {
  const [said, own] = [wordsOf(wording), wordsOf(name)];
  return own.some((word, at) =>
    [...(opposite.get(word) ?? []), ...(own.length === 1 ? negationsOf(word) : [])].some((other) => {
      if (said.includes(word) || own.includes(other)) return false;
      return said.some(
        (one, place) =>
          one === other &&
          (own.length === 1 || beside(said[place + 1], own[at + 1]) || beside(said[place - 1], own[at - 1])),
      );
    }),
  );
}
/** States that a list is narrowed to, as its filters are called, and what is not so. Words that are commands as well (`Complete`, `Open`) are said, and call no filter. */
type Side = { called: ReadonlySet<string>; said: ReadonlySet<string> };
const side = (called: string, said = ""): Side => ({
  called: new Set(called.split(" ")),
  said: new Set(`${called} ${said}`.trim().split(" ")),
});
const states: readonly (readonly [Side, Side])[] = [
  [
    side("completed done finished resolved closed", "complete"),
    side("active pending incomplete uncompleted unfinished undone unresolved outstanding remaining", "open"),
  ],
  [side("read seen"), side("unread unseen")],
  [side("paid settled"), side("unpaid outstanding overdue", "due")],
  [side("published"), side("drafts unpublished", "draft")],
  [side("sent"), side("unsent drafts", "draft")],
  [side("enabled"), side("disabled")],
  [side("online"), side("offline")],
  [side("approved accepted"), side("pending rejected declined unapproved")],
];
const excluding =
  /(?<!\p{L})(?:hide|hidden|hiding|without|except|exclud\p{L}{1,4}|leave out|filter out|remove|gone|away|disappear)(?!\p{L})/iu;
const notSo = /(?<!\p{L})(?:not|never)$/iu;
const lightWords = /(?: (?:yet|been|be|already|all|still|fully|so))+$/iu;

/** `Only the jobs that are not done` by the filter `Completed`. */
export const isOtherState = (wording: string, name: string): boolean => saysState(wording, name, true);
/** `Show only what is still open` by the filter `Active`. */
export const isSaidState = (wording: string, name: string): boolean => saysState(wording, name, false);

function saysState(wording: string, name: string, isReverse: boolean): boolean {
  const own = wordsOf(name).filter((word) => /\p{L}/u.test(word));
  if (excluding.test(wording) || own.length !== 1) return false;
  const words = wordsOf(wording.replace(/n['’]t(?!\p{L})/giu, " not"));
  const saysSide = ({ said }: Side, isDenied: boolean): boolean =>
    words.some((word, at) => {
      const before = words
        .slice(Math.max(0, at - 4), at)
        .join(" ")
        .replace(lightWords, "");
      return said.has(word) && notSo.test(before) === isDenied;
    });
  return states.some((pair) =>
    [pair, [pair[1], pair[0]] as const].some(([one, other]) => {
      const says = saysSide(one, false) || saysSide(other, true);
      const saysOther = saysSide(other, false) || saysSide(one, true);
      return one.called.has(own[0] ?? "") && says !== saysOther && saysOther === isReverse;
    }),
  );
}
/** What looks at the things, and makes them no other. */
const looking: ReadonlySet<string> = new Set(["filter", "open", "navigate", "select", "click", "unknown"]);

/** `inactive` for `active`, and `paid` for `unpaid`. */
const negationsOf = (word: string): string[] => {
  const bare = /^(?:un|in|non)(\p{L}{4,})$/u.exec(word)?.[1];
  return [`un${word}`, `in${word}`, `non${word}`, ...(bare === undefined ? [] : [bare])];
};
const beside = (said: string | undefined, own: string | undefined): boolean =>
  said !== undefined && own !== undefined && said.length > 2 && rootOf(said) === rootOf(own);

/** True when what was used is for the reverse of what the step says, as far as `check` could not see that itself. */
export function isContraryControl(ground: Ground, check: string): boolean {
  const { input, target } = ground;
  const wording = (input.step?.description ?? input.action.stepDescription ?? "").trim();
  if (takesBack(wording, ground) || putsOtherWay(wording, ground)) return true;
  if (seeing.has(check)) return false;
  if (undoes(wording, ground) || doesAnyway(wording, ground) || refusesInstead(wording, ground)) return true;
  if (commandsInstead(wording, ground) || isAnswerInstead(ground)) return true;
  if (isDeniedName(wording, ground)) return true;
  if (bringing.has(check) && keepsInstead(wording, ground)) return true;
  const name = target.node?.name ?? "";
  if (!looking.has(ground.verb)) return isCalledReverse(wording, name);
  return isOtherState(wording, name) || (isCalledReverse(wording, name) && !isSaidState(wording, name));
}
