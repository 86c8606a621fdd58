import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, fold } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Add the task to Household`, done on a page that is headed `Garden`, where both are links side by side: the page is the other one's, and so is what was put
 * there. The name of the thing that the page is of; undefined where the page is not told so.
 */
export function onPageOfOther({ nodesBefore, input, asSaid, intent }: Ground): string | undefined {
  const said = `${asSaid}\n${input.goal}`;
  const [head] = nodesBefore.filter((node) => node.role === "heading" && isShown(node));
  if (!head || containsPhrase(said, head.name)) return undefined;
  const links = nodesBefore.filter((node) => node.role === "link" && isShown(node) && node.name !== "");
  const own = links.filter(({ name }) => fold(name) === fold(head.name));
  const container = intent.container ?? "";
  // What has a part of its own on this page, or goes along with every page, is filled from here.
  if (
    everywhere.test(container) ||
    nodesBefore.some((node) => isPartOf(node) && isPlace(node.name, container))
  )
    return undefined;
  const places = links.filter(({ name }) => isPlace(name, container));
  return own.some((link) => places.some((place) => areBeside(link, place))) ? head.name : undefined;
}

const everywhere =
  /(?<!\p{L})(?:cart|basket|bag|trolley|wish ?list|favou?rites|compar(?:e|ison)|queue)(?!\p{L})/iu;
const isPartOf = ({ role, states }: SkeletonNode): boolean =>
  (role === "list" || role === "region" || role === "table" || role === "form") && !states.includes("hidden");

const isShown = ({ states }: SkeletonNode): boolean => !states.includes("hidden");

/** The container is called so, with or without its kind: `the project Household`. */
const isPlace = (name: string, container: string): boolean =>
  contentWords(name).length > 0 &&
  container !== "" &&
  containsPhrase(container, name) &&
  contentWords(container).length <= contentWords(name).length + 1;

const rolesOf = ({ path }: SkeletonNode): string =>
  pathParts(path)
    .map(({ role }) => role)
    .join("/");
const areBeside = (one: SkeletonNode, other: SkeletonNode): boolean =>
  one !== other && one.href !== other.href && rolesOf(one) === rolesOf(other);
