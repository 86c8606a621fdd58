import { lastingBlocks } from "@/lib/agent/completion/page/blocks";
import { tellsOfOther } from "@/lib/agent/completion/page/other-kind";
import { echoes, isShownIn, lastingTexts } from "@/lib/agent/completion/page/places";
import type { StepProof } from "@/lib/agent/completion/step-proof";
import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, lettersAndDigits, wordsOf } from "@/lib/agent/domain/wording/words";
import { assertionText } from "@/lib/agent/snapshot/assertion-text";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";
import { chosenIn } from "./chosen-in-list";
import { isCountBeside, isCountOf, type Typed } from "./count-told";
import { isCutShort } from "./cut-short";
import { tellsChosen } from "./lines-chosen";
import { isToldInEntry, isToldInPart } from "./option-told";
import { isToldTo } from "./told-to";

/**
 * What was entered before the deed that was to store it, as assertions that were false when it was entered. `aside`: long texts, which lists leave out. `was`: what
 * the field held before.
 */
export type Entered = Extract<Assertion, { kind: "element_value" } | { kind: "element" }> & {
  aside?: true;
  was?: string;
};

/** The action that was to store: the last click or key of the criterion's steps, else the last of them; one that only led there is none of them. */
export function deedOf({ records }: StepProof): ActionRecord | undefined {
  const done = records.filter(({ purpose }) => purpose !== "gather_evidence");
  const own = done.filter((record) => !onlyMakesRoom(record));
  const [likely] = [own, done].filter(({ length }) => length > 0);
  return likely?.findLast(isPressing) ?? likely?.at(-1);
}

/** The same page, whatever the query says. */
export function isSamePlace(a: string, b: string): boolean {
  const change = compareUrls(a, b);
  return change === "none" || change === "anchor" || change === "query";
}

/** The same page in the same view: at most another part of it is scrolled to. */
export const isSamePage = (a: string, b: string): boolean => ["none", "anchor"].includes(compareUrls(a, b));

/** Values that this task put into the fields of the page on which the deed was done. Secrets cannot be read back. */
export const enteredFor = (deed: ActionRecord | undefined, task: Task): Entered[] =>
  deed ? enteredUpTo(deed, task, ({ urlAtAction }) => isSamePlace(urlAtAction, deed.urlAtAction)) : [];

/** The same of all pages that led to the deed: a form may ask for one thing on each of several. */
export const enteredOnTheWay = (deed: ActionRecord | undefined, task: Task): Entered[] =>
  deed ? enteredUpTo(deed, task, () => true) : [];

function enteredUpTo(deed: ActionRecord, task: Task, isMeant: (record: ActionRecord) => boolean): Entered[] {
  const upTo = task.history.findIndex(({ actionId }) => actionId === deed.actionId);
  const entered = task.history.slice(0, upTo + 1).flatMap((record): Entered[] => {
    if (!isMeant(record)) return [];
    if (record.verdict?.outcome !== "verified" || record.target?.inputType === "search") return [];
    const chosen = chosenIn(record, task);
    if (chosen) return [chosen];
    const targets = record.chainTargets ?? (record.target ? [record.target] : []);
    const long = new Set(targets.filter(isLongText).map(({ id }) => id));
    return (record.expectedOutcome?.assertions ?? []).flatMap((one) => {
      const entered = enteredBy(one);
      const isLong = "element" in one && long.has(one.element.id ?? "") && !isToldTo(one, task.goal);
      const whole = entered && completed(entered, record, task);
      const [field, ...others] = targets.filter(({ id }) => "element" in one && one.element.id === id);
      const was =
        others.length > 0 ? undefined : (field ?? (record.chainTargets ? undefined : record.target))?.value;
      return whole
        ? [{ ...whole, ...(isLong ? { aside: true as const } : {}), ...(was === undefined ? {} : { was }) }]
        : [];
    });
  });
  // A value that was put in place of another one is what the field held in the end.
  return withOnlyText(
    entered.filter((one, at) => !entered.slice(at + 1).some((later) => isSameField(one, later))),
  );
}

