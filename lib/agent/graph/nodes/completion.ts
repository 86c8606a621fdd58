import { judgeClaim } from "@/lib/agent/completion/judge-claim";
import { atRest, atRestBefore } from "@/lib/agent/domain/at-rest";
import { exhaustedLimit } from "@/lib/agent/domain/budget";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import { afterClaim } from "@/lib/agent/graph/after-claim";
import type { Node } from "@/lib/agent/graph/turn-node";

export const completion: Node = async (state, deps) => {
  const { task, snapshot, report, verdict, before } = state;
  if (!task.claim) throw new TypeError("completion was reached without a claim");
  const spent = { turns: task.turn, usage: task.usage, corrections: task.corrections, replans: task.replans };
  // At a dead end nobody knows how work could go on.
  const budgetLeft =
    exhaustedLimit(task.budget, spent) === undefined &&
    !state.claimRefused &&
    task.claim.source !== "dead_end";
  const isStored = asksToStore(task.goal);
  const canSeeScreenshots = deps.model.info.vision;
  const input = {
    task,
    claim: task.claim,
    // What a ticker shows in passing is not what was stored.
    snapshot: isStored ? atRest(snapshot) : snapshot,
    report,
    ...(verdict ? { verdict } : {}),
    ...(before ? { before: isStored ? atRestBefore(before) : before } : {}),
    ...(state.screenshot === undefined ? {} : { screenshot: state.screenshot }),
    budgetLeft,
    canSeeScreenshots,
  };
  return afterClaim(task, await judgeClaim(input, deps));
};
