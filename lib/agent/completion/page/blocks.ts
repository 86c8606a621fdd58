import { perObject } from "@/lib/agent/domain/per-object";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isPageOfAnother, readUrl } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { shownEntries } from "./entries";
import { underHeadings } from "./own-block";
import { lastingTexts, standsUnderOtherHeading, waitingFor } from "./places";

/** What is said of one thing on a few lines of a page, and what it is called there. */
export type Block = { head: string; text: string };

/** What is said of one thing is short; more lines are a part of the page. */
const mostLines = 6;
/** Rows of tables and items of lists are entries of their own. */
const ofList = /^\s*(?:[-*•] |\d+[.)] )|\s\|(?:\s|$)/;

/**
 * Lists without markup: for each kind of headings, or of links to pages of one kind (`/tickets/3381`, `/tickets/3384`), what stands under each of several of them.
 */
export const blocksOf = perObject((page: PageSnapshot): readonly (readonly Block[])[] =>
  [...underHeadings(page).map(({ blocks }) => blocks), underLinks(page)]
    .filter((blocks) => blocks.length > 1)
    .map(withoutRest)
    .filter((blocks) => blocks.every((lines) => lines.length <= mostLines && !lines.some(isOfList)))
    .map((blocks) =>
      blocks.map((lines) => ({
        head: (lines[0] ?? "").replace(/^#+ /, ""),
        text: lines.join("\n").replace(/^#+ /gm, ""),
      })),
    ),
);

/** Those that are there to stay. Where the goal changes something, what it names is named in it. */
export const lastingBlocks = (page: PageSnapshot, goal: string): readonly Block[] => {
  if (lastingTexts(page, goal).length === 0) return [];
  const waits = waitingFor(goal);
  const names = isChanging(goal) ? goalNames(goal) : [];
  return blocksOf(page)
    .flat()
    .filter(
      ({ text }) =>
        !waits(text) &&
        names.every((name) => isHeldBy(name, [text])) &&
        !standsUnderOtherHeading(text.split("\n")[1] ?? "", page, goal),
    );
};

const isOfList = (line: string): boolean => ofList.test(line);

/** What follows the last of them on the page is no part of it: it has as many lines as the longest of the others. */
function withoutRest(blocks: readonly string[][]): string[][] {
  const most = Math.max(...blocks.slice(0, -1).map(({ length }) => length));
  return blocks.map((lines, at) => (at === blocks.length - 1 ? lines.slice(0, most) : lines));
}

/** The lines from one such link up to the next one. */
function underLinks({ nodes, lines, url }: PageSnapshot): string[][] {
  if (shownEntries(nodes).length > 0) return [];
  const links = nodes.flatMap(({ role, name, href, states }) => {
    const address =
      role === "link" && href && !states.includes("hidden") ? readUrl(href, url)?.href : undefined;
    return address !== undefined && name !== "" ? [{ name: fold(name), address }] : [];
  });
  const alike = links.filter(({ address }) => links.some((other) => isPageOfAnother(address, other.address)));
  const starts: number[] = [];
  for (const { name } of alike) {
    const from = (starts.at(-1) ?? -1) + 1;
    const at = lines.findIndex((line, index) => index >= from && fold(line).startsWith(name));
    if (at >= 0) starts.push(at);
  }
  return starts.map((at, index) => lines.slice(at, starts[index + 1] ?? lines.length));
}
