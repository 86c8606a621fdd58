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
