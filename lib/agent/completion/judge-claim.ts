import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import type { AchievedCompletion } from "@/lib/agent/domain/prove-completion";
import { proveCompletion } from "@/lib/agent/domain/prove-completion";
import type { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { PendingClaim, Task } from "@/lib/agent/domain/task";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import { plainRequest } from "@/lib/agent/domain/wording/asked/plain-request";
import { keepsOthers } from "@/lib/agent/domain/wording/restrictions";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Completion, Evidence } from "@/lib/contracts/verdict";
import { criteriaToJudge } from "./criteria-to-judge";
import { freshLoadOf } from "./gathering/fresh-load";
import { type Act, chooseGathering } from "./gathering/gather-evidence";
import { lookInto, lookUp } from "./gathering/look-again";
import { placeBeside } from "./gathering/places-beside";
import { openingOf, type SecondLook } from "./gathering/put-aside";
import { restsOnStored, saidAgainst, secondLook } from "./gathering/second-look";
import { withGoal } from "./goal-coverage";
import { clip, type Ground, type Judgement, ownEvidenceId } from "./ground";
import { judgeByModel } from "./judge-by-model";
import { judgeByRules } from "./judge-by-rules";
import { beforeWithoutRecord, withoutRecord } from "./page/record-of-deeds";
import { sharedByDeed } from "./shared-by-deed";
import { maybeDone, stepProofOf } from "./step-proof";
import { summaryOf, writeCompletion } from "./write-completion";

export type ClaimInput = {
  task: Task;
  claim: PendingClaim;
  snapshot: PageSnapshot;
  report: ClientReport;
  verdict?: VerdictRecord;
  /** The page before the last action, where it is still known. */
  before?: BeforeState;
  /** How the page looks, base64, where it was asked for. */
  screenshot?: string;
  budgetLeft: boolean;
  canSeeScreenshots: boolean;
};

/** `criteria` are the task's own with their results; `evidence` is what they name and is worth keeping with the task. */
export type ClaimDecision = { criteria: Criterion[]; evidence: Evidence[] } & (
  | { kind: "achieved"; completion: AchievedCompletion }
  | { kind: "unverified" | "partial"; completion: Completion }
  /** `provenStepIds`: steps whose doubtful action is now proven; they are left behind, not done again. */
  | { kind: "unmet"; completion: Completion; provenStepIds: string[] }
  | {
      kind: "gather";
      how: { kind: "act"; choice: Act } | { kind: "full_text" } | { kind: "screenshot" };
      reason: string;
      /** Proven already: what is gathered can only speak against it. */
      proven?: Criterion[];
    }
);

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

/** The completion handshake: someone says that the goal is done, and every criterion of task and plan is held against evidence. */
export async function judgeClaim(input: ClaimInput, deps: Deps): Promise<ClaimDecision> {
  const ground = groundOf(input, deps.ids);
  if (input.claim.proven) return afterSecondLook(input.claim.proven, ground, input);
  const ruled = sharedByDeed(
    sharedProof(criteriaToJudge(input.task).map((criterion) => judgeByRules(criterion, ground))),
    ground,
  );
  const doubtful = doubtfulSteps(input.task);
  const settled = settledBy(withGoal(ruled, ground), ground, input, doubtful);
  if (settled) return settled;
  const judged = withGoal(await judgeByModel(ruled, ground, input.screenshot, deps), ground);
  return settledBy(judged, ground, input, doubtful) ?? conclude(judged, ground, input);
}

function groundOf(input: ClaimInput, ids: Ids): Ground {
  const { task, snapshot, report, before, verdict } = input;
  return {
    // What is to stay as it is names nothing that has to come about.
    task: { ...task, goal: plainRequest(task.goal) },
    said: task.goal,
    keepsOthers: keepsOthers(task.goal),
    snapshot: withoutRecord(snapshot, task.goal),
    report,
    before: beforeWithoutRecord(before, task.goal),
    verdict,
    load: freshLoadOf(task, snapshot, report),
    evidence: (item) => ({ ...item, text: clip(item.text), id: ownEvidenceId(ids.uuid()) }),
  };
}

/**
 * A thing of the goal that was read again from where it is stored also proves the one doubtful step that was to store it, and of the verified steps
 * before it those whose values it names.
 */
