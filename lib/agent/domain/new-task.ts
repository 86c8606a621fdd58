import { type Budget, noUsage } from "./budget";
import { newProgress, type Task } from "./task";

/** A task as it starts, before anything is known but its goal. */
export function newTask(input: {
  id: string;
  tenantId: string;
  sessionId: string;
  goal: string;
  url: string;
  now: string;
  budget: Budget;
  answers: Task["answers"];
  approvePlans: boolean;
}): Task {
  return {
    id: input.id,
    tenantId: input.tenantId,
    sessionId: input.sessionId,
    goal: input.goal,
    status: "executing",
    complexity: "COMPLEX",
    createdAt: input.now,
    updatedAt: input.now,
    version: 0,
    turn: 0,
    startUrl: input.url,
    lastUrl: input.url,
    subTasks: [],
    currentSubTaskIndex: 0,
    criteria: [],
    history: [],
    earlierActions: 0,
    evidenceGathered: false,
    evidence: [],
    progress: newProgress,
    budget: input.budget,
    usage: noUsage,
    corrections: 0,
    replans: 0,
    planApproved: !input.approvePlans,
    ambientKeys: [],
    answers: input.answers,
    data: [],
  };
}
