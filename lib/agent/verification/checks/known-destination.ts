import { asksForAnswer } from "@/lib/agent/domain/asks-for-answer";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls, isPlaceChange, leadsTo, readUrl } from "@/lib/agent/domain/urls";
import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { isEmptyPlace } from "@/lib/agent/verification/page/empty-place";
import { isHeadedByGone } from "@/lib/agent/verification/page/headed-by-gone";
import { isLessCalled, isMoreCalled, isOneOfNamesakes } from "@/lib/agent/verification/page/one-of-namesakes";
import { placeIsNamed } from "@/lib/agent/verification/page/place";
import { orderCame } from "@/lib/agent/verification/page/sorted-rows";
import { isUnlikePlace } from "@/lib/agent/verification/page/unlike-place";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { wantedPage } from "./list-paged";

/** The address is the one that was known before acting: the argument of a navigation, or the link's own. */
export const knownDestination: Check = {
  name: "known-destination",
  applies: ({ action, fit, before }) =>
    action.destination !== undefined && fit.fit !== "other" && before !== undefined,
  check(ground) {
    const { action, before, input, kindAfter } = ground;
    if (!action.destination || !before) return undefined;
    if (kindAfter !== "ordinary" && !(kindAfter === "login" && asksForSignIn(ground))) return undefined;
    if (!leadsTo(input.after.url, action.destination, before.url)) return undefined;
    if (!isPlaceChange(compareUrls(before.url, input.after.url), true)) return undefined;
    if (isEmptyPlace(ground) || isEmptyForm(ground) || isOfOtherName(ground) || opensInstead(ground))
      return undefined;
    const byArgument = action.name !== "click";
    if (!byArgument && isOtherPage(ground)) return undefined;
    if (!byArgument && (!(placeIsNamed(ground) || namesLink(ground) || leadsUp(ground)) || onlyOpens(ground)))
      return undefined;
    if (
      !byArgument &&
      (asksFirst(ground) ||
        isHeadedByGone(ground) ||
        isUnsorted(ground) ||
        isCalledElsewhere(ground) ||
        makesInstead(ground) ||
        isOtherControl(ground) ||
        isLessCalled(ground) ||
        isMoreCalled(ground) ||
        isOneOfNamesakes(ground) ||
        isUnlikePlace(ground) ||
        isFormless(ground))
    )
      return undefined;
    const isOnlyGoing = !action.persistent && (byArgument || !doing.has(ground.verb));
    const taskCompleted = input.isLastStep && input.complexity === "SIMPLE" && isOnlyGoing;
    return verified(thresholds.navigation, `The page is ${input.after.url}, where it was to lead.`, {
      taskCompleted,
    });
  },
};

/** `Go to the third page`, by the link `2` of the pager. */
const isOtherPage = ({ input, target }: Ground): boolean => {
  const wanted = wantedPage(input.step?.description ?? input.action.stepDescription ?? "");
  const own = (target.node?.name ?? "").trim();
  return typeof wanted === "number" && /^\d{1,4}$/.test(own) && Number(own) !== wanted;
};

/** An address that says by what a list is to be sorted sorts nothing: the entries have to stand so. */
const isUnsorted = (ground: Ground): boolean => ground.verb === "sort" && orderCame(ground) !== "asked";

/** The form of a thing that the step calls by name has not one of its fields filled in, and the page does not show the name: the thing is not there. */
const isEmptyForm = ({ intent, nodesBefore, nodesAfter, input }: Ground): boolean => {
  const fields = nodesAfter.filter(({ role }) => role === "textbox");
  const names = properNames(intent);
  const shows = (texts: readonly string[]): boolean =>
    names.some((name) => texts.some((text) => containsPhrase(text, name)));
  return (
    names.length > 0 &&
    fields.length > 1 &&
    fields.every(({ value = "" }) => value.trim() === "") &&
    shows(nodesBefore.map(({ name }) => name)) &&
    !shows([...nodesAfter.map(({ name }) => name), ...input.after.lines])
  );
};

const formAsked = /(?<!\p{L})form(?:\W*$| (?:for|to|that|which|where|with|in which)(?!\p{L}))/iu;
/** `Bring up the order form`, `the form for another owner`, and nothing is to be filled in on the page that came. */
const isFormless = ({ asSaid, input, nodesAfter }: Ground): boolean =>
  [asSaid, input.step?.description ?? ""].some((text) => formAsked.test(text)) &&
  !nodesAfter.some((node) => isField(node) && node.inputType !== "search" && !node.states.includes("hidden"));

