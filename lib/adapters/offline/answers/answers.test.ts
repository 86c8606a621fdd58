import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { writeRequest } from "@/lib/adapters/offline/writing/write-request";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { analyseContextTask } from "@/lib/agent/model-tasks/analyse-context";
import { answerFromSearchTask } from "@/lib/agent/model-tasks/answer-from-search";
import { chooseCorrectionTask } from "@/lib/agent/model-tasks/choose-correction";
import { critiqueActionTask } from "@/lib/agent/model-tasks/critique-action";
import { decomposeTaskTask } from "@/lib/agent/model-tasks/decompose-task";
import { extractDataTask } from "@/lib/agent/model-tasks/extract-data";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import { judgeCriteriaTask } from "@/lib/agent/model-tasks/judge-criteria";
import { validatePlanTask } from "@/lib/agent/model-tasks/validate-plan";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { howQuestion } from "./around-stuck";

const view = (snapshot: PageSnapshot) => viewPage(snapshot, { focus: "", tokenBudget: 4_000, text: true });
const ask = async <Input extends z.ZodType, Output extends z.ZodType>(
  task: ModelTask<Input, Output>,
  input: z.infer<Input>,
) => (await createOfflineModel().run(task, input, {})).data;

const buttons = aPage(
  'button "Save" #save\nbutton "Delete" #del1 ^"Ann"\nbutton "Delete" #del2 ^"Bo"\nlink "Help" #help',
);
const settings = aPage(
  'heading:1 "Settings"\nform\n  textbox "Name" #name\n  button:submit "Save" #save\ncheckbox "News" #news',
);

describe("analysing a goal", () => {
  const analysed = (goal: string, page: PageSnapshot, answers: { question: string; answer: string }[] = []) =>
    ask(analyseContextTask, { goal, page: view(page), knowledge: [], answers });

  it.each([
    ["Click Save", buttons, "simple"],
    ["Click Delete", buttons, "simple"],
    ["Click Save and then click Help", buttons, "complex"],
    ["Add a patient named Jas", buttons, "complex"],
    ["Send a message to Ann", buttons, "ask"],
    ["Blorb the fnord gently over yonder hills", buttons, "ask"],
    ["Click Frobnicate", buttons, "complex"],
    ["What is the phone number of Ann?", buttons, "complex"],
  ] as const)("takes %s on that page for %#: %s", async (goal, page, decision) => {
    expect((await analysed(goal, page)).decision).toBe(decision);
  });

  it("goes on once the user has answered", async () => {
    const { question = "" } = await analysed("Send a message to Ann", buttons);
    expect((await analysed("Send a message to Ann", buttons, [{ question, answer: "Hello" }])).decision).toBe(
      "complex",
    );
  });
});