/** A long text that was typed over another one, and nothing beside it, is what the whole deed was for. */
function withOnlyText(entered: Entered[]): Entered[] {
  const [only, ...more] = entered;
  if (!only?.aside || more.length > 0 || (only.was ?? "") === "") return entered;
  const { aside, ...plain } = only;
  return [plain];
}

/** `Lisbon` was typed, and `Europe/Lisbon` chosen from what came up for it: that is what the field holds. */
function completed(entered: Entered, typed: ActionRecord, { history }: Task): Entered {
  const at = history.findIndex(({ actionId }) => actionId === typed.actionId);
  const next = history.slice(at + 1).find(({ action }) => action.name !== "wait");
  const chosen = next?.target?.role === "option" && isPressing(next) ? next.target.name : "";
  const isIt = entered.kind === "element_value" && chosen !== "" && containsPhrase(chosen, entered.value);
  return isIt ? { ...entered, value: chosen } : entered;
}

/** What was typed or chosen, as it was entered. */
export const typedOf = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));

/** The same, and the radio buttons that were chosen. */
export const typedAndChosen = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : radioOf(one)));

const radioOf = ({ element: { role, name = "" }, ...one }: Entered): string[] =>
  one.kind === "element" && role === "radio" && one.state === "checked" && name !== "" ? [name] : [];

/** What was typed, and the radio buttons that were chosen: what a page that shows it all has to say. Long texts, which lists leave out, are not asked of it. */
export const valuesOf = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) => {
    if (one.kind === "element_value") return one.aside ? [] : [one.value];
    return radioOf(one);
  });

/** What tells the thing that was made: what was entered for it, else what the goal names. */
export function thingsMade(entered: readonly Entered[], goal: string): string[] {
  const values = entered.flatMap((one) => (one.kind === "element_value" && !one.aside ? [one.value] : []));
  return values.length > 0 ? values : goalNames(goal);
}

/** Looked up where such things are, one entry shows all that was entered: a single value may be another thing's, but for one with the long text that came with it. */
export function inOneEntry(
  values: readonly string[],
  page: PageSnapshot,
  goal: string,
  long: readonly string[] = [],
): string[] {
  const told = new Set(values.filter((value) => value.trim().length > 1));
  const letters = values.filter((value) => /^\p{L}$/u.test(value.trim()));
  // `Peony € 34`, of which the goal says the flower.
  const isTold = (value: string, text: string): boolean =>
    isHeldBy(value, [text]) || isToldInPart(value, goal, [text]);
  const isWhole = (text: string): boolean => [...told].every((value) => isTold(value, text));
  const isSpoken = (text: string): boolean =>
    told.size === 1 &&
    long.some((value) => wordsOf(value).length > 2 && isHeldBy(value, [text])) &&
    letters.every((letter) => containsPhrase(text, letter));
  const lasting = lastingTexts(page, goal);
  const entry =
    told.size > 0 &&
    [...lasting, ...lastingBlocks(page, goal).map(({ text }) => text)].find(
      (text) => isWhole(text) && (told.size > 1 || isSpoken(text)) && !tellsOfOther(text, page, goal),
    );
  if (!entry) return [];
  return [...told, ...long.filter((value) => isHeldBy(value, [entry]))].map((value) => `"${value}" is shown`);
}

/** Long texts, which lists leave out as often as not. */
export const longTextsOf = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) => (one.kind === "element_value" && one.aside ? [one.value] : []));

const isLongText = ({ inputType }: ActionTarget): boolean => /^(?:textarea|richtext)$/.test(inputType ?? "");

const isSameField = (one: Entered, other: Entered): boolean =>
  one.element.name === other.element.name && one.element.role === other.element.role;