/** `Press the cross on the card` by the link `2 orders` in it. */
function isOtherControl({ fit, verb, intent, target }: Ground): boolean {
  if (verb !== "click" || fit.fit === "this") return false;
  const wanted = objectRoots({ ...intent, container: "" });
  const { name = "", description = "", testId = "" } = target.node ?? {};
  const own = rootsOf(`${name} ${description} ${testId}`);
  return wanted.length > 0 && !wanted.some((word) => own.has(word));
}

/** `Back to the list of orders` by `New order`: it makes something, of which the step says nothing. */
const makesInstead = ({ fit, target, asSaid }: Ground): boolean =>
  fit.fit !== "this" &&
  /^\P{L}{0,3}(?:add|new|create|edit|delete|remove)(?!\p{L})/iu.test(target.node?.name ?? "") &&
  !rootsOf(asSaid).has(rootOf(wordsOf(target.node?.name ?? "")[0] ?? ""));

/** Another link is called just what the step says, leads elsewhere, and the one that was used is not called so. */
const isCalledElsewhere = ({ verb, intent, target, nodesBefore }: Ground): boolean => {
  const name = target.node?.name ?? "";
  return (
    (verb === "open" || verb === "navigate") &&
    intent.object !== "" &&
    name !== "" &&
    !containsPhrase(name, intent.object) &&
    nodesBefore.some(
      ({ role, name: its, href }) =>
        role === "link" && fold(its) === fold(intent.object) && href !== target.node?.href,
    )
  );
};

/** `Go to the login form`, by a link that is called so. */
const asksForSignIn = ({ intent, target }: Ground): boolean =>
  signIn.test(intent.words.join(" ")) && signIn.test(target.node?.name ?? "");
const signIn = /(?:log|sign)[- ]?(?:in|on)(?!\p{L})|(?<!\p{L})(?:log|sign)(?!\p{L})/iu;

/** `Back to the list`: the address is above that of the thing which the page before was headed by, and lists it, as that page did not. */
function leadsUp({ verb, fit, target, before, input, nodesBefore, nodesAfter }: Ground): boolean {
  const [from, to] = [readUrl(before?.url ?? ""), readUrl(input.after.url)];
  if (
    verb !== "back" ||
    fit.fit !== "this" ||
    !from ||
    !to ||
    !/^\W*back(?!\p{L})/iu.test(target.node?.name ?? "")
  )
    return false;
  if (!`${from.pathname}${from.hash}`.startsWith(`${to.pathname}${to.hash}`.replace(/\/?$/, "/")))
    return false;
  const things = nodesBefore.flatMap(({ role, name }) => (role === "heading" && name !== "" ? [name] : []));
  const lists = (nodes: readonly SkeletonNode[], thing: string): boolean =>
    nodes.some(({ role, name }) => (role === "row" || role === "item") && containsPhrase(name, thing));
  return things.some((thing) => lists(nodesAfter, thing) && !lists(nodesBefore, thing));
}

/** `Closed the article`: the place of what was to be closed is its reverse. */
const opensInstead = (ground: Ground): boolean =>
  (ground.verb === "close" || /^(?:closed|hidden|left)(?!\p{L})/iu.test(ground.asSaid)) &&
  placeIsNamed(ground);

/** The link of an entry that does not bear the names of the step, as another one of its list does. */
function isOfOtherName({ intent, action, target, nodesBefore }: Ground): boolean {
  const names = properNames(intent);
  const row = rowOf(nodesBefore, target.index);
  const bears = (at: number): boolean => {
    const words = wordsOf(nodesBefore[at]?.name ?? "");
    return names.every((name) => words.includes(name));
  };
  return (
    action.name === "click" &&
    names.length > 0 &&
    row >= 0 &&
    !bears(row) &&
    !bears(target.index) &&
    [...nodesBefore.keys()].some(
      (at) =>
        nodesBefore[at]?.role === nodesBefore[row]?.role &&
        nodesBefore[at]?.parent === nodesBefore[row]?.parent &&
        bears(at),
    )
  );
}

