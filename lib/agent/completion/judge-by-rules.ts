import type { Criterion } from "@/lib/agent/domain/criterion";
import { isSwitch } from "@/lib/agent/domain/deeds";
import { partOf } from "@/lib/agent/domain/part-read";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Assertion } from "@/lib/contracts/assertion";
import type { Evidence } from "@/lib/contracts/verdict";
import { deedOf, isSamePlace } from "./deed/entered";
import { readAsBefore } from "./deed/entries-as-before";
import { onlyOpened } from "./deed/only-opened";
import { showsOtherPart } from "./gathering/fresh-load";
import { isClosed, nextOpener } from "./gathering/reopen";
import type { Ground, Judgement } from "./ground";
import { heldBefore, type PageAnswer, pageAnswerOf, readableAssertions } from "./page-answer";
import { type StoredProof, storedProofOf } from "./read-back/stored-proof";
import { type StepProof, stepProofOf } from "./step-proof";

/** Judges one criterion by evidence alone. Nothing a page or a model says about success is enough here. */
export function judgeByRules(criterion: Criterion, ground: Ground): Judgement {
  const judged = judgeEach(criterion, ground);
  const part = judged.result === "unmet" ? undefined : partRead(criterion, ground);
  if (part) return { ...judged, result: "unverifiable", evidence: [...judged.evidence, part] };
  return judged.result === "met" && leavesOut(criterion, ground)
    ? { ...judged, result: "unverifiable" }
    : judged;
}

/** A part of the goal that belongs to no step: what it names and nothing that was done says is not done by the rest. */
function leavesOut({ text, stepId, assertions }: Criterion, { task }: Ground): boolean {
  if (stepId !== undefined || assertions.length > 0 || !task.plan) return false;
  const done = [
    ...task.plan.steps.map(({ description }) => description),
    ...task.history.flatMap(({ action, target }) => [...action.args.map(String), target?.name ?? ""]),
  ];
  return goalNames(text).some((name) => !isHeldBy(name, done));
}

/** All that there is was asked for, and read was what one page shows of it. */
function partRead(
  { stepId, assertions, persistence }: Criterion,
  { task, evidence }: Ground,
): Evidence | undefined {
  if (persistence || assertions.length > 0) return undefined;
  const steps = (task.plan?.steps ?? []).filter(({ id }) => stepId === undefined || id === stepId);
  const [part] = steps.flatMap(({ status, output }) =>
    status === "completed" ? (partOf(output) ?? []) : [],
  );
  if (part === undefined) return undefined;
  const text = `What was read is a part of what there is: ${part}`;
  return evidence({ source: "observation", polarity: "against", strength: 0.9, rank: "page_text", text });
}

function judgeEach(criterion: Criterion, ground: Ground): Judgement {
  const proof = stepProofOf(criterion, ground.task, ground.verdict);
  const base = { criterion, proof, readBack: false, mayBeStored: false };
  const kept = keptFromBeforeGathering(criterion, ground);
  if (kept) return { ...base, result: "met", evidence: kept };
  const assertions = readableAssertions(criterion, proof.records, ground.task.goal);
  const answer =
    showsOtherPart(ground.task, ground.snapshot, ground.load) || isElsewhere(assertions, ground)
      ? silent
      : pageAnswerOf(assertions, { ...ground, after: ground.snapshot });
  const page = answer.says === "fails" && isClosed(deedOf(proof), ground) ? silent : answer;
  const stored = storedProofOf({ ...criterion, assertions }, ground, proof, page);
  const marked = stored.keep ? { ...criterion, readBack: stored.keep } : criterion;
  // What was only to be used, and led to where something is filled in, was not to store anything.
  if (criterion.kind === "use" && !stored.answered && onlyOpened(deedOf(proof), ground))
    return {
      ...base,
      criterion: { ...marked, persistence: false },
      ...judgeShown(criterion, ground, proof, page),
    };
  if (criterion.persistence)
    return { ...base, criterion: marked, ...judgeStored(criterion, ground, { proof, page, stored }) };
  const shown = judgeShown(criterion, ground, proof, page);
  const isOpen = shown.result === "unverifiable" || shown.result === "unknown";
  // A request went out: whether or not anybody said that something is stored, reading it again can tell. A posted form is always meant to.
  const isToRead =
    stored.posted || stored.promised || (stored.answered && (stored.keep?.told ?? []).length > 0);
  // A switch stands as it was put, whatever became of the request that it sent.
  const isSwitched = stored.answered && isSwitch(deedOf(proof)?.target?.role);
  if (
    (isOpen && stored.keep) ||
    (shown.result === "met" && (isSwitched || (isToRead && page.says === "silent")))
  )
    return { ...base, criterion: marked, ...judgeStored(criterion, ground, { proof, page, stored }) };
  return { ...base, ...shown };
}

