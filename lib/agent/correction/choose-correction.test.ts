import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ModelPort } from "@/lib/agent/ports/model";
import { printAction } from "@/lib/contracts/action-text";
import { anAction, aReport, aSnapshot, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { chooseCorrection } from "./choose-correction";

const node = (parts: Partial<SnapshotNode>): SnapshotNode => ({
  id: "x",
  role: "button",
  name: "Save",
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const offline: ModelPort = {
  info: { adapter: "offline", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
const answering = (answer: Record<string, unknown>): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({ reason: "So.", ...answer }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
const failedClick = (parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    action: { name: "click", args: ["x"] },
    target: { id: "x", role: "button", name: "Details", path: "" },
    stepId: "s1",
    verdict: aVerdict({
      outcome: "refuted",
      actionSucceeded: false,
      confidence: 0.9,
      reason: "It did not work.",
    }),
    ...parts,
  });

type Parts = {
  nodes?: SnapshotNode[];
  snapshot?: Partial<PageSnapshot>;
  report?: Partial<ClientReport>;
  step?: Partial<PlanStep>;
  failed?: Partial<ActionRecord>;
  task?: Partial<Task>;
  model?: ModelPort;
};
async function choose(parts: Parts) {
  const failed = failedClick(parts.failed);
  const outcome = await chooseCorrection(
    {
      task: aTask({ history: [failed], ...parts.task }),
      step: aStep({ id: "s1", description: "Show the details", ...parts.step }),
      failed,
      snapshot: aSnapshot({ nodes: parts.nodes ?? [node({ name: "Details" })], ...parts.snapshot }),
      report: aReport({ networkEvents: [], ...parts.report }),
    },
    { model: parts.model ?? offline },
  );
  const what =
    outcome.kind === "act" ? `${outcome.strategy} ${printAction(outcome.choice.action)}` : outcome.kind;
  return { outcome, what };
}
const error = (code: string) => ({ execution: "failure" as const, error: { code, message: "" } });
const dialog = [
  node({ id: "d", role: "dialog", name: "Subscribe to our letter" }),
  node({ id: "n", name: "Subscribe", parent: 0 }),
  node({ id: "c", name: "Not now", parent: 0 }),
  node({ name: "Details" }),
];

describe("a correction by rules", () => {
  it.each<[string, Parts, string]>([
    [
      "closes what lies over the page",
      { nodes: dialog, report: error("ELEMENT_COVERED") },
      'dismiss_overlay click("c")',
    ],
    [
      "closes a dialog that has no button for it by Escape",
      { nodes: [node({ id: "d", role: "dialog", name: "" })], report: error("ELEMENT_COVERED") },
      'dismiss_overlay press("Escape")',
    ],
    [
      "leaves the dialog alone that the step works in",
      { nodes: [node({ id: "d", role: "dialog", name: "Edit" }), node({ name: "Details", parent: 0 })] },
      "replan",
    ],
    [
      "finds the element again under its new id",
      { nodes: [node({ id: "y", name: "details" })], report: error("ELEMENT_STALE") },
      'alternative_element click("y")',
    ],
    [
      "takes the other one of two with the same name",
      { nodes: [node({ name: "Details" }), node({ id: "y", name: "Details" })] },
      'alternative_element click("y")',
    ],
    [
      "takes the element that the step names",
      {
        nodes: [node({ name: "Details" }), node({ id: "y", name: "Full report" })],
        step: { description: 'Click "Full report"' },
      },
      'alternative_element click("y")',
    ],
    [
      "does not take a covered or disabled one",
      {
        nodes: [
          node({ id: "y", name: "Details", occluded: true }),
          node({ id: "z", name: "Details", states: ["disabled"] }),
        ],
        report: error("ELEMENT_STALE"),
      },
      "replan",
    ],
    [
      "takes the control inside of what was clicked",
      { nodes: [node({ name: "Details" }), node({ id: "in", role: "link", name: "Open", parent: 0 })] },
      'alternative_element click("in")',
    ],
    [
      "scrolls to what is out of view",
      {
        nodes: [node({ name: "Details", box: [0, 900, 10, 10] })],
        snapshot: { viewport: { width: 800, height: 600 } },
        report: error("ELEMENT_NOT_VISIBLE"),
      },
      'scroll_into_view scroll("down")',
    ],
    [
      "scrolls on in a list that shows only a part",
      {
        nodes: [node({ id: "l", role: "list", name: "Results", scroll: "0% of 9000px" })],
        report: error("ELEMENT_NOT_FOUND"),
      },
      'scroll_into_view scroll("down", "l")',
    ],
    [
      "waits for a page that is still loading",
      { nodes: [node({ name: "Details" }), node({ id: "p", role: "progress", name: "" })] },
      "wait wait(3)",
    ],
    [
      "waits for what is disabled",
      { report: error("ELEMENT_DISABLED"), nodes: [node({ name: "Details", states: ["disabled"] })] },
      "wait wait(3)",
    ],
    [
      "goes back from an error page",
      { snapshot: { url: "http://clinic.test/nowhere", title: "404 Not Found" }, nodes: [] },
      "go_back goBack()",
    ],
    [
      "loads a page anew that does not react",
      { failed: { verdict: aVerdict({ outcome: "refuted", confidence: 0.2 }) } },
      "refresh reload()",
    ],
    [
      "clicks a control that is no plain select",
      {
        failed: { action: { name: "select", args: ["x", "Two"] } },
        report: error("NOT_A_SELECT"),
        nodes: [node({ role: "combobox", name: "Details" })],
      },
      'alternative_element click("x")',
    ],
    [
      "thinks the plan over when a form does not accept a value",
      { nodes: [node({ id: "i", role: "textbox", name: "Phone", states: ["invalid"] })] },
      "replan",
    ],
    ["gives up where the browser holds no secret", { report: error("SECRET_UNAVAILABLE") }, "fail"],
  ])("%s", async (_, parts, expected) => {
    expect((await choose(parts)).what).toBe(expected);
  });

  it("does not lose what was typed by loading the page anew", async () => {
    const typed = anAction({ action: { name: "setValue", args: ["i", "Jas"] }, stepId: "s0" });
    const failed = { verdict: aVerdict({ outcome: "refuted" as const, confidence: 0.2 }) };
    expect((await choose({ failed, task: { history: [typed, failedClick(failed)] } })).what).toBe("replan");
  });

  it("does not try the same thing twice for one step", async () => {
    const closed = failedClick({ purpose: "recover", action: { name: "click", args: ["c"] } });
    const { what } = await choose({
      nodes: dialog,
      report: error("ELEMENT_COVERED"),
      task: { history: [closed, failedClick()] },
    });
    expect(what).toBe('dismiss_overlay press("Escape")');
  });
});

describe("limits of correcting", () => {
  it("thinks the plan over after three corrections of a step", async () => {
    expect((await choose({ nodes: dialog, step: { corrections: 3 } })).what).toBe("replan");
  });
  it("fails when the step was replanned too often as well, or the task used up its corrections", async () => {
    expect((await choose({ nodes: dialog, step: { corrections: 3, replans: 3 } })).what).toBe("fail");
    expect((await choose({ nodes: dialog, task: { corrections: 12 } })).what).toBe("fail");
  });
});

describe("what the planner foresaw", () => {
  const close = { trigger: "POPUP_DETECTED" as const, response: 'Click "Not now"' };
  it.each<[string, Parts, string]>([
    ["a popup", { nodes: dialog, step: { contingencies: [close] } }, 'dismiss_overlay click("c")'],
    [
      "a missing element",
      {
        nodes: [node({ id: "m", name: "Show more" })],
        step: { contingencies: [{ trigger: "ELEMENT_MISSING", response: 'Click "Show more"' }] },
      },
      'dismiss_overlay click("m")',
    ],
    [
      "an error that is shown",
      {
        nodes: [node({ name: "Details" }), node({ id: "a", role: "alert", name: "Something failed" })],
        step: { contingencies: [{ trigger: "ERROR_DISPLAYED", response: "Reload the page" }] },
      },
      "dismiss_overlay reload()",
    ],
    [
      "a value that is not accepted",
      {
        nodes: [node({ id: "i", role: "textbox", name: "Phone", states: ["invalid"] })],
        step: {
          contingencies: [
            { trigger: "FORM_VALIDATION", response: 'Type "020 7946 0018" into the Phone field' },
          ],
        },
      },
      'dismiss_overlay setValue("i", "020 7946 0018")',
    ],
    [
      "another address",
      {
        snapshot: { url: "http://clinic.test/promo" },
        step: { contingencies: [{ trigger: "URL_CHANGED", response: "Go back" }] },
      },
      "dismiss_overlay goBack()",
    ],
  ])("is tried first: %s", async (_, parts, expected) => {
    const { outcome, what } = await choose(parts);
    expect(what).toBe(expected);
    expect(outcome.kind === "act" && outcome.purpose).toBe("contingency");
  });

  it("is left alone when it is not the case, or its condition names something else", async () => {
    expect((await choose({ step: { contingencies: [close] } })).what).toBe("replan");
    const named = { ...close, when: 'the "Rate us" popup appears' };
    const { outcome } = await choose({ nodes: dialog, step: { contingencies: [named] } });
    expect(outcome.kind === "act" && outcome.purpose).toBe("correction");
  });
});

describe("a request that may have done its work", () => {
  const saving: Parts = {
    step: { description: 'Click "Save patient"', mutating: true },
    failed: { target: { id: "x", role: "button", name: "Save patient", path: "" } },
    nodes: [node({ name: "Save patient" }), node({ id: "y", name: "Save patient" })],
  };
  const post = (parts: { status?: number; failed?: boolean; urlPath?: string }) => ({
    method: "POST",
    urlPath: "/api/patients",
    startedAt: 1,
    ...parts,
  });
  it.each<[string, Partial<ClientReport>, string]>([
    ["was answered well", { networkEvents: [post({ status: 201 })] }, "read_back"],
    ["broke on the server", { networkEvents: [post({ status: 500 })] }, "read_back"],
    ["was aborted", { networkEvents: [post({ failed: true })] }, "read_back"],
    ["has no answer yet", { networkEvents: [post({})] }, "read_back"],
    ["is not known to the client", { networkEvents: undefined, witness: { recentEvents: [] } }, "read_back"],
    ["was refused", { networkEvents: [post({ status: 422 })] }, 'alternative_element click("y")'],
    ["was never sent", { networkEvents: [] }, 'alternative_element click("y")'],
    [
      "was only a report of the page on itself",
      { networkEvents: [post({ status: 200, urlPath: "/telemetry" })] },
      'alternative_element click("y")',
    ],
    [
      "cannot have been sent: the element was covered",
      { ...error("ELEMENT_COVERED"), networkEvents: undefined },
      'alternative_element click("y")',
    ],
  ])("%s", async (_, report, expected) => {
    const { networkEvents, ...rest } = report;
    const failed = failedClick(saving.failed);
    const outcome = await chooseCorrection(
      {
        task: aTask({ history: [failed] }),
        step: aStep({ id: "s1", ...saving.step }),
        failed,
        snapshot: aSnapshot({ nodes: saving.nodes ?? [] }),
        report: { ...aReport(rest), ...(networkEvents ? { networkEvents } : {}) },
      },
      { model: offline },
    );
    expect(
      outcome.kind === "act" ? `${outcome.strategy} ${printAction(outcome.choice.action)}` : outcome.kind,
    ).toBe(expected);
  });

  it("is not looked for by posting again, nor a second time", async () => {
    const document = { ...post({ status: 200 }), resourceType: "document" };
    expect((await choose({ ...saving, report: { networkEvents: [document] } })).what).toBe("maybe_done");
    const task = { history: [failedClick(saving.failed)], evidenceGathered: true };
    expect((await choose({ ...saving, task, report: { networkEvents: [post({ status: 201 })] } })).what).toBe(
      "maybe_done",
    );
  });
});

describe("a model's correction", () => {
  const stuck: Parts = { nodes: [node({ name: "Details" }), node({ id: "q", name: "Overview" })] };
  it.each<[string, Record<string, unknown>, string]>([
    [
      "is taken where rules have nothing",
      { strategy: "alternative_element", elementId: "q" },
      'alternative_element click("q")',
    ],
    [
      "is dropped when its element is not there",
      { strategy: "alternative_element", elementId: "zz" },
      "replan",
    ],
    ["is dropped when it gives up", { strategy: "fail" }, "replan"],
    ["is dropped when it was tried already", { strategy: "alternative_element", elementId: "x" }, "replan"],
  ])("%s", async (_, answer, expected) => {
    expect((await choose({ ...stuck, model: answering(answer) })).what).toBe(expected);
  });
});