function sharedProof(judged: Judgement[]): Judgement[] {
  const read = judged.flatMap(({ result, evidence }) =>
    result === "met"
      ? evidence.filter(({ rank, source }) => rank === "persisted" && source === "read_back")
      : [],
  );
  const named = judged.map((one) => {
    const proof = read.filter(({ text }) => namesAllOf(one, text));
    return one.result === "unverifiable" && one.proof.state === "verified" && proof.length > 0
      ? { ...one, result: "met" as const, evidence: proof }
      : one;
  });
  return sharedByOne(named);
}

/** All that a criterion was to put somewhere is told by the text. */
function namesAllOf({ criterion }: Judgement, text: string): boolean {
  const values = criterion.assertions.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  const told = values.length > 0 ? values : readStepIntent(criterion.text).quoted;
  return told.length > 0 && told.every((value) => isHeldBy(value, [text]));
}

function sharedByOne(judged: Judgement[]): Judgement[] {
  const stored = judged.find(
    (one) =>
      one.result === "met" &&
      !hasOwnDeed(one) &&
      one.evidence.some(({ rank, source }) => rank === "persisted" && source === "read_back"),
  );
  const inDoubt = judged.filter(isDoubtful);
  if (!stored || inDoubt.length !== 1 || !inDoubt.every((one) => saysAllPut(one, stored))) return judged;
  return judged.map((one) => (isDoubtful(one) ? { ...one, result: "met", evidence: stored.evidence } : one));
}

/** `T-shirt size is L` is not proven by what was read of the telephone number, though one press sent both. */
function saysAllPut({ criterion }: Judgement, { evidence }: Judgement): boolean {
  const texts = evidence.flatMap(({ rank, text }) => (rank === "persisted" ? [text] : []));
  const [, value] = /\sis "([^"]+)"\.?$/u.exec(criterion.text) ?? [];
  const put = criterion.assertions.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  return [...put, ...(value === undefined ? [] : [value])].every((one) => isHeldBy(one, texts));
}

/** `Mark it as read and move it`: that the first was stored by its own press tells nothing of the second. */
const hasOwnDeed = ({ criterion, proof }: Judgement): boolean =>
  criterion.stepId !== undefined &&
  proof.records.some((record) => isPressing(record) && !isEntering(record) && !onlyMakesRoom(record));

const isDoubtful = ({ criterion, result, proof }: Judgement): boolean =>
  criterion.stepId !== undefined && result === "unverifiable" && proof.state === "undecided";

/** Steps that change something and may have happened: the work does not go on past them unproven, and they are not done again. */
const doubtfulSteps = (task: Task): string[] =>
  (task.plan?.steps ?? []).filter((step) => maybeDone(step, task.history)).map(({ id }) => id);

/** What needs no further question: a criterion that is not met, or evidence that can still be fetched. */
function settledBy(
  judged: readonly Judgement[],
  ground: Ground,
  input: ClaimInput,
  doubtful: readonly string[],
): ClaimDecision | undefined {
  const proven = doubtful.filter((id) =>
    judged.some(
      ({ criterion, result }) => criterion.stepId === deedBehind(id, input.task) && result === "met",
    ),
  );
  const inDoubt = doubtful.some((id) => !proven.includes(id) && !isDisproven(id, judged));
  const unmet = judged.filter(({ result }) => result === "unmet");
  if (unmet.length > 0 && !inDoubt) return refuse(judged, unmet, proven, ground, input);
  const gathering = chooseGathering(judged, ground, input.canSeeScreenshots);
  if (gathering) return { kind: "gather", ...gathering, ...kept(judged, ground) };
  if (!inDoubt) return undefined;
  return {
    kind: "unverified",
    ...kept(judged, ground),
    completion: completionOf(judged, ground, input, "unverified"),
  };
}

/** A confirmation is one deed with the step before it. */
function deedBehind(stepId: string, { plan }: Task): string {
  const steps = plan?.steps ?? [];
  const at = steps.findIndex(({ id }) => id === stepId);
  return (steps[at]?.confirms ? steps[at - 1]?.id : undefined) ?? stepId;
}

/** A fresh load showed that it did not happen. */
const isDisproven = (stepId: string, judged: readonly Judgement[]): boolean =>
  judged.some(
    ({ criterion, result, evidence }) =>
      criterion.stepId === stepId &&
      result === "unmet" &&
      evidence.some(({ rank, polarity }) => rank === "persisted" && polarity === "against"),
  );