describe("generating an action", () => {
  const generated = (
    goal: string,
    page: PageSnapshot,
    more: Partial<z.infer<typeof generateActionTask.input>> = {},
  ) =>
    ask(generateActionTask, {
      goal,
      page: view(page),
      history: [],
      earlierActions: 0,
      answers: [],
      wantsCriteria: false,
      ...more,
    });

  it("acts straight from a goal of one action and gives its criteria", async () => {
    const { action, criteria } = await generated("Click Help", buttons, { wantsCriteria: true });
    expect(action).toBe('click("help")');
    expect(criteria?.length).toBeGreaterThan(0);
  });

  it("lets an action for another step only make room for this one", async () => {
    const goal = 'Set the name to "Jo" and click Save';
    const own = await generated(goal, settings, { step: 'Set the name field to "Jo"' });
    const other = await generated(goal, settings, { step: "Open the drawer" });
    expect([own.action, own.prepares]).toEqual(['setValue("name", "Jo")', undefined]);
    expect([other.action, other.prepares]).toEqual(['setValue("name", "Jo")', true]);
  });

  it("takes the advice of the user on a step that nobody finds a way for", async () => {
    const step = "Open the drawer";
    expect((await generated("Open the drawer", buttons, { step })).decision).toBe("cannot");
    expect((await generated("Open the drawer", buttons, { step, replanned: true })).question).toBe(
      howQuestion(step),
    );
    const advice = (answer: string) => ({ step, answers: [{ question: howQuestion(step), answer }] });
    expect((await generated("Open the drawer", buttons, advice("Click Help"))).action).toBe('click("help")');
    expect((await generated("Open the drawer", buttons, advice("Click Frobnicate"))).decision).toBe("cannot");
  });

  it("asks once how to do what the goal's own words found no way for", async () => {
    const [request] = writeRequest("Frobnicate the drawer").steps;
    const step = request?.description ?? "";
    const asked = await generated("Frobnicate the drawer", buttons, { step });
    expect([asked.decision, asked.question]).toEqual(["ask", howQuestion(step)]);
    const useless = [{ question: howQuestion(step), answer: "Click Frobnicate" }];
    expect((await generated("Frobnicate the drawer", buttons, { step, answers: useless })).decision).toBe(
      "cannot",
    );
  });

  it("does nothing else in place of what was refused", async () => {
    expect((await generated("Click Save", buttons, { refused: "not here" })).decision).toBe("cannot");
  });
});

describe("second opinions", () => {
  const critic = (goal: string, more: Partial<z.infer<typeof critiqueActionTask.input>> = {}) =>
    ask(critiqueActionTask, {
      goal,
      action: 'click("1")',
      certainty: 0.9,
      values: [],
      page: view(buttons),
      ...more,
    });

  it("approves a risky act only where the user's words ask for one", async () => {
    expect((await critic("Delete the report", { risk: "delete" })).approved).toBe("YES");
    expect((await critic("Open the report", { risk: "delete" })).approved).toBe("NO");
    expect((await critic("Open the cart", { risk: "pay" })).approved).toBe("NO");
    expect((await critic("Save the form", { risk: "submit" })).approved).toBe("YES");
  });

  it("approves a guess only when the goal names the target", async () => {
    expect((await critic("Open the report", { certainty: 0.3, target: '[1] link "Report"' })).approved).toBe(
      "YES",
    );
    expect((await critic("Open the report", { certainty: 0.3, target: '[1] link "Help"' })).approved).toBe(
      "NO",
    );
  });

  it("cannot tell what rules could not verify", async () => {
    const question = {
      goal: "g",
      action: "click",
      isLastStep: true,
      criteria: [],
      evidence: [],
      observations: [],
    };
    expect(await ask(verifyFullyTask, question)).toMatchObject({
      outcome: "undecided",
      taskCompleted: false,
    });
  });
});

describe("judging criteria", () => {
  const judged = async (text: string, data: Record<string, unknown>[]) =>
    (
      await ask(judgeCriteriaTask, {
        goal: "g",
        criteria: [{ id: "c", text, kind: "state" }],
        steps: [],
        evidence: [],
        page: view(buttons),
        data,
      })
    ).judgements[0]?.result;

  it("calls nothing met but what was to be read and has been", async () => {
    expect(await judged("The report is saved", [{ a: "1" }])).toBe("unverifiable");
    expect(await judged("The answer has been read: List all names", [{ a: "Ann" }, { a: "Bo" }])).toBe("met");
    expect(await judged("The answer has been read: List all names", [])).toBe("unverifiable");
  });

  it("takes many rows for no answer to a question about one thing", async () => {
    expect(await judged("The answer has been read: the phone of Ann Lee", [{ p: "1" }, { p: "2" }])).toBe(
      "unverifiable",
    );
    expect(await judged("The answer has been read: the phone of Ann Lee", [{ p: "1" }])).toBe("met");
    expect(await judged("The answer has been read: How many are there", [{ p: "x" }])).toBe("unverifiable");
  });
});

