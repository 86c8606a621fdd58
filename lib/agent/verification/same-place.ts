import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { rowOf } from "./candidates";
import { isLabelOf, isLinkOfTab } from "./toggle-label";

/** A row and the controls in it, or a control inside another, are no alternatives to each other when only one of them says something. */
export function isSamePlace(nodes: readonly SkeletonNode[], one: number, other: number): boolean {
  const [a, b] = [nodes[one], nodes[other]];
  if (!a || !b || a.parent === other || b.parent === one) return true;
  if (isLabelOf(a, b) || isLabelOf(b, a)) return true;
  if (isLinkOfTab(a, b) || isLinkOfTab(b, a)) return true;
  const row = rowOf(nodes, other);
  if (row < 0 || rowOf(nodes, one) !== row || (isTyped(a) && isTyped(b))) return false;
  return a.name === "" || a.name === b.name || (a.href !== undefined && a.href === b.href);
}

/** Fields are told by what stands at them: two that are called alike are two. */
const isTyped = ({ role }: SkeletonNode): boolean => role === "textbox" || role === "combobox";
