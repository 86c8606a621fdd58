import { onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { submitOf } from "@/lib/adapters/offline/matching/find-form";
import { formPathOf, isUnder } from "@/lib/adapters/offline/matching/parts-of-page";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { parseAction } from "@/lib/contracts/action-text";
import { act, describe } from "./answer";
import type { PageContext } from "./page-context";

/** All that was entered is shown again, and a button sends it: that of a form without fields, or of the last part that the others led to. */
export function onReview(nodes: readonly SnapshotNode[], context: PageContext): ActionAnswer | undefined {
  const { history } = context;
  if (!history.some(({ action }) => /^(?:setValue|select|check)\(/.test(action))) return undefined;
  const paths = [...new Set(nodes.filter(({ role }) => role === "button").map(formPathOf))].filter(
    (path) => path !== "" && !nodes.some((node) => isField(node) && isUnder(path, node)),
  );
  const [path] = paths;
  const submit =
    path !== undefined && paths.length === 1 ? submitOf(nodes, path) : ofLastPart(nodes, context);
  return submit && act("click", [submit.id], `${describe(submit)} sends what was entered.`, 0.8);
}

/** How many the goal says is what the page, or its address, shows to be sent, also in thousands (`4,821`). Single digits are told in other ways. */
export const areNumbersShown = (goal: string, { nodes, digest }: PageContext): boolean =>
  goalFacts(goal)
    .filter(({ kind, value }) => kind === "number" && /^\d{2,}$/.test(value))
    .every(({ value }) =>
      [
        ...digest.lines,
        digest.title,
        digest.url,
        ...nodes.flatMap(({ name, value: held = "" }) => [name, held]),
      ].some((text) => containsPhrase(text, value) || isHeldBy(value, [text])),
    );

/**
 * The same for a plan whose form is sent, where `Continue` has just led on: nothing is left to enter, and one button says that it is sent with it. What
 * the page says beside its elements is not known there.
 */
export function onReviewOfAll({ nodes, history }: PageContext): ActionAnswer | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden") && !states.includes("disabled"));
  if (!leadsFrom(history) || shown.some((node) => isField(node) && node.inputType !== "search"))
    return undefined;
  const [submit, ...more] = shown.filter(
    ({ role, name }) => role === "button" && sends.test(name.trim()) && !oneMore.test(name),
  );
  return submit && more.length === 0
    ? act("click", [submit.id], `${describe(submit)} sends what was entered.`, 0.8)
    : undefined;
}

const sends =
  /^(?:confirm|submit|send|finish|complete|place|accept|bestätig|absenden|abschicken|verbindlich|confirmer|valider|envoyer|confirmar|enviar|finalizar|conferma|invia|bevestig|verzend|potwierd|wyślij)/iu;
/** `Submit another request`, beside the news that the first one was taken. */
const oneMore = /(?<!\p{L})(?:another|new|again|more|others?|feedback|review)(?!\p{L})/iu;

/** What was pressed last leads on to a next part. */
function leadsFrom(history: PageContext["history"]): boolean {
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const pressed = last?.action.startsWith("click(") ? /"(.*)"$/.exec(last.target ?? "")?.[1] : undefined;
  return pressed !== undefined && onward.test(pressed.trim());
}

/** A page without form elements, that `Next` led to: nothing is left to enter on it, and it says all that was entered. */
function ofLastPart(
  nodes: readonly SnapshotNode[],
  { history, digest }: PageContext,
): SnapshotNode | undefined {
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  if (!leadsFrom(history) || shown.some(isEntry)) return undefined;
  const values = enteredValues(history);
  const texts = [...digest.lines, ...shown.map(({ name }) => name)];
  if (values.length === 0 || !values.every((value) => isHeldBy(value, texts))) return undefined;
  const loose = shown.filter(({ path }) => !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(path));
  return submitOf(loose, "");
}

const isEntry = (node: SnapshotNode): boolean =>
  isField(node) && node.inputType !== "search" && formPathOf(node) === "";

const entering: ReadonlySet<string> = new Set(["setValue", "select"]);

const enteredValues = (history: PageContext["history"]): string[] =>
  history.flatMap(({ action, outcome }) => {
    const read = outcome === "refuted" ? undefined : parseAction(action);
    const value = read?.ok && entering.has(read.action.name) ? read.action.args[1] : undefined;
    return typeof value === "string" && value.trim() !== "" ? [value] : [];
  });
