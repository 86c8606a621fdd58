import { type Fact, goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import { perObject } from "@/lib/agent/domain/per-object";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { toldText } from "@/lib/agent/domain/wording/told-text";
import { containsPhrase, contentStems, fold } from "@/lib/agent/domain/wording/words";
import { boxesComingWith, boxesIn, turnedIn } from "./boxes-from-goal";
import { toCalledFields } from "./called-fields";
import { choicesIn, type Entry } from "./choices-from-goal";
import { countedIn, tellsWhich } from "./counted-of";
import { isCountedTo } from "./counters";
import { isToldAsDay } from "./day-option";
import { type FoundForm, formsOf } from "./find-form";
import { asksForOffer, findsOffers, findsOnly } from "./finds-offers";
import { ofNamedEntry } from "./form-of-entry";
import { holds } from "./held-value";
import { hoursInField } from "./hours-in-field";
import { listedIn } from "./listed-values";
import { withPlaces } from "./named-with-place";
import { isShownInParts } from "./owned-names";
import {
  labelOf,
  objectIn,
  type Page,
  placedIn,
  remarkIn,
  share,
  shownTexts,
  takesText,
  withoutOldDays,
} from "./place-values";
import { kinIn } from "./relation-in";
import { namedRowsIn, narrowsList, rowsIn } from "./rows-from-goal";
import { shownStatesIn } from "./shown-states";
import { type BulkForm, bulkForm, ownSubmit, rowForms, submitFor, submitInEntries } from "./submit-from-goal";
import { tradesIn } from "./traded-values";
import { confirmationIn } from "./typed-confirmation";
import { turnOf, weekdayBoxesIn } from "./weekday-boxes";
import { withWholeNames } from "./whole-names";

/** A form with what a goal says for its fields. `left`: values of the goal that no field took and that the page does not show. */
export type Filled = { form: FoundForm; entries: Entry[]; left: Fact[]; isPartly: boolean };

const looksUp = /\b(?:filter|search|find|sort|log ?in)\b/i;
/** `Sign in` beside a name and a password; beside a race it puts somebody on its list. */
const signsIn = /\bsign ?in\b/i;
const account = /pass|e-?mail|user|log ?in|account|phone|mobile|pin\b|code\b/i;
const isElsewhere = (submit: string, fields: readonly SnapshotNode[]): boolean =>
  looksUp.test(submit) ||
  (signsIn.test(submit) &&
    (fields.length < 2 ||
      fields.some((node) => node.inputType === "password" || account.test(labelOf(node)))));
/** What leads on to the next part of something. */
export const onward =
  /^(?:continue|next|weiter|suivant|siguiente|avanti|proceed|forward|(?:p?review|check)(?! (?:in|out)\b)|überprüfen|vérifier|revisar|riepilogo)(?!\p{L})|[›»→>]\s*$/iu;

/** Sends a form on to its next part, not off. */
export const leadsOn = (form: FoundForm): boolean =>
  form.submit !== undefined && (onward.test(form.submit.name.trim()) || findsOffers(form));

const filledOn = perObject((_nodes: Page["nodes"]) =>
  perObject((_known: Page["known"]) => new Map<string, { filled: Filled | undefined }>()),
);

/**
 * The form of the page that takes what the goal says, if one does: each value where its label, its kind, or the words around it say. Worked out once for a
 * page that is asked about again; nobody changes what comes back.
 */
export function fillFromGoal(goal: string, page: Page): Filled | undefined {
  const known = filledOn(page.nodes)(page.known);
  const asked = `${page.title}\n${goal}`;
  const before = known.get(asked);
  if (before) return before.filled;
  const filled = fillAnew(goal, page);
  known.set(asked, { filled });
  return filled;
}

/** What somebody is told is one text, where the form has no fields for what it says. */
function fillAnew(goal: string, page: Page): Filled | undefined {
  const facts = factsFor(goal, page);
  const filled = fillWith(facts, goal, page);
  const told = toldText(goal);
  if (!told || filled?.entries.some(({ kind }) => kind === "text")) return filled;
  const text: Fact = { kind: "said", ...told, literal: true };
  return fillWith([...facts.filter(({ start }) => start < told.start), text], goal, page) ?? filled;
}

function fillWith(facts: readonly Fact[], goal: string, page: Page): Filled | undefined {
  const all = formsOf(page.nodes)
    .flatMap((form) => [
      {
        ...form,
        submit:
          ownSubmit(goal, form) ??
          form.submit ??
          submitFor(goal, form, page.nodes) ??
          submitInEntries(goal, form),
      },
      ...bulkForm(goal, form, page.nodes),
      ...rowForms(goal, form, page.nodes),
    ])
    .filter(
      (form) =>
        form.submit !== undefined &&
        (!isElsewhere(form.submit.name, form.fields) || (findsOffers(form) && !findsOnly(goal))),
    )
    .map((form) => fillForm(goal, facts, form, page))
    .filter(
      ({ entries, form, isPartly, left }) =>
        entries.length > 0 &&
        (!findsOffers(form) || (!isPartly && asksForOffer(entries))) &&
        (leadsOn(form) || (!isPartly && left.length === 0)),
    );
  const filled = ofNamedEntry(ofTrade(goal, facts, all), facts, goal, page.nodes);
  // Of forms that take as much the one whose labels the goal says.
  const said = new Set(contentStems(goal));
  const rank = ({ entries }: Filled): number =>
    entries.length +
    Math.min(
      0.9,
      share(
        entries.flatMap(({ node }) => contentStems(labelOf(node))),
        [...said],
      ),
    );
  const [best, ...others] = filled.sort((a, b) => rank(b) - rank(a));
  const next = others.find((one) => best && !isSameFilled(one, best));
  return best && (!next || rank(next) < rank(best)) ? best : undefined;
}

/** The same values for the same button: a list and the page that it stands on are one form then. */
const isSameFilled = (one: Filled, other: Filled): boolean =>
  one.form.submit === other.form.submit &&
  one.entries.length === other.entries.length &&
  one.entries.every(({ node }) => other.entries.some((entry) => entry.node === node));

/** `Rename Elm to Ash`, where every entry has such a form: the one whose field holds the old name, or by now the new one. */
function ofTrade(goal: string, facts: readonly Fact[], filled: Filled[]): Filled[] {
  const traded = filled.filter(
    ({ form, entries }) =>
      tradesIn(
        goal,
        facts,
        form.fields.filter((node) => entries.some((one) => one.node === node)),
      ).length > 0,
  );
  return traded.length > 0 ? traded : filled;
}

/** What the goal says for the fields of the form that takes most of it, whatever is left over. */
export function entriesFromGoal(goal: string, page: Page): Entry[] {
  const facts = factsFor(goal, page);
  const filled = formsOf(page.nodes).map((form) => fillForm(goal, facts, form, page).entries);
  return filled.sort((a, b) => b.length - a.length)[0] ?? [];
}

const factsFor = (goal: string, page: Page): readonly Fact[] =>
  withPlaces(goal, withWholeNames(goal, goalFacts(goal), page), page).filter(
    (fact) => !isLabel(fact, page.nodes),
  );

/** `the VAT number AT-77`: a name that is part of a field's label is no value. */
const isLabel = (fact: Fact, nodes: readonly SnapshotNode[]): boolean =>
  fact.kind === "name" && !fact.literal && nodes.some((node) => isField(node) && holds(labelOf(node), fact));

function fillForm(goal: string, facts: readonly Fact[], form: FoundForm | BulkForm, page: Page): Filled {
  const fields = { some: form.fields, nodes: page.nodes };
  const rows = [...rowsIn(goal, fields), ...("isBulk" in form ? namedRowsIn(goal, facts, fields) : [])];
  const titles = page.nodes.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const around = besideFields(form);
  const choices = distinct([
    ...confirmationIn(goal, form.fields),
    ...rows,
    ...turnedIn(goal, form.fields, titles),
    ...shownStatesIn(goal, form.fields),
    ...choicesIn(goal, form.fields, around).filter(({ node }) => rows.length === 0 || !narrowsList(node)),
    ...weekdayBoxesIn(goal, form.fields),
    ...boxesIn(goal, form.fields),
    ...boxesComingWith(goal, form.fields),
  ]);
  const taken = new Set(choices.map(({ node }) => node));
  const texts = form.fields.filter((node) => takesText(node) && !taken.has(node));
  const { free, placed: suited } = textsIn(goal, facts, choices, texts, page);
  const placed = toCalledFields(goal, suited, { fields: form.fields, taken, labelOf });
  const rest = free.filter((fact) => !placed.some((one) => one.fact === fact));
  const left = notTaken(goal, rest, page, withoutOldDays(goal, free, texts));
  const open = texts.filter((node) => !placed.some((one) => one.node === node));
  const remarks = remarkIn(goal, left, open);
  const kin = kinIn(goal, open);
  const counted = countedIn(
    goal,
    open.filter((node) => !kin.some((one) => one.node === node)),
    form.fields.map(labelOf),
  );
  const isWritten =
    counted.length > 0 ||
    placed.some(({ fact }) => fact.kind === "said" || fact.kind === "name") ||
    remarks.length > 0;
  const object = isWritten ? [] : objectIn(goal, open, page);
  const entries: Entry[] = [
    ...choices,
    ...[...placed, ...remarks, ...kin, ...counted, ...object].map(
      ({ node, value }): Entry => ({ node, value, kind: "text" }),
    ),
  ].sort((a, b) => turnOf(a, form) - turnOf(b, form));
  const filledNodes = new Set(entries.map(({ node }) => node));
  const isPartly = form.fields.some(
    (node) =>
      node.role === "textbox" &&
      node.states.includes("required") &&
      (node.value ?? "") === "" &&
      !filledNodes.has(node),
  );
  return {
    form,
    entries,
    left: left.filter(({ value }) => !entries.some((entry) => fold(entry.value).includes(fold(value)))),
    isPartly,
  };
}

/** Values into text fields; what only says what a field held until now is free for none. */
function textsIn(
  goal: string,
  facts: readonly Fact[],
  choices: readonly Entry[],
  texts: readonly SnapshotNode[],
  page: Page,
) {
  const trades = tradesIn(goal, facts, texts);
  const free = facts.filter(
    (fact) =>
      !choices.some(
        ({ value }) => holds(value, fact) || saysCount(value, goal, fact) || isToldAsDay(value, fact, facts),
      ) && !trades.some(({ old }) => old === fact),
  );
  const listed = [...listedIn(goal, free, texts), ...hoursInField(goal, free, texts)];
  const taken = [...trades, ...listed].map(({ node }) => node);
  const others = placedIn(
    goal,
    free.filter(
      (fact) =>
        !trades.some((one) => one.fact === fact) &&
        !listed.some(({ facts: own }) => own.includes(fact)) &&
        !(isArticle(goal, fact) && free.some((other) => other.kind === "number" && other !== fact)),
    ),
    texts.filter((node) => !taken.includes(node)),
    page,
  );
  const lists = listed.flatMap(({ node, value, facts: [fact] }) => (fact ? [{ node, value, fact }] : []));
  return { free, placed: [...trades, ...lists, ...others] };
}

/** `three weeks`, of which the goal's `for another three weeks` is read as a 3. */
const saysCount = (option: string, goal: string, { kind, start, end }: Fact): boolean =>
  kind === "number" &&
  /\p{L}/u.test(goal.slice(start, end)) &&
  containsPhrase(option, goal.slice(start, end));

/** Values that no field took and the page does not show; what tells which thing is meant, and what a day was before, is for no field. */
function notTaken(goal: string, rest: readonly Fact[], page: Page, wanted: readonly Fact[]): Fact[] {
  const open = rest.filter(
    (fact) =>
      wanted.includes(fact) && isTelling(fact) && !tellsWhich(goal, fact) && !isTaken(goal, fact, page),
  );
  if (open.length === 0) return [];
  const shown = shownTexts(page);
  if (shown.some((text) => laterPart.test(text))) return [];
  return open.filter((fact) => !shown.some((text) => holds(text, fact)) && !isShownInParts(fact, shown));
}

/** `Step 2 of 3`: what this part takes no field for was asked for before, or is asked for later. */
const laterPart =
  /(?<!\p{L})(?:step|part|page|schritt|teil|étape|paso|passo|etapa|stap)\s(?:[2-9]|\d\d)\s?(?:\/|of|von|sur|de|di|van)\s?\d/iu;

/** `one rain jacket`, `one order for 3 boxes`: a single one is what is taken anyway. */
const isArticle = (goal: string, { value, start, end }: Fact): boolean =>
  value === "1" && /^\p{L}+$/u.test(goal.slice(start, end).trim());

const isTaken = (goal: string, fact: Fact, { nodes }: Page): boolean =>
  isArticle(goal, fact) || isCountedTo(goal, nodes, fact);

/** What stands among the fields: in a form of its own all of it, on a page what lies between the first field and the button. */
function besideFields({ path, inside, fields, submit }: FoundForm): SnapshotNode[] {
  const others = inside.filter((node) => node !== submit);
  const [first] = fields;
  if (path !== "" || !first) return path === "" ? [] : others;
  const to = submit ? inside.indexOf(submit) : inside.length;
  return inside.slice(inside.indexOf(first), Math.max(0, to)).filter((node) => node !== submit);
}

/** One entry a field: the first that was found. */
const distinct = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ node }, at) => entries.findIndex((one) => one.node === node) === at);
