import { entriesCalled, shownEntries } from "@/lib/agent/completion/page/entries";
import { underHeadings } from "@/lib/agent/completion/page/own-block";
import { headingRank } from "@/lib/agent/completion/page/waiting-part";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames, takesAway, withoutQuoted } from "@/lib/agent/domain/wording/goal-names";
import { isPlaceCalled, movedPlaces, tellsPlace } from "@/lib/agent/domain/wording/moved-places";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { cellsOf } from "./told-amiss";
import { datesIn, isToldApart } from "./told-apart";

const former =
  /(?<!\p{L})(?:was|were|previous(?:ly)?|former(?:ly)?|before|old|from|since|until|till|left|moved|removed|taken|came|instead|origin\p{L}*|vorher|früher|bisher|statt|von|aus|avant|ancien\p{L}*|depuis|antes|desde|prima|da)(?!\p{L})/iu;

/**
 * `Move P-118 from bay A3 to bay C1`: what was moved stands in one place. A page that shows it in the old one as well, be it beside the new one, shows a copy. A text
 * that tells both places, or how it was before, says nothing of it, nor does one with a day of its own or of somebody else than the new place's.
 */
export function standsAtOldPlace(page: PageSnapshot, goal: string): boolean {
  const places = takesAway(goal) ? movedPlaces(goal) : undefined;
  if (!places || isInPart(goal)) return false;
  const { from, to } = places;
  const names = goalNames(goal).filter(
    (name) => !tellsPlace(from, name) && !tellsPlace(to, name) && !tellsPlace(name, from),
  );
  const [name = ""] = names;
  if (name === "") return false;
  const isAll = (text: string): boolean => names.every((one) => isHeldBy(one, [text]));
  const texts = [...headed(name, page), ...listed(name, page)].filter(isAll);
  const there = texts.filter((text) => tellsPlace(text, to));
  const isOld = (text: string): boolean =>
    tellsPlace(text, from) && !tellsPlace(text, to) && !former.test(text) && !isToldApart(text, there, goal);
  return (
    texts.some(isOld) ||
    (names.length === 1 && (isUnder(from, name, page) || isInRowOf(from, name, page, goal)))
  );
}

/** `Some of P-118`, `3 units of it`: the rest of it stays where it is. */
function isInPart(goal: string): boolean {
  const [what = ""] = withoutQuoted(goal).split(/\sfrom\s/iu);
  const counted = /(?<![\p{L}\p{N}.,-])\d+(?:[.,]\d+)?\s?(?:\p{L}+\s)?of(?!\p{L})/iu.exec(what)?.[0];
  return share.test(what) || (counted !== undefined && datesIn(counted).length === 0);
}
const share =
  /(?<!\p{L})(?:some|several|an? (?:few|couple)|(?:half|part|most|third|quarter|portion|share|dozen)s?(?: \p{L}+)? of|half (?:the|my|our|a))(?!\p{L})/iu;

/** What stands under headings that are just its name: `## P-118`, and below it `Now in bay A3`. */
const headed = (name: string, page: PageSnapshot): string[] =>
  underHeadings(page).flatMap(({ blocks }) =>
    // The last of them may go on with the rest of the page.
    blocks.flatMap(([head = "", ...lines]) =>
      isJust(name, head) ? [[head, ...lines.slice(0, 3)].join(" ")] : [],
    ),
  );

/** A list of several is no entry of one thing. */
function listed(name: string, page: PageSnapshot): string[] {
  const entries = entriesCalled(name, page);
  const parents =
    entries.length > 0 ? new Set(shownEntries(page.nodes).map(({ parent }) => parent)) : undefined;
  return entries
    .filter((entry) => !parents?.has(page.nodes.indexOf(entry)))
    .map((entry) => entryText(entry, page.nodes));
}

/** `## Doing`, and in a line of its own under it the thing. */
const isUnder = (from: string, name: string, page: PageSnapshot): boolean =>
  underHeadings(page).some(({ blocks }) =>
    blocks.some(([head = "", ...lines]) => {
      const end = lines.findIndex((line) => Number.isFinite(headingRank(line)));
      const own = end < 0 ? lines : lines.slice(0, end);
      return (
        isPlaceCalled(bare(head), from) && own.some((line) => line.startsWith("- ") && isJust(name, line))
      );
    }),
  );

/** `A3 | P-117, P-118`: the row of the place has it in a cell. */
function isInRowOf(from: string, name: string, { lines }: PageSnapshot, goal: string): boolean {
  const wanted = fold(name);
  // Most lines are of other things, and cells cost.
  return lines.some((line) => {
    if (!fold(line).includes(wanted)) return false;
    const [head = "", ...cells] = cellsOf(line);
    return (
      cells.some((cell) => cell.split(/[,;]\s/).some((part) => fold(part.trim()) === wanted)) &&
      isPlaceCalled(head, from) &&
      !isToldApart(line, [], goal)
    );
  });
}

const bare = (line: string): string => line.replace(/^(?:#+|[-*•]) /, "").trim();
const isJust = (name: string, line: string): boolean => fold(bare(line)) === fold(name);
