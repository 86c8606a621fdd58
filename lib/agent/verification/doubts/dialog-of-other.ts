import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readOrdinal } from "@/lib/agent/domain/wording/read-ordinal";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Tick Shared in the details of "Knots for sailors"`, and the dialog that is open is headed by what another entry of the page is called: nothing in it bears the
 * name that the step (or the goal, where the step gives none) quotes, and the page around it does.
 */
export function dialogOfOther(ground: Ground): string | undefined {
  const { nodesBefore, intent, input, before, action, target } = ground;
  // What the control itself is called names no thing.
  const isThing = (quote: string): boolean => fold(quote) !== fold(target.node?.name ?? "");
  const said = intent.quoted.filter(isThing);
  const quotes = said.length > 0 ? said : readStepIntent(input.goal).quoted.filter(isThing);
  const dialog = openDialog(ground);
  if (!action.clicks || dialog < 0) return undefined;
  const counted = titlesOf(ground, dialog).find((title) => countsOtherwise(title, ground));
  if (counted !== undefined || quotes.length === 0) return counted;
  const inside = descendantsOf(nodesBefore, dialog);
  const isInside = (at: number): boolean => at === dialog || isWithin(nodesBefore, at, dialog);
  const outside = nodesBefore.filter((_, at) => !isInside(at)).map(({ name }) => name);
  const texts = [nodesBefore[dialog], ...inside].flatMap((node) =>
    node ? [node.name, node.value ?? ""] : [],
  );
  if (quotes.some((quote) => [...texts, target.node?.name ?? ""].some((text) => containsPhrase(text, quote))))
    return undefined;
  const lines = before?.semanticSkeleton?.textDigest ?? [];
  const isBehind = quotes.some((quote) => [...outside, ...lines].some((text) => containsPhrase(text, quote)));
  if (!isBehind) return undefined;
  const entries = nodesBefore.filter(({ role }, at) => entryRoles.has(role) && !isInside(at));
  return (
    titlesOf(ground, dialog).find((title) =>
      entries.some(({ name }) => fold(name) === fold(title) || fold(name).startsWith(`${fold(title)} `)),
    ) ?? fieldTitle(inside, lines)
  );
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);

/** `Edit cell (row 2, col 4)` for the third row: each of a kind, and the number that tells which one, in figures or as a word. */
function countsOtherwise(title: string, { asSaid, input }: Ground): boolean {
  const said = numberedIn(`${asSaid}\n${input.isLastStep ? input.goal : ""}`);
  return numberedIn(title).some(({ kind, number }) => {
    const own = said.filter((one) => one.kind.startsWith(kind) || kind.startsWith(one.kind));
    return own.length > 0 && !own.some((one) => one.number === number);
  });
}
const numberedIn = (text: string): { kind: string; number: number }[] =>
  [...text.toLowerCase().matchAll(numbered)].flatMap(([, kind = "", figure = "", word = "", its = ""]) => {
    const number = figure === "" ? readOrdinal(word) : Number(figure);
    // Which one is the last, the number of another one does not tell.
    return number === undefined || number < 0 ? [] : [{ kind: (kind || its).replace(/s$/u, ""), number }];
  });
const places = "(rows?|col(?:umn)?s?|cells?|lines?|slides?|pages?|seats?|rooms?|slots?|tables?|sections?)";
const numbered = new RegExp(
  `(?<!\\p{L})(?:${places} ?#?(\\d{1,4})(?![\\p{L}\\d])|(\\p{L}{3,10}|\\d{1,2}(?:st|nd|rd|th)) ${places})(?!\\p{L})`,
  "giu",
);

/** Where the title is written over in the first field of the dialog, a line of the page behind may be just so. */
function fieldTitle(inside: readonly SkeletonNode[], lines: readonly string[]): string | undefined {
  const title = inside.find((node) => isField(node))?.value ?? "";
  return title.length >= shortestTitle && lines.some((line) => fold(line) === fold(title))
    ? title
    : undefined;
}

/** The dialog around the target, else the only one that is open. */
function openDialog({ nodesBefore, target }: Ground): number {
  const isDialog = (at: number): boolean => nodesBefore[at]?.role === "dialog";
  const around = ancestorsOf(nodesBefore, target.index).filter(isDialog).at(-1);
  if (around !== undefined) return around;
  const outermost = [...nodesBefore.keys()].filter(
    (at) =>
      isDialog(at) &&
      !nodesBefore[at]?.states.includes("hidden") &&
      !ancestorsOf(nodesBefore, at).some(isDialog),
  );
  return outermost.length === 1 ? (outermost[0] ?? -1) : -1;
}

/** What a dialog calls itself: its name and its first heading. */
const titlesOf = ({ nodesBefore }: Ground, dialog: number): string[] =>
  [
    nodesBefore[dialog]?.name ?? "",
    descendantsOf(nodesBefore, dialog).find(({ role }) => role === "heading")?.name ?? "",
  ].filter((title) => title.length >= shortestTitle);
const shortestTitle = 4;
