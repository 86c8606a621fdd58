import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { declining } from "@/lib/agent/domain/wording/question-answers";

/**
 * A small form that is drawn without being marked as one: what stands side by side behind a heading up to the button that was pressed, with something to fill in
 * and a button that gives up. Empty where the button stands in no such part.
 */
export function promptAround(nodes: readonly SkeletonNode[], target: number): readonly SkeletonNode[] {
  const own = nodes[target];
  if (own?.role !== "button") return [];
  const beside = nodes.filter(({ parent, states }) => parent === own.parent && !states.includes("hidden"));
  const at = beside.indexOf(own);
  const from = beside.findLastIndex(({ role }, index) => index < at && role === "heading");
  const behind = beside.slice(at + 1).findIndex(({ role }) => role !== "button");
  const part = beside.slice(from, behind < 0 ? undefined : at + 1 + behind);
  const isOne =
    from >= 0 &&
    part.slice(1).every((node) => isField(node) || parts.has(node.role)) &&
    part.some(isField) &&
    part.some((node) => node !== own && node.role === "button" && declining.test(node.name.trim()));
  return isOne ? part : [];
}
const parts: ReadonlySet<string> = new Set(["button", "clickable", "checkbox", "radio", "switch"]);
