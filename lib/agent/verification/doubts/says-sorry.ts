import { isField } from "@/lib/agent/domain/snapshot";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { apologizes, toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * Something was sent, and another page owns up to a fault: a server may say so with a page that it calls a success. On a page that stays it may well be
 * about a part of it that nobody asked for.
 */
export function saysSorry({ diff, requests, nodesBefore, before, input }: Ground): boolean {
  const isTurned = before !== undefined && isPlaceChange(compareUrls(before.url, input.after.url), true);
  if (requests.stored.length === 0 || !isTurned) return false;
  const entered = nodesBefore.flatMap(({ value = "" }) => (value.length > 2 ? [value] : []));
  return (diff?.linesAdded ?? []).some(
    (line) => apologizes(line) && !entered.some((value) => containsPhrase(line, value)),
  );
}

/** What was looked for is listed nowhere, and an apology came. */
export function listApologizes({ diff, action, intent, nodesAfter }: Ground): boolean {
  const value = intent.value ?? action.value ?? "";
  const isListed = nodesAfter.some((node) => !isField(node) && containsPhrase(node.name, value));
  return (
    intent.verb === "search" &&
    value !== "" &&
    !isListed &&
    (diff?.linesAdded ?? []).some((line) => apologizes(line) || toneOfText(line) === "error")
  );
}
