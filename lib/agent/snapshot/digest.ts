import { type Digest, isActionable, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "./node-tree";
import { isTold, renderMark, renderNode } from "./render-digest";
import { tokenEstimate } from "./token-estimate";

/** Share of the budget that text lines take at most when elements want the rest. */
const lineShare = 0.5;

/** How much of each name is shown: on a crowded page less of all, before any element is left out. */
const nameLengths = [60, 32, 16] as const;
/** Tokens of the lines around what is cut to the budget. */
const frameTokens = 30;
const costOf = (line: string): number => tokenEstimate(line) + 1;
const sumOf = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0);

export type DigestOptions = {
  /** What the reader of the digest is about to do: words of the step and goal. */
  focus: string;
  tokenBudget: number;
  /** Whether lines of text are shown too, and so take their share of the budget. */
  text?: boolean;
};

/**
 * The part of a page that a model is shown: elements that the focus names come first, then their neighbours and containers, then the rest from the top,
 * until the budget is spent; all in document order again. What is cut is counted.
 */
export function digestOf(
  snapshot: PageSnapshot,
  { focus, tokenBudget, text: showsText = true }: DigestOptions,
): Digest {
  const wanted = new Set(contentStems(focus));
  const budget = tokenBudget - tokenEstimate(`${snapshot.title} ${snapshot.url}`) - frameTokens;
  const allLines = sumOf(snapshot.lines.map(costOf));
  const forLines = showsText ? Math.min(budget * lineShare, allLines) : 0;
  const forNodes = budget - forLines;
  const { nameChars, costs } = costsWithin(forNodes, snapshot, showsText ? forLines / allLines : 0);
  const kept = cutNodes(snapshot.nodes, { wanted, costs, budget: forNodes });
  // Of a page that is shown whole the list is the same for every question: what is once found out about it need not be found again.
  const isWhole = kept.size === snapshot.nodes.length;
  const nodes = isWhole ? snapshot.nodes : snapshot.nodes.filter((_, index) => kept.has(index));
  const spent = [...kept].reduce((sum, index) => sum + (costs[index] ?? 0), 0);
  const lines = cutLines(snapshot.lines, wanted, showsText ? budget - spent : budget);
  return {
    url: snapshot.url,
    title: snapshot.title,
    nodes,
    omittedNodes: snapshot.nodes.length - nodes.length + snapshot.truncated,
    lines,
    omittedLines: snapshot.lines.length - lines.length,
    nameChars,
  };
}

/** What each element costs in the view, with names as long as the budget allows for all of them. `linesShown`: share of the text that is shown. */
function costsWithin(
  budget: number,
  { nodes, lines, url }: PageSnapshot,
  linesShown: number,
): { nameChars: number; costs: number[] } {
  const text = linesShown > 0 ? lines.join("\n") : "";
  const inText = nodes.map((node) => node.name !== "" && isTold(node) && text.includes(node.name));
  let shown = { nameChars: 0, costs: [] as number[] };
  for (const nameChars of nameLengths) {
    const look = { pageUrl: url, nameChars };
    const costOfNode = (node: SnapshotNode, index: number): number => {
      if (!isTold(node)) return 0;
      const alone = costOf(renderNode(node, look));
      // A name that the text shows is told there only.
      return inText[index] ? linesShown * costOf(renderMark(node, look)) + (1 - linesShown) * alone : alone;
    };
    shown = { nameChars, costs: nodes.map(costOfNode) };
    if (sumOf(shown.costs) <= budget) break;
  }
  return shown;
}

/** A page with nothing left out. */
export const wholeOf = ({ url, title, nodes, lines, truncated }: PageSnapshot): Digest => ({
  url,
  title,
  nodes,
  omittedNodes: truncated,
  lines,
  omittedLines: 0,
  nameChars: nameLengths[0],
});

const hits = (text: string, wanted: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : new Set(stemsOf(text).filter((word) => wanted.has(word))).size;

function cutNodes(
  nodes: readonly SnapshotNode[],
  { wanted, costs, budget }: { wanted: ReadonlySet<string>; costs: readonly number[]; budget: number },
): Set<number> {
  if (sumOf(costs) <= budget) return new Set(nodes.keys());
  const scores = nodes.map(
    (node) =>
      baseScore(node) + 4 * hits(`${node.name} ${node.placeholder ?? ""} ${node.nearText ?? ""}`, wanted),
  );
  spreadToContainers(nodes, scores);
  const order = nodes.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const kept = new Set<number>();
  let spent = 0;
  for (const index of order) {
    const cost = costs[index] ?? 0;
    if (spent + cost > budget) continue;
    spent += cost;
    kept.add(index);
  }
  return kept;
}

function baseScore(node: SnapshotNode): number {
  if (node.states.includes("hidden")) return -2;
  if (node.role === "alert" || node.role === "dialog") return 6;
  if (node.states.includes("focused") || node.states.includes("invalid")) return 4;
  if (isActionable(node)) return node.name ? 2 : 1;
  return node.role === "heading" || node.role === "status" ? 1.5 : 0.5;
}

/** A hit draws its containers in, and what stands in the same nearest container half as much. */
function spreadToContainers(nodes: readonly SnapshotNode[], scores: number[]): void {
  const best = new Map<number, number>();
  nodes.forEach((_, index) => {
    const score = scores[index] ?? 0;
    if (score < 4) return;
    for (const above of ancestorsOf(nodes, index)) best.set(above, Math.max(best.get(above) ?? 0, score));
  });
  nodes.forEach((node, index) => {
    const nearest = best.get(node.parent);
    if (nearest !== undefined) scores[index] = (scores[index] ?? 0) + nearest / 2;
    const own = best.get(index);
    if (own !== undefined) scores[index] = Math.max(scores[index] ?? 0, own);
  });
}

function cutLines(lines: readonly string[], wanted: ReadonlySet<string>, budget: number): string[] {
  const costs = lines.map(costOf);
  if (sumOf(costs) <= budget) return [...lines];
  const order = lines
    .map((line, index) => ({ index, score: hits(line, wanted), cost: costs[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const kept = new Set<number>();
  let spent = 0;
  for (const { index, cost } of order) {
    if (spent + cost > budget) continue;
    spent += cost;
    kept.add(index);
  }
  return lines.filter((_, index) => kept.has(index));
}
