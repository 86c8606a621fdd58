import type { CorrectionOutcome } from "@/lib/agent/correction/choose-correction";
import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { withClaim } from "@/lib/agent/domain/claim";
import { incompleteCompletion } from "@/lib/agent/domain/end-task";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnPatch } from "./state";

/** Counts the correction against its step and its task, and says where it leads. */
export function afterCorrection(
  task: Task,
  stepId: string | undefined,
  chosen: CorrectionOutcome,
): TurnPatch {
  switch (chosen.kind) {
    case "act": {
      const again =
        chosen.purpose === "correction" &&
        isOwnTry(chosen.strategy) &&
        !onlyOpens(task, chosen.choice) &&
        !madeRoom(task);
      return {
        task: counted(task, stepId),
        correctionFlag: "act",
        choice: chosen.choice,
        purpose: chosen.purpose === "contingency" ? "contingency" : again ? "correction" : "recover",
      };
    }
    case "read_back":
      return {
        task: { ...withClaim(held(task), "plan_ended", chosen.reason), evidenceGathered: true },
        correctionFlag: "act",
        choice: chosen.choice,
        purpose: "gather_evidence",
      };
    case "maybe_done":
      return {
        task: held(task),
        correctionFlag: "fail",
        ending: {
          kind: "end",
          status: "unverified",
          completion: incompleteCompletion(task, chosen.reason, "unverifiable"),
          reason: chosen.reason,
        },
      };
    case "replan":
      return { task: counted(task, stepId), correctionFlag: "replan", replanTrigger: "correction" };
    case "fail":
      return {
        correctionFlag: "fail",
        ending: {
          kind: "end",
          status: "partial",
          completion: incompleteCompletion(task, chosen.reason),
          reason: chosen.reason,
        },
      };
  }
}

/** The failed action may have happened all the same: it is marked, so that nobody does it again. */
const held = (task: Task): Task => ({
  ...task,
  history: task.history.map((record, at) =>
    at === task.history.length - 1 ? { ...record, maybeDone: true } : record,
  ),
});

/** Only another try at the step itself can leave the step behind; waiting, scrolling or closing an overlay makes room for one. */
const isOwnTry = (strategy: string): boolean => strategy === "alternative_element" || strategy === "retry";

/** What only made room for the step's own action does so in its second try as well. */
const madeRoom = ({ history }: Task): boolean => {
  const failed = history.at(-1);
  return failed !== undefined && onlyMakesRoom(failed);
};

/** A list that takes no choice by itself is opened by a click: what is to be chosen in it is still to be chosen then. */
function onlyOpens({ history }: Task, choice: ActionChoice): boolean {
  const failed = history.at(-1)?.action;
  if (choice.kind !== "act" || failed?.name !== "select") return false;
  return choice.action.name === "click" && choice.action.args[0] === failed.args[0];
}

function counted(task: Task, stepId: string | undefined): Task {
  const corrected = { ...task, corrections: task.corrections + 1 };
  if (!task.plan || !stepId) return corrected;
  const steps = task.plan.steps.map((step) =>
    step.id === stepId ? { ...step, corrections: step.corrections + 1 } : step,
  );
  return { ...corrected, plan: { ...task.plan, steps } };
}
