import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { listedOn } from "@/lib/agent/snapshot/listed";

/** The lists as they read when an element of them was acted on. Known only while the page before the action is. */
export const listedBefore = ({ beforeState, target }: ActionRecord): Pick<ActionRecord, "listed"> =>
  listedOn(beforeState?.semanticSkeleton?.nodes ?? [], target?.id ?? "");
