import { submitOf } from "@/lib/adapters/offline/matching/find-form";
import { formPathOf } from "@/lib/adapters/offline/matching/parts-of-page";
import { type Fact, goalFacts, wordsAfter, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import { objectOf } from "@/lib/adapters/offline/reading/object-of";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, fold } from "@/lib/agent/domain/wording/words";
import { parseAction } from "@/lib/contracts/action-text";
import { describe, prepare } from "./answer";
import type { PageContext } from "./page-context";

/** What is looked up for one goal before it is said that no way was found. */
const mostLookUps = 3;

/** The goal names something that the page does not show, and the page has a field to look things up: it is entered there, and sent. */
export function lookUp(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history, digest }: PageContext,
): ActionAnswer | undefined {
  const field = nodes.find(isLookUpField);
  if (!field) return undefined;
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const entered = last && valueFor(last.action, field.id);
  const shown = [digest.title, ...digest.lines, ...nodes.map(({ name }) => name)];
  const isShown = (text: string): boolean => shown.some((one) => containsPhrase(one, text));
  if (entered !== undefined && fold(field.value ?? "") === fold(entered))
    return isShown(entered) ? undefined : sent(field, nodes);
  const tried = history.flatMap(({ action }) => lookedUp(action));
  if (tried.length >= mostLookUps) return undefined;
  const term = termsOf(goal).find(
    (one) =>
      !isShown(one) && !tried.some((other) => containsPhrase(other, one) || containsPhrase(one, other)),
  );
  return term === undefined || fold(field.value ?? "") === fold(term)
    ? undefined
    : prepare("setValue", [field.id, term], `${describe(field)} may find ${term}.`);
}

/** Whether the last thing that was done entered something into such a field: what it finds is still to come. */
export const isLookingUp = ({ nodes, history }: PageContext): boolean => {
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const field = nodes.find(isLookUpField);
  return last !== undefined && field !== undefined && valueFor(last.action, field.id) !== undefined;
};

const isLookUpField = ({ role, inputType, name, placeholder, states }: SnapshotNode): boolean =>
  (role === "textbox" || role === "combobox") &&
  !states.includes("hidden") &&
  !states.includes("disabled") &&
  (inputType === "search" || searching.test(`${name} ${placeholder ?? ""}`));
const searching =
  /(?<!\p{L})(?:search|filter|find|look ?up|such\p{L}*|rechercher?|chercher|buscar?|cerca)(?!\p{L})/iu;

function sent(field: SnapshotNode, nodes: readonly SnapshotNode[]): ActionAnswer {
  const path = formPathOf(field);
  const at = nodes.indexOf(field);
  const beside = nodes
    .slice(at + 1, at + 4)
    .find(({ role, name }) => (role === "button" || role === "clickable") && searching.test(name));
  const button = beside ?? (path === "" ? undefined : submitOf(nodes, path, "search", field));
  return button && !button.states.includes("disabled")
    ? prepare("click", [button.id], `${describe(button)} looks it up.`)
    : prepare("press", ["Enter"], `Enter in ${describe(field)} looks it up.`);
}

const valueFor = (action: string, id: string): string | undefined => {
  const read = parseAction(action);
  const [at, value] = read.ok && read.action.name === "setValue" ? read.action.args : [];
  return at === id && typeof value === "string" ? value : undefined;
};

const lookedUp = (action: string): string[] => {
  const read = parseAction(action);
  const value = read.ok && read.action.name === "setValue" ? read.action.args[1] : undefined;
  return typeof value === "string" ? [value] : [];
};

/** Words before what something is to be. */
const becoming: ReadonlySet<string> = new Set(
  "to as into called titled named text saying with zu in auf als à en comme como a".split(" "),
);
/** Words before what it is done to. */
const about: ReadonlySet<string> = new Set(
  "of for on from at under about by member client patient guest dog cat reader von für bei de du des del della pour para di".split(
    " ",
  ),
);
const giving = /^(?:please\s+)?(?:add|post|write|leave|record|note|create|send|log|enter|put)\b/i;

/** What to look up for a goal, the likeliest first: what it is done to by name, then what the command names without one. */
function termsOf(goal: string): string[] {
  const facts = goalFacts(goal).filter(
    (fact) => nameable.has(fact.kind) && !wordsBefore(goal, fact, 1).some((word) => becoming.has(word)),
  );
  const worth = (fact: Fact): number => {
    const isOf = wordsBefore(goal, fact, 3).some((word) => about.has(word));
    const isGiven = fact.literal === true && giving.test(goal) && !isOf;
    // `the French translation of …`: a word of the language beside a plain one tells no thing.
    const [next = ""] = wordsAfter(goal, fact, 1);
    const isKind = !fact.literal && !fact.value.includes(" ") && next.length > 3 && !isOf;
    return (fact.literal ? 1 : 0.8) + (isOf ? 0.5 : 0) - (isGiven || isKind ? 0.9 : 0);
  };
  const named = facts.map((fact) => ({ fact, worth: worth(fact) })).sort((a, b) => b.worth - a.worth);
  const sure = named.filter((one) => one.worth >= 0.5).map(({ fact }) => fact.value);
  const object = objectOf(goal);
  // One word alone says the kind of thing (`the group`), not which one.
  const isNamed = facts.some(({ value }) => containsPhrase(object ?? "", value));
  const plain = object && !isNamed && contentWords(object).length > 1 ? [object] : [];
  return [...sure, ...plain, ...named.filter((one) => one.worth < 0.5).map(({ fact }) => fact.value)];
}
const nameable: ReadonlySet<string> = new Set(["name", "said", "code"]);
