import { withoutAsides } from "@/lib/adapters/offline/matching/asides";
import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import {
  entriesFromGoal,
  type Filled,
  fillFromGoal,
  leadsOn,
} from "@/lib/adapters/offline/matching/fill-from-goal";
import { saves, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { findOpener } from "@/lib/adapters/offline/matching/find-opener";
import { vowBefore } from "@/lib/adapters/offline/matching/find-vow";
import { leadsHere } from "@/lib/adapters/offline/matching/find-way";
import { opensAnother } from "@/lib/adapters/offline/matching/menu-of-another";
import { asksMore } from "@/lib/adapters/offline/matching/opening-words";
import { stateWantedBy } from "@/lib/adapters/offline/matching/opens-editor";
import { isShownInParts } from "@/lib/adapters/offline/matching/owned-names";
import { isLeftOpen } from "@/lib/adapters/offline/matching/paired-lists";
import { rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { lacksPickedRows } from "@/lib/adapters/offline/matching/rows-from-goal";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { withAdded } from "@/lib/agent/domain/wording/held-list";
import { withoutKind } from "@/lib/agent/domain/wording/state-asked";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { parseAction } from "@/lib/contracts/action-text";
import { isoDay } from "./adapt-value";
import { addedSo } from "./added-so";
import { act, describe, prepare } from "./answer";
import { isChip, takenFirst } from "./as-chip";
import { isHeldUp } from "./begun-field";
import { besideOpener, namesAnother } from "./beside-opener";
import { cellFirst } from "./cell-first";
import { chooseInGrid } from "./choose-in-grid";
import { chooseToEnable } from "./choose-to-enable";
import { listNamedFirst } from "./chooses-first";
import { countedInForm } from "./counted-in-form";
import { deedHere, isCarriedOutBehind } from "./deed-here";
import { entered } from "./enter-entry";
import { wasPressed } from "./explore";
import { choosesOutside, inDialog } from "./in-dialog";
import { inTree } from "./in-tree";
import { listOfDeed } from "./list-of-deed";
import { noticeOver } from "./notice-over";
import { isOfOtherDay } from "./of-other-day";
import { isBesidePressed, isOfOtherEntry } from "./of-other-entry";
import { areNumbersShown, onReview } from "./on-review";
import { onlyField } from "./only-field";
import { holdsChosen, openedList } from "./opened-list";
import type { PageContext } from "./page-context";
import { isOfAnother, openerOnItsPage, saidOfThing } from "./page-of-thing";
import { pickDay } from "./pick-day";
import { pressedCodes } from "./pressed-codes";
import { selectRows } from "./select-rows";
import { isEmpty, sentBy } from "./sent-by";
import { shutDeed } from "./shut-deed";
import { slotCalled } from "./slot-called";
import { slotFirst } from "./slot-first";
import { boxOf, switchOf } from "./switch-of";
import { isSentLater, offeredFor, typedChoice } from "./typed-choice";
import { chosenFirst, counted } from "./unsent-choices";

/**
 * The next action towards a goal that no rule of the language reads: what the page offers is matched with the words and values of the goal. A form that
 * takes them is filled in, field by field, and sent; else the entry or control that leads nearer is opened. Undefined where nothing fits.
 */
export function actOnRequest(goal: string, context: PageContext): ActionAnswer | undefined {
  const plain = withoutAsides(goal, context.nodes);
  if (isOfAnother(plain, context)) return undefined;
  const nodes = choosesOutside(context) ? context.nodes : inDialog(context.nodes);
  return (
    noticeOver(plain, context) ??
    offeredState(plain, nodes, context) ??
    openedList(plain, nodes, context, () => isAllShown(plain, nodes, context)) ??
    selectRows(plain, nodes, context) ??
    countedInForm(plain, nodes, context) ??
    switchOf(plain, nodes, context) ??
    (isAllShown(plain, nodes, context) ? boxOf(plain, nodes, context) : undefined) ??
    counted(plain, nodes, context, () => byForm(plain, nodes, context)) ??
    pickDay(plain, nodes, context) ??
    pressedCodes(plain, nodes) ??
    slotFirst(plain, nodes, context) ??
    slotCalled(plain, nodes, context) ??
    chooseInGrid(plain, nodes, context, (option) => isAllShown(plain, nodes, context, option)) ??
    listOfDeed(plain, nodes) ??
    byForm(plain, nodes, context) ??
    byTypedChoice(plain, nodes, context) ??
    onlyField(plain, { ...context, nodes }) ??
    (isAllShown(plain, nodes, context) ? shutDeed(plain, nodes) : undefined) ??
    (areNumbersShown(plain, context) ? onReview(nodes, context) : undefined) ??
    inTree(plain, nodes, context) ??
    (areNumbersShown(plain, context) ? deedHere(plain, nodes, context) : undefined) ??
    cellFirst(plain, nodes, context) ??
    byOpening(plain, nodes, context) ??
    listNamedFirst(plain, context)
  );
}

function byForm(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const filled = fillFromGoal(goal, { nodes, title: context.digest.title, known: knownTexts(goal, context) });
  if (!filled) return undefined;
  const kept = addedSo(filled, nodes, context);
  if (kept) return act("click", [kept.id], `${describe(kept)} stores what was added.`, 0.8);
  const offered = offeredFor(filled.entries, nodes);
  if (offered && !wasPressed(offered, nodes, context.history))
    return prepare("click", [offered.id], `${describe(offered)} is what was entered.`);
  for (const entry of filled.entries.filter((one) => !isChip(one, context))) {
    const next = entered(besideHeld(entry, goal), { ...context, skipsHeld: true });
    if (next?.decision === "act") return { ...next, prepares: true };
    if (next && next.decision !== "step_holds") return undefined;
  }
  const { inside } = filled.form;
  const submit = nextAfterEntered(goal, filled);
  const vow = submit && vowBefore(submit, inside);
  if (vow) return prepare("check", [vow.id], `${describe(vow)} has to be said before ${describe(submit)}.`);
  if (!submit || isBesidePressed(goal, nodes, context.history)(submit)) return undefined;
  if (submit.states.includes("disabled"))
    return chooseToEnable(goal, submit, nodes, context.history) ?? takenFirst(submit, context);
  return leadsOn(filled.form) || onlyLists(submit, inside) || asksMore(submit.name)
    ? prepare("click", [submit.id], `${describe(submit)} leads to the next part.`)
    : act("click", [submit.id], `${describe(submit)} sends what was entered.`, 0.8);
}

/** What is added to a list that a field holds is entered with what it holds. */
const besideHeld = (entry: Entry, goal: string): Entry =>
  entry.kind === "text" && entry.node.role === "textbox"
    ? {
        ...entry,
        value: withAdded(goal, entry.node.name, entry.node.value ?? "", entry.value) ?? entry.value,
      }
    : entry;

/** Of several buttons of one name, the next one after what was entered last. */
function nextAfterEntered(goal: string, { form, entries }: Filled): SnapshotNode | undefined {
  const { submit, inside, path } = form;
  const own = submitOf(inside, path, commandVerb(goal), entries.at(-1)?.node);
  return own?.name === submit?.name ? (own ?? submit) : submit;
}

/** `Add` beside `Save film`: it puts what was entered on a list, and the other one stores that. */
const onlyLists = (submit: SnapshotNode, inside: readonly SnapshotNode[]): boolean =>
  /^(?:add|[+＋]|hinzufügen|ajouter|añadir|agregar|aggiungi|adicionar)(?!\p{L})/iu.test(submit.name.trim()) &&
  inside.filter((node) => node !== submit && saves(node)).length === 1;

function byTypedChoice(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const page = { nodes, title: context.digest.title, known: knownTexts(goal, context) };
  return typedChoice(entriesFromGoal(goal, page), nodes, context, () => isAllShown(goal, nodes, context));
}

function byOpening(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  const { history, digest } = context;
  const isOther = namesAnother(goal, nodes);
  const isOfOther = isOfOtherEntry(goal, history);
  const isBeside = isBesidePressed(goal, nodes, history);
  const isOtherDay = isOfOtherDay(goal, nodes);
  const isHeld = holdsChosen(goal);
  const isLeftOut = (node: SnapshotNode): boolean =>
    wasPressed(node, nodes, history) ||
    lacksPickedRows(node, nodes) ||
    leadsHere(node, digest.url) ||
    isOther(node) ||
    isOfOther(node) ||
    isBeside(node) ||
    isOtherDay(node) ||
    isHeld(node);
  // A link that was followed has done with its words; what was opened in place still stands at its entry.
  const followed = history.flatMap(({ action, target }) =>
    action.startsWith("click(") && target?.startsWith("link ") ? [target] : [],
  );
  const opener =
    findOpener(goal, nodes, isLeftOut, followed) ?? openerOnItsPage(goal, nodes, isLeftOut, followed);
  if (!opener) return undefined;
  // What sends a form is not pressed as long as values of the goal have no place in it, or nothing is in it.
  const sent = sentBy(opener.node, nodes);
  const isOpen = sent?.some((field) => isLeftOpen(goal, field));
  if (sent && (isOpen || !isAllShown(goal, nodes, context) || isEmpty(sent, opener))) return undefined;
  const inside = rowAround(opener.node, nodes)?.inside ?? [];
  if (isHeldUp(goal, opener, context, nodes)) return undefined;
  const beside = besideOpener(goal, opener.node, inside);
  if (beside) return beside === "unfilled" ? undefined : beside;
  const isSecond = inside.some((one) => one !== opener.node && one.name === opener.node.name);
  const vow = opener.does && vowBefore(opener.node, inside, isSecond);
  if (vow)
    return prepare("check", [vow.id], `${describe(vow)} has to be said before ${describe(opener.node)}.`);
  const chosen = opener.does ? chosenFirst(goal, nodes, context) : undefined;
  if (chosen) return chosen;
  return opener.does && isAllShown(goal, nodes, context)
    ? act("click", [opener.node.id], `${describe(opener.node)} does it.`, 0.75)
    : prepare("click", [opener.node.id], `${describe(opener.node)} leads nearer to it.`);
}

/** Every value of the goal is on the page or was entered: pressing a control can do the rest. */
function isAllShown(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
  option = "",
): boolean {
  const shown = [
    option,
    ...nodes.flatMap(({ name, value = "" }) => [name, value]),
    ...knownTexts(goal, context),
    context.digest.title,
  ];
  const given = context.history.map(({ action }) => action);
  return goalFacts(goal)
    .filter(isTelling)
    .every(
      (fact) =>
        [...shown, ...given].some((text) => containsPhrase(text, fact.value)) || isShownInParts(fact, shown),
    );
}

/** Where it has come to: what was pressed on the way is settled, and what was entered, also on a part that is gone. */
export function knownTexts(goal: string, { history, digest, now, nodes }: PageContext): string[] {
  const given = history.flatMap(({ action, outcome }) => {
    const read = outcome === "refuted" ? undefined : parseAction(action);
    const value = read?.ok && entering.has(read.action.name) ? read.action.args[1] : undefined;
    return typeof value === "string" ? [value] : [];
  });
  const dates = goalFacts(goal).filter(
    ({ kind, value }) => kind === "date" && given.includes(isoDay(value, now) ?? value),
  );
  return [
    ...history.flatMap(({ target }) => target ?? []),
    ...saidOfThing(goal, nodes),
    ...given,
    ...dates.map(({ value }) => value),
    ...digest.lines,
  ];
}
const entering: ReadonlySet<string> = new Set(["setValue", "select"]);

/** `case D4`, `table 6`. */
const kindBefore = /^\p{Ll}+\s+(?=\S)/u;
const offering: ReadonlySet<string> = new Set(["option", "menuitem", "clickable", "button"]);

/** `Move … to Done`: what was opened offers just that. Before anything was opened a control of that name is something else. */
function offeredState(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): ActionAnswer | undefined {
  const state = stateWantedBy(goal);
  if (state === undefined || !history.some(({ action }) => action.startsWith("click("))) return undefined;
  // Beside an open menu, `Done` over the list only shows what is there.
  const isMenuOpen = nodes.some(({ role, states }) => role === "menuitem" && !states.includes("hidden"));
  const offers = nodes.filter(
    (node) =>
      offering.has(node.role) &&
      !(isMenuOpen && node.states.includes("unpressed")) &&
      !node.states.includes("hidden") &&
      !wasPressed(node, nodes, history) &&
      [state, withoutKind(state), state.replace(kindBefore, "")].some((one) => fold(node.name) === fold(one)),
  );
  const [only] = offers;
  const isFirst =
    (only?.role === "option" && isSentLater(nodes)) ||
    (only && isCarriedOutBehind(only, goal, nodes, history));
  if (only && offers.length === 1 && isFirst)
    return prepare("click", [only.id], `${describe(only)} is what was entered.`);
  return only && offers.length === 1 && !opensAnother(goal, nodes)
    ? act("click", [only.id], `${describe(only)} is what it is to be.`, 0.85)
    : undefined;
}
