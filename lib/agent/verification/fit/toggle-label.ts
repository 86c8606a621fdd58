import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";

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

/** What is to be ticked is called just as the step quotes it. */
export const isBoxOf = (node: SkeletonNode | undefined, { verb, quoted }: StepIntent): boolean =>
  (verb === "check" || verb === "uncheck" || verb === "toggle") &&
  toggles.has(node?.role ?? "") &&
  quoted.some((quote) => fold(quote) === fold(node?.name ?? ""));

const toggles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);
