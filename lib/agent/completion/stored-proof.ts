import type { Criterion } from "@/lib/agent/domain/criterion";
import { requestOutcome, storingRequests } from "@/lib/agent/domain/stored-requests";
import { toneOf } from "@/lib/agent/snapshot/alert-tone";
import type { Evidence } from "@/lib/contracts/verdict";
import type { Ground } from "./ground";
import type { PageAnswer } from "./page-answer";
import type { StepProof } from "./step-proof";

/** Proof that something was really stored, sent or deleted. `answered`: some request may have done it, proof or not. */
export type StoredProof = { persisted?: Evidence; network: Evidence[]; answered: boolean };

export function storedProofOf(
  criterion: Criterion,
  ground: Ground,
  proof: StepProof,
  page: PageAnswer,
): StoredProof {
  const own = ownWindow(ground, proof);
  const known = proof.evidence.filter(({ rank }) => rank === "network" || rank === "persisted");
  const persisted = readAgain(criterion, ground, proof, page);
  return {
    ...(persisted ? { persisted } : {}),
    network: showsError(ground) ? [] : [...known, ...own.evidence],
    answered: own.answered || known.length > 0,
  };
}

/** Requests of the window that belongs to the last action, where that is one of the steps'. */
function ownWindow({ task, report, snapshot, evidence }: Ground, { records }: StepProof) {
  const last = task.history.at(-1);
  const isTheirs = records.some(({ actionId }) => actionId === last?.actionId);
  const requests = isTheirs ? storingRequests(report.networkEvents ?? [], snapshot.url) : [];
  const stored = requests.filter((request) => requestOutcome(request) === "stored");
  const refused = requests.some((request) => ["refused", "broken"].includes(requestOutcome(request)));
  const answered = requests.some((request) => requestOutcome(request) !== "refused");
  if (refused) return { answered, evidence: [] };
  const items = stored.map(({ method, urlPath, status }) =>
    evidence({
      source: "network",
      polarity: "for",
      strength: 0.9,
      rank: "network",
      text: `${method.toUpperCase()} ${urlPath} was answered with ${status}`,
    }),
  );
  return { answered, evidence: items };
}

/**
 * What a freshly loaded page shows was read from where it is stored. It proves this task's own doing only together with a verified step, or where
 * the same was known to be missing when the action was chosen. A page somewhere else can show that a thing is there, not that it is gone.
 */
function readAgain(
  { assertions, kind }: Criterion,
  { load, task, evidence, snapshot }: Ground,
  { state, records }: StepProof,
  page: PageAnswer,
): Evidence | undefined {
  if (load === "none") return undefined;
  const speaksOfAbsence = assertions.some(
    (one) =>
      (one.kind === "text" && !one.present) ||
      (one.kind === "element" && one.state === "absent") ||
      (one.kind === "count" && one.compare === "at_most"),
  );
  if (speaksOfAbsence && (load !== "in_place" || snapshot.nodes.length === 0)) return undefined;
  const wasMissing = records
    .flatMap((record) => record.expectedOutcome?.assertions ?? [])
    .some((one) => assertions.some((other) => JSON.stringify(one) === JSON.stringify(other)));
  const own = state === "verified" || wasMissing || (kind === "state" && task.history.length === 0);
  if (page.says !== "holds" || !page.content || !own) return undefined;
  return evidence({
    source: "read_back",
    polarity: "for",
    strength: 1,
    rank: "persisted",
    text: `Loaded anew, the page shows: ${page.texts.join("; ")}`,
  });
}

const showsError = ({ snapshot, before }: Ground): boolean => {
  const old = new Set((before?.semanticSkeleton?.nodes ?? []).map(({ role, name }) => `${role} ${name}`));
  return snapshot.nodes.some(
    (node) =>
      toneOf(node) === "error" && !node.states.includes("hidden") && !old.has(`${node.role} ${node.name}`),
  );
};