function enteredBy(assertion: Assertion): Entered | undefined {
  if (assertion.kind !== "element_value" && assertion.kind !== "element") return undefined;
  if (assertion.kind === "element" && assertion.state !== "checked" && assertion.state !== "unchecked")
    return undefined;
  if (assertion.kind === "element_value" && assertion.value.trim() === "") return undefined;
  // Ids are new after a load.
  const { id: _id, ...element } = assertion.element;
  return element.name || element.place ? { ...assertion, element } : undefined;
}

/** `unread`: neither held nor contradicted; what is to be proven is not proven by the rest of it. */
export type ReadingBack = { held: string[]; lost: string[]; unread: string[] };

/**
 * What a page holds of what was entered: in a field of that name, or, as `shown` says of what was new on it, elsewhere. A field that is empty or not there
 * says nothing; one that holds another text does. What stands in the page's own address proves nothing. `told`: sentences of the criterion that hold; a
 * value that is part of them is shown by them, however short it is.
 */
export function readEntered(
  entered: readonly Entered[],
  shown: readonly string[],
  page: PageSnapshot,
  goal: string,
  told: readonly string[] = [],
): ReadingBack {
  const reading: ReadingBack = { held: [], lost: [], unread: [] };
  const lasting = lastingTexts(page, goal);
  const fields = entered.filter(({ kind }) => kind === "element_value");
  const boxes = entered.filter(({ element }) => element.role === "checkbox");
  const makes = !isChanging(goal);
  const isReset = fields.some((one) => one.kind === "element_value" && isEmptyAgain(one, page));
  const isTold = (value: string): boolean =>
    told.some((text) => containsPhrase(text, value)) ||
    isToldInPart(value, goal, told) ||
    isToldInEntry(value, goal, page);
  // One number on the page answers for one field.
  const isOnly = ({ value }: Typed): boolean =>
    fields.filter((other) => other.kind === "element_value" && other.value === value).length === 1;
  const isToldElsewhere = (one: Typed): boolean =>
    isTold(one.value) ||
    lasting.some(
      (text) => isCountOf(one, text, goal) || (isOnly(one) && isCountBeside(one, text, goal, shown)),
    );
  for (const one of entered) {
    const isEcho = one.kind === "element_value" && echoes(page.url, one.value);
    const answer = isEcho ? undefined : answerOf(one, page);
    const isShown = !isEcho && one.kind === "element_value" && shown.includes(one.value);
    const isSeen = !isEcho && one.kind === "element_value" && isShownIn(one.value, lasting);
    const isText = one.kind === "element_value";
    if (answer || (isShown && answer === undefined)) reading.held.push(assertionText(one));
    // Shown somewhere, while its own field holds another text: the page contradicts itself, unless all of it is told and the form proposes what it did.
    else if (isShown && !(makes && isAsProposed(one, page) && typedOf(entered).every(isTold)))
      reading.unread.push(assertionText(one));
    // A form that is empty again proposes what it did: what the page shows nowhere else may have been dropped. Of what was there before, one text has to tell all.
    else if (answer === false && isReset && !makes && isAsProposed(one, page)) {
      if (!isToldWhole(entered, lasting)) reading.unread.push(assertionText(one));
    } else if (answer === false && isText && makes && (isReset || isToldElsewhere(one))) {
      if (!isSeen && !isShort(one) && !isToldElsewhere(one)) reading.unread.push(assertionText(one));
    } else if (answer === false && isLeftOut(one, entered, page, goal)) reading.lost.push(assertionText(one));
    // The form of the thing still has other fields as they were put, and this box as it was. That a form is none for new things its boxes alone tell.
    else if (
      answer === false &&
      isMeantChoice(one, page, goal) &&
      isHeldBeside(one, makes ? boxes : entered, page)
    )
      reading.unread.push(assertionText(one));
    // A switch of a form that is empty again is off again, and so is what was only chosen to make or to select something.
    else if (answer === false && !isText && (makes || isSelection(one) || isToldOtherwise(one, page, goal)))
      continue;
    // The field of what is made again and again, as `Quantity`, proposes what it did before.
    else if (answer === false && makes && isAsProposed(one, page)) reading.unread.push(assertionText(one));
    else if (answer === false && (isText || fields.length === 0)) reading.lost.push(assertionText(one));
    else if (!isSeen && isText && (one.aside ? isCutShort(one.value, lasting) : !isTold(one.value)))
      reading.unread.push(assertionText(one));
  }
  return reading;
}

