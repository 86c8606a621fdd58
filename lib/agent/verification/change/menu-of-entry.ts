import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isOpenerOfNamed } from "@/lib/agent/verification/fit/opener-of-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { pageStays } from "./page-change";

const fewest = 3;
const longest = 40;

/** Controls side by side, that came into view at once. A menu may be put at the end of the page, whatever else comes with it. */
function runsOfCome({ diff, nodesAfter }: Ground): SkeletonNode[][] {
  const runs: SkeletonNode[][] = [];
  let last = -2;
  for (const at of diff?.appeared ?? []) {
    const node = nodesAfter[at];
    if (!node || !isActionable(node) || node.name === "" || node.name.length > longest) continue;
    const run = runs.at(-1);
    const isBeside = last === at - 1 && run?.[0]?.role === node.role && run[0].parent === node.parent;
    if (isBeside) run.push(node);
    else runs.push([node]);
    last = at;
  }
  return runs.filter((run) => run.length >= fewest);
}

/** The menu of the entry came up: a run of commands, one of which is what the next step wants; and nothing went for it. */
export function menuOfEntryCame(ground: Ground): boolean {
  const { nodesBefore, target, intent, diff, requests, input } = ground;
  if (!pageStays(ground) || (diff?.disappeared ?? []).length > 0 || requests.stored.length > 0) return false;
  if (!isOpenerOfNamed(nodesBefore, target.index, intent)) return false;
  const [run, ...more] = runsOfCome(ground);
  if (!run || more.length > 0) return false;
  const next = new Set(wordsOf(input.nextStep ?? ""));
  return run.some(({ name }) => fold(name) !== "" && wordsOf(name).every((word) => next.has(word)));
}