/** That an entry is gone only a page can say on which such entries are, or were: on any other it never stood. */
function isElsewhere(assertions: readonly Assertion[], { snapshot, task }: Ground): boolean {
  const roles = assertions.flatMap((one) =>
    one.kind === "element" && one.state === "absent" && entryRoles.has(one.element.role ?? "")
      ? (one.element.role ?? [])
      : [],
  );
  return roles.some(
    (role) =>
      !snapshot.nodes.some((node) => node.role === role && !node.states.includes("hidden")) &&
      !task.history.some(
        ({ urlAtAction, target }) =>
          isSamePlace(urlAtAction, snapshot.url) &&
          pathParts(target?.path ?? "").some((part) => part.role === role),
      ),
  );
}
const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

const silent: PageAnswer = { says: "silent", texts: [], content: false };

type Result = Pick<Judgement, "result" | "evidence"> & Partial<Pick<Judgement, "readBack" | "mayBeStored">>;

/** Fetching more evidence may itself wipe what was only on the page: what was met before it stays met, but for what it was fetched to tell. */
function keptFromBeforeGathering(criterion: Criterion, { task }: Ground): Evidence[] | undefined {
  const isAsked = criterion.persistence || (criterion.readBack?.told ?? []).length > 0;
  if (!task.evidenceGathered || isAsked || criterion.result !== "met") return undefined;
  const found = task.evidence.filter(({ id }) => criterion.evidenceIds.includes(id));
  return found.length > 0 ? found : undefined;
}

function judgeShown(criterion: Criterion, ground: Ground, proof: StepProof, page: PageAnswer): Result {
  const seen = pageEvidence(page, ground);
  if (page.says === "fails") {
    const passedBy =
      criterion.stepId !== undefined && proof.state === "verified" && !isLastStep(criterion, ground);
    return passedBy
      ? { result: "met", evidence: stepEvidence(criterion, proof, ground) }
      : { result: "unmet", evidence: seen };
  }
  if (page.says === "holds") return judgeHolding(criterion, ground, proof, seen);
  if (!restsOnOneDeed(criterion, ground) && proof.state !== "failed" && proof.state !== "open")
    return { result: "unknown", evidence: proof.evidence };
  return { result: bySteps(proof), evidence: stepEvidence(criterion, proof, ground) };
}

/** A criterion of one step, or the goal of a task that is one action: that action's verdict speaks for it. */
const restsOnOneDeed = ({ stepId, assertions }: Criterion, { task }: Ground): boolean =>
  stepId !== undefined ||
  (task.plan === undefined && assertions.length === 0 && task.complexity === "SIMPLE");

function judgeHolding(criterion: Criterion, ground: Ground, proof: StepProof, seen: Evidence[]): Result {
  if (criterion.kind === "state") return { result: "met", evidence: seen };
  if (proof.state === "verified")
    return { result: "met", evidence: [...seen, ...stepEvidence(criterion, proof, ground)] };
  if (isNewOnPage(criterion, ground, proof)) return { result: "met", evidence: seen };
  return { result: "unverifiable", evidence: seen };
}

const bySteps = ({ state }: StepProof): Judgement["result"] => {
  if (state === "verified") return "met";
  if (state === "undecided") return "unverifiable";
  return state === "none" ? "unknown" : "unmet";
};

