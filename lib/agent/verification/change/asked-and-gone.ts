import { isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Are you sure you want to delete the voucher SPRING?`, asked in a dialog or on a page of its own: the question is answered, the site took it, and the name that it
 * gave, which is the step's, stands nowhere any more: neither on the page behind the question, nor in the list that came for it with the word that it was deleted.
 */
export function isAskedAndGone(ground: Ground): boolean {
  const { target, requests, alerts, kindAfter, nodesBefore, before } = ground;
  if (!yes.test(target.node?.name.trim() ?? "") || kindAfter !== "ordinary") return false;
  if (requests.stored.length === 0 || alerts.some(({ tone }) => tone === "error")) return false;
  if (requests.refused.length + requests.lost.length + requests.open.length > 0) return false;
  const names = namesToGo(ground);
  const asked = questions(ground).filter((line) => names.every((name) => containsPhrase(line, name)));
  if (names.length === 0 || asked.length === 0) return false;
  // Where it ends the goal, all that the goal names is to be gone.
  if ([...names, ...namesOfGoal(ground)].some((name) => isShown(ground, name))) return false;
  const linesBefore = before?.semanticSkeleton?.textDigest ?? [];
  const isBehind = (name: string): boolean =>
    nodesBefore.some((node) => entries.has(node.role) && containsPhrase(node.name, name)) ||
    linesBefore.some((line) => containsPhrase(line, name) && !asked.includes(line));
  return pageStays(ground) ? names.every(isBehind) : isToldInList(ground);
}

const yes = new RegExp(`${affirming.source}|^(?:delete|remove|erase|discard)(?!\\p{L})`, "iu");
const asksToRemove =
  /(?<!\p{L})(?:are you (?:really |quite |absolutely )?sure|do you (?:really )?(?:want|wish)|about to|really)(?!\p{L}).*(?<!\p{L})(?:delet|remov|eras|discard)/iu;
const entries: ReadonlySet<string> = new Set(["row", "item", "treeitem"]);

/** What asked before, and asks no more. */
const questions = ({ diff }: Ground): string[] =>
  (diff?.linesRemoved ?? []).filter((line) => asksToRemove.test(line));

const spelt = (names: readonly string[]): string[] => names.filter((name) => /\p{L}{2}/u.test(name));
/** `nightly_backup` is a name without a capital. */
const namesIn = (text: string): string[] => [
  ...spelt(goalNames(text)),
  ...(text.match(/(?<![\p{L}\d_-])[\p{L}\d]+(?:_[\p{L}\d]+)+(?![\p{L}\d_-])/gu) ?? []),
];
const namesOfStep = ({ intent, verb }: Ground): string[] =>
  verb === "remove"
    ? intent.quoted.length > 0
      ? spelt(intent.quoted)
      : namesIn(`Remove ${intent.object}`)
    : [];
/** `Confirm the deletion` says no name of its own: what the goal says is to go, where this ends it. */
const namesToGo = (ground: Ground): string[] => {
  const own = namesOfStep(ground);
  const isBare = own.length === 0 && ground.verb === "remove" && properNames(ground.intent).length === 0;
  return isBare && takesAway(ground.input.goal) ? namesOfGoal(ground) : own;
};
/** `Remove the label Fern from the shelf Oak`: of a thing that is taken out of another one that stays. */
const namesOfGoal = ({ input }: Ground): string[] =>
  input.isLastStep ? namesIn(input.goal.replace(/(?<!\p{L})(?:from|in|of|on|at)(?!\p{L}).*$/iu, "")) : [];

/** A message that says what is gone by its name shows it no more. */
const isShown = ({ nodesAfter, input }: Ground, name: string): boolean => {
  const messages = nodesAfter.filter(({ role }) => role === "alert" || role === "status");
  return (
    nodesAfter.some((node) => !messages.includes(node) && containsPhrase(node.name, name)) ||
    input.after.lines.some(
      (line) => containsPhrase(line, name) && !messages.some((message) => message.name.includes(line)),
    )
  );
};

/** The site says that it was deleted, on a page that lists others. */
const isToldInList = ({ alerts, nodesAfter, target }: Ground): boolean =>
  nodesAfter[target.afterIndex]?.name !== target.node?.name &&
  alerts.some(
    ({ tone, text }) =>
      tone === "success" && deleted.test(text) && !isDenied(text, deleted.exec(text)?.[0] ?? ""),
  ) &&
  nodesAfter.filter(({ role, states }) => entries.has(role) && !states.includes("hidden")).length >= fewest;
const deleted = /(?<!\p{L})(?:deleted|removed|discarded|erased)(?!\p{L})/iu;
const fewest = 2;