/** All words of the place that is to be opened stand on the link that led where it says. */
function namesLink({ verb, fit, intent, target, asSaid, diff, nodesBefore }: Ground): boolean {
  // `Click Settings in the top bar` asks for no more than that.
  if (verb === "click" && fit.fit === "this" && containsPhrase(asSaid, target.node?.name ?? "")) return true;
  // `Choose Category in the New menu`: a link of a menu is chosen by following it.
  if (verb === "select" && /menu$/.test(intent.controlWord ?? "") && fit.fit === "this")
    return fold(intent.value ?? "") === fold(target.node?.name ?? "");
  if (verb === "filter" && fit.fit === "this" && containsPhrase(asSaid, target.node?.name ?? ""))
    return entriesChanged(diff, nodesBefore);
  const wanted = objectRoots(intent);
  const own = rootsOf(target.node?.name ?? "");
  const isOpening = verb === "open" || verb === "navigate";
  return (
    isOpening &&
    fit.fit === "this" &&
    (wanted.length > 0
      ? wanted.every((word) => own.has(word) || own.has(word.replace(/ing$/, "")))
      : own.size > 0 && [...own].every((word) => saidOf(intent).has(word)))
  );
}
/** A filter that is followed to its address filters nothing by that: entries of the list have to go. */
const entriesChanged = (diff: Ground["diff"], nodesBefore: Ground["nodesBefore"]): boolean =>
  (diff?.disappeared ?? []).some((at) => ["item", "row"].includes(nodesBefore[at]?.role ?? ""));

/** `Go to the page on the switch`: a word for a kind of control may be what the place is about. */
const saidOf = ({ words }: Ground["intent"]): ReadonlySet<string> =>
  new Set(
    words
      .slice(1)
      .filter((word) => word !== "page")
      .map(rootOf),
  );

const doing: ReadonlySet<string> = new Set([
  "add",
  "create",
  "expand",
  "collapse",
  "remove",
  "archive",
  "send",
  "submit",
  "check",
  "uncheck",
  "toggle",
  "move",
  "clear",
]);

/** `Delete the author`, by a link to the page that asks whether to: nothing is deleted before that is answered. */
const asksFirst = (ground: Ground): boolean => {
  const {
    verb,
    intent,
    requests,
    input: { after },
  } = ground;
  return (
    requests.stored.length === 0 &&
    ((!going.has(verb) && asksForAnswer(after.nodes, after.lines)) ||
      (takingAway.has(verb) && intent.verb !== "click") ||
      isCommandThere(ground))
  );
};

/** Whoever only goes there, or looks for something, does not answer what the page asks. */
const going: ReadonlySet<string> = new Set([
  "open",
  "navigate",
  "click",
  "continue",
  "back",
  "search",
  "filter",
  "sort",
  "select",
]);

/** `Subscribe to the thread`, by a link to a form with `Subscribe to thread` under it: that is where it is done. */
function isCommandThere({ intent, nodesBefore, nodesAfter }: Ground): boolean {
  const [command = ""] = intent.words;
  const commands = (nodes: readonly SkeletonNode[]): readonly SkeletonNode[] =>
    nodes.filter(
      ({ role, name, states }) =>
        role === "button" && !states.includes("hidden") && fold(name).split(" ")[0] === command,
    );
  const isForm = commands(nodesAfter).some(({ path }) => /(?:^|\/)form\b/.test(path));
  return !goingWords.has(command) && isForm && commands(nodesBefore).length === 0;
}
const goingWords: ReadonlySet<string> = new Set([
  "click",
  "press",
  "open",
  "go",
  "search",
  "show",
  "view",
  "edit",
]);
/** A place that only comes up takes nothing away, whatever it says. */
const takingAway: ReadonlySet<string> = new Set(["remove", "archive"]);

/** A link that says nothing of what the step does to the thing has opened it, and done nothing to it yet. */
const onlyOpens = ({ verb, intent, target, requests, asSaid }: Ground): boolean => {
  const { name = "", description = "" } = target.node ?? {};
  const own = rootsOf(`${name} ${description}`);
  return (
    (doing.has(verb) || (verb === "edit" && toOther.test(asSaid))) &&
    (requests.stored.length === 0 || ticking.has(verb)) &&
    verbAtBegin(name) !== verb &&
    !own.has(rootOf(verb)) &&
    !own.has(rootOf(intent.words[0] ?? "")) &&
    !(making.has(verb) && own.has(rootOf("new")))
  );
};
/** `Rename the suppliers to vendors`: what it is to become is said, and is yet to be written. */
const toOther = /(?<!\p{L})(?:to|into)(?!\p{L}) \S/iu;
const making: ReadonlySet<string> = new Set(["add", "create"]);
/** What is stored by the way says nothing of a tick: a link has none. */
const ticking: ReadonlySet<string> = new Set(["check", "uncheck", "toggle"]);
