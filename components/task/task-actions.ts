import type { ChangePlan } from "@/lib/contracts/change-plan";
import type { Decided } from "@/lib/contracts/decision";
import type { OverruleVerdict, ResumeTask } from "@/lib/contracts/task-detail";

/** What a person can do to a task. Each resolves to whether it happened; who provides them tells the person when not. */
export type TaskActions = {
  decide: (decided: Decided) => Promise<boolean>;
  pause: () => Promise<boolean>;
  resume: (how: ResumeTask) => Promise<boolean>;
  cancel: () => Promise<boolean>;
  changePlan: (change: ChangePlan) => Promise<boolean>;
  /** From that step on, also in a task that ended short of its goal. */
  retry: (stepId: string) => Promise<boolean>;
  overrule: (verdict: OverruleVerdict) => Promise<boolean>;
};

/** What a person is told of their own decision. */
export const decidedText = ({ approval }: Decided): string =>
  approval === undefined
    ? "Answered."
    : approval.decision === "approve"
      ? "Approved, once."
      : "Refused. The task has ended.";

/** What a person is told of their change to a plan. */
export const planTexts: Record<ChangePlan["change"], string> = {
  approve: "The plan is approved.",
  reject: "The plan is rejected. The task has ended.",
  edit: "The step is changed.",
  reorder: "The plan is in the new order.",
  skip: "The step is skipped.",
};
