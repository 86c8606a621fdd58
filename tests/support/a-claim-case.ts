import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { type ClaimInput, judgeClaim } from "@/lib/agent/completion/judge-claim";
import { type ActionRecord, ActionRecord as RecordSchema } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Assertion } from "@/lib/contracts/assertion";
import {
  aCriterion,
  anAction,
  aPlan,
  aReport,
  aSnapshot,
  aStep,
  aTask,
  aVerdict,
} from "@/tests/support/a-task";

export const node = (
  parts: Partial<SnapshotNode> & Pick<SnapshotNode, "id" | "role" | "name">,
): SnapshotNode => ({
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
export const list = (...names: string[]): SnapshotNode[] => [
  node({ id: "t", role: "table", name: "Patients" }),
  ...names.map((name, at) => node({ id: `r${at}`, role: "row", name, parent: 0, path: "table:Patients" })),
];
export const showsJas: Assertion = { kind: "text", text: "Jas", present: true };
export const post = (status: number, urlPath = "/api/patients") => ({
  method: "POST",
  urlPath,
  status,
  startedAt: 1,
});

/** A model that must not be asked. */
export const silent: ModelPort = {
  info: { adapter: "none", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
export const answering = (answer: Record<string, unknown>): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({
      judgements: [{ criterionId: "c1", evidenceIds: [], quotes: [], reason: "So.", ...answer }],
    }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
let made = 0;
export const ids = { uuid: () => `${++made}` };

export const claim: NonNullable<Task["claim"]> = {
  source: "plan_ended",
  summary: "Jas was added.",
  originalRequestSummary: "Add a patient named Jas",
};
export const network = {
  id: "n1",
  source: "network",
  polarity: "for",
  strength: 0.9,
  rank: "network",
  text: "POST 201",
} as const;
/** A redirect is the answer to a form that was not taken, too. */
export const redirected = { ...network, strength: 0.4, text: "POST 302" } as const;
export const seen = {
  id: "d1",
  source: "observation",
  polarity: "for",
  strength: 0.9,
  rank: "dom",
  text: "A row appeared",
} as const;

/** A task whose one saving step was verified by `evidence`. */
export function saved(
  parts: {
    criteria?: Criterion[];
    evidence?: (typeof network | typeof redirected | typeof seen)[];
    task?: Partial<Task>;
  } = {},
): Task {
  const evidence = parts.evidence ?? [network, seen];
  const step = aStep({
    id: "s1",
    mutating: true,
    status: "completed",
    verifiedBy: evidence.map(({ id }) => id),
  });
  return aTask({
    plan: aPlan(step),
    criteria: parts.criteria ?? [aCriterion({ kind: "change", assertions: [showsJas] })],
    history: [anAction({ actionId: "save", stepId: "s1", verdict: aVerdict({ evidence: [...evidence] }) })],
    evidence: [...evidence],
    claim,
    ...parts.task,
  });
}

/** The same task after the page was loaded again for evidence. */
export const lookedAgain = (task: Task, parts: Partial<ActionRecord> = {}): Task => ({
  ...task,
  evidenceGathered: true,
  history: [
    ...task.history,
    RecordSchema.parse(
      anAction({
        actionId: "look",
        purpose: "gather_evidence",
        action: { name: "navigate", args: ["http://clinic.test/patients"] },
        ...parts,
      }),
    ),
  ],
});

export const judge = (task: Task, parts: Partial<ClaimInput> = {}, model: ModelPort = silent) =>
  judgeClaim(
    {
      task,
      claim: task.claim ?? claim,
      snapshot: aSnapshot({ nodes: list("Jas"), lines: ["Jas"] }),
      report: aReport(),
      budgetLeft: true,
      canSeeScreenshots: false,
      ...parts,
    },
    { model, ids },
  );

/** A criterion of which no rule can tell yet, to be read again, that rests on these verified actions. */
export const aJudgement = (criterion: Criterion, records: ActionRecord[]): Judgement => ({
  criterion,
  result: "unverifiable",
  evidence: [],
  readBack: true,
  mayBeStored: true,
  proof: { state: "verified", evidence: [], records },
});

/** What a claim is judged on: a page that nothing was done on and that was not loaded anew, but for what is given. */
export const aGround = (parts: Partial<Ground> = {}): Ground => ({
  task: aTask(),
  snapshot: aSnapshot(),
  report: aReport(),
  before: undefined,
  verdict: undefined,
  load: "none",
  evidence: (item) => ({ ...item, id: "e" }),
  ...parts,
});
