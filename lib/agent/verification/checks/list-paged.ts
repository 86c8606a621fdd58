import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { ordinals } from "@/lib/agent/domain/wording/read-ordinal";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { leadsToNumber, leadsToPage, wayBackCame } from "@/lib/agent/verification/change/pager-led";
import { type Check, lookAgain, refuted, verified } from "@/lib/agent/verification/check";
import { arrows, isArrowToPage, isPresentMark, pageIn } from "@/lib/agent/verification/fit/pager";
import type { Ground } from "@/lib/agent/verification/ground";

/** The step turns a page: the list says that it shows the following part, and shows other entries. */
export const listPaged: Check = {
  name: "list-paged",
  applies: ({ diff, before, fit, action, input }) =>
    diff !== undefined &&
    before !== undefined &&
    fit.fit !== "other" &&
    (action.clicks || isTypedPage(action.value, wantedPage(stepOf({ input })))) &&
    (wantedTurn(stepOf({ input })) !== undefined || toEnd.test(stepOf({ input }))),
  check(ground) {
    const { input, before } = ground;
    if (isAtEnd(ground)) return verified(0.9, "The pager goes no further, and the list shows other entries.");
    const wanted = wantedTurn(stepOf({ input }));
    const other = typeof wanted === "number" ? saysOtherPage(wanted, ground) : undefined;
    if (other !== undefined) return refuted(0.9, `The list says that it shows page ${other}.`);
    const old = rangesIn(before?.semanticSkeleton?.textDigest ?? []);
    const now = rangesIn(input.after.lines);
    if (typeof wanted === "object") {
      const shown = now.some(({ first, last }) => first === wanted.first && last === wanted.last);
      const isNew = old.length > 0 && !old.some(({ first }) => first === wanted.first);
      return shown && isNew && entriesChanged(ground)
        ? verified(0.95, `The list shows ${wanted.first} to ${wanted.last} now.`)
        : undefined;
    }
    const turned = now.find((range) =>
      old.some((one) => wanted !== undefined && follows(one, range, wanted)),
    );
    if (turned && entriesChanged(ground))
      return verified(0.95, `The list shows ${turned.first} to ${turned.last} of ${turned.total} now.`);
    if (wantedPage(stepOf(ground)) === undefined && positionMoved(ground, wanted))
      return input.secondLook
        ? verified(0.95, "The place among all that it tells went on as the step says.")
        : lookAgain(0.9, "The place among all that it tells went on, and has yet to stay so.");
    if (wanted === "next" || wanted === "previous")
      return (leadsToPage(wanted, ground) ||
        markMoved(wanted, ground) ||
        fieldMoved(wanted, ground) ||
        wayBackCame(wanted, ground)) &&
        entriesExchanged(ground)
        ? verified(0.95, "The page beside the one before is shown, with other entries.")
        : undefined;
    return typeof wanted === "number" &&
      (isPresentPage(wanted, ground) ||
        saysPage(wanted, ground) ||
        leadsToNumber(wanted, ground) ||
        fieldMoved(wanted, ground)) &&
      entriesExchanged(ground)
      ? verified(0.95, `Page ${wanted} is the present one, and shows other entries.`)
      : undefined;
  },
};

/** A number that was entered; where none is told on either side, nothing turned a page. */
const isTypedPage = (value: string | undefined, wanted: Page | Part | undefined): boolean =>
  typeof wanted === "number" && pageIn(value) === wanted;

/** `Go to the last page`, by the control that is called so and is shut now. */
const isAtEnd = (ground: Ground): boolean => {
  const { target, fit } = ground;
  return (
    toEnd.test(stepOf(ground)) &&
    fit.fit === "this" &&
    target.after?.states.includes("disabled") === true &&
    target.node?.states.includes("disabled") !== true &&
    entriesExchanged(ground)
  );
};
const toEnd = /(?<!\p{L})(?:last|first) page$/iu;

