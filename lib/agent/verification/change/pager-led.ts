import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { leadsTo, readUrl } from "@/lib/agent/domain/urls";
import { pageIn } from "@/lib/agent/verification/fit/pager";
import type { Ground } from "@/lib/agent/verification/ground";

/** The numbers of the pages that a link of the pager led from and to, in the same place. */
function ledOver({ action, before, input }: Ground): { old: number; now: number } | undefined {
  const [from, to] = [readUrl(before?.url ?? ""), readUrl(input.after.url)];
  if (!from || !to || action.destination === undefined || from.pathname !== to.pathname) return undefined;
  if (!leadsTo(input.after.url, action.destination, from.href)) return undefined;
  const [old, now] = [pageOf(from), pageOf(to)];
  return old === undefined || now === undefined ? undefined : { old, now };
}

/** The first page has often no number. */
function pageOf({ searchParams }: URL): number | undefined {
  const written = ["page", "p", "pg"].flatMap((name) => searchParams.get(name) ?? []);
  if (written.length === 0) return 1;
  return written.length === 1 && /^\d{1,6}$/.test(written[0] ?? "") ? Number(written[0]) : undefined;
}

/** The pager's own link led to the same address with the number of the page beside this one. */
export function leadsToPage(wanted: "next" | "previous", ground: Ground): boolean {
  const led = ledOver(ground);
  return led !== undefined && led.now === led.old + (wanted === "next" ? 1 : -1);
}

/** `2`, that leads to the same address with that number: the page that is shown is no link. */
export function leadsToNumber(wanted: number, ground: Ground): boolean {
  const led = ledOver(ground);
  return (
    led !== undefined &&
    pageIn(ground.target.node?.name) === wanted &&
    led.now === wanted &&
    led.old !== wanted
  );
}

const ways = {
  next: /^(?:\W{0,3}next(?: page)?\W{0,3}|icon (?:next|(?:chevron|arrow|angle|caret)-right))$/iu,
  previous:
    /^(?:\W{0,3}prev(?:ious)?(?: page)?\W{0,3}|icon (?:prev(?:ious)?|(?:chevron|arrow|angle|caret)-left))$/iu,
};

/** From the first page on: the arrow back beside the one that was pressed was shut, and can be pressed now; or the other way round from the last one. */
export function wayBackCame(
  wanted: "next" | "previous",
  { target, nodesBefore, nodesAfter, diff }: Ground,
): boolean {
  const own = target.node;
  const says = ({ name, description = "" }: SkeletonNode, way: "next" | "previous"): boolean =>
    ways[way].test((name || description).trim());
  if (own === undefined || !says(own, wanted) || own.states.includes("disabled")) return false;
  const back = wanted === "next" ? "previous" : "next";
  const [beside = -1, ...others] = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return node !== undefined && node.parent === own.parent && node.role === own.role && says(node, back);
  });
  const after = nodesAfter[diff?.match.toAfter[beside] ?? -1];
  return (
    others.length === 0 &&
    nodesBefore[beside]?.states.includes("disabled") === true &&
    after !== undefined &&
    says(after, back) &&
    !after.states.includes("disabled")
  );
}
