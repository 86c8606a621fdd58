import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords, objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Of the lines that are new, the first few short ones are the page's title even where no markup says so. */
const titleLines = 3;
const titleChars = 60;

/** The top of a site is its home page, whatever it calls itself. */
const start = /^\/(?:(?:index|home|default)\.\w{1,5})?$/i;

type Page = { url: string; title: string; nodes: readonly SkeletonNode[]; newLines: readonly string[] };

/** What a page calls itself: path of its address, title, headings, what it marks as the present one, its first new lines. */
function selfName({ url, title, nodes, newLines }: Page): string {
  const read = readUrl(url);
  const path = `${read?.pathname ?? ""} ${read?.hash ?? ""} ${read?.search ?? ""}`
    .replace(/[-_/.#?=&]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2");
  const isTop = read !== undefined && start.test(read.pathname) && /^#?\/?$/.test(read.hash);
  const names = nodes
    .filter((node) => node.role === "heading" || node.states.includes("current"))
    .map(({ name }) => name);
  return [
    isTop ? `home ${path}` : path,
    title,
    ...names,
    ...newLines.filter((line) => line.length <= titleChars).slice(0, titleLines),
  ].join("\n");
}

/** What the page that came up calls itself. */
export const selfNameAfter = ({ input, nodesAfter, diff }: Ground): string =>
  selfName({
    url: input.after.url,
    title: input.after.title,
    nodes: nodesAfter,
    newLines: diff?.linesAdded ?? [],
  });

/** What the page was called on which the action was taken. */
export const selfNameBefore = ({ before, nodesBefore }: Ground): string =>
  selfName({ url: before?.url ?? "", title: before?.title ?? "", nodes: nodesBefore, newLines: [] });

/**
 * Only entries and controls bear that name that stood on the page before as well, such as those of the site's menu, or one entry of a list, as it does where
 * the list came up instead.
 */
function isListed(name: string, { diff, nodesAfter }: Ground): boolean {
  const stayed = new Set(diff?.match.toAfter ?? []);
  const bearers = [...nodesAfter.keys()].filter((at) => containsPhrase(nodesAfter[at]?.name ?? "", name));
  return (
    bearers.length > 0 &&
    (bearers.every((at) => stayed.has(at)) || bearers.every((at) => isInList(nodesAfter, at)))
  );
}

function isInList(nodes: readonly SkeletonNode[], at: number): boolean {
  const entry = rowLike.has(nodes[at]?.role ?? "") ? at : rowOf(nodes, at);
  const { role, parent } = nodes[entry] ?? {};
  return (
    role !== undefined && nodes.filter((node) => node.role === role && node.parent === parent).length > 2
  );
}
const rowLike: ReadonlySet<string> = new Set(["row", "item"]);

/** A word by which the step calls the place is in the name of the page that came up, and was in none of the page before. */
export const bearsNewName = (ground: Ground): boolean => {
  const [shown, earlier] = [rootsOf(selfNameAfter(ground)), rootsOf(selfNameBefore(ground))];
  return objectRoots(ground.intent).some((word) => shown.has(word) && !earlier.has(word));
};

/** `Your profile` leads to `Profile`. */
const withoutOwner = (quote: string): string => quote.replace(/^(?:my|your|our) (?=\p{L}{3})/iu, "");

const wordsBeforeAnother = /\p{L}+(?= \p{L})/gu;

/** `Go to the Checkboxes example` by the link `Checkboxes`: a word for a kind of control, written as a name, is one where a link is called so. */
const kindAsName = ({ intent, target: { node } }: Ground): string[] =>
  node?.role === "link" &&
  /^\p{Lu}\p{L}{3,}$/u.test(node.name) &&
  kindWords.has(rootOf(fold(node.name))) &&
  !/^(?:Page|Menu|Home|Open|Show|View)$/u.test(node.name) &&
  intent.object.match(wordsBeforeAnother)?.includes(node.name)
    ? [rootOf(fold(node.name))]
    : [];

/** True when the page that came up goes by the name that the step gives it, and the page before did not as much. */
export function placeIsNamed(ground: Ground): boolean {
  const { intent, input } = ground;
  const now = selfNameAfter(ground);
  if (intent.quoted.length > 0) {
    const all = [now, ...input.after.lines].join("\n");
    return intent.quoted
      .map(withoutOwner)
      .every(
        (quote) => containsPhrase(now, quote) || (containsPhrase(all, quote) && !isListed(quote, ground)),
      );
  }
  const wanted = [...new Set([...objectRoots(intent), ...kindAsName(ground)])];
  if (wanted.length === 0) return false;
  const shown = rootsOf(now);
  const earlier = rootsOf(selfNameBefore(ground));
  const said = wanted.filter((word) => shown.has(word));
  // `page 2` is no other page.
  if (wanted.some((word) => /^\d+$/.test(word) && !shown.has(word))) return false;
  return (
    said.length === wanted.length ||
    (said.length * 2 >= wanted.length && said.some((word) => !earlier.has(word)))
  );
}
