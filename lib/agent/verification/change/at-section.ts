import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const going: ReadonlySet<string> = new Set(["navigate", "open", "click", "select"]);
const sections = /(?<!\p{L})(?:section|chapter|heading|paragraph|part)(?!\p{L})/iu;

/**
 * A link to a part of the same page was followed, and the one heading of the page that is called like it is the section that the step names. Nothing else of
 * the page has to change with that.
 */
export function isAtSection(ground: Ground): boolean {
  const { fit, action, verb, observed, asSaid, target, nodesAfter } = ground;
  const name = target.node?.name ?? "";
  return (
    fit.fit === "this" &&
    action.clicks &&
    going.has(verb) &&
    observed?.urlChange === "anchor" &&
    sections.test(asSaid) &&
    /\p{L}{2}/u.test(name) &&
    containsPhrase(asSaid, name) &&
    nodesAfter.filter(
      ({ role, states, name: title }) =>
        role === "heading" && !states.includes("hidden") && fold(title) === fold(name),
    ).length === 1 &&
    hasItsAnchor(ground)
  );
}

/** The address ends with the anchor of the link. */
function hasItsAnchor({ target, input, before }: Ground): boolean {
  const anchor = readUrl(target.node?.href ?? "", before?.url)?.hash ?? "";
  return anchor.length > 1 && readUrl(input.after.url)?.hash === anchor;
}
