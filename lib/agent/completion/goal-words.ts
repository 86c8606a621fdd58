import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { weekdayNamed, weekdaysIn, weekdaysOfDates } from "@/lib/agent/domain/dates/weekdays";
import { isEntering } from "@/lib/agent/domain/deeds";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { commandEnters } from "@/lib/agent/domain/wording/entered-as-thing";
import { fieldsOfThings, isCalledAfter } from "@/lib/agent/domain/wording/field-of-thing";
import { commandOf, type GoalAsks, readGoalAsks } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { givesMeasure, isMeasure } from "@/lib/agent/domain/wording/measures";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, contentWords, fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { entryRoles } from "./page/entries";

/** Languages that write every noun with a capital: there a capital makes no name. */
const capitalNouns =
  /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[mnrs]?|meine?[mnrs]?|und|bitte|für|auf|zum|zur|vom|im|am)(?!\p{L})/iu;

/** Names within the sentence, such as `Lisbon` and `Monday`: what the goal means by them is done with them or shows them. */
export const capitalNames = (goal: string): string[] =>
  capitalNouns.test(goal) ? [] : goalNames(goal).filter((name) => /^\p{Lu}/u.test(name) && name.length > 2);

/** The name of a weekday, and a day that falls on it, or its short form (`Ferry, Wed`). */
export function isWeekdayOf(name: string, texts: readonly string[]): boolean {
  const day = weekdayNamed(name);
  return (
    day !== undefined && texts.some((text) => [...weekdaysIn(text), ...weekdaysOfDates(text)].includes(day))
  );
}

/**
 * What the goal asks for, by its own words and by the fields that took what it says. `Enter Buy stamps as a chore` has the value in a field called
 * `Chore`; where it stands in one of another name a chore is to come of it, and that is stored.
 */
export function asksOf(goal: string, done: readonly ActionRecord[]): GoalAsks {
  const asks = readGoalAsks(goal);
  const things = asks.stores ? [] : splitClauses(goal).flatMap((one) => commandEnters(commandOf(one)) ?? []);
  const becomes = things.some(({ name, kind }) =>
    done.some((record) => {
      const value = String(record.action.args[1] ?? "");
      const words = contentStems(record.target?.name ?? "");
      const isEntered = isEntering(record) && value !== "" && isHeldBy(value, [name]);
      return isEntered && !contentStems(kind).some((word) => words.includes(word));
    }),
  );
  return becomes ? { ...asks, stores: true } : asks;
}

/** `Set the time zone of the workspace to Lisbon`: a field that is called after the workspace, and not after its time zone, was the wrong one for it. */
export const enteredElsewhere = (goal: string, done: readonly ActionRecord[]): string[] =>
  fieldsOfThings(goal).flatMap(({ field, thing, rest }) => {
    return done.flatMap(({ action, target, ...record }) => {
      const value = String(action.args[1] ?? "");
      const isMeant = isEntering({ action, target, ...record }) && value !== "" && isHeldBy(value, [rest]);
      const isOther =
        isCalledAfter(target?.name ?? "", thing, field) &&
        !standsUnder(field, { target, ...record }) &&
        !isInItsUnit(value, rest, target?.path ?? "");
      return isMeant && isOther
        ? [`"${value}" was entered in "${target?.name ?? ""}", not as the ${field}.`]
        : [];
    });
  });

/** `21 degrees`, entered in an entry that says `Setpoint: 19 °C`: what is told in that unit is what is meant. */
function isInItsUnit(value: string, said: string, path: string): boolean {
  const entry = entryPart(path)?.name ?? "";
  const after = said.slice(said.indexOf(value) + value.length).trim();
  const measure = `${value} ${after.split(/\s+/u, 2).join(" ")}`;
  const [short] = measure.split(/[.,;]/u);
  return [measure, short ?? "", `${value} ${after.split(/\s+/u, 1)[0] ?? ""}`].some(
    (one) => isMeasure(one) && givesMeasure(`${value} ${entry}`, one),
  );
}

/** `Sunday from` on the page or in the form of the opening hours is one of them. */
const standsUnder = (field: string, { target, beforeState }: Omit<ActionRecord, "action">): boolean =>
  [beforeState?.title ?? "", target?.path ?? ""].some((text) => {
    const words = new Set(contentStems(text));
    return contentStems(field).every((word) => words.has(word));
  });

