import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot, Skeleton } from "@/lib/agent/domain/snapshot";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { similarity } from "@/lib/agent/snapshot/similarity";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { canBeDone } from "./can-be-done";

export type NeedsReplanInput = {
  /** The action that was just judged, with the page before it. */
  action: ActionRecord;
  snapshot: PageSnapshot;
  step?: PlanStep;
  nextStep?: PlanStep;
};

/**
 * Whether the page is no longer the one that the plan was made for: another address, a page that is little like the one before, or a form or table
 * that is gone, unless that is what the action was for. A plan whose next step can be done on this page is fine, whatever else changed.
 */
export function needsReplan({ action, snapshot, nextStep }: NeedsReplanInput): boolean {
  if (!nextStep || canBeDone(nextStep, snapshot)) return false;
  const moved = isPlaceChange(compareUrls(action.urlAtAction, snapshot.url), false);
  if (moved) return !expectsNewPage(action);
  const before = action.beforeState?.semanticSkeleton;
  if (!before || expectsNewPage(action) || expectsNewContent(action)) return false;
  const after = skeletonOf(snapshot);
  return similarity(before, after) < thresholds.replanSimilarity || lostStructure(before, after);
}

/** Actions that lead elsewhere by their nature, and those that were predicted to. */
const expectsNewPage = ({ actionType, expectedOutcome, target }: ActionRecord): boolean =>
  actionType === "navigation" ||
  target?.href !== undefined ||
  expectedOutcome?.domChanges.urlShouldChange === true ||
  expectedOutcome?.assertions.some(({ kind }) => kind === "url") === true;

/** Opening a tab, a menu or a dialog, and whatever was predicted to appear, may change most of a page. */
const expectsNewContent = ({ actionType, target, expectedOutcome }: ActionRecord): boolean =>
  actionType === "dropdown" ||
  target?.role === "tab" ||
  target?.popup === true ||
  (expectedOutcome?.domChanges.elementsToAppear?.length ?? 0) > 0 ||
  expectedOutcome?.assertions.some(
    (one) => one.kind === "element" && (one.state === "present" || one.state === "absent"),
  ) === true;

const structures: ReadonlySet<string> = new Set(["form", "table", "dialog"]);

/** A form, table or dialog that was there and has no like any more. */
function lostStructure(before: Skeleton, after: Skeleton): boolean {
  const rolesIn = ({ nodes }: Skeleton): Set<string> =>
    new Set(
      nodes
        .filter(({ role, states }) => structures.has(role) && !states.includes("hidden"))
        .map(({ role }) => role),
    );
  const now = rolesIn(after);
  return [...rolesIn(before)].some((role) => !now.has(role));
}
