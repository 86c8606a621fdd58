import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { shownEntries } from "./entries";
import { standsUnderOtherHeading } from "./places";

/**
 * `Unpaid leave, 14 to 18 June` beside `Holiday, 1 to 5 February`, of which the goal says `holiday`: entries beside it begin with what the thing is to be, and this one
 * begins with something else and says nothing of that. Of a text that stands in several entries, all of them have to be such.
 */
export function isOfOtherKind(text: string, { nodes }: PageSnapshot, goal: string): boolean {
  const said = new Set(contentStems(goal));
  const entries = shownEntries(nodes);
  const isOther = (entry: SkeletonNode): boolean => {
    const own = new Set(stemsOf(entry.name));
    const beside = entries.filter(({ role, path }) => role === entry.role && path === entry.path);
    const kinds = beside.map(firstOf).filter((word) => said.has(word));
    return !said.has(firstOf(entry)) && kinds.some((word) => !own.has(word));
  };
  const holding = entries.filter(({ name }) => containsPhrase(name, text));
  return holding.length > 0 && holding.every(isOther);
}

const firstOf = ({ name }: SkeletonNode): string => contentStems(name)[0] ?? "";

/** By the heading that it stands under, or by what it begins with, it is about something else than the goal. */
export const tellsOfOther = (text: string, page: PageSnapshot, goal: string): boolean =>
  standsUnderOtherHeading(text, page, goal) || isOfOtherKind(text, page, goal);
