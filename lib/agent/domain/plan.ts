import { z } from "zod";
import { Assertion } from "@/lib/contracts/assertion";
import { PlanSource, StepStatus, ToolType } from "@/lib/contracts/plan";

export const ContingencyTrigger = z.enum([
  "POPUP_DETECTED",
  "ELEMENT_MISSING",
  "ERROR_DISPLAYED",
  "FORM_VALIDATION",
  "URL_CHANGED",
]);
export type ContingencyTrigger = z.infer<typeof ContingencyTrigger>;

/** What to try, before any correction, when a thing that the planner foresaw happens. `response` as text in terms of the page. */
export const Contingency = z.object({
  trigger: ContingencyTrigger,
  when: z.string().optional(),
  response: z.string(),
});
export type Contingency = z.infer<typeof Contingency>;

/** One browser action or server tool. `intent` is what the step wants in typed form, where the planner knows it. */
export const PlanStep = z.object({
  id: z.string(),
  description: z.string(),
  reasoning: z.string().optional(),
  verify: z.string(),
  expectedOutcome: z.string().optional(),
  assertions: z.array(Assertion),
  toolType: ToolType,
  dependsOn: z.array(z.string()),
  contingencies: z.array(Contingency),
  /** The action stores, sends or deletes something: never repeated on doubt. */
  mutating: z.boolean(),
  /** Only answers what the page asks about the step before it: the two are one deed. */
  confirms: z.boolean().optional(),
  status: StepStatus,
  note: z.string().optional(),
  pendingCalls: z.number().int(),
  output: z.unknown().optional(),
  verifiedBy: z.array(z.string()),
  unverified: z.boolean(),
  corrections: z.number().int(),
  replans: z.number().int(),
  reobserved: z.boolean(),
});
export type PlanStep = z.infer<typeof PlanStep>;

export const Plan = z.object({
  steps: z.array(PlanStep),
  currentStepIndex: z.number().int(),
  createdAt: z.string(),
  /** Times this plan was modified or regenerated. */
  revision: z.number().int(),
  /** What it was made with, besides the page: documents, search results, what the model looked up. */
  sources: z.array(PlanSource).optional(),
  /** What it had to do without, for people. */
  remark: z.string().optional(),
});
export type Plan = z.infer<typeof Plan>;

export const SubTask = z.object({
  id: z.string(),
  name: z.string(),
  objective: z.string(),
  inputs: z.array(z.string()),
  outputs: z.array(z.string()),
  stepIds: z.array(z.string()),
  status: z.enum(["pending", "active", "completed", "failed"]),
  result: z.record(z.string(), z.string()),
});
export type SubTask = z.infer<typeof SubTask>;

/** What a planner says of a step; the rest is filled in by `stepFrom`. */
export const StepDraft = z.object({
  description: z.string().min(1),
  reasoning: z.string().optional(),
  verify: z.string(),
  expectedOutcome: z.string().optional(),
  assertions: z.array(Assertion).optional(),
  toolType: ToolType.optional(),
  /** Indices of earlier steps in the same draft. */
  dependsOn: z.array(z.number().int()).optional(),
  contingencies: z.array(Contingency).optional(),
  mutating: z.boolean().optional(),
  confirms: z.boolean().optional(),
});
export type StepDraft = z.infer<typeof StepDraft>;

/** A step as it starts. `idOf` turns an index of the draft into a step id. */
export const stepFrom = (draft: StepDraft, id: string, idOf: (index: number) => string): PlanStep => ({
  id,
  description: draft.description,
  ...(draft.reasoning === undefined ? {} : { reasoning: draft.reasoning }),
  verify: draft.verify,
  ...(draft.expectedOutcome === undefined ? {} : { expectedOutcome: draft.expectedOutcome }),
  assertions: draft.assertions ?? [],
  toolType: draft.toolType ?? "browser",
  dependsOn: (draft.dependsOn ?? []).map(idOf),
  contingencies: draft.contingencies ?? [],
  mutating: draft.mutating ?? false,
  ...(draft.confirms ? { confirms: true } : {}),
  status: "pending",
  pendingCalls: 0,
  verifiedBy: [],
  unverified: false,
  corrections: 0,
  replans: 0,
  reobserved: false,
});

export const currentStep = (plan: Plan | undefined): PlanStep | undefined =>
  plan?.steps[plan.currentStepIndex];

/** A step for which no way was found, by its wording, and why. `stored`: an earlier step of its plan stored, sent or deleted something. */
export const StuckStep = z.object({ step: z.string(), reason: z.string(), stored: z.boolean() });
export type StuckStep = z.infer<typeof StuckStep>;

/** Why a plan is looked at again. */
export const ReplanTrigger = z.enum([
  "page_changed",
  "no_progress",
  "correction",
  "criteria_unmet",
  "blocked_steps",
  "step_impossible",
]);
export type ReplanTrigger = z.infer<typeof ReplanTrigger>;
