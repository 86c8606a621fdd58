import { afterEach, describe, expect, it } from "vitest";
import type { ScriptedAnswer } from "@/lib/adapters/scripted/scripted-model";
import type { RuleStrategy } from "@/lib/agent/correction/strategies";
import { secondLookWait } from "@/lib/agent/domain/choose-record";
import { ContingencyTrigger } from "@/lib/agent/domain/plan";
import { CorrectionStrategy } from "@/lib/agent/model-tasks/choose-correction";
import type { ExecutionErrorCode } from "@/lib/contracts/execution-error";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { aPlanOf, type PlannedStep, planning } from "@/tests/support/plan-script";
import { answering, begin, failing, leave } from "@/tests/support/route-talk";

afterEach(leave);

type Page = Pick<InteractRequest, "url" | "pageTitle" | "interactiveTree" | "viewport" | "pageText">;
const field: InteractiveElement = { i: "name", r: "inp", n: "Name", v: "", k: "text" };
const show: InteractiveElement = { i: "show", r: "btn", n: "Show all" };
const pageOf = (tree: InteractiveElement[], more: Partial<Page> = {}): Page => ({
  url: "http://clinic.test/patients",
  pageTitle: "Patients",
  interactiveTree: [{ i: "h", r: "head", n: "Patients" }, ...tree],
  pageText: ["Patients", ...tree.map(({ n }) => n)].join("\n"),
  ...more,
});
const list: InteractiveElement = { i: "list", r: "list", n: "All patients", v: "0" };
const plain = pageOf([field, show, list]);
const dialog: InteractiveElement[] = [
  { i: "news", r: "dlg", n: "Newsletter" },
  { i: "no", r: "btn", n: "No thanks", c: "news" },
];

type Trouble = {
  /** What the step is; typing the name where nothing else is said. */
  step?: PlannedStep;
  action?: string;
  /** What the client says each time it was told what to do, and what the page is like then. */
  met: { code?: ExecutionErrorCode; page?: Page }[];
  script?: Record<string, ScriptedAnswer[]>;
};

const refuting = {
  data: { outcome: "refuted", taskCompleted: false, confidence: 0.9, reason: "It is not so." },
};

/** The answer after the last trouble, and whether a model was asked for a way on. */
async function meeting({ step, action, met, script = {} }: Trouble) {
  const asked: unknown[] = [];
  const noWay = {
    from: (input: unknown) => asked.push(input) && { strategy: "fail", reason: "Nothing helps." },
  };
  const talk = await begin({
    query: 'Enter "Jas" as the name and show all',
    first: plain,
    script: {
      ...planning(aPlanOf([step ?? 'Type "Jas" into the "Name" field'])),
      refine_step: [answering("act", { action: action ?? 'setValue("name", "Jas")' })],
      choose_correction: [noWay],
      verify_lightly: [refuting],
      verify_fully: [refuting],
      ...script,
    },
  });
  let last = talk.answers.at(-1);
  for (const { code, page = plain } of met) {
    last = code ? await failing(talk, code, page) : await talk.act({ ...page, networkEvents: [] });
    if ("thought" in last && last.thought === secondLookWait.thought)
      last = await talk.act({ ...page, networkEvents: [] });
  }
  if (!last) throw new Error("no answer");
  return { last, asked };
}

const byRules: Record<RuleStrategy, Trouble & { sends: string; thinks: RegExp }> = {
  wait: { met: [{ code: "TIMEOUT" }], sends: "wait(3)", thinks: /waiting/ },
  alternative_element: {
    met: [{ code: "ELEMENT_STALE", page: pageOf([{ ...field, i: "name-2" }]) }],
    sends: 'setValue("name-2", "Jas")',
    thinks: /instead/,
  },
  scroll_into_view: {
    step: 'Click "Show all"',
    action: 'click("show")',
    met: [
      {
        code: "ELEMENT_NOT_VISIBLE",
        page: pageOf([{ ...show, box: [0, 2000, 80, 20] }], { viewport: { width: 800, height: 600 } }),
      },
    ],
    sends: 'scroll("down")',
    thinks: /scrolling/,
  },
  dismiss_overlay: {
    met: [{ code: "ELEMENT_COVERED", page: pageOf([field, ...dialog]) }],
    sends: 'click("no")',
    thinks: /Closing it/,
  },
  go_back: {
    step: 'Click "Show all"',
    action: 'click("show")',
    met: [{ page: pageOf([], { url: "http://clinic.test/else", pageTitle: "Else" }) }],
    sends: "goBack()",
    thinks: /going back/,
  },
  refresh: {
    step: 'Click "Show all"',
    action: 'click("show")',
    met: [{ code: "NAVIGATION_FAILED" }, {}, { code: "NAVIGATION_FAILED" }],
    sends: "reload()",
    thinks: /loading it again/,
  },
  retry: { met: [{}], sends: 'setValue("name", "Jas")', thinks: /once more/ },
};

