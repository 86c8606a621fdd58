import { judgeClaim } from "@/lib/agent/completion/judge-claim";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { ids, node, silent } from "./a-claim-case";
import { aCriterion, anAction, aPlan, aReport, aSnapshot, aStep, aTask, aVerdict } from "./a-task";

export const url = "http://shop.test/profile";
export const field = (name: string, value: string): SnapshotNode =>
  node({ id: name, role: "textbox", name, value });
const save = node({ id: "b", role: "button", name: "Save" });
export const page = (nodes: SnapshotNode[], parts: Partial<PageSnapshot> = {}) =>
  aSnapshot({
    url,
    title: "Profile",
    nodes: [...nodes, save],
    lines: nodes.filter(({ role }) => role !== "textbox").map(({ name }) => name),
    ...parts,
  });
const put: NetworkEvent = { method: "PUT", urlPath: "/api/profile", status: 200, startedAt: 1 };

const typed = (name: string, value: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    actionId: `type-${name}`,
    stepId: `s-${name}`,
    action: { name: "setValue", args: [name, value] },
    target: { id: name, role: "textbox", name, path: "" },
    urlAtAction: url,
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { id: name, role: "textbox", name }, value }],
    },
    ...parts,
  });
const clicked = (outcome: "verified" | "undecided"): ActionRecord =>
  anAction({
    actionId: "save",
    stepId: "save",
    target: { id: "b", role: "button", name: "Save", path: "" },
    urlAtAction: url,
    verdict: aVerdict({ outcome }),
  });

export type Parts = {
  entered?: Record<string, string>;
  outcome?: "verified" | "undecided";
  criterion?: Partial<Criterion>;
  goal?: string;
};
function task({
  entered = { City: "York" },
  outcome = "undecided",
  criterion = {},
  goal = "Change it and save",
}: Parts): Task {
  const steps = [
    ...Object.keys(entered).map((name) => aStep({ id: `s-${name}`, status: "completed" })),
    aStep({
      id: "save",
      mutating: true,
      ...(outcome === "verified" ? { status: "completed" as const } : {}),
    }),
  ];
  return aTask({
    goal,
    plan: aPlan(...steps),
    criteria: [
      aCriterion({ text: "It is saved", kind: "change", persistence: true, stepId: "save", ...criterion }),
    ],
    history: [...Object.entries(entered).map(([name, value]) => typed(name, value)), clicked(outcome)],
    claim: { source: "plan_ended", summary: "Saved.", originalRequestSummary: goal },
  });
}

/** The claim right after saving, then, where it asks for it, again on the page as it is loaded anew. */
export async function judged(
  parts: Parts & { before?: PageSnapshot; after: PageSnapshot; again: PageSnapshot; events?: NetworkEvent[] },
) {
  const started = task(parts);
  const beforePage = parts.before ?? page([field("City", "Leeds")]);
  const before = {
    url: beforePage.url,
    title: beforePage.title,
    domHash: "",
    semanticSkeleton: skeletonOf(beforePage),
  };
  const deps = { model: silent, ids };
  const claim = started.claim ?? { source: "plan_ended" as const, summary: "", originalRequestSummary: "" };
  const common = { claim, budgetLeft: true, canSeeScreenshots: false };
  const first = await judgeClaim(
    {
      task: started,
      snapshot: parts.after,
      before,
      report: aReport({ networkEvents: parts.events ?? [put] }),
      ...common,
    },
    deps,
  );
  if (first.kind !== "gather" || first.how.kind !== "act") return { kind: first.kind, opened: undefined };
  const { action, actionType, thought, certainty } = first.how.choice;
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    action,
    actionType,
    thought,
    certainty,
    urlAtAction: parts.after.url,
    beforeState: { url: parts.after.url, title: parts.after.title, domHash: "" },
  });
  const looked: Task = {
    ...started,
    criteria: first.criteria,
    evidence: [...started.evidence, ...first.evidence],
    evidenceGathered: true,
    history: [...started.history, look],
  };
  const second = await judgeClaim(
    { task: looked, snapshot: parts.again, report: aReport(), ...common },
    deps,
  );
  return { kind: second.kind, opened: action.args[0] };
}