/** Of the pager that was clicked, the number is marked now, and another one was before. */
function isPresentPage(wanted: number, ground: Ground): boolean {
  const { target, nodesBefore, intent, action } = ground;
  const own = pageIn(action.clicks ? target.node?.name : action.value);
  if (own !== wanted && !isArrowToPage(nodesBefore, target.index, intent)) return false;
  const moved = marksMoved(ground);
  return (
    moved.some(({ page, on }) => on && page === wanted) &&
    moved.some(({ page, off }) => off && page !== wanted)
  );
}

/** `Page 2 of 10`, where it said another one before. */
function saysPage(wanted: number, ground: Ground): boolean {
  const { was, is } = pagesSaid(ground);
  return was.length > 0 && !was.includes(wanted) && is.length > 0 && is.every((page) => page === wanted);
}

/** `Page 3 of 10` for page 2: it turned to another one, or is still where it was. */
function saysOtherPage(wanted: number, ground: Ground): number | undefined {
  const { was, is } = pagesSaid(ground);
  const [page, ...more] = new Set(is);
  if (page === undefined || more.length > 0 || page === wanted || was.length === 0) return undefined;
  return was.includes(page) && !ground.input.secondLook ? undefined : page;
}

function pagesSaid({ before, input, nodesBefore, nodesAfter }: Ground): { was: number[]; is: number[] } {
  const pagesIn = (texts: readonly string[]): number[] =>
    texts.flatMap((text) => {
      const told = /(?<!\p{L})page (\d{1,5}) (?:of|\/) \d{1,5}(?!\d)/iu.exec(text)?.[1];
      return told === undefined ? [] : [Number(told)];
    });
  const named = (nodes: readonly SkeletonNode[]): string[] => nodes.map(({ name }) => name);
  return {
    was: pagesIn([...(before?.semanticSkeleton?.textDigest ?? []), ...named(nodesBefore)]),
    is: pagesIn([...input.after.lines, ...named(nodesAfter)]),
  };
}

/** By the arrow that the step names the mark went to the number beside the one that bore it. */
function markMoved(wanted: "next" | "previous", ground: Ground): boolean {
  const moved = marksMoved(ground);
  const [on, ...others] = moved.filter((one) => one.on);
  const [off, ...more] = moved.filter((one) => one.off);
  return (
    (ground.fit.fit === "this" || arrows[wanted].test(ground.target.node?.name ?? "")) &&
    on !== undefined &&
    off !== undefined &&
    others.length + more.length === 0 &&
    on.page - off.page === (wanted === "next" ? 1 : -1)
  );
}

/** `Page [2]`: the one field of the page that is called so and holds its number, whatever arrow turned it; a number that is typed there shows no page yet. */
function fieldMoved(wanted: Page, { action, diff, nodesBefore }: Ground): boolean {
  const told = (diff?.changed ?? []).flatMap(({ before, value }) => {
    const node = nodesBefore[before];
    const [was, is] = [Number(value?.from || Number.NaN), Number(value?.to || Number.NaN)];
    const isPage = node?.role === "textbox" && ofPage.test(node.name || (node.nearText ?? ""));
    return isPage && Number.isInteger(was) && Number.isInteger(is) ? [{ was, is }] : [];
  });
  const [only, ...more] = told;
  if (!only || more.length > 0 || !action.clicks) return false;
  return typeof wanted === "number"
    ? only.is === wanted
    : only.is - only.was === (wanted === "next" ? 1 : -1);
}
/** The page alone: `Beds shown on this page` are no page. */
const ofPage =
  /^\P{L}{0,3}(?:(?:jump|go|skip) to |current )?(?:page|seite|página|pagina)(?: number| no\.?)?(?: ?\d{1,5})?(?: (?:of|von|de|di|sur)| ?\/)?(?: ?\d{1,5})?[^\p{L}\d]{0,3}$/iu;

/** Numbers of a pager that got or lost the mark of the present one. */
const marksMoved = ({
  diff,
  nodesBefore,
  nodesAfter,
}: Ground): { page: number; on: boolean; off: boolean }[] =>
  (diff?.changed ?? []).flatMap(({ before, after, statesAdded, statesRemoved }) => {
    const page = pageIn(nodesAfter[after]?.name);
    if (page === undefined || pageIn(nodesBefore[before]?.name) !== page) return [];
    return [{ page, on: statesAdded.some(isPresentMark), off: statesRemoved.some(isPresentMark) }];
  });