/** Known to have been false: on the page before the last action, or on the page when the action was chosen (assertions that held then were dropped). */
function isNewOnPage({ assertions }: Criterion, { before }: Ground, { records }: StepProof): boolean {
  if (before && heldBefore(assertions, before) === false) return true;
  const wasFalse = records.flatMap((record) => record.expectedOutcome?.assertions ?? []);
  return assertions.some((one) => wasFalse.some((other) => JSON.stringify(other) === JSON.stringify(one)));
}

type Found = { proof: StepProof; page: PageAnswer; stored: StoredProof };

/** What was to be stored, sent or deleted: the page's present look is no proof, what was read again or answered by the server is. */
function judgeStored(criterion: Criterion, ground: Ground, { proof, page, stored }: Found): Result {
  const mayBeStored = stored.answered || proof.state === "undecided";
  const seen = pageEvidence(page, ground);
  const found = (result: Judgement["result"], evidence: Evidence[], readBack = false): Result => ({
    result,
    evidence,
    readBack,
    mayBeStored,
  });
  if (stored.lost) return found("unmet", [stored.lost]);
  const before = page.says === "fails" ? [] : readBackBefore(criterion, ground);
  if (before.length > 0) return found("met", before);
  if (proof.state === "open" || proof.state === "failed") {
    const isThere = page.says === "holds" && criterion.kind === "state" && stored.persisted !== undefined;
    return found(isThere ? "met" : "unmet", [...seen, ...storedEvidence(stored)]);
  }
  if (stored.persisted) return found("met", [...seen, stored.persisted]);
  if (page.says === "fails") return found("unverifiable", seen, true);
  if (page.says === "silent" && !restsOnOneDeed(criterion, ground) && criterion.assertions.length === 0)
    return found("unknown", storedEvidence(stored), true);
  // The part that it was done in is closed since the page was loaded anew: what it holds is read before anybody's word is taken.
  const deed = deedOf(proof);
  if (deed && nextOpener(deed, ground))
    return found("unverifiable", [...seen, ...storedEvidence(stored)], true);
  // Nobody's answer stands against the page itself.
  const isAsBefore = ground.load === "in_place" && readAsBefore(criterion.readBack, ground.snapshot);
  if (proof.state === "verified" && stored.network.length > 0 && !stored.unread && !isAsBefore) {
    const isMet = page.says === "holds" || restsOnOneDeed(criterion, ground);
    const evidence = [...seen, ...stepEvidence(criterion, proof, ground), ...stored.network];
    return found(isMet ? "met" : "unverifiable", evidence, !ground.task.evidenceGathered);
  }
  return found("unverifiable", [...seen, ...storedEvidence(stored)], true);
}

/** It was read back when its step was done, which later plans no longer have: pages of later steps seldom speak of it. */
const readBackBefore = ({ result, stepId, evidenceIds }: Criterion, { task }: Ground): Evidence[] =>
  result === "met" && stepId !== undefined && !task.plan?.steps.some(({ id }) => id === stepId)
    ? task.evidence.filter(
        ({ id, source, polarity }) =>
          source === "read_back" && polarity === "for" && evidenceIds.includes(id),
      )
    : [];

const storedEvidence = ({ persisted, network }: StoredProof): Evidence[] => [
  ...(persisted ? [persisted] : []),
  ...network,
];

function pageEvidence(page: PageAnswer, { evidence, load }: Ground): Evidence[] {
  if (page.says === "silent") return [];
  const rank = load === "in_place" ? "persisted" : "dom";
  const holds = page.says === "holds";
  const text = `On the page this ${holds ? "holds" : "does not hold"}: ${page.texts.join("; ")}`;
  return [evidence({ source: "assertion", polarity: holds ? "for" : "against", strength: 0.9, rank, text })];
}

function stepEvidence(criterion: Criterion, proof: StepProof, { evidence }: Ground): Evidence[] {
  if (proof.state !== "verified") return [];
  if (proof.evidence.length > 0) return proof.evidence;
  const text = `The steps for this were verified: ${criterion.text}`;
  return [evidence({ source: "observation", polarity: "for", strength: 0.8, rank: "dom", text })];
}

const isLastStep = ({ stepId }: Criterion, { task }: Ground): boolean =>
  task.plan?.steps.at(-1)?.id === stepId;
