import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `?q=barometer`: the page says what was searched for, or is headed by what was found of it and holds it in a field, and something that came has it in it.
 */
export function isResultPage({ verb, action, fit, input, before, diff, nodesAfter }: Ground): boolean {
  const value = action.value?.trim() ?? "";
  if (verb !== "search" || fit.fit === "other" || value === "" || !before) return false;
  const asked = (url: string): boolean =>
    [...(readUrl(url)?.searchParams.values() ?? [])].some((one) => fold(one) === fold(value));
  const heads = [
    input.after.title ?? "",
    ...nodesAfter.flatMap((one) => (one.role === "heading" ? [one.name] : [])),
  ];
  const came = (diff?.linesAdded ?? []).filter((line) => containsPhrase(line, value));
  const saying = heads.filter((text) => containsPhrase(text, value));
  const isHeadedSo =
    saying.length > 0 ||
    (heads.some((text) => finding.test(text)) &&
      nodesAfter.some(({ role, value: held = "" }) => role === "textbox" && fold(held) === fold(value)) &&
      (diff?.appeared ?? []).some((at) => isFound(nodesAfter[at], value)));
  return (
    asked(input.after.url) &&
    !asked(before.url) &&
    isHeadedSo &&
    came.some((line) => !saying.some((head) => containsPhrase(line, head) || containsPhrase(head, line)))
  );
}

/** `Results (3)`, `12 matches`. */
const finding =
  /^(?:search results?|results?|matches|hits|\d{1,6} (?:results?|matches|hits|found))(?![\p{L}-])/iu;
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);
const isFound = (node: SnapshotNode | undefined, value: string): boolean =>
  node !== undefined &&
  (node.role === "link" || entryRoles.has(node.role)) &&
  containsPhrase(node.name, value);

/** `Find owner`, with `Davis` in the form: the address asks for that, and each entry that came has it in it, but for the heads of a table. */
export function isFoundPage(
  value: string,
  { verb, action, fit, input, before, diff, nodesAfter }: Ground,
): boolean {
  if (verb !== "search" || !action.clicks || fit.fit !== "this" || value === "" || !before || !diff)
    return false;
  const asked = (url: string): boolean =>
    [...(readUrl(url)?.searchParams.values() ?? [])].some((one) => fold(one) === fold(value));
  const came = new Set(diff.appeared);
  // A table that came is one element of what appeared, with all that is in it.
  const entries = nodesAfter.filter(
    ({ role, parent, states }, at) =>
      entryRoles.has(role) && !states.includes("hidden") && (came.has(at) || came.has(parent)),
  );
  const holds = (name: string): boolean => fold(name).includes(fold(value));
  return (
    asked(input.after.url) &&
    !asked(before.url) &&
    entries.some(({ name }) => holds(name)) &&
    entries.every(({ role, name }, at) => holds(name) || (role === "row" && at === 0))
  );
}