const stepOf = ({ input }: Pick<Ground, "input">): string =>
  input.step?.description ?? input.action.stepDescription ?? "";

type Page = "next" | "previous" | number;
type Part = { first: number; last: number };

/** The page of a list that a step turns to; undefined where it turns none. */
export function wantedPage(step: string): Page | Part | undefined {
  const [, first, last] = /^go to entries (\d{1,5}) to (\d{1,5})$/i.exec(step) ?? [];
  if (first !== undefined && last !== undefined) return { first: Number(first), last: Number(last) };
  const turned =
    /\b(?:(next|following|previous|prev|preceding)\s+page|page\s+(\d{1,4})|(first|second|third|fourth|fifth|\d{1,4}(?:st|nd|rd|th))\s+page(?= of\b|$))\b/i.exec(
      step,
    );
  if (!turned) return undefined;
  if (turned[2]) return Number(turned[2]);
  const nth = turned[3]?.toLowerCase();
  if (nth !== undefined) return ordinals[nth] ?? Number.parseInt(nth, 10);
  return /^(?:next|following)$/i.test(turned[1] ?? "") ? "next" : "previous";
}

/** Slides, cards and pictures are turned like pages. */
const wantedTurn = (step: string): Page | Part | undefined =>
  wantedPage(step) ?? turnOf(step) ?? byArrow(step);
/** `Click Next`, whatever it turns. */
function byArrow(step: string): Page | undefined {
  const [, next, previous] =
    /^(?:click|press|tap|hit)(?: on)? (?:the )?["“'‘]?(?:(next)|(prev(?:ious)?))["”'’]?(?: button| arrow| link)?[.!]?$/i.exec(
      step.trim(),
    ) ?? [];
  if (next !== undefined) return "next";
  return previous === undefined ? undefined : "previous";
}
function turnOf(step: string): Page | undefined {
  const said = step.trim().replace(/[.!]$/, "");
  const way = (aPart.exec(said) ?? aThing.exec(said))?.[1]?.toLowerCase();
  return way === undefined ? undefined : way.startsWith("p") ? "previous" : "next";
}
/** `Go to the next string`: of whatever a page tells the place of among all of them. */
const aThing =
  /^(?:go|move|turn|switch|advance|step|skip|jump|proceed)(?: (?:on|over|back|forward|ahead))? to the (next|following|previous|preceding) (?!page|day|week|month|year|level|section|tab|field)\p{L}{3,}$/iu;
const aPart =
  /^(?:go|move|turn|switch|flip|leaf|page|advance|step|skip|jump|show|proceed|continue)\b[^"“]{0,30}?\b(next|following|previous|preceding) (?:card|slide|picture|photo|image|question|quote|review|testimonial|chapter|tip|step|flash ?card)$/i;

/** `2/3` after `1/3`: the one place of the page that counts so went by one, by the control that the step names. */
function positionMoved(ground: Ground, wanted: Page | Part | undefined): boolean {
  const { fit, before, input, nodesBefore, nodesAfter, target } = ground;
  if (wanted !== "next" && wanted !== "previous") return false;
  const isArrow = drawnArrows[wanted].test(target.node?.name.trim() ?? "");
  if (fit.fit !== "this" && !isArrow) return false;
  const [was, ...moreBefore] = positionsIn(before?.semanticSkeleton?.textDigest ?? [], nodesBefore);
  const [is, ...moreAfter] = positionsIn(input.after.lines, nodesAfter);
  if (!was || !is || moreBefore.length + moreAfter.length > 0 || was.total !== is.total) return false;
  return is.at - was.at === (wanted === "next" ? 1 : -1);
}
const drawnArrows = { next: /^[›»→❯▶>]$/u, previous: /^[‹«←❮◀<]$/u };
/** What tells its place may be a line, or what the slide itself is called; told twice it is one place. */
function positionsIn(
  lines: readonly string[],
  nodes: readonly SkeletonNode[],
): { at: number; total: number }[] {
  const names = nodes.flatMap(({ role, name }) => (role === "region" || role === "dialog" ? [name] : []));
  const told = [...lines, ...names].flatMap((line) => {
    const [, at, total] =
      /^(?:\p{L}{1,15} )?(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})$/iu.exec(line.trim()) ?? [];
    return at !== undefined && total !== undefined && Number(at) <= Number(total) && Number(at) > 0
      ? [{ at: Number(at), total: Number(total) }]
      : [];
  });
  return told.filter(
    (one, at) => told.findIndex((other) => other.at === one.at && other.total === one.total) === at,
  );
}

