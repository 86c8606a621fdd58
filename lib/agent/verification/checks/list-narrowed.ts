import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";

/**
 * Filtered or searched where the control bears no mark: a way to undo the narrowing came up (`Clear all`), lines of the list went, and none came but counts. What
 * was looked for stands in none of those that went.
 */
export const listNarrowed: Check = {
  name: "list-narrowed",
  applies: ({ diff, verb, fit, action }) =>
    diff !== undefined &&
    (verb === "filter" || verb === "search") &&
    fit.fit === "this" &&
    (action.clicks || action.takesText),
  check(ground) {
    const { action, intent, diff, requests, alerts, input } = ground;
    // Entries may have gone because the list that was asked for did not come.
    if (failedReads(ground).length > 0) return undefined;
    if (alerts.some(({ near }) => near) || requests.refused.length + requests.lost.length > 0)
      return undefined;
    if (action.value !== undefined && !(intent.value !== undefined && sameValue(action.value, intent.value)))
      return undefined;
    const { value = "" } = action;
    const lost = (diff?.linesRemoved ?? []).filter((line) => !isCountLike(line, diff?.linesAdded ?? []));
    const isOwn = lost.length >= fewest && !lost.some((line) => containsPhrase(line, value));
    if (!isOwn || !offersToClear(ground) || bringsMore(ground)) return undefined;
    const told = "The list is narrowed, and can be widened again";
    return input.secondLook ? verified(0.9, `${told}.`) : lookAgain(0.85, `${told}. It has yet to stay so.`);
  },
};

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
