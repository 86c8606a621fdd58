import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { contentStems } from "@/lib/agent/domain/wording/words";

/** `my spot`: what the user has and wants to have no more. */
const ofUser = /(?<!\p{L})(?:my|our)\s+(\p{L}{3,30})/iu;
const having =
  /^you(?: still)? (?:have|hold)(?! (?:no|not|never|cancelled|canceled|left|given)(?!\p{L}))\s+(.{1,60})/iu;
/** A list of those who take part marks the user. */
const marked = /\(you\)/iu;

/**
 * The page of what the user was to have no more says that it is the user's still: `You have a spot`, `Maya (you)` among those who come. The list that says it
 * is gone may only say so.
 */
export function stillHad(goal: string, { lines }: Pick<PageSnapshot, "lines">): string[] {
  const [thing = ""] = contentStems(ofUser.exec(goal)?.[1] ?? "");
  if (!takesAway(goal) || thing === "") return [];
  const told = lines.find(
    (line) => marked.test(line) || contentStems(having.exec(line)?.[1] ?? "").includes(thing),
  );
  return told === undefined ? [] : [`"${told.slice(0, 80)}" is said there still`];
}