/** Work goes on while the budget lasts, unless what is missing may have been stored: then trying again could do it twice. */
function refuse(
  judged: readonly Judgement[],
  unmet: readonly Judgement[],
  provenStepIds: string[],
  ground: Ground,
  input: ClaimInput,
): ClaimDecision {
  const goesOn = input.budgetLeft && !unmet.some(({ mayBeStored }) => mayBeStored);
  const completion = completionOf(judged, ground, input, "partial");
  const found = kept(judged, ground);
  return goesOn
    ? { kind: "unmet", ...found, completion, provenStepIds }
    : { kind: "partial", ...found, completion };
}

/** Nothing is unmet and nothing more can be fetched. All met is proven once more, independently, before it counts. */
function conclude(judged: readonly Judgement[], ground: Ground, input: ClaimInput): ClaimDecision {
  const found = kept(judged, ground);
  const results = judged.map(withResult);
  const achieved = proveCompletion(results, completionOf(judged, ground, input, "achieved"));
  const look = achieved ? nextLook(judged, ground, input) : undefined;
  if (look) {
    const choice = look.node ? lookInto(ground.snapshot, openingOf(look)) : lookUp(look);
    return {
      kind: "gather",
      how: { kind: "act", choice },
      reason: choice.thought,
      ...found,
      proven: results,
    };
  }
  if (achieved) return { kind: "achieved", ...found, completion: achieved };
  return { kind: "unverified", ...found, completion: completionOf(judged, ground, input, "unverified") };
}

/** One page or part, and of places that the goal speaks of by `only` each that is not its own. */
function nextLook(
  judged: readonly Judgement[],
  ground: Ground,
  { claim }: ClaimInput,
): SecondLook | undefined {
  const beside = judged.some(restsOnStored) ? placeBeside(ground) : undefined;
  if (beside) return { name: beside.option ?? beside.node.name, ...beside };
  return claim.proven ? undefined : secondLook(judged, ground);
}

/** What was proven stays so, unless the page that was asked last says otherwise. */
function afterSecondLook(proven: readonly Criterion[], ground: Ground, input: ClaimInput): ClaimDecision {
  const { task, verdict, evidence } = ground;
  const judged = proven.map(
    (criterion): Judgement => ({
      criterion,
      result: criterion.result === "met" ? "met" : "unverifiable",
      evidence: task.evidence.filter(({ id }) => criterion.evidenceIds.includes(id)),
      readBack: false,
      mayBeStored: true,
      proof: stepProofOf(criterion, task, verdict),
    }),
  );
  const against = saidAgainst(judged, ground);
  if (against.length === 0) return conclude(judged, ground, input);
  const text = `A page that was asked as well says otherwise: ${against.join("; ")}`;
  const said = evidence({ source: "read_back", polarity: "against", strength: 1, rank: "persisted", text });
  const open = judged.map((one) =>
    restsOnStored(one) ? { ...one, result: "unverifiable" as const, evidence: [...one.evidence, said] } : one,
  );
  return conclude(open, ground, input);
}

const completionOf = (
  judged: readonly Judgement[],
  { task }: Ground,
  { claim }: ClaimInput,
  end: "achieved" | "unverified" | "partial",
): Completion =>
  writeCompletion(
    judged.map(withResult),
    judged.flatMap(({ evidence }) => evidence),
    {
      task,
      summary: summaryOf(judged.map(withResult), claim, end),
      ended: end === "achieved",
    },
  );

function withResult({ criterion, result, evidence }: Judgement): Criterion {
  const told = result === "unknown" ? "unverifiable" : result;
  const speaking = evidence.filter(({ polarity }) => (told === "met" ? polarity === "for" : true));
  return { ...criterion, result: told, evidenceIds: [...new Set(speaking.map(({ id }) => id))] };
}

function kept(
  judged: readonly Judgement[],
  { task }: Ground,
): { criteria: Criterion[]; evidence: Evidence[] } {
  const own = new Set(task.criteria.map(({ id }) => id));
  const criteria = judged.map(withResult).filter(({ id }) => own.has(id));
  const evidence = new Map(judged.flatMap((one) => one.evidence).map((item) => [item.id, item]));
  return { criteria, evidence: [...evidence.values()] };
}