describe("validating a plan", () => {
  const validated = (description: string, more: Partial<z.infer<typeof validatePlanTask.input>> = {}) =>
    ask(validatePlanTask, {
      goal: "g",
      trigger: "page_changed",
      steps: [{ id: "s", description, verify: "", status: "active", dependsOn: [] }],
      unmet: [],
      page: view(buttons),
      ...more,
    });

  it("goes on where the next step can be carried out, or holds", async () => {
    expect(await validated("Click Save")).toMatchObject({ valid: true, needsFullReplan: false });
    expect(await validated("Confirm the deletion")).toMatchObject({ valid: true });
  });

  it("wants a new plan where it cannot, or where the plan did not lead on", async () => {
    expect(await validated("Click Frobnicate")).toMatchObject({ valid: false, needsFullReplan: true });
    expect(await validated("Click Save", { trigger: "criteria_unmet", unmet: ["saved"] })).toMatchObject({
      needsFullReplan: true,
    });
    const blocked = {
      id: "b",
      description: "Read it",
      verify: "",
      status: "blocked" as const,
      dependsOn: [],
    };
    expect(await validated("", { steps: [blocked] })).toMatchObject({ needsFullReplan: true });
  });
});

describe("choosing a correction", () => {
  const corrected = (action: string, tried: string[] = []) =>
    ask(chooseCorrectionTask, {
      goal: "g",
      step: { description: "Click the first Delete button", verify: "" },
      action,
      failure: "nothing happened",
      tried,
      page: view(buttons),
    });

  it("tries another element that fits, never one that was tried", async () => {
    expect(await corrected('click("del1")')).toMatchObject({
      strategy: "alternative_element",
      elementId: "del2",
    });
    expect(await corrected('click("del1")', ['click("del2")'])).toMatchObject({ strategy: "fail" });
  });
});

describe("reading and looking up", () => {
  const page = aPage('textbox "Total" #t ="42"', {
    text: "Reception\nPhone: 020 1\nOpening hours\n8 to 6\n12 patients\n",
  });
  const read = async (instruction: string) =>
    (await ask(extractDataTask, { goal: "g", instruction, fields: [], page: view(page) })).rows[0]?.cells[0];

  it("reads what stands beside its label, with where it stood", async () => {
    expect(await read("What is the phone of the reception?")).toMatchObject({
      value: "020 1",
      source: "Phone: 020 1",
    });
    expect(await read("Tell me the opening hours")).toMatchObject({ value: "8 to 6", source: "8 to 6" });
    expect(await read("What is the total?")).toMatchObject({ value: "42", source: "t" });
    expect(await read("How many patients are there?")).toMatchObject({ value: "12", source: "12 patients" });
    expect(await read("What is the fax number?")).toBeUndefined();
    expect(await read("What is the phone of the laboratory?")).toBeUndefined();
  });

  it("quotes the sentence that holds all that was asked for", async () => {
    const sources = [
      { index: 3, title: "T", source: "s", text: "It rains. The capital of Togo is Lome. It is warm." },
    ];
    const found = await ask(answerFromSearchTask, {
      goal: "g",
      question: "What is the capital of Togo?",
      sources,
    });
    expect(found).toEqual({ found: true, answer: "The capital of Togo is Lome.", sourceIndexes: [3] });
    expect(
      (await ask(answerFromSearchTask, { goal: "g", question: "What is the capital of Mali?", sources }))
        .found,
    ).toBe(false);
  });
});

describe("grouping steps", () => {
  it("begins a phase where the work goes elsewhere or after something was sent, and loses none", async () => {
    const steps = [
      "Open Patients",
      'Enter "a" in the name field',
      "Submit the form",
      "Confirm it",
      'Enter "b" in the note field',
      "Open Reports",
      "Click Print",
    ];
    const { subTasks } = await ask(decomposeTaskTask, { goal: "g", steps });
    expect(subTasks.map((one) => one.steps)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
    expect(subTasks.flatMap((one) => one.steps)).toEqual(steps.map((_, index) => index));
  });
});
