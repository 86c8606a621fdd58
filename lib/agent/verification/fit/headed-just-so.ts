import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "./candidates";

/** `Open "Amber"`, at the entry headed `Amber: the long way`: the one entry beside it that is headed just as the step says is meant. */
export function headedJustSo(
  nodes: readonly SkeletonNode[],
  target: number,
  { quoted }: StepIntent,
): number | undefined {
  const [quote, ...more] = quoted;
  const role = nodes[target]?.role ?? "";
  // Of cards that are marked up as nothing the heading that was pressed is the entry.
  const row =
    entries.has(role) || (role === "heading" && rowOf(nodes, target) < 0) ? target : rowOf(nodes, target);
  const entry = nodes[row];
  if (quote === undefined || more.length > 0 || !entry) return undefined;
  const headings = (at: number): string[] =>
    [...(nodes[at] ? [nodes[at]] : []), ...descendantsOf(nodes, at)].flatMap((node) =>
      node.role === "heading" && !node.states.includes("hidden") ? [node.name] : [],
    );
  const own = headings(row);
  const isLonger = own.some((name) => containsPhrase(name, quote));
  if (!isLonger || own.some((name) => fold(name) === fold(quote))) return undefined;
  const found = nodes.flatMap((node, at) =>
    at !== row &&
    node.role === entry.role &&
    node.parent === entry.parent &&
    headings(at).some((name) => fold(name) === fold(quote))
      ? [at]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const entries: ReadonlySet<string> = new Set(["item", "row"]);