/** `invite Ines as an editor`: what somebody is to be there. */
const asRole =
  /^(?:please\s+)?(?:invite|add|register|enrol+|appoint|make|hire|sign up|lade|ajoute|invite|añade|invita|aggiungi)\s.*?\s(?:as|als|comme|como|come)\s+(?:an?\s+|the\s+|une?\s+|eine?n?\s+)?(\p{L}[\p{L}-]{2,20})(?=\s*(?:please|bitte|now|today|ein|hinzu)?\s*[.,;!]*$|\s+(?:to|for|in|of|with|and|zu|und|et|y|e)\s)/iu;

/** The part that somebody was to have was neither chosen nor stands in the entry that names them: lists seldom offer it as what stands first. */
export function roleLeftOut(
  goal: string,
  acted: readonly string[],
  values: readonly string[],
  { nodes }: PageSnapshot,
): string[] {
  const role = asRole.exec(goal)?.[1];
  if (role === undefined || isHeldBy(role, acted)) return [];
  const entries = nodes
    .filter((node) => entryRoles.has(node.role) && !node.states.includes("hidden"))
    .filter(({ name }) => values.some((value) => isHeldBy(value, [name])));
  const shown = entries.length > 0 ? entries : nodes;
  return shown.some(({ name }) => isHeldBy(role, [name]))
    ? []
    : [`Nothing that was done or shown speaks of "${role}".`];
}

/** `in zone B`, `on shelf 3`: a word and the one letter or digit that tells which one, which is too short to be a name or a value of its own. */
const lettered =
  /(?<=(?<!\p{L})(?:in|into|to|onto|on|at|under|for|with|as) (?:the )?)(?!(?:about|around|least|most|only|just|exactly|nearly|almost|over|under)\s)(\p{Ll}{3,20}) (\p{Lu}|\d)(?=\s*(?:$|[.,;:!)](?!\d))|\s+(?:in|into|to|onto|on|at|of|by|for|from|with|as|and|please|now|today)\s)/gu;

/**
 * What the goal tells by such a word and letter, and no text has together: neither what was done nor what is shown. The texts, a page's, are only asked for
 * where the goal tells something so.
 */
export function letteredLeftOut(
  goal: string,
  quoted: readonly string[],
  texts: () => readonly string[],
): string[] {
  const plain = quoted.reduce((text, one) => text.replace(one, " "), goal);
  const all = [...plain.matchAll(lettered)];
  if (all.length === 0) return [];
  const shown = texts().map((text) => new Set(stemsOf(text)));
  return all
    .filter(
      ([, word = "", which = ""]) => !shown.some((words) => words.has(stem(word)) && words.has(fold(which))),
    )
    .map(([told]) => `Nothing that was done or shown speaks of "${told}".`);
}

/** `Add oat milk to …`, `Add the tag gardening to …`: a thing by its own name. `Add a note`, `Add one cup` say a kind of thing only. */
const addedByName =
  /^(?:please\s+)?add\s+(?!(?:an?|new|another|one|some|more|any|up|me|us|him|her|them|it|my|our|this|that|these|those|both|all|every\p{L}*|each)(?!\p{L})|(?:the\s+)?(?:first|second|third|last|next|same|rest|\p{L}+est)(?!\p{L})|\d(?!\d{0,3}\s?[×x*]\s))/iu;
/** Words for a kind of thing, which a page may call otherwise. */
const kindWord =
  /^(?:items?|products?|pages?|entr(?:y|ies)|users?|persons?|people|members?|things?|files?)$/iu;

/** `latex as a severe allergy`, `rope at 4.50 each`: what it is is told after its name. */
const ofKind = /\s(?:as|with|under|by|called|named|at)\s/iu;

/** What such a thing is called, where no text speaks of it: neither what was done nor what is shown. */
export function addedLeftOut(goal: string, texts: () => readonly string[]): string[] {
  const { object = "", quoted } = readStepIntent(goal);
  const name = contentWords(object.split(ofKind)[0] ?? "").at(-1);
  if (!addedByName.test(commandOf(goal)) || quoted.length > 0 || name === undefined) return [];
  if (/\d/.test(name) || object.includes("@") || kindWord.test(name)) return [];
  const isTold = texts().some((text) => wordsOf(text).some((word) => stem(word) === stem(name)));
  return isTold ? [] : [`Nothing that was done or shown speaks of "${name}".`];
}
