import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isFilteredByAddress } from "@/lib/agent/verification/change/filtered-by-address";
import { isOtherListSearched } from "@/lib/agent/verification/change/other-list";
import { isFoundPage, isResultPage } from "@/lib/agent/verification/change/result-page";
import { isOnControl, standsForList } from "@/lib/agent/verification/change/shown-choice";
import { isNothingThere } from "@/lib/agent/verification/change/unfound";
import { type Check, type Decision, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { heldValue, isForSearching, sameValue } from "@/lib/agent/verification/page/field-value";
import { enteredValues } from "@/lib/agent/verification/page/form-state";
import {
  isColumnMeant,
  isHeading,
  isTurnedByHeading,
  orderCame,
} from "@/lib/agent/verification/page/sorted-rows";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { valueIsAsked } from "@/lib/agent/verification/page/value-asked";
import { entersForStep, saysValue } from "@/lib/agent/verification/step/enters-for-step";
import { isSaidState } from "@/lib/agent/verification/step/filter-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { orderAsked } from "@/lib/agent/verification/step/order-asked";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Sorted, filtered, searched or paged: the control shows the choice, and the list shows another order or other items. */
export const listArranged: Check = {
  name: "list-arranged",
  applies: (ground) =>
    ground.diff !== undefined &&
    arranging.has(ground.verb) &&
    entersForStep(ground.intent, ground.action.value) &&
    (!ground.action.takesText ||
      searching.has(ground.verb) ||
      (saysValue(ground.intent, ground.action.value) && !isYetOffered(ground))) &&
    (isColumnMeant(ground) ||
      isNamedFilter(ground) ||
      isStateFilter(ground) ||
      isSearchField(ground) ||
      isKindChosen(ground) ||
      isFilteredByAddress(ground)),
  check(ground) {
    if (isOtherKind(ground) || isNothingThere(ground)) return undefined;
    if (ground.verb === "search" && isOtherListSearched(ground)) return undefined;
    if (isResultPage(ground) || isFoundPage(searchedFor(ground), ground))
      return verified(0.9, "The page is that of what was searched for, and has it.");
    if (isSentSearch(ground) && showsFound(ground, searchedFor(ground)))
      return verified(0.95, "The list shows what was searched for, and nothing else.");
    if (isFilteredByAddress(ground)) return verified(0.9, "The address and the list show the choice.");
    if (isKindChosen(ground))
      return showsFound(ground)
        ? verified(0.95, "The list shows what was chosen, and nothing else.")
        : undefined;
    if (ground.verb === "sort" && isColumnMeant(ground) && orderCame(ground) === "asked")
      return byHeading(ground);
    if (ground.fit.fit !== "this" && isSearchField(ground) && !showsFound(ground)) return undefined;
    if (ground.verb === "sort" && (!isColumnMeant(ground) || tellsDirection(ground))) return undefined;
    if (ground.verb === "sort" && isTurnedByHeading(ground)) return byHeading(ground);
    if (isTurnedBySorter(ground)) return isSorted(ground);
    if (!controlShows(ground) || foundNothing(ground) || onlyProposes(ground)) return undefined;
    if (!listChanged(ground)) return undefined;
    return ground.verb === "sort" ? byHeading(ground) : verified(0.95, "The list shows the choice.");
  },
};

/** What came up while it was typed stands in the field's own form: it is proposed, and the list of the page is as it was. A cross that empties the field beside a list that has it is none. */
function onlyProposes(ground: Ground): boolean {
  const { action, diff, target, nodesAfter } = ground;
  const form = /^.*(?:^|\/)(?:form|search)(?:[:/][^/]*)?/u.exec(target.after?.path ?? "")?.[0];
  const came = (diff?.appeared ?? []).flatMap((index) => nodesAfter[index] ?? []);
  return (
    action.takesText &&
    !action.pressesEnter &&
    form !== undefined &&
    came.length > 0 &&
    came.every(({ path }) => path.startsWith(form)) &&
    !showsFound(ground)
  );
}

/** The step says which way, and nobody could read from the rows that they stand so. */
const tellsDirection = ({ input, target, action }: Ground): boolean =>
  action.clicks &&
  orderAsked(input.step?.description ?? input.action.stepDescription ?? "", target.node?.name ?? "")?.up !==
    undefined;

/** What is pressed at the head of a table an application keeps as a setting, and takes back where it cannot. */
const byHeading = (ground: Ground): Decision =>
  isHeading(ground)
    ? isSorted(ground)
    : verified(0.95, "The entries stand in another order by what was asked for.");
const isSorted = ({ input }: Ground): Decision =>
  input.secondLook
    ? verified(0.95, "The entries stand in another order by what was asked for.")
    : lookAgain(0.9, "The entries stand in another order by what was asked for, and have yet to stay so.");

/** `Sort by file size`, a button above the list: it does nothing else, and the list of the page stands in another order. */
const isTurnedBySorter = ({ verb, target, diff, action }: Ground): boolean =>
  verb === "sort" &&
  action.clicks &&
  target.afterIndex >= 0 &&
  /^\P{L}{0,3}sort by \p{L}/iu.test(target.node?.name ?? "") &&
  diff?.reordered.length === 1;

/** The search led to another page, and nothing there speaks of what was searched. */
function foundNothing({ verb, observed, action, nodesAfter, target, diff }: Ground): boolean {
  const { value } = action;
  if (verb !== "search" || value === undefined || !observed || !isPlaceChange(observed.urlChange, false))
    return false;
  const texts = [
    ...nodesAfter.filter((_, index) => index !== target.afterIndex).map(({ name }) => name),
    ...(diff?.linesAdded ?? []),
  ];
  return !texts.some((text) => containsPhrase(text, value));
}

/** What is typed for another step narrows the list by something that the step did not ask for, unless it says so. */
const searching: ReadonlySet<string> = new Set(["search"]);

/** `Choose "Toggle preview"`: what was typed only narrows a list in which that is still to be chosen. */
const isYetOffered = ({ verb, action, nodesAfter }: Ground): boolean =>
  verb === "select" &&
  nodesAfter.some(
    ({ role, name }) => (role === "option" || role === "menuitem") && sameValue(name, action.value ?? ""),
  );

/** `Show only the gardeners`: the options of the list that begin like a word of the step. */
const optionsMeant = ({ target, intent }: Ground): readonly string[] =>
  (target.node?.options ?? []).filter((option) =>
    wordsOf(option).some(
      (word) =>
        word.length >= sharedStart &&
        intent.words.some((said) => said.startsWith(word.slice(0, sharedStart))),
    ),
  );
const sharedStart = 6;

/** The one option that the step can mean, by a word that begins like its own, was chosen. */
function isKindChosen(ground: Ground): boolean {
  const { verb, fit, action, target, input } = ground;
  const { value = "" } = action;
  if (verb !== "filter" || action.name !== "select" || fit.fit === "other") return false;
  if (!sameValue(heldValue(target.after, input.report) ?? "", value)) return false;
  const [only, ...more] = optionsMeant(ground);
  return only === value && more.length === 0 && wordsOf(value).length === 1;
}

/** Another option of the list begins like a word of the step, and the chosen one does not. */
function isOtherKind(ground: Ground): boolean {
  const { value = "", name } = ground.action;
  const meant = name === "select" && !saysValue(ground.intent, value) ? optionsMeant(ground) : [];
  return meant.length > 0 && !meant.includes(value);
}

/** Several controls go by the same name: the one that narrows the list is the filter that was asked for. */
const isNamedFilter = ({ verb, fit, target, intent }: Ground): boolean => {
  const own = [...rootsOf(target.node?.name ?? "")];
  const asked = new Set(intent.words.map(rootOf));
  return verb === "filter" && fit.fit === "unclear" && own.length > 0 && own.every((word) => asked.has(word));
};

/** `Show only what is still open`, and the filter `Active`: it is called by the same state in another word, and nothing else by the step's own. */
const isStateFilter = ({ verb, fit, target, input, intent, nodesBefore }: Ground): boolean => {
  const wording = input.step?.description ?? input.action.stepDescription ?? "";
  const isOwnWord = ({ name }: SkeletonNode): boolean => {
    const [only, ...more] = wordsOf(name).filter((word) => /\p{L}/u.test(word));
    return only !== undefined && more.length === 0 && intent.words.includes(only);
  };
  return (
    verb === "filter" &&
    fit.fit === "unclear" &&
    isSaidState(wording, target.node?.name ?? "") &&
    !nodesBefore.some((node) => isActionable(node) && node !== target.node && isOwnWord(node))
  );
};

/** Whatever else goes by the step's words: what is searched is typed into a field for searching. */
const isSearchField = ({ verb, fit, target, action, intent, nodesBefore }: Ground): boolean =>
  (verb === "search" || (verb === "filter" && action.takesText && saysValue(intent, action.value))) &&
  fit.fit === "unclear" &&
  isForSearching(nodesBefore, target.index);

/** The button of a search or filter was pressed, in whose form only one thing was entered. */
const isSentSearch = (ground: Ground): boolean =>
  (ground.verb === "search" || ground.verb === "filter") &&
  ground.fit.fit === "this" &&
  ground.action.name === "click" &&
  searchedFor(ground) !== "" &&
  saysNothingElse(ground, searchedFor(ground));

/** Beside the button and what was entered the step names nothing that it could have meant instead. */
function saysNothingElse({ intent, target }: Ground, entered: string): boolean {
  const known = new Set(wordsOf(`${target.node?.name ?? ""} ${entered}`).map(rootOf));
  return objectRoots({ ...intent, container: intent.container ?? "" }).every((word) => known.has(word));
}

function searchedFor(ground: Ground): string {
  // Beside what is sought the page may hold which part of the list is shown, and what was chosen from a list.
  const beside = new Set(
    ground.nodesBefore
      .filter(
        ({ states, name, value = "" }) =>
          states.includes("readonly") || (name === "" && /^\d{1,4}$/.test(value.trim())),
      )
      .map(({ value = "" }) => value.trim()),
  );
  const [only, ...more] = enteredValues(ground).filter((value) => !beside.has(value));
  return only !== undefined && more.length === 0 && /[\p{L}\d]{3}/u.test(only) ? only.trim() : "";
}

/** What is left of a list holds what was searched, and what is gone of it does not. */
function showsFound(
  { action, diff, nodesBefore, nodesAfter }: Ground,
  value: string = action.value ?? "",
): boolean {
  // A search finds parts of words, too.
  const holds = (name: string): boolean => fold(name).includes(fold(value));
  const gone = (diff?.disappeared ?? []).flatMap((index) => nodesBefore[index] ?? []);
  const lacking = gone.filter(({ role, name }) => itemRoles.has(role) && !holds(name));
  const listOf = ({ parent, path }: SkeletonNode): number | string => {
    const list = diff?.match.toAfter[parent] ?? -1;
    return list < 0 ? path : list;
  };
  return [...new Set(lacking.map(listOf))].some((list) => {
    const left = nodesAfter.filter(
      ({ role, path, parent }) => itemRoles.has(role) && (path === list || parent === list),
    );
    const found = left.filter(({ name }) => holds(name));
    // The first and the last row of a table may be its heading and its foot; a foot often says the same as the heading, and may stand behind it.
    const others = left.filter((node) => !found.includes(node));
    const isEnd = (node: SkeletonNode): boolean =>
      node.role === "row" && (node.name === left[0]?.name || node.name === left.at(-1)?.name);
    return value !== "" && found.length > 0 && others.every(isEnd);
  });
}

const arranging: ReadonlySet<string> = new Set([
  "sort",
  "filter",
  "search",
  "navigate",
  "open",
  "select",
  "click",
]);

/** The select or field holds the choice, or the filter is marked as the present one, or the address says it. */
function controlShows(ground: Ground): boolean {
  const { action, target, input, observed } = ground;
  if (action.value !== undefined) {
    if (!valueIsAsked(ground)) return false;
    const held = heldValue(target.after, input.report);
    const written = encodeURIComponent(action.value);
    const inUrl = [action.value, written, written.replace(/%20/g, "+")].some((text) =>
      input.after.url.includes(text),
    );
    return (held !== undefined && sameValue(held, action.value)) || (observed?.urlChange !== "none" && inUrl);
  }
  if (target.afterIndex < 0) return action.clicks && (isOnControl(ground) || standsForList(ground, true));
  return isMarked(target.after) && !isMarked(target.node);
}

/** Its states say so, or an arrow behind its name, which tells the order. Any other sign in the name may stand for what it lists. */
const isMarked = (node: SkeletonNode | undefined): boolean =>
  node !== undefined &&
  (isOn({ ...node, name: "" }) === true || node.states.includes("current") || orderSign.test(node.name));
const orderSign = /[\u2191\u2193\u25B2\u25BC\u2BC5\u2BC6](?:\uFE0E|\uFE0F)?$/u;

const itemRoles: ReadonlySet<string> = new Set(["item", "row", "option", "treeitem"]);

function listChanged({ diff, nodesBefore, nodesAfter, verb, action }: Ground): boolean {
  if (!diff) return false;
  if (verb === "sort") return diff.reordered.length > 0 || orderChanged(diff.match.toAfter, nodesBefore);
  const isItem = (node: { role: string } | undefined): boolean => itemRoles.has(node?.role ?? "");
  if (diff.disappeared.some((index) => isItem(nodesBefore[index]))) return true;
  // A feed adds items by itself; for a search they have to be about what was searched.
  const { value } = action;
  return diff.appeared.some(
    (index) =>
      isItem(nodesAfter[index]) &&
      (value === undefined || containsPhrase(nodesAfter[index]?.name ?? "", value)),
  );
}

/** Items without a list around them: their order among themselves. */
function orderChanged(toAfter: Int32Array, nodesBefore: Ground["nodesBefore"]): boolean {
  let last = -1;
  return nodesBefore.some((node, index) => {
    const other = toAfter[index] ?? -1;
    if (!itemRoles.has(node.role) || other < 0) return false;
    const back = other < last;
    last = other;
    return back;
  });
}
