import { isActionable, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";

/** Controls that a wording names, the best first: by a quoted name, else by most of a name's words. Nothing hidden, disabled or covered. */
export function namedElements(wording: string, snapshot: PageSnapshot): SnapshotNode[] {
  const quoted = readStepIntent(wording).quoted.map(fold);
  const words = new Set(contentStems(wording));
  return snapshot.nodes
    .filter((node) => isActionable(node) && isUsable(node))
    .map((node) => ({ node, score: scoreOf(node, quoted, words) }))
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score)
    .map(({ node }) => node);
}

export const isUsable = (node: SnapshotNode): boolean =>
  !node.occluded && !node.states.includes("hidden") && !node.states.includes("disabled");

function scoreOf(node: SnapshotNode, quoted: readonly string[], words: ReadonlySet<string>): number {
  const labels = [node.name, node.placeholder ?? ""].filter((label) => fold(label) !== "");
  if (labels.some((label) => quoted.includes(fold(label)))) return 2;
  return Math.max(0, ...labels.map((label) => shareOf(contentStems(label), words)));
}

/** The share of a name that is said; of two that are said in full, the one that says more. */
function shareOf(own: readonly string[], words: ReadonlySet<string>): number {
  const said = own.filter((word) => words.has(word)).length;
  return own.length === 0 ? 0 : said / own.length + said / 100;
}
