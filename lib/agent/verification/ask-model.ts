import { thresholds } from "@/lib/agent/domain/thresholds";
import type { VerdictAnswer, VerdictQuestion } from "@/lib/agent/model-tasks/verdict-question";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import type { ModelPort } from "@/lib/agent/ports/model";
import { printAction } from "@/lib/contracts/action-text";
import type { Evidence, Tier } from "@/lib/contracts/verdict";
import { nextElementIsMissing } from "./checks/next-element-missing";
import { evidenceChars } from "./evidence";
import type { Ground } from "./ground";

export type ModelVerdict = { answer: VerdictAnswer; tier: Tier; tokens: number };

const observationsAsked = 30;

/**
 * Tiers 2 and 3. A small model is asked only on a last step with clear evidence, and only believed that the whole task is done where the goal
 * is SIMPLE or the outcome is navigation alone; anything else goes on to the full model.
 */
export async function askModel(
  ground: Ground,
  evidence: readonly Evidence[],
  deps: { model: ModelPort; signal?: AbortSignal; tiersEnabled: boolean },
): Promise<ModelVerdict> {
  const question = questionOf(ground, evidence);
  const options = deps.signal ? { signal: deps.signal } : {};
  let tokens = 0;
  if (deps.tiersEnabled && isClear(ground, evidence)) {
    const { data, usage } = await deps.model.run(verifyLightlyTask, question, options);
    tokens += usage.inputTokens + usage.outputTokens;
    if (isEnough(data, ground)) return { answer: guarded(data, ground), tier: 2, tokens };
  }
  const { data, usage } = await deps.model.run(verifyFullyTask, question, options);
  tokens += usage.inputTokens + usage.outputTokens;
  return { answer: guarded(data, ground), tier: 3, tokens };
}

/** What evidence says already is not said twice; where the focus went and what changes by itself is no effect. */
function changesBeside({ observed }: Ground, evidence: readonly Evidence[]): string[] {
  const said = new Set(evidence.map(({ text }) => text));
  return (observed?.observations ?? [])
    .filter(({ kind, ambient }) => !ambient && kind !== "focus_changed")
    .map(({ text }) => text)
    .filter((text) => !said.has(text.slice(0, evidenceChars)))
    .slice(0, observationsAsked);
}

function questionOf(ground: Ground, evidence: readonly Evidence[]): VerdictQuestion {
  const { input } = ground;
  const { step, action, subTaskObjective } = input;
  return {
    goal: input.goal,
    ...(step ? { step: step.description, verify: step.verify } : {}),
    ...(subTaskObjective === undefined ? {} : { subTaskObjective }),
    action: printAction(action.action),
    ...(action.target ? { target: `${action.target.role} "${action.target.name}"` } : {}),
    isLastStep: input.isLastStep,
    criteria: input.criteria.map(({ text }) => text),
    evidence: evidence.map(({ polarity, rank, strength, text }) => ({ polarity, rank, strength, text })),
    observations: changesBeside(ground, evidence),
  };
}

/** Something changed that can be the action's own, and nothing of weight speaks against it. */
const isClear = ({ input, effects, observed }: Ground, evidence: readonly Evidence[]): boolean =>
  input.isLastStep &&
  (effects.related.length > 0 || (observed !== undefined && observed.urlChange !== "none")) &&
  !evidence.some(({ polarity, strength }) => polarity === "against" && strength >= 0.5);

function isEnough(answer: VerdictAnswer, { input, action }: Ground): boolean {
  if (answer.outcome === "undecided" || answer.confidence < thresholds.actionSucceeded) return false;
  return !answer.taskCompleted || input.complexity === "SIMPLE" || action.navigates;
}

/** A model's word is capped where what was expected is missing, and never ends a task before its last step. */
function guarded(answer: VerdictAnswer, ground: Ground): VerdictAnswer {
  const missing = nextElementIsMissing(ground) && !ground.action.navigates;
  const confidence = missing
    ? Math.min(answer.confidence, thresholds.expectedElementMissingCap)
    : answer.confidence;
  const taskCompleted = answer.taskCompleted && answer.outcome === "verified" && ground.input.isLastStep;
  return { ...answer, confidence, taskCompleted };
}
