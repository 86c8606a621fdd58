import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { textWithin } from "@/lib/agent/snapshot/node-tree";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/**
 * Filtered or searched where the control bears no mark: a way to undo the narrowing came up (`Clear all`), or all that is left of the list bears what was looked
 * for. Lines of the list went, and none came but counts. What was looked for stands in none of those that went.
 */
export const listNarrowed: Check = {
  name: "list-narrowed",
  applies: (ground) => {
    const { diff, verb, fit, action } = ground;
    return (
      diff !== undefined &&
      (verb === "filter" || verb === "search") &&
      (fit.fit === "this" || (fit.fit === "unclear" && chosenBefore(ground) !== "")) &&
      (action.clicks || action.takesText || action.name === "select")
    );
  },
  check(ground) {
    const { action, diff, requests, alerts, input } = ground;
    // Entries may have gone because the list that was asked for did not come.
    if (failedReads(ground).length > 0) return undefined;
    if (alerts.some(({ near }) => near) || requests.refused.length + requests.lost.length > 0)
      return undefined;
    if (action.value !== undefined && !saysValue(ground, action.value)) return undefined;
    const value = action.value ?? chosenBefore(ground);
    const lost = (diff?.linesRemoved ?? []).filter((line) => !isCountLike(line, diff?.linesAdded ?? []));
    const isOwn =
      lost.length >= fewest && !(value !== "" && lost.some((line) => containsPhrase(line, value)));
    if (!isOwn || bringsMore(ground)) return undefined;
    const told = offersToClear(ground)
      ? "The list is narrowed, and can be widened again"
      : isAllOf(ground, value)
        ? `What is left of the list bears "${value.slice(0, 60)}", and what went does not`
        : undefined;
    if (told === undefined) return undefined;
    return input.secondLook ? verified(0.9, `${told}.`) : lookAgain(0.85, `${told}. It has yet to stay so.`);
  },
};

/** What the button has take effect: the one choice in its form that the step says, in whatever form of the word (`die offenen`). */
function chosenBefore({ action, target, nodesBefore, intent }: Ground): string {
  const form = /^.*(?:^|\/)form(?:[:/][^/]*)?/u.exec(target.node?.path ?? "")?.[0];
  if (!action.clicks || target.node?.role !== "button" || form === undefined) return "";
  const [only, ...more] = nodesBefore.filter(
    ({ role, path, value = "" }) =>
      role === "combobox" &&
      path.startsWith(form) &&
      value.length >= fewestLetters &&
      wordsOf(value).every((word) => intent.words.some((said) => said.startsWith(word))),
  );
  return more.length === 0 ? (only?.value ?? "") : "";
}
const fewestLetters = 3;

/** What a list of choices holds is told by no more than its word in the step: `by the role Viewer`. */
function saysValue({ action, intent, asSaid }: Ground, value: string): boolean {
  const [quote, ...others] = intent.quoted;
  // `Search for "oak" in the list of trees`.
  if (intent.verb === "search" && quote !== undefined && others.length === 0) return sameValue(value, quote);
  return intent.value === undefined && action.name === "select"
    ? containsPhrase(asSaid, value)
    : intent.value !== undefined && sameValue(value, intent.value);
}

/** Several entries of one list went, and each that is left of it bears the word. The only one that is left may be known as an entry no more: its lines stand there still. */
function isAllOf({ diff, nodesBefore, nodesAfter, input, target }: Ground, value: string): boolean {
  if (!/[\p{L}\d]{2}/u.test(value)) return false;
  const lost = diff?.disappeared ?? [];
  const rows = lost.filter((at) => entryRoles.has(nodesBefore[at]?.role ?? ""));
  // Cards that are marked up as nothing are told by their headings.
  const gone = rows.length > 0 ? rows : lost.filter((at) => nodesBefore[at]?.role === "heading");
  const { role, parent } = nodesBefore[gone[0] ?? -1] ?? {};
  const own = [...nodesBefore.keys()].filter(
    (at) => nodesBefore[at]?.role === role && nodesBefore[at]?.parent === parent,
  );
  const left = own
    .filter((at) => at !== own[0] || !isHead(nodesBefore[at], target.node))
    .map((at) => diff?.match.toAfter[at] ?? -1)
    .filter((at) => at >= 0);
  if (gone.length < fewest || !gone.every((at) => own.includes(at))) return false;
  const bearing = gone.filter((at) => containsPhrase(textWithin(nodesBefore, at), value));
  const stays = (at: number): boolean =>
    input.after.lines.some(
      (line) => wordsOf(line).length > 1 && fold(nodesBefore[at]?.name ?? "").startsWith(fold(line)),
    );
  return left.length > 0
    ? left.every((at) => containsPhrase(textWithin(nodesAfter, at), value))
    : bearing.length === 1 && bearing.every(stays);
}

/** `User | Role | Status`, of `Filter by role`: the first row of a table tells what its columns are. */
const isHead = (first: Named, filter: Named): boolean =>
  first?.role === "row" &&
  wordsOf(filter?.name ?? "").some(
    (word) => !filtering.has(word) && wordsOf(first.name).some((one) => rootOf(one) === rootOf(word)),
  );
type Named = Ground["nodesBefore"][number] | undefined;
const filtering: ReadonlySet<string> = new Set(["filter", "filters", "by", "all", "the", "search", "find"]);

/** Fewer lines go with a ticker. */
const fewest = 2;
const clearing =
  /^\P{L}{0,3}(?:(?:clear|reset|remove)(?: all| the| my)?(?: filters?| search)?|show all|all)\P{L}{0,3}$/iu;

const offersToClear = ({ diff, nodesAfter }: Ground): boolean =>
  [...(diff?.appeared ?? []).map((at) => nodesAfter[at]?.name ?? ""), ...(diff?.linesAdded ?? [])].some(
    (text) => clearing.test(text.trim()),
  );

/** `Done 0` for `Done 2`, `Backlog 1 of 4` for `Backlog 4`. */
const uncounted = (line: string): string =>
  fold(line.replace(/\d+|(?<!\p{L})(?:of|von|de|di|van)(?!\p{L})|\//giu, " "))
    .replace(/\s+/g, " ")
    .trim();
const isCountLike = (line: string, others: readonly string[]): boolean =>
  others.some((other) => uncounted(other) === uncounted(line));

/** What comes with a list that gets shorter is no entry of it. */
const bringsMore = ({ diff, nodesAfter, nodesBefore }: Ground): boolean =>
  (diff?.appeared ?? []).some((at) => {
    const { role = "", name = "" } = nodesAfter[at] ?? {};
    return (
      entryRoles.has(role) && !nodesBefore.some((node) => uncounted(node.name).startsWith(firstWords(name)))
    );
  });
const entryRoles: ReadonlySet<string> = new Set(["row", "item", "treeitem", "option"]);
const firstWords = (name: string): string => uncounted(name).split(" ").slice(0, 2).join(" ");
