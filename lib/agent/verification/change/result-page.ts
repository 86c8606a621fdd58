import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** `?q=barometer`: the page says what was searched for, and something that came has it in it. */
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
  return (
    asked(input.after.url) &&
    !asked(before.url) &&
    heads.some((text) => containsPhrase(text, value)) &&
    came.some((line) => !heads.some((head) => containsPhrase(line, head) || containsPhrase(head, line)))
  );
}
