import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";

/** `Delete`, `×`: a control that says no more than that something goes. */
export const takesOnlyAway = (node: SkeletonNode): boolean =>
  isActionable(node) && /^(?:delete|remove|discard|×|✕|✖)$/iu.test(node.name.trim());
