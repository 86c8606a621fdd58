import { isActionable, type Skeleton, type SkeletonNode } from "@/lib/agent/domain/snapshot";

/** What can be acted on says more about which page this is than what stands around it. */
const interactiveWeight = 3;

const signatureOf = (node: SkeletonNode): string =>
  `${node.frame}|${node.role}|${node.path.replace(/:[^/]*/g, "")}|${node.name}`;

/** Weighted Jaccard over element signatures as multisets: 1 for equal pages, 0 for pages that share nothing; two empty pages are equal. */
export function similarity(a: Skeleton, b: Skeleton): number {
  const counts = new Map<string, { a: number; b: number; weight: number }>();
  const tally = (nodes: readonly SkeletonNode[], side: "a" | "b"): void => {
    for (const node of nodes) {
      const signature = signatureOf(node);
      const entry = counts.get(signature) ?? {
        a: 0,
        b: 0,
        weight: isActionable(node) ? interactiveWeight : 1,
      };
      entry[side]++;
      counts.set(signature, entry);
    }
  };
  tally(a.nodes, "a");
  tally(b.nodes, "b");
  let shared = 0;
  let all = 0;
  for (const { a: inA, b: inB, weight } of counts.values()) {
    shared += Math.min(inA, inB) * weight;
    all += Math.max(inA, inB) * weight;
  }
  return all === 0 ? 1 : shared / all;
}