describe("corrections that rules know, through the HTTP API", () => {
  it.each(Object.entries(byRules))("%s", async (_, { sends, thinks, ...trouble }) => {
    const { last, asked } = await meeting(trouble);
    expect(last, JSON.stringify(last.verification)).toMatchObject({ status: "executing", action: sends });
    expect("thought" in last && last.thought).toMatch(thinks);
    expect(asked).toEqual([]);
  });
});

/** The element that the model names, and what is sent then; nothing where it knows no way. */
const byModel: Record<CorrectionStrategy, { elementId?: string; sends: string | undefined }> = {
  wait: { sends: "wait(3)" },
  alternative_element: { elementId: "name", sends: 'click("name")' },
  scroll_into_view: { elementId: "list", sends: 'scroll("down", "list")' },
  dismiss_overlay: { sends: 'press("Escape")' },
  go_back: { sends: "goBack()" },
  refresh: { sends: "reload()" },
  fail: { sends: undefined },
};

describe("corrections that a model is asked for where rules know none, through the HTTP API", () => {
  it.each(CorrectionStrategy.options)("%s", async (strategy) => {
    const { elementId, sends } = byModel[strategy];
    const answer = { strategy, reason: "So says the model.", ...(elementId ? { elementId } : {}) };
    const { last } = await meeting({
      step: 'Click "Show all"',
      action: 'click("show")',
      met: [{ code: "CHECK_FAILED" }],
      script: {
        choose_correction: [{ data: answer }],
        validate_plan: [
          { data: { valid: true, reason: "No.", suggestedChanges: [], needsFullReplan: true } },
        ],
      },
    });
    if (sends === undefined) expect("thought" in last && last.thought).not.toBe("So says the model.");
    else expect(last).toMatchObject({ status: "executing", action: sends, thought: "So says the model." });
  });
});

const contingent: Record<ContingencyTrigger, Omit<Trouble, "step"> & { response: string; sends: string }> = {
  POPUP_DETECTED: {
    response: 'Click "No thanks"',
    met: [{ code: "ELEMENT_COVERED", page: pageOf([field, ...dialog]) }],
    sends: 'click("no")',
  },
  ELEMENT_MISSING: {
    response: 'Click "Show all"',
    met: [{ code: "ELEMENT_NOT_FOUND", page: pageOf([show]) }],
    sends: 'click("show")',
  },
  ERROR_DISPLAYED: {
    response: "Reload the page",
    met: [
      {
        code: "TIMEOUT",
        page: pageOf([field, { i: "a", r: "alert", n: "Error: the list could not be loaded" }]),
      },
    ],
    sends: "reload()",
  },
  FORM_VALIDATION: {
    response: "Press Escape",
    met: [{ code: "VALUE_REFUSED", page: pageOf([{ ...field, s: ["invalid"] }]) }],
    sends: 'press("Escape")',
  },
  URL_CHANGED: {
    response: "Go back",
    met: [{ code: "TIMEOUT", page: { ...plain, url: "http://clinic.test/else" } }],
    sends: "goBack()",
  },
};

describe("contingencies that the plan foresaw, through the HTTP API", () => {
  const stepWith = (trigger: ContingencyTrigger) => ({
    description: 'Type "Jas" into the "Name" field',
    contingencies: [{ trigger, response: contingent[trigger].response }],
  });

  it.each(ContingencyTrigger.options)("%s comes before any correction", async (trigger) => {
    const { last, asked } = await meeting({ ...contingent[trigger], step: stepWith(trigger) });
    expect(last).toMatchObject({
      status: "executing",
      action: contingent[trigger].sends,
      thought: "The plan foresaw this.",
    });
    expect(asked).toEqual([]);
  });

  it.each(ContingencyTrigger.options)("%s is left alone where it did not come to pass", async (trigger) => {
    const { last } = await meeting({ met: [{ code: "TIMEOUT" }], step: stepWith(trigger) });
    expect(last).toMatchObject({ status: "executing", action: "wait(3)" });
  });
});
