import type { ModelPort } from "@/lib/agent/ports/model";
import { verifyAction } from "@/lib/agent/verification/verify-action";
import type { ReadCase } from "./read-cases";
import type { CaseResult } from "./verification-report";

/** One case as the server would judge it: the first look, and the second where the first asks for one and the recording holds it. */
export async function judgeCase(recorded: ReadCase, model: ModelPort | undefined): Promise<CaseResult> {
  const { questions: questionsOf, file: _file, recorded: _recorded, ...told } = recorded;
  const start = performance.now();
  const questions = questionsOf();
  const deps = { model, tiersEnabled: true };
  let verdict = await verifyAction(questions.first, deps);
  if (verdict.reobserve && questions.second) verdict = await verifyAction(questions.second(verdict), deps);
  return {
    ...told,
    // Doubt that no check asked to look at again stays what it is where there is no second look.
    verdict: verdict.reobserve && verdict.check !== undefined ? "reobserve" : verdict.outcome,
    taskCompleted: verdict.taskCompleted,
    tier: verdict.tier,
    check: verdict.check,
    reason: verdict.reason,
    ms: Math.round((performance.now() - start) * 100) / 100,
  };
}
