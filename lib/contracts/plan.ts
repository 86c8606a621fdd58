import { z } from "zod";
import { ApprovalRisk } from "./policy-rules";

export const StepStatus = z.enum(["pending", "active", "completed", "failed", "blocked", "skipped"]);
export type StepStatus = z.infer<typeof StepStatus>;

export const ToolType = z.enum(["browser", "search", "knowledge", "extract"]);
export type ToolType = z.infer<typeof ToolType>;

/** A document or page that something was drawn from; `source` is its address, or `upload`. */
export const PlanSource = z.strictObject({ title: z.string(), source: z.string() });
export type PlanSource = z.infer<typeof PlanSource>;

/** A step as clients see it. `sources`: what the answer of a look-up was drawn from. */
export const PlanStepView = z.strictObject({
  id: z.string(),
  index: z.number().int().min(0),
  description: z.string(),
  reasoning: z.string().optional(),
  verify: z.string(),
  expectedOutcome: z.string().optional(),
  status: StepStatus,
  toolType: ToolType,
  dependsOn: z.array(z.string()),
  note: z.string().optional(),
  sources: z.array(PlanSource).optional(),
});
export type PlanStepView = z.infer<typeof PlanStepView>;

/** `sources`: documents, search results and pages that it was made with, besides the page at hand. `remark`: what it had to do without. */
export const PlanView = z.strictObject({
  steps: z.array(PlanStepView),
  totalSteps: z.number().int().min(0),
  currentStepIndex: z.number().int().min(0),
  createdAt: z.string(),
  sources: z.array(PlanSource).optional(),
  remark: z.string().optional(),
});
export type PlanView = z.infer<typeof PlanView>;

export const Blocker = z.strictObject({
  type: z.enum([
    "login_required",
    "mfa_required",
    "captcha",
    "consent_required",
    "rate_limited",
    "session_expired",
    "access_denied",
    "page_error",
    "site_permission",
  ]),
  description: z.string(),
  userMessage: z.string(),
  resolutionMethods: z
    .array(z.enum(["user_action_in_browser", "provide_in_chat", "wait", "retry", "cancel"]))
    .min(1),
  requiredFields: z
    .array(z.strictObject({ name: z.string(), label: z.string(), secret: z.boolean() }))
    .optional(),
  retryAfterSeconds: z.number().int().min(0).optional(),
  confidence: z.number().min(0).max(1),
});
export type Blocker = z.infer<typeof Blocker>;

export const ApprovalRequest = z.strictObject({
  actionId: z.string(),
  action: z.string(),
  risk: ApprovalRisk,
  description: z.string(),
  /** What is about to be entered or sent, with secrets as placeholders. */
  values: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  expiresAt: z.string(),
});
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;

export const UserQuestion = z.strictObject({
  questionId: z.string(),
  text: z.string(),
  options: z.array(z.string()).optional(),
});
export type UserQuestion = z.infer<typeof UserQuestion>;

export const ChainCheck = z.enum([
  "value_matches",
  "state_changed",
  "element_visible",
  "element_enabled",
  "no_error_message",
  "success_message",
]);
export type ChainCheck = z.infer<typeof ChainCheck>;

export const VerificationLevel = z.enum(["client", "lightweight", "full"]);
export type VerificationLevel = z.infer<typeof VerificationLevel>;

/** Actions sent together, run in order by the client, stopped at the first failure. */
export const Chain = z.strictObject({
  actions: z
    .array(
      z.strictObject({
        action: z.string(),
        description: z.string(),
        index: z.number().int().min(0),
        targetElementId: z.string().optional(),
        actionType: z.string(),
        verificationLevel: VerificationLevel,
        clientVerificationChecks: z.array(ChainCheck),
      }),
    )
    .min(1),
  metadata: z.strictObject({
    totalActions: z.number().int().min(1),
    safeToChain: z.boolean(),
    chainReason: z.enum(["FORM_FILL", "RELATED_INPUTS", "BULK_SELECTION", "SEQUENTIAL_STEPS"]),
    defaultVerificationLevel: VerificationLevel,
    clientVerificationSufficient: z.boolean(),
    finalVerificationLevel: VerificationLevel,
  }),
});
export type Chain = z.infer<typeof Chain>;
