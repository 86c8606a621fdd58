import type { OpenedTurn } from "@/lib/agent/domain/open-turn";
import { readReport } from "@/lib/agent/domain/read-report";
import { nothingDecided, type TurnState } from "@/lib/agent/graph/state";
import { learnAmbient } from "@/lib/agent/snapshot/ambient-keys";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { detectBlocker } from "@/lib/agent/snapshot/detect-blocker";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import type { InteractRequest } from "@/lib/contracts/interact-request";

/** The page parsed once, the report read once; everything after works on these. */
export function startState(opened: OpenedTurn, request: InteractRequest): TurnState {
  const snapshot = buildSnapshot(request);
  const report = readReport(request);
  const { ambientKeys, pendingAction } = opened.task;
  const task = {
    ...opened.task,
    turn: opened.task.turn + 1,
    ambientKeys: learnAmbient(ambientKeys, snapshot.nodes, report.ambientIds, pendingAction?.target?.id),
  };
  const pageBlocker = detectBlocker(snapshot, report);
  const stillBlocked = task.status === "awaiting_user" && !task.pendingAction && pageBlocker;
  return {
    ...nothingDecided,
    task,
    isNewTask: opened.isNewTask,
    snapshot,
    page: {
      url: snapshot.url,
      domHash: snapshot.hash,
      title: snapshot.title,
      semanticSkeleton: skeletonOf(snapshot),
    },
    report,
    pageBlocker,
    tabs: request.tabs ?? [],
    attachments: request.attachments ?? [],
    screenshot: request.screenshot,
    approved: opened.approved,
    ending: stillBlocked ? { kind: "blocked", blocker: stillBlocked } : opened.ending,
  };
}
