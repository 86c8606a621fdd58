import type { Entered } from "@/lib/agent/completion/deed/entered";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { findElements } from "@/lib/agent/snapshot/find-element";

/**
 * Boxes and radio buttons were all that was set, and none of them is left on the page: what stands in their place is told once. Loaded anew it shows the form for the next
 * one, with nothing marked, which says nothing of this one.
 */
export const boxesGone = (entered: readonly Entered[], { nodes }: Pick<PageSnapshot, "nodes">): boolean =>
  entered.some((one) => one.kind === "element" && one.state === "checked") &&
  entered.every((one) => one.kind === "element" && !findElements(one.element, nodes).some(isShown));
