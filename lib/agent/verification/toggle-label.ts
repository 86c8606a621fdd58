import type { SkeletonNode } from "@/lib/agent/domain/snapshot";

/** The label of a toggle, or what is drawn in its place, stands beside it by the same name or by none. */
export const isLabelOf = (label: SkeletonNode, { role, name, parent }: SkeletonNode): boolean =>
  toggles.has(role) &&
  label.parent === parent &&
  (label.role === "clickable" || label.role === "item") &&
  (label.name === name || label.name === "");
/** A tab is often an item with a link to a part of the page in it. */
export const isLinkOfTab = (link: SkeletonNode, tab: SkeletonNode): boolean =>
  tab.role === "tab" &&
  link.role === "link" &&
  link.name === tab.name &&
  link.parent === tab.parent &&
  (link.href ?? "").includes("#");

const toggles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);
