import { isActionable, isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { saysNoBy } from "@/lib/agent/domain/wording/answer-said";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, isFocusStop, isWithin, textWithin } from "@/lib/agent/snapshot/node-tree";
import { shownChange, timesShown } from "@/lib/agent/verification/change/named-change";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { plainPartClosed } from "@/lib/agent/verification/change/plain-part-closed";
import { type Check, type Decision, lookAgain, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { crossedAway } from "@/lib/agent/verification/page/crossed-part";
import { foldTurned } from "@/lib/agent/verification/page/fold-sign";
import { givesUpForm } from "@/lib/agent/verification/step/gives-up-form";
import { mentions, objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const closing: ReadonlySet<string> = new Set(["close", "collapse"]);

/** What the step names closed: the control or the part says so, or a dialog went with the click. */
export const partClosed: Check = {
  name: "part-closed",
  applies: (ground) => {
    const { fit, verb, action, diff } = ground;
    return (
      diff !== undefined && fit.fit !== "other" && action.clicks && (closing.has(verb) || isLeft(ground))
    );
  },
  check: (ground) =>
    closing.has(ground.verb)
      ? (byState(ground) ??
        byHiding(ground) ??
        byContent(ground) ??
        byMessage(ground) ??
        byClass(ground) ??
        byDialog(ground) ??
        byCross(ground) ??
        byAnswer(ground) ??
        byEntry(ground) ??
        byPlainPart(ground))
      : byLeaving(ground),
};

function byPlainPart(ground: Ground): Decision | undefined {
  if (!plainPartClosed(ground)) return undefined;
  const told = "The part went, and nothing else changed";
  return ground.input.secondLook
    ? verified(0.9, `${told}.`)
    : lookAgain(0.9, `${told}. It has yet to stay so.`);
}

/** `Hide the text "Autumn"` by the eye in its line: the page shows it no longer, and the eye is drawn otherwise. */
function byHiding(ground: Ground): Decision | undefined {
  const { asSaid, fit, intent, target, nodesAfter, input } = ground;
  const [name, ...more] = intent.quoted;
  if (!hiding.test(asSaid) || fit.fit !== "this" || name === undefined || more.length > 0) return undefined;
  const isTurned = target.after !== undefined && target.after.name !== target.node?.name;
  const isLeft = timesShown(name, nodesAfter, input.after.lines) > 0;
  return isTurned && !isLeft && shownChange(ground, name) < 0
    ? verified(0.9, `"${name.slice(0, 60)}" is shown no longer.`)
    : undefined;
}
const hiding = /^\s*(?:hide|conceal)(?!\p{L})/iu;

/** `Collapse the card "Notes"` by a sign in it: the part below its heading went, and nothing else of the page did. */
function byContent({
  verb,
  fit,
  target,
  diff,
  nodesBefore,
  nodesAfter,
  requests,
  input,
}: Ground): Decision | undefined {
  const entry = rowOf(nodesBefore, target.index);
  const gone = diff?.disappeared ?? [];
  const isFolded =
    verb === "collapse" &&
    fit.fit === "this" &&
    requests.stored.length === 0 &&
    entry >= 0 &&
    (diff?.match.toAfter[entry] ?? -1) >= 0 &&
    target.afterIndex >= 0 &&
    gone.length > 0 &&
    gone.every((at) => isWithin(nodesBefore, at, entry)) &&
    !(diff?.appeared ?? []).some((at) => isShown(nodesAfter[at]));
  if (!isFolded) return undefined;
  const told = "Of what it stands in only the head is shown now";
  return input.secondLook ? verified(0.9, `${told}.`) : lookAgain(0.9, `${told}, and has yet to stay so.`);
}

/** `Dismiss the alert "Disk is full"` by the cross in it: it is gone, and it bore all that the step calls it by. */
function byMessage({ target, diff, nodesBefore, intent, input }: Ground): Decision | undefined {
  const at = ancestorsOf(nodesBefore, target.index).find((above) =>
    messages.has(nodesBefore[above]?.role ?? ""),
  );
  const { name = "" } = nodesBefore[at ?? -1] ?? {};
  const words = rootsOf(name);
  const isNamed =
    intent.quoted.length > 0
      ? intent.quoted.every((quote) => containsPhrase(name, quote))
      : objectRoots(intent).every((word) => isSaidBy(word, words) || kindsOfMessage.has(word));
  const isOnly = nodesBefore.filter(({ role }) => messages.has(role)).length === 1;
  const isStill = input.after.lines.some((line) => fold(line) === fold(name));
  return at !== undefined &&
    (diff?.match.toAfter[at] ?? -1) < 0 &&
    isNamed &&
    (isOnly || intent.quoted.length > 0 || objectRoots(intent).some((word) => words.has(word))) &&
    !isStill
    ? verified(0.95, "The message is gone, with what closes it.")
    : undefined;
}
/** `the message about the login` says `You are logged in`. */
const isSaidBy = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) ||
  (afterVerb.test(word) &&
    [...words].some((own) => own.replace(/(.)\1$/u, "$1") === word.replace(afterVerb, "")));
const afterVerb = /(?:in|out|on|off|up)$/;
const messages: ReadonlySet<string> = new Set(["alert", "status"]);
const kindsOfMessage: ReadonlySet<string> = new Set(
  ["alert", "message", "notice", "banner", "warning", "toast", "flash", "notification", "hint"].map(rootOf),
);

/** `Click Cancel`: the step says no more than the control that leaves the dialog. */
function isLeft({ asSaid, fit, target, nodesBefore }: Ground): boolean {
  const name = target.node?.name.trim() ?? "";
  return (
    fit.fit === "this" &&
    ((leaving.test(name) &&
      ((pressing.test(asSaid) && containsPhrase(asSaid, name)) ||
        givesUpForm(asSaid) ||
        isHeadedSo(asSaid, nodesBefore, target.index))) ||
      saysNoBy(asSaid, name)) &&
    ancestorsOf(nodesBefore, target.index).some((above) => holders.has(nodesBefore[above]?.role ?? ""))
  );
}
const holders: ReadonlySet<string> = new Set(["dialog", "form"]);
/** `Cancel the new rule`, in the dialog `New Rule`. */
function isHeadedSo(asSaid: string, nodes: Ground["nodesBefore"], target: number): boolean {
  const [, thing = ""] =
    /^cancel (?:the |this |my )?(\p{L}[\p{L} -]{2,40})[.!]?$/iu.exec(asSaid.trim()) ?? [];
  return (
    thing !== "" &&
    ancestorsOf(nodes, target).some(
      (at) => nodes[at]?.role === "dialog" && fold(nodes[at]?.name ?? "") === fold(thing),
    )
  );
}
const pressing = /^(?:click|press|tap|hit|choose)(?!\p{L})/iu;

/** The dialog or form went with all that stood in it, nothing else went, nothing to be filled in came, and nothing was stored. */
function byLeaving(ground: Ground): Decision | undefined {
  const { diff, nodesBefore, nodesAfter, target, requests } = ground;
  if (!diff || !isLeft(ground) || requests.stored.length > 0) return undefined;
  const gone = new Set(diff.disappeared);
  const left = [...gone].filter(
    (at) => holders.has(nodesBefore[at]?.role ?? "") && isWithin(nodesBefore, target.index, at),
  );
  const isDialog = left.some((at) => nodesBefore[at]?.role === "dialog");
  const came = diff.appeared.filter((at) => isShown(nodesAfter[at]));
  if (!isDialog)
    return left.length > 0 && !came.some(isToFill(nodesAfter)) && (pageStays(ground) || leadsUp(ground))
      ? formLeft
      : undefined;
  if (!pageStays(ground)) return undefined;
  // What is around the dialog goes with it.
  const isOfDialog = (at: number): boolean =>
    left.some((one) => at === one || isWithin(nodesBefore, at, one) || isWithin(nodesBefore, one, at));
  // The buttons of an entry that come up where the pointer is then are none that it brought.
  const isOfEntry = (at: number): boolean =>
    !isEntry(nodesAfter[at]) && (diff.match.toBefore[rowOf(nodesAfter, at)] ?? -1) >= 0;
  return [...gone].every((at) => isOfDialog(at) || isFocusStop(nodesBefore, at)) && came.every(isOfEntry)
    ? verified(0.95, "The dialog was left, and nothing else changed.")
    : undefined;
}
/** From the form of a thing to the list of them. */
const leadsUp = ({ before, input }: Ground): boolean => {
  const [from, to] = [readUrl(before?.url ?? "")?.pathname, readUrl(input.after.url)?.pathname];
  return from !== undefined && to !== undefined && from !== to && from.startsWith(to.replace(/\/?$/, "/"));
};
const formLeft = verified(0.9, "The form was left, and nothing was stored.");
const isToFill =
  (nodes: readonly SkeletonNode[]) =>
  (at: number): boolean =>
    nodes[at]?.role === "textbox" && nodes[at]?.inputType !== "search";

/** `Close the prompt`: the answer that leaves it is gone with what was asked, nothing came for it, and nothing was stored. */
function byAnswer(ground: Ground): Decision | undefined {
  const { target, diff, nodesBefore, nodesAfter, intent, requests } = ground;
  const gone = (diff?.disappeared ?? []).flatMap((at) => nodesBefore[at] ?? []);
  const beside = gone.filter((node) => node.parent === target.node?.parent && node !== target.node);
  const isAnswered =
    target.afterIndex < 0 &&
    target.node?.role === "button" &&
    leaving.test(target.node.name.trim()) &&
    beside.some(isField) &&
    gone.length <= mostOfQuestion &&
    gone.every((node) => node.parent === target.node?.parent || wrapping.has(node.role));
  const came = (diff?.appeared ?? []).some((at) => isShown(nodesAfter[at]));
  return isAnswered &&
    !came &&
    pageStays(ground) &&
    isPart.test(intent.object) &&
    requests.stored.length === 0
    ? verified(0.9, "The question went with the answer that leaves it, and nothing came for it.")
    : undefined;
}
const mostOfQuestion = 8;
const leaving = /^(?:cancel|close|dismiss|abort|never ?mind|not now)$/i;
const isPart = /(?<!\p{L})(?:dialog(?:ue)?|prompt|window|pop-?up|form|question|box)$/iu;
const wrapping: ReadonlySet<string> = new Set(["region", "form", "dialog"]);
const isEntry = (node: SkeletonNode | undefined): boolean => node?.role === "item" || node?.role === "row";
const isShown = (node: SkeletonNode | undefined): boolean =>
  node !== undefined && (isActionable(node) || isEntry(node));

/** `Close "Roof repair"`: the entry that was open is gone with its cross, nothing is called so any more, and the site deleted nothing. */
function byEntry({
  target,
  fit,
  intent,
  nodesBefore,
  nodesAfter,
  diff,
  requests,
}: Ground): Decision | undefined {
  const [name, ...more] = intent.quoted;
  const row = rowOf(nodesBefore, target.index);
  const isCross = /^(?:close|×|x)$/iu.test(target.node?.name.trim() ?? "");
  if (name === undefined || more.length > 0 || fit.fit !== "this" || !isCross || row < 0) return undefined;
  const isGone =
    (diff?.match.toAfter[row] ?? -1) < 0 && fold(nodesBefore[row]?.name ?? "").startsWith(fold(name));
  const isLeft = nodesAfter.some((node) => containsPhrase(node.name, name));
  const isDeleted = requests.stored.some(({ method }) => /^delete$/i.test(method));
  return isGone && !isLeft && !isDeleted ? verified(0.95, `"${name.slice(0, 60)}" is closed.`) : undefined;
}

const byCross = (ground: Ground): Decision | undefined =>
  crossedAway(ground) ? verified(0.9, "What the step names is closed, and its cross with it.") : undefined;

const collapsed = /collaps|closed|minimi[sz]ed|folded/;

/** Of all controls of that name, this one alone stands right in what the step quotes. */
function isUnderNamed({ target, nodesBefore, intent }: Ground): boolean {
  const peers = nodesBefore.filter(
    ({ role, name }) => role === target.node?.role && name === target.node.name,
  );
  const named = peers.filter(({ parent }) => mentions(nodesBefore[parent]?.name ?? "", intent));
  return intent.quoted.length === 1 && named.length === 1 && named[0] === target.node;
}

function byState(ground: Ground): Decision | undefined {
  const { target, diff, fit, nodesAfter, intent } = ground;
  const hasLess = (diff?.disappeared.length ?? 0) + (diff?.linesRemoved.length ?? 0) > 0;
  if (fit.fit === "this" && foldTurned(target.node, target.after) === "collapsed" && hasLess)
    return verified(0.95, "It is drawn as folded now, and less is shown.");
  for (const change of diff?.changed ?? []) {
    if (!change.statesAdded.some((state) => collapsed.test(state))) continue;
    const isTarget = change.after === target.afterIndex && fit.fit === "this";
    const isOwn = change.after === target.afterIndex && isUnderNamed(ground);
    if (isTarget || isOwn || mentions(nodesAfter[change.after]?.name ?? "", intent))
      return verified(0.95, "It is collapsed now.");
  }
  return undefined;
}

/** A state class that says both what and how: `sidebar-collapsed`. */
function byClass({ diff, nodesAfter, intent, verb }: Ground): Decision | undefined {
  const wanted = [rootOf(verb), ...objectRoots(intent)];
  if (wanted.length < 2) return undefined;
  const states = [
    ...(diff?.changed.flatMap(({ statesAdded }) => statesAdded) ?? []),
    ...(diff?.appeared.flatMap((index) => nodesAfter[index]?.states ?? []) ?? []),
  ];
  const says = states.some((state) => {
    const shown = rootsOf(state.replace(/[.\-_]+/g, " "));
    return wanted.every((word) => shown.has(word));
  });
  return says ? verified(0.95, "The page is marked so now.") : undefined;
}

function byDialog(ground: Ground): Decision | undefined {
  const { diff, nodesBefore, fit, target } = ground;
  const gone = (diff?.disappeared ?? []).filter((index) => nodesBefore[index]?.role === "dialog");
  const isMeant = fit.fit === "this" || (target.afterIndex < 0 && gone.some((at) => isSaidOf(at, ground)));
  return gone.length > 0 && isMeant ? verified(0.95, "The dialog closed.") : undefined;
}

/** `Close the issue "Blank page"` is said of no dialog in which nothing is called so, and `Hide the side menu` of none that asks for a yes or a no. */
function isSaidOf(dialog: number, { nodesBefore, intent, asSaid, verb, target }: Ground): boolean {
  const text = textWithin(nodesBefore, dialog);
  const isAnswer = answers.test(target.node?.name.trim() ?? "");
  return (
    intent.quoted.every((quote) => containsPhrase(text, quote)) &&
    (!isAnswer || kindsOfDialog.test(asSaid) || (verb !== "collapse" && !hiding.test(asSaid)))
  );
}
const answers = /^(?:yes|no|ok(?:ay)?)$/iu;
const kindsOfDialog =
  /(?<!\p{L})(?:dialog(?:ue)?|prompt|window|pop-?up|modal|overlay|form|question|box|panel|drawer|sheet)(?!\p{L})/iu;
