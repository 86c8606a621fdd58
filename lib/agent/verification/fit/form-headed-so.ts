import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `the amount of the transfer`, typed in the form headed `Request loan`: the one form beside it whose heading says that word is meant. */
export function formHeadedSo(
  nodes: readonly SkeletonNode[],
  target: number,
  { container = "", field = "" }: StepIntent,
): number | undefined {
  const whose = field
    .split(/ (?:of|for) /u)
    .slice(1)
    .join(" ");
  const said = contentWords(`${container} ${whose}`).map(rootOf);
  const own = ancestorsOf(nodes, target).find((at) => nodes[at]?.role === "form") ?? -1;
  const headings = (form: number): string => `${nodes[form]?.name ?? ""} ${headingBefore(nodes, form)}`;
  const says = (text: string): boolean => said.some((word) => rootsOf(text).has(word));
  if (said.length === 0 || says(headings(own)) || says(wordsAround(nodes, target))) return undefined;
  const [form, ...more] = nodes.flatMap((node, at) =>
    at !== own &&
    node.role === "form" &&
    node.parent === nodes[own]?.parent &&
    says(headings(at)) &&
    descendantsOf(nodes, at).some(isField)
      ? [at]
      : [],
  );
  return more.length === 0 ? form : undefined;
}

/** The heading right before a form, at its own place. */
function headingBefore(nodes: readonly SkeletonNode[], form: number): string {
  const before = nodes
    .slice(0, form)
    .filter(({ parent }) => parent === nodes[form]?.parent)
    .at(-1);
  return before?.role === "heading" ? before.name : "";
}

const wordsAround = (nodes: readonly SkeletonNode[], target: number): string =>
  `${nodes[target]?.name ?? ""} ${nodes[target]?.nearText ?? ""} ${nodes[target]?.description ?? ""}`;
