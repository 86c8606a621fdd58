import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Decision } from "./check";
import { evidenceOf } from "./evidence";
import { type Ground, groundOf } from "./ground";
import { refutations, tierOne } from "./tiers";

export type VerifyDeps = { model: ModelPort | undefined; signal?: AbortSignal; tiersEnabled: boolean };

/** Tokens that a verdict by a full model call costs, about: what tier 1 saves. */
const fullCallTokens = 900;

/** Judges one action by evidence: rules first, a model only where they cannot tell. */
export async function verifyAction(input: VerificationInput, _deps: VerifyDeps): Promise<VerdictRecord> {
  const ground = groundOf(input);
  const { decision, check, tried } = runRules(ground, _deps.tiersEnabled);
  return record(ground, decision, check, tried);
}

export type RuleResult = { decision: Decision | undefined; check: string | undefined; tried: string[] };

export function runRules(ground: Ground, confirm: boolean): RuleResult {
  const tried: string[] = [];
  for (const check of confirm ? tierOne : refutations) {
    if (!check.applies(ground)) continue;
    tried.push(check.name);
    const decision = check.check(ground);
    if (decision) return { decision: settled(ground, decision), check: check.name, tried };
  }
  return { decision: undefined, check: undefined, tried };
}

/** An effect that is to last is believed at the second look: what a page shows at once it may take back when its server objects. */
function settled(ground: Ground, decision: Decision): Decision {
  if (decision.outcome !== "verified" || !isToLast(ground)) return decision;
  if (brokeOff(ground))
    return { outcome: "undecided", confidence: 0.5, reason: `${decision.reason} But a request broke off.` };
  if (ground.input.secondLook) return decision;
  return {
    outcome: "undecided",
    confidence: decision.confidence,
    reason: `${decision.reason} It has yet to last.`,
    reobserve: true,
  };
}

/** The step says so, or the action sent something to be stored. Going to another page shows what is there. */
const isToLast = ({ action, requests, observed }: Ground): boolean =>
  action.persistent || (requests.stored.length + requests.open.length > 0 && observed?.urlChange === "none");

/** A request that would store something got no answer, and none of its kind did. */
const brokeOff = ({ requests }: Ground): boolean => requests.lost.length > 0 && requests.stored.length === 0;

function record(
  ground: Ground,
  decision: Decision | undefined,
  check: string | undefined,
  tried: string[],
): VerdictRecord {
  const outcome = decision?.outcome ?? "undecided";
  const reason = decision?.reason ?? "The rules cannot tell.";
  return {
    outcome,
    tier: decision ? 1 : null,
    ...(check ? { check } : {}),
    confidence: decision?.confidence ?? 0.5,
    actionSucceeded: outcome === "verified",
    taskCompleted: outcome === "verified" && decision?.taskCompleted === true,
    reobserve: decision?.reobserve === true,
    routeToCorrection: decision?.routeToCorrection === true,
    reason,
    semanticSummary: reason.slice(0, 300),
    evidence: evidenceOf(ground),
    observations: ground.observed?.observations.map(({ text }) => text) ?? [],
    checksTried: tried,
    remarks: [],
    tokens: 0,
    tokensSaved: decision && outcome !== "undecided" ? fullCallTokens : 0,
  };
}
