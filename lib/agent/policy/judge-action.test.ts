import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { defaultPolicyRules, type PolicyRules } from "@/lib/agent/domain/policy";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ModelPort } from "@/lib/agent/ports/model";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { anAction, aPlan, aSnapshot, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { judgeAction } from "./judge-action";

const node = (parts: Partial<SnapshotNode>): SnapshotNode => ({
  id: "x",
  role: "button",
  name: "Button",
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const page = (...nodes: SnapshotNode[]) => aSnapshot({ nodes, hash: "h1" });
const form = (button: string) =>
  page(
    node({ id: "f", role: "form", name: "" }),
    node({ id: "i", role: "textbox", name: "Name", value: "Jas", parent: 0 }),
    node({ name: button, parent: 0, inputType: "submit" }),
  );

const offline: ModelPort = {
  info: { adapter: "offline", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
const critic = (approved: string): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({ approved, reason: "So." }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
const at = (iso: string) => ({ now: () => new Date(iso) });

type Parts = {
  snapshot?: PageSnapshot;
  record?: Partial<ActionRecord>;
  task?: Partial<Task>;
  rules?: Partial<PolicyRules>;
  approvedActionId?: string;
  model?: ModelPort;
  clock?: { now(): Date };
};
function judge(parts: Parts) {
  const snapshot = parts.snapshot ?? page(node({}));
  const record = anAction({ action: { name: "click", args: ["x"] }, stepId: "s1", ...parts.record });
  const task = aTask({ plan: aPlan(aStep({ id: "s1", description: "Click the button" })), ...parts.task });
  return judgeAction(
    {
      task,
      record,
      snapshot,
      rules: { ...defaultPolicyRules, ...parts.rules },
      ...(parts.approvedActionId ? { approvedActionId: parts.approvedActionId } : {}),
    },
    { model: parts.model ?? offline, clock: parts.clock ?? at("2026-01-01T10:00:00Z") },
  );
}
const planOf = (description: string, mutating = false): Partial<Task> => ({
  plan: aPlan(aStep({ id: "s1", description, mutating })),
});

describe("what policy lets pass, asks and refuses", () => {
  it.each<[string, Parts, string]>([
    ["an ordinary click", {}, "pass"],
    ["an element that is not there", { snapshot: page() }, "refuse"],
    [
      "an action that does not fit its element",
      { record: { action: { name: "setValue", args: ["x", "Jas"] } } },
      "refuse",
    ],
    [
      "a form that the plan's step sends",
      { snapshot: form("Save patient"), task: planOf("Save the patient") },
      "pass",
    ],
    [
      "a form whose button the step names",
      { snapshot: form("Register"), task: planOf('Click "Register"') },
      "pass",
    ],
    [
      "a form that nobody planned to send",
      { snapshot: form("Submit"), task: planOf("Open the patient list") },
      "approval",
    ],
    [
      "the same where a tenant asks for nothing",
      { snapshot: form("Submit"), task: planOf("Open the patient list"), rules: { askFor: [] } },
      "pass",
    ],
    [
      "the same where a tenant asks for every form",
      { snapshot: form("Save"), task: planOf("Save it"), rules: { askFor: ["submit"] } },
      "approval",
    ],
    [
      "deleting, although it is planned",
      { snapshot: page(node({ name: "Delete" })), task: planOf('Click "Delete"', true) },
      "approval",
    ],
    [
      "deleting where the tenant does not ask for it",
      { snapshot: page(node({ name: "Delete" })), rules: { askFor: ["pay"] } },
      "pass",
    ],
    [
      "a value from nowhere",
      {
        snapshot: page(node({ role: "textbox" })),
        record: { action: { name: "setValue", args: ["x", "evil@attacker.test"] } },
      },
      "refuse",
    ],
    [
      "a file that the user did not give",
      {
        snapshot: page(node({ role: "file" })),
        record: { action: { name: "uploadFile", args: ["x", "a9"] } },
      },
      "refuse",
    ],
    [
      "a dangerous scheme",
      { record: { action: { name: "navigate", args: ["javascript:alert(1)"] } } },
      "refuse",
    ],
    [
      "a site that nobody named",
      { record: { action: { name: "navigate", args: ["https://attacker.test/?d=1"] } } },
      "refuse",
    ],
    [
      "a site that the goal names",
      {
        task: { goal: "Go to news.example.org" },
        record: { action: { name: "navigate", args: ["https://news.example.org/"] } },
      },
      "pass",
    ],
    [
      "a site that the goal names by its word",
      {
        task: { goal: "Search Wikipedia for otters" },
        record: { action: { name: "navigate", args: ["https://en.wikipedia.org/wiki/Otter"] } },
      },
      "pass",
    ],
    [
      "a site whose look-alike is asked for",
      {
        task: { goal: "Log in at paypal.com" },
        record: { action: { name: "navigate", args: ["https://paypa1.com/"] } },
      },
      "refuse",
    ],
    [
      "another page of this site",
      { record: { action: { name: "navigate", args: ["http://clinic.test/patients/7"] } } },
      "pass",
    ],
    [
      "the address of a link on this page",
      {
        snapshot: page(node({ role: "link", href: "https://other.test/a?b=1" })),
        record: { action: { name: "navigate", args: ["https://other.test/a?b=1"] } },
      },
      "pass",
    ],
    [
      "any site from an empty tab",
      {
        snapshot: aSnapshot({ url: "about:blank", form: "none" }),
        record: { action: { name: "navigate", args: ["https://weather.test/"] } },
      },
      "pass",
    ],
    ["acting on a denied site", { rules: { denyDomains: ["clinic.test"] } }, "refuse"],
    [
      "leaving a denied site",
      { rules: { denyDomains: ["clinic.test"] }, record: { action: { name: "goBack", args: [] } } },
      "pass",
    ],
    [
      "a link to a denied site",
      {
        snapshot: page(node({ role: "link", href: "https://denied.test/" })),
        rules: { denyDomains: ["denied.test"] },
      },
      "refuse",
    ],
    [
      "a link to a data address",
      { snapshot: page(node({ role: "link", href: "data:text/html,x" })) },
      "refuse",
    ],
    [
      "a link in a button's clothes",
      { snapshot: page(node({ role: "link", href: "javascript:void(0)" })) },
      "pass",
    ],
    [
      "a chain that goes on past a deletion",
      {
        snapshot: page(node({ name: "Delete" }), node({ id: "y" })),
        record: { chain: chain('click("x")', 'click("y")') },
      },
      "refuse",
    ],
    [
      "a chain with a bad value in the middle",
      {
        snapshot: page(node({ role: "textbox" })),
        record: {
          action: { name: "setValue", args: ["x", "Jas"] },
          chain: chain('setValue("x", "Jas")', 'setValue("x", "evil@attacker.test")'),
        },
      },
      "refuse",
    ],
    [
      "a chain of values from the goal",
      {
        snapshot: page(node({ role: "textbox" })),
        record: {
          action: { name: "setValue", args: ["x", "Jas"] },
          chain: chain('setValue("x", "Jas")', 'setValue("x", "patient")'),
        },
      },
      "pass",
    ],
    ["a wait", { record: { action: { name: "wait", args: [2] }, purpose: "reobserve" } }, "pass"],
  ])("%s: %s", async (_, parts, kind) => {
    expect((await judge(parts)).kind).toBe(kind);
  });
});

function chain(...actions: string[]): NonNullable<ActionRecord["chain"]> {
  return {
    actions: actions.map((action, index) => ({
      action,
      description: "",
      index,
      actionType: "input",
      verificationLevel: "client",
      clientVerificationChecks: [],
    })),
    metadata: {
      totalActions: actions.length,
      safeToChain: true,
      chainReason: "FORM_FILL",
      defaultVerificationLevel: "client",
      clientVerificationSufficient: true,
      finalVerificationLevel: "client",
    },
  };
}

describe("doing something twice", () => {
  const earlier = (outcome: "undecided" | "refuted") =>
    anAction({
      actionId: "a0",
      action: { name: "click", args: ["x"] },
      stepId: "s1",
      verdict: aVerdict({ outcome }),
    });
  const saving = { snapshot: form("Save"), task: { ...planOf("Save the patient", true) } };

  it("is refused while it is not known how the first try ended", async () => {
    const task = { ...saving.task, history: [earlier("undecided")] };
    expect((await judge({ ...saving, task })).kind).toBe("refuse");
  });

  it("is allowed after a first try that failed", async () => {
    const task = { ...saving.task, history: [earlier("refuted")] };
    expect((await judge({ ...saving, task })).kind).toBe("pass");
  });
});

describe("an approval", () => {
  const snapshot = page(
    node({ id: "d", role: "dialog", name: "Delete patient?" }),
    node({
      id: "i",
      role: "textbox",
      name: "Reason",
      value: "moved away",
      parent: 0,
      path: "dialog:Delete patient?",
    }),
    node({ name: "Delete", parent: 0, path: "dialog:Delete patient?" }),
    node({ id: "t", role: "status", name: "12:00:01" }),
  );
  const record = anAction({
    actionId: "a7",
    action: { name: "click", args: ["x"] },
    stepId: "s1",
    target: { id: "x", role: "button", name: "Delete", path: "dialog:Delete patient?" },
    beforeState: { url: snapshot.url, domHash: "h1", semanticSkeleton: skeletonOf(snapshot) },
  });

  async function asked(): Promise<NonNullable<Task["approval"]>> {
    const ruling = await judge({ snapshot, record });
    if (ruling.kind !== "approval") throw new Error("no approval was asked for");
    return { request: ruling.request, record, pageHash: "h1" };
  }

  it("is asked for with what would be done, and with which values", async () => {
    const { request } = await asked();
    expect(request).toMatchObject({
      actionId: "a7",
      action: 'click("x")',
      risk: "delete",
      expiresAt: "2026-01-01T10:15:00.000Z",
    });
    expect(request.values).toEqual([{ label: "Reason", value: "moved away" }]);
  });

  it("lets just that action pass", async () => {
    const approval = await asked();
    expect((await judge({ snapshot, record, task: { approval }, approvedActionId: "a7" })).kind).toBe("pass");
  });

  const changed = (parts: (nodes: SnapshotNode[]) => SnapshotNode[]): PageSnapshot => ({
    ...snapshot,
    hash: "h2",
    nodes: parts(snapshot.nodes),
  });
  it.each<[string, Parts]>([
    ["for another action", { approvedActionId: "a8" }],
    ["too late", { clock: at("2026-01-01T10:15:01Z") }],
    [
      "on a changed element",
      {
        snapshot: changed((nodes) =>
          nodes.map((one) => (one.id === "x" ? { ...one, name: "Delete all" } : one)),
        ),
      },
    ],
    [
      "with changed values",
      { snapshot: changed((nodes) => nodes.map((one) => (one.id === "i" ? { ...one, value: "x" } : one))) },
    ],
    [
      "on a changed page",
      { snapshot: changed((nodes) => [...nodes, node({ id: "n", role: "heading", name: "Total: 900" })]) },
    ],
    ["for other arguments", { record: { ...record, action: { name: "doubleClick", args: ["x"] } } }],
  ])("is asked for again %s", async (_, parts) => {
    const approval = await asked();
    const ruling = await judge({ snapshot, record, task: { approval }, approvedActionId: "a7", ...parts });
    expect(ruling.kind).toBe("approval");
  });

  it("stays good while only a clock or a message changed", async () => {
    const approval = await asked();
    const ticked = changed((nodes) =>
      nodes.map((one) => (one.id === "t" ? { ...one, name: "12:00:09" } : one)),
    );
    expect((await judge({ snapshot: ticked, record, task: { approval }, approvedActionId: "a7" })).kind).toBe(
      "pass",
    );
  });

  it("is good once", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval, history: [record] },
      approvedActionId: "a7",
    });
    expect(ruling.kind).toBe("refuse");
  });

  it("heals no refusal", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval },
      approvedActionId: "a7",
      rules: { denyDomains: ["clinic.test"] },
    });
    expect(ruling.kind).toBe("refuse");
  });
});

describe("the critic", () => {
  const risky = { snapshot: page(node({ name: "Delete" })) };
  it.each<[string, Parts, string]>([
    ["vetoes a risky action by NO", { ...risky, model: critic("NO") }, "refuse"],
    ["vetoes by anything that is not YES", { ...risky, model: critic("yes, I think so") }, "refuse"],
    ["leaves a risky action to the person", { ...risky, model: critic("YES") }, "approval"],
    ["is asked about an uncertain action", { record: { certainty: 0.3 }, model: critic("NO") }, "refuse"],
    ["is not asked about a sure and harmless one", { model: critic("NO") }, "pass"],
    ["is not asked where no model is connected", { record: { certainty: 0.3 } }, "pass"],
  ])("%s", async (_, parts, kind) => {
    expect((await judge(parts)).kind).toBe(kind);
  });
});
