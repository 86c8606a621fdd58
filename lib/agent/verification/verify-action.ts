import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Evidence, Tier } from "@/lib/contracts/verdict";
import { askModel } from "./ask-model";
import { entriesCame } from "./change/came-and-went";
import { lastingChanges } from "./change/lasting-changes";
import { type Decision, lookAgain } from "./check";
import { evidenceOf } from "./evidence";
import { type Ground, groundOf } from "./ground";
import { mustLast, settled } from "./settle";
import { refutations, tierOne } from "./tiers";

export type VerifyDeps = { model: ModelPort | undefined; signal?: AbortSignal; tiersEnabled: boolean };

/** Tokens that a verdict by a full model call costs, about: what a lower tier saves. Median of the question with ten observations and its answer. */
export const fullCallTokens = 900;

/** Judges one action by evidence: rules first, a model only where they cannot tell. What fails in a tier leaves the action undecided, with a remark. */
export async function verifyAction(input: VerificationInput, deps: VerifyDeps): Promise<VerdictRecord> {
  const ground = groundOf(input);
  const ruled = attempt(() => runRules(ground, deps.tiersEnabled));
  const evidence = evidenceOf(ground);
  if ("failed" in ruled)
    return verdictOf(ground, evidence, { tried: [], remarks: ["verification rules failed"] });
  const { decision, check, tried } = ruled;
  const remarks = remarksOf(ground);
  const byRules = { decision, check, tried, remarks, tier: decision ? (1 as const) : null };
  if (decision || !ground.before || !deps.model || deps.model.info.offline)
    return verdictOf(ground, evidence, byRules);
  return byModel(ground, evidence, { ...deps, model: deps.model }, byRules);
}

async function byModel(
  ground: Ground,
  evidence: Evidence[],
  deps: VerifyDeps & { model: ModelPort },
  byRules: Ruled,
): Promise<VerdictRecord> {
  if (mustLast(ground) && !ground.input.secondLook)
    return verdictOf(ground, evidence, {
      ...byRules,
      decision: lookAgain(0.5, "What it changes has yet to last."),
    });
  try {
    const { answer, tier, tokens } = await askModel(ground, evidence, deps);
    const { outcome, confidence, reason, taskCompleted, subTaskCompleted } = answer;
    const decision: Decision = { outcome, confidence, reason, taskCompleted };
    const sub = subTaskCompleted === undefined ? {} : { subTaskCompleted };
    return {
      ...verdictOf(ground, evidence, { ...byRules, decision, check: undefined, tier }),
      ...sub,
      tokens,
    };
  } catch (error) {
    if (deps.signal?.aborted) throw error;
    return verdictOf(ground, evidence, {
      ...byRules,
      remarks: [...byRules.remarks, "verification model failed"],
    });
  }
}

/** Silence is not success: without a page to compare with, nothing can be confirmed. */
const remarksOf = ({ before, input }: Ground): string[] => [
  ...(before?.semanticSkeleton ? [] : ["no before-state"]),
  ...(input.report.witness.didDomMutate || input.report.witness.didUrlChange ? witnessed(input) : []),
];

/** The client saw a change where both pages look the same. */
const witnessed = ({ after, action }: VerificationInput): string[] =>
  action.beforeState?.domHash === after.hash ? ["client witness override"] : [];

function attempt(run: () => RuleResult): RuleResult | { failed: true } {
  try {
    return run();
  } catch {
    return { failed: true };
  }
}

export type RuleResult = { decision: Decision | undefined; check: string | undefined; tried: string[] };

export function runRules(ground: Ground, confirm: boolean): RuleResult {
  const tried: string[] = [];
  for (const check of confirm ? tierOne : refutations) {
    if (!check.applies(ground)) continue;
    tried.push(check.name);
    const decision = check.check(ground);
    if (decision) return { decision: settled(ground, decision, check.name), check: check.name, tried };
  }
  return { decision: undefined, check: undefined, tried };
}

type Ruled = {
  decision?: Decision | undefined;
  check?: string | undefined;
  tried: string[];
  remarks: string[];
  tier?: Tier | null;
};

function verdictOf(ground: Ground, evidence: Evidence[], ruled: Ruled): VerdictRecord {
  const { decision, check, tier = null } = ruled;
  const outcome = decision?.outcome ?? "undecided";
  const reason = decision?.reason ?? "The rules cannot tell.";
  const reobserve = decision?.reobserve === true || (outcome === "undecided" && mayLookAgain(ground));
  return {
    outcome,
    tier,
    ...(check ? { check } : {}),
    confidence: decision?.confidence ?? 0.5,
    actionSucceeded: outcome === "verified",
    taskCompleted: outcome === "verified" && decision?.taskCompleted === true,
    reobserve,
    routeToCorrection: decision?.routeToCorrection === true,
    reason,
    semanticSummary: reason.slice(0, 300),
    evidence: [...(decision ? [deciding(ground, decision, tier)] : []), ...evidence],
    observations: ground.observed?.observations.map(({ text }) => text) ?? [],
    ...(reobserve ? { lastingChanges: lastingChanges(ground), entriesCame: entriesCame(ground) } : {}),
    checksTried: ruled.tried,
    remarks: ruled.remarks,
    tokens: 0,
    tokensSaved: outcome !== "undecided" && tier !== 3 ? fullCallTokens : 0,
  };
}

/** Before doubt is passed on, one more look: it costs a moment and no tokens. */
const mayLookAgain = ({ input, before, action }: Ground): boolean =>
  !input.secondLook && before !== undefined && action.promisesEffect;

/** What decided, as a fact like the others. */
const deciding = (
  { input: { action, secondLook } }: Ground,
  decision: Decision,
  tier: Tier | null,
): Evidence => ({
  id: `${action.actionId}:${secondLook ? "second" : "first"}:verdict`,
  source: tier === 1 ? "observation" : "model",
  polarity: decision.outcome === "refuted" ? "against" : "for",
  strength: decision.confidence,
  rank: tier === 1 ? "dom" : "model",
  text: decision.reason.slice(0, 300),
});
