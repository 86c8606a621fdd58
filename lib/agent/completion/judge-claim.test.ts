import { describe, expect, it } from "vitest";
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
import { type ClaimInput, judgeClaim } from "./judge-claim";

const node = (parts: Partial<SnapshotNode> & Pick<SnapshotNode, "id" | "role" | "name">): SnapshotNode => ({
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const list = (...names: string[]): SnapshotNode[] => [
  node({ id: "t", role: "table", name: "Patients" }),
  ...names.map((name, at) => node({ id: `r${at}`, role: "row", name, parent: 0, path: "table:Patients" })),
];
const showsJas: Assertion = { kind: "text", text: "Jas", present: true };
const post = (status: number, urlPath = "/api/patients") => ({
  method: "POST",
  urlPath,
  status,
  startedAt: 1,
});

/** A model that must not be asked. */
const silent: ModelPort = {
  info: { adapter: "none", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
const answering = (answer: Record<string, unknown>): ModelPort => ({
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
const ids = { uuid: () => `${++made}` };

const claim: NonNullable<Task["claim"]> = {
  source: "plan_ended",
  summary: "Jas was added.",
  originalRequestSummary: "Add a patient named Jas",
};
const network = {
  id: "n1",
  source: "network",
  polarity: "for",
  strength: 0.9,
  rank: "network",
  text: "POST 201",
} as const;
const seen = {
  id: "d1",
  source: "observation",
  polarity: "for",
  strength: 0.9,
  rank: "dom",
  text: "A row appeared",
} as const;

/** A task whose one saving step was verified by `evidence`. */
function saved(
  parts: { criteria?: Criterion[]; evidence?: (typeof network | typeof seen)[]; task?: Partial<Task> } = {},
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
const lookedAgain = (task: Task, parts: Partial<ActionRecord> = {}): Task => ({
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

const judge = (task: Task, parts: Partial<ClaimInput> = {}, model: ModelPort = silent) =>
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

describe("a claim without criteria", () => {
  it("is unverified, never completed", async () => {
    const decided = await judge(aTask({ claim, criteria: [] }));
    expect(decided.kind).toBe("unverified");
  });
});

describe("a goal that shows something", () => {
  const onSettings = aCriterion({
    kind: "state",
    persistence: false,
    text: "The settings are open",
    assertions: [{ kind: "url", match: "path", value: "/settings" }],
  });

  it("is achieved as soon as the present page shows it, whoever claims it", async () => {
    for (const source of ["model_finish", "goal_already_holds", "goal_verified"] as const) {
      const task = aTask({ criteria: [onSettings], claim: { ...claim, source } });
      const decided = await judge(task, { snapshot: aSnapshot({ url: "http://clinic.test/settings" }) });
      expect(decided.kind).toBe("achieved");
      expect(decided.criteria[0]).toMatchObject({ result: "met" });
      expect(decided.evidence.map(({ id }) => id)).toEqual(decided.criteria[0]?.evidenceIds);
    }
  });

  it("is unmet while the page shows something else, and partial once the budget is gone", async () => {
    const task = aTask({ criteria: [onSettings], claim });
    expect((await judge(task)).kind).toBe("unmet");
    const ended = await judge(task, { budgetLeft: false });
    expect(ended.kind).toBe("partial");
    expect(ended.kind === "partial" && ended.completion.remainingWork).toEqual(["The settings are open"]);
  });

  it("goes by its step when a later step led away from it", async () => {
    const opened = { ...onSettings, id: "c0", stepId: "s0" };
    const plan = aPlan(aStep({ id: "s0", status: "completed" }), aStep({ id: "s1", status: "completed" }));
    const task = aTask({ plan, criteria: [opened], claim });
    expect((await judge(task)).kind).toBe("achieved");
  });
});

describe("a goal that changes something on the page", () => {
  const changed = aCriterion({ kind: "change", persistence: false, assertions: [showsJas] });

  it("is not met by what the page shows if nothing says that it was otherwise before", async () => {
    const task = aTask({ criteria: [changed], claim: { ...claim, source: "model_finish" } });
    expect((await judge(task)).kind).toBe("unverified");
  });

  it("is met when the page before the action did not show it", async () => {
    const task = aTask({ criteria: [changed], claim });
    const before = {
      url: "http://clinic.test/patients",
      domHash: "1",
      semanticSkeleton: { nodes: list("Ann"), textDigest: ["Ann"] },
    };
    expect((await judge(task, { before })).kind).toBe("achieved");
    const same = { ...before, semanticSkeleton: { nodes: list("Jas"), textDigest: ["Jas"] } };
    expect((await judge(task, { before: same })).kind).toBe("unverified");
  });
});

describe("a goal that stores something", () => {
  it("is read back once before it counts, although the request was answered well", async () => {
    const decided = await judge(saved());
    expect(decided).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { name: "navigate", args: ["http://clinic.test/patients"] } } },
    });
  });

  it("is achieved when the freshly loaded page shows it", async () => {
    const decided = await judge(lookedAgain(saved()));
    expect(decided.kind).toBe("achieved");
    expect(decided.evidence.some(({ rank }) => rank === "persisted")).toBe(true);
  });

  it("is partial, and not tried again, when the freshly loaded page does not show it though the request was answered well", async () => {
    const decided = await judge(lookedAgain(saved()), {
      snapshot: aSnapshot({ nodes: list("Ann"), lines: ["Ann"] }),
    });
    expect(decided.kind).toBe("partial");
  });

  it("is unverified when the look-up somewhere else does not show it", async () => {
    const task = lookedAgain(saved(), { urlAtAction: "http://clinic.test/new" });
    const decided = await judge(task, { snapshot: aSnapshot({ nodes: list("Ann"), lines: ["Ann"] }) });
    expect(decided.kind).toBe("unverified");
  });

  it("is never met by a success message, not even after a verified step", async () => {
    const toast = [node({ id: "a", role: "alert", name: "Jas was saved successfully" })];
    const snapshot = aSnapshot({ nodes: toast, lines: ["Jas was saved successfully"] });
    const task = saved({ evidence: [seen] });
    const first = await judge(task, { snapshot });
    expect(first.kind).toBe("unverified");
    const blank = lookedAgain(task, { urlAtAction: "http://clinic.test/new" });
    expect((await judge(blank, { snapshot })).kind).toBe("unverified");
  });

  it("is looked up in the list that is named after it when this page cannot show it", async () => {
    const nodes = [
      node({ id: "l0", role: "link", name: "Add patient", href: "/patients/new" }),
      node({ id: "l1", role: "link", name: "Patients", href: "/patients" }),
      node({ id: "l2", role: "link", name: "Log out", href: "/logout" }),
    ];
    const snapshot = aSnapshot({ url: "http://clinic.test/new", nodes });
    const decided = await judge(saved(), { snapshot });
    expect(decided).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { name: "navigate", args: ["http://clinic.test/patients"] } } },
    });
  });

  it("is not loaded again when the page is the answer to a post", async () => {
    const report = aReport({ networkEvents: [{ ...post(200, "/patients"), resourceType: "document" }] });
    const decided = await judge(saved(), { report });
    expect(decided.kind).toBe("achieved");
  });

  it("is open to a second try when the request was refused", async () => {
    const step = aStep({ id: "s1", mutating: true });
    const task = saved({ task: { plan: aPlan(step), history: [], evidence: [] } });
    const decided = await judge(task, {
      snapshot: aSnapshot({ nodes: list("Ann") }),
      report: aReport({ networkEvents: [post(422)] }),
    });
    expect(decided.kind).toBe("unmet");
  });

  it("counts a list that the server sent after the post was redirected", async () => {
    const step = aStep({ id: "s1", mutating: true, status: "completed", verifiedBy: ["d1"] });
    const task = saved({ evidence: [seen], task: { plan: aPlan(step) } });
    const networkEvents = [
      { ...post(303, "/patients"), resourceType: "document" },
      { method: "GET", urlPath: "/patients", status: 200, startedAt: 2, resourceType: "document" },
    ];
    expect((await judge(task, { report: aReport({ networkEvents }) })).kind).toBe("achieved");
  });
});

describe("a step that may have been done", () => {
  const doubtful = (expected: Assertion[] = []) =>
    saved({
      task: {
        plan: aPlan(aStep({ id: "s1", mutating: true }), aStep({ id: "s2" })),
        history: [
          anAction({
            stepId: "s1",
            verdict: aVerdict({ outcome: "undecided" }),
            expectedOutcome: { description: "", domChanges: {}, assertions: expected },
          }),
        ],
        evidence: [],
      },
    });

  it("is read back first, and the task ends unverified when that proves nothing", async () => {
    expect((await judge(doubtful())).kind).toBe("gather");
    const again = lookedAgain(doubtful());
    expect((await judge(again, { snapshot: aSnapshot({ lines: ["Loading"] }) })).kind).not.toBe("unmet");
    expect((await judge(again)).kind).toBe("unverified");
  });

  it("is left behind when what was missing before is there after a fresh load", async () => {
    const decided = await judge(lookedAgain(doubtful([showsJas])));
    expect(decided.kind).toBe("achieved");
  });
});

describe("a criterion that rules cannot judge", () => {
  const vague = aCriterion({ kind: "state", persistence: false, text: "The report looks complete" });
  const task = (criterion: Criterion) => aTask({ criteria: [criterion], claim });

  it.each([
    ["met without proof", { result: "met" }, "unverified"],
    [
      "met with a quote that the page does not show",
      { result: "met", quotes: ["All 12 sections"] },
      "unverified",
    ],
    ["met with a quote that the page shows", { result: "met", quotes: ["Jas"] }, "achieved"],
    ["met with an evidence id that does not exist", { result: "met", evidenceIds: ["zz"] }, "unverified"],
    ["unmet", { result: "unmet" }, "unmet"],
    ["unverifiable", { result: "unverifiable" }, "unverified"],
  ])("answered with %s ends %s", async (_, answer, kind) => {
    expect((await judge(task(vague), {}, answering(answer))).kind).toBe(kind);
  });

  it("is never met by a model's word when something was to be stored", async () => {
    const stores = aCriterion({ kind: "change", persistence: true });
    const answer = answering({ result: "met", quotes: ["Jas"] });
    expect((await judge(task(stores), {}, answer)).kind).toBe("unverified");
  });

  it("cannot be called met against a failed assertion: the model is not asked", async () => {
    const failing = aCriterion({
      kind: "state",
      persistence: false,
      assertions: [{ kind: "text", text: "Ann", present: true }],
    });
    const decided = await judge(aTask({ criteria: [failing, { ...vague, id: "c2" }], claim }));
    expect(decided.kind).toBe("unmet");
  });

  it("asks for the rest of a cut page before it asks a model", async () => {
    const snapshot = aSnapshot({ textCut: true });
    expect(await judge(task(vague), { snapshot })).toMatchObject({
      kind: "gather",
      how: { kind: "full_text" },
    });
  });

  it("asks for a picture only where a model can see it", async () => {
    const unsure = answering({ result: "unverifiable" });
    expect(await judge(task(vague), { canSeeScreenshots: true }, unsure)).toMatchObject({
      kind: "gather",
      how: { kind: "screenshot" },
    });
  });
});
