import { z } from "zod";
import { Outcome, TrustRank } from "@/lib/contracts/verdict";
import { fenced } from "./fenced";
import { goalPart, listPart, paragraphs } from "./question-parts";

/** What both verification questions are asked with: no page, only what was found about the action. */
export const VerdictQuestion = z.object({
  goal: z.string(),
  step: z.string().optional(),
  verify: z.string().optional(),
  subTaskObjective: z.string().optional(),
  action: z.string(),
  target: z.string().optional(),
  isLastStep: z.boolean(),
  criteria: z.array(z.string()),
  evidence: z.array(
    z.object({
      polarity: z.enum(["for", "against"]),
      rank: TrustRank,
      strength: z.number(),
      text: z.string(),
    }),
  ),
  observations: z.array(z.string()),
});
export type VerdictQuestion = z.infer<typeof VerdictQuestion>;

export const VerdictAnswer = z.object({
  outcome: Outcome,
  /** The whole goal is done, not only this step. */
  taskCompleted: z.boolean(),
  subTaskCompleted: z.boolean().optional(),
  /** 0 to 1, of the outcome. */
  confidence: z.number().min(0).max(1),
  reason: z.string(),
});
export type VerdictAnswer = z.infer<typeof VerdictAnswer>;

export const verdictRules = `Judge whether ONE browser action achieved its step.
- "outcome" is "verified" only when the evidence shows that this action did what the step asks; "refuted" when it shows that it did not; otherwise "undecided". Do not guess.
- Evidence is given with its rank, the most trustworthy first: persisted (read again from where it is stored), network (the browser's record of requests), dom (state of elements), page_text, client, model.
- A message of success is no proof. Evidence that speaks against weighs more than evidence that speaks for.
- "confidence" is how sure you are of the outcome, 0 to 1; below 0.7 nothing is built on it.
- "taskCompleted" is true only when the WHOLE goal is done. An opened form of a goal that adds something: verified, taskCompleted false.`;

/** The question as text; what came from the page is fenced. */
export const verdictQuestionText = (input: VerdictQuestion): string =>
  paragraphs(
    goalPart(input.goal),
    input.subTaskObjective && `Current sub-task: ${input.subTaskObjective}`,
    input.step && `Step: ${input.step}${input.verify ? ` (done when: ${input.verify})` : ""}`,
    `Action: ${input.action}${input.isLastStep ? "; it is the last step" : "; more steps follow"}`,
    listPart("Criteria of the goal:", input.criteria),
    `Found:\n${fenced("DATA", foundLines(input).join("\n"))}`,
  );

const foundLines = ({ target, evidence, observations }: VerdictQuestion): string[] => [
  ...(target ? [`acted on: ${target}`] : []),
  ...evidence.map(({ polarity, rank, text }) => `${polarity} (${rank}): ${text}`),
  ...observations.map((text) => `changed: ${text}`),
];