/** "1–25 of 36", as lists say which part of them is shown. */
type Range = Part & { total: number };
const rangePattern =
  /(\d{1,7})\s?(?:[-–—]|to|bis|à|a)\s?(\d{1,7})\s?(?:of|out of|von|de|sur|di|van|av|из|\/)\s?(\d{1,7})/i;

const rangesIn = (lines: readonly string[]): Range[] =>
  lines.flatMap((line) => {
    const found = rangePattern.exec(line.replace(/(?<=\d)[,.\u00a0\u202f](?=\d{3}\b)/g, ""));
    if (!found) return [];
    const [first, last, total] = found.slice(1).map(Number);
    return first !== undefined && last !== undefined && total !== undefined && first <= last && last <= total
      ? [{ first, last, total }]
      : [];
  });

function follows(old: Range, now: Range, wanted: Page): boolean {
  if (now.total !== old.total || now.first === old.first) return false;
  if (wanted === "next") return now.first === old.last + 1;
  if (wanted === "previous") return now.last === old.first - 1;
  if (wanted === 1) return now.first === 1;
  const size = (now.first - 1) / (wanted - 1);
  return Number.isInteger(size) && (old.first === 1 ? size === old.last : now.last - now.first < size);
}

/** A mark alone is set by any click: entries went and others came, beside those of the pager itself. */
function entriesExchanged({ diff, nodesBefore, nodesAfter }: Ground): boolean {
  if (!diff) return false;
  const isEntry = (node: SkeletonNode | undefined): boolean =>
    node !== undefined && entryRoles.has(node.role) && /\p{L}/u.test(node.name) && !turning.test(node.name);
  const renamed = diff.changed.some(
    ({ before, after }) =>
      isEntry(nodesBefore[before]) &&
      isEntry(nodesAfter[after]) &&
      nodesBefore[before]?.name !== nodesAfter[after]?.name,
  );
  // A list whose rows are told apart by their place only: the row is the same, and begins with another word.
  const isOther = nodesBefore.some((node, at) => {
    const after = nodesAfter[diff.match.toAfter[at] ?? -1];
    return isEntry(node) && after && isEntry(after) && wordsOf(node.name)[0] !== wordsOf(after.name)[0];
  });
  return (
    renamed ||
    isOther ||
    (diff.appeared.some((at) => isEntry(nodesAfter[at])) &&
      diff.disappeared.some((at) => isEntry(nodesBefore[at])))
  );
}
const turning = /^\W{0,3}(?:next|prev(?:ious)?|first|last|page \d{1,4})(?: page)?\W{0,3}$/i;

const entryRoles: ReadonlySet<string> = new Set(["item", "row", "option", "treeitem"]);

/** A page of a list holds other entries than the one before; what they are called changed, or they came and went. */
export function entriesChanged({ diff, nodesBefore, nodesAfter }: Ground): boolean {
  if (!diff) return false;
  return (
    diff.appeared.some((index) => entryRoles.has(nodesAfter[index]?.role ?? "")) ||
    diff.disappeared.some((index) => entryRoles.has(nodesBefore[index]?.role ?? "")) ||
    diff.changed.some(({ after, before }) => nodesAfter[after]?.name !== nodesBefore[before]?.name)
  );
}