/** The group of buttons is back at what it proposes, and the page tells the choice elsewhere. */
const isToldOtherwise = ({ element }: Entered, { lines }: PageSnapshot, goal: string): boolean =>
  element.role === "radio" && lines.some((line) => tellsChosen(line, element.name ?? "", goal));

/** Of boxes that were ticked for the goal another one is still ticked, so the form is not empty again: this one was not stored. */
const isLeftOut = (one: Entered, entered: readonly Entered[], page: PageSnapshot, goal: string): boolean =>
  isTicked(one) &&
  isHeldBy(one.element.name ?? "", [goal]) &&
  entered.some((other) => other !== one && isTicked(other) && answerOf(other, page) === true);

const isTicked = (one: Entered, state = "checked"): boolean =>
  one.kind === "element" && one.element.role === "checkbox" && one.state === state;

/** `I have read the rules` is ticked to go on, and is empty again. */
const isMeantBox = (one: Entered, goal: string): boolean =>
  isTicked(one, "unchecked") ||
  (isTicked(one) && !isSelection(one) && isHeldBy(one.element.name ?? "", [goal]));

const isMeantChoice = (one: Entered, page: PageSnapshot, goal: string): boolean =>
  one.element.role === "radio" ? !isToldOtherwise(one, page, goal) : isMeantBox(one, goal);

const isHeldBeside = (one: Entered, entered: readonly Entered[], page: PageSnapshot): boolean =>
  entered.some((other) => other !== one && answerOf(other, page) === true);

/** A box that picks an entry for what is done to all that are picked. */
const isSelection = ({ element }: Entered): boolean =>
  element.role === "checkbox" &&
  /^(?:select|choose|pick|auswählen|wähle|sélectionner|choisir|seleccionar|elegir|seleziona|selecionar)(?!\p{L})/iu.test(
    element.name ?? "",
  );

const isAsProposed = (one: Entered, { nodes }: PageSnapshot): boolean => {
  const [field, ...more] = findElements(one.element, nodes);
  return one.was !== undefined && more.length === 0 && field?.value === one.was;
};
const isToldWhole = (entered: readonly Entered[], texts: readonly string[]): boolean =>
  texts.some((text) => typedOf(entered).every((value) => isHeldBy(value, [text])));

/** A single digit stands on every page. */
const isShort = (one: Entered): boolean => one.kind === "element_value" && one.value.trim().length < 2;

const isEmptyAgain = (one: Extract<Entered, { kind: "element_value" }>, { nodes }: PageSnapshot): boolean => {
  const [field, ...more] = findElements(one.element, nodes);
  return more.length === 0 && field?.role === "textbox" && (field.value ?? "") === "";
};

const answerOf = (one: Entered, page: PageSnapshot): boolean | undefined =>
  one.kind === "element"
    ? checkAssertion({ kind: "element", element: one.element, state: one.state }, { after: page })
    : fieldAnswer(one.value, findElements(one.element, page.nodes));

function fieldAnswer(value: string, fields: readonly SnapshotNode[]): boolean | undefined {
  const values = fields.flatMap((node) => (node.value ? [node] : []));
  if (values.length !== 1) return undefined;
  const [field] = values;
  if (lettersAndDigits(field?.value ?? "") === lettersAndDigits(value)) return true;
  // A choice may have gone back to its default in a form that is empty again; a text in it is somebody's.
  return field?.role === "textbox" ? false : undefined;
}
