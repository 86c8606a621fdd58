import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/** The label of a toggle, or what is drawn in its place, stands beside it by the same name or by none. */
export const isLabelOf = (label: SkeletonNode, { role, name, parent }: SkeletonNode): boolean =>
  toggles.has(role) &&
  label.parent === parent &&
  (label.role === "clickable" || label.role === "item") &&
  (label.name === name || label.name === "");
const toggles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);
