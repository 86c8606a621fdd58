import { ExportedCase } from "@/bench/exported-case";
import type { KeptPage, TaskDetail, TurnView } from "@/lib/contracts/task-detail";

/** The overruled verdicts of a task that was read with its pages, as recorded cases. */
export function overruledCases(task: TaskDetail): ExportedCase[] {
  return task.turns.flatMap((turn) => caseOf(task, turn) ?? []);
}

function caseOf({ taskId, goal, complexity }: TaskDetail, turn: TurnView): ExportedCase | undefined {
  const { ground, verdict } = turn;
  if (!ground || verdict?.check !== "person") return undefined;
  const { before, after, later, step, nextStep, isLastStep, ambientKeys, action } = ground;
  return ExportedCase.parse({
    id: `${taskId}-${turn.turn}`,
    site: URL.canParse(before.url) ? new URL(before.url).host : "",
    category: "overruled",
    goal,
    complexity,
    ...(step ? { step } : {}),
    ...(nextStep === undefined ? {} : { nextStep }),
    isLastStep,
    ambientKeys,
    action,
    before: pageOf(before),
    after: pageOf(after.page),
    report: after.report,
    ...(later ? { later: pageOf(later.page), reportLater: later.report } : {}),
    label: verdict.outcome === "verified" ? "success" : "failure",
    reason: verdict.reason,
    goalDone: null,
  });
}

const pageOf = ({ elements, ...page }: KeptPage) => ({ ...page, tree: elements });
