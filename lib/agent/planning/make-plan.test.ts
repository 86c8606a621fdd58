import { describe, expect, it } from "vitest";
import { createScriptedModel, type ScriptedAnswer } from "@/lib/adapters/scripted/scripted-model";
import { planView } from "@/lib/agent/domain/respond";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { aPage } from "@/tests/support/a-page";
import { type MakePlanInput, makePlan } from "./make-plan";

const snapshot = aPage('button "Save and close" #save\ntextbox "Name" #name');
const criterion = { text: "The form is saved", kind: "change", persistence: true, step: 1 };

const anInput: MakePlanInput = {
  goal: "Save the form",
  snapshot,
  knowledge: [],
  searchHits: [],
  webSearch: { available: true, wanted: false },
  answers: [],
  verifiedWork: [],
  outputs: {},
  revision: 0,
  existingCriteria: [],
};

async function made(
  data: unknown,
  input: Partial<MakePlanInput> = {},
  more: Record<string, ScriptedAnswer[]> = {},
) {
  let ids = 0;
  const model = createScriptedModel({ make_plan: [{ data }], ...more });
  const result = await makePlan(
    { ...anInput, ...input },
    { model, ids: { uuid: () => `id-${++ids}` }, clock: { now: () => new Date("2026-11-18T10:00:00Z") } },
  );
  return { result, model };
}
const planOf = async (...args: Parameters<typeof made>) => {
  const { result } = await made(...args);
  if (result.kind !== "plan") throw new Error(`no plan: ${result.kind}`);
  return result;
};

describe("makePlan", () => {
  it.each([
    [true, true, undefined],
    [false, false, undefined],
    [false, true, expect.stringContaining("TAVILY_API_KEY")],
  ])(
    "says that a search was wanted only where there is none (available %s, wanted %s)",
    async (available, wanted, remark) => {
      const steps = [{ description: 'Click "Save"', verify: "Saved" }];
      const { plan } = await planOf({ outcome: "plan", steps }, { webSearch: { available, wanted } });
      expect(planView(plan).remark).toEqual(remark);
    },
  );

  it("names what it was made with: documents, search results and what the model looked up, each once", async () => {
    const script = createScriptedModel({
      make_plan: [{ data: { outcome: "plan", steps: [{ description: 'Click "Save"', verify: "Saved" }] } }],
    });
    const model: typeof script = {
      ...script,
      run: async (task, input, options) => ({
        ...(await script.run(task, input, options)),
        sources: [
          { title: "Help", url: "https://help.example/" },
          { title: "Guide", url: "https://guide.example/" },
        ],
      }),
    };
    const result = await makePlan(
      {
        ...anInput,
        knowledge: [1, 2].map(() => ({ documentId: "d", title: "Rules", source: "upload", text: "…" })),
        searchHits: [{ title: "Help", url: "https://help.example/", text: "…" }],
      },
      { model, ids: { uuid: () => "id" }, clock: { now: () => new Date("2026-11-18T10:00:00Z") } },
    );
    expect(result.kind === "plan" && planView(result.plan).sources).toEqual([
      { title: "Rules", source: "upload" },
      { title: "Help", source: "https://help.example/" },
      { title: "Guide", source: "https://guide.example/" },
    ]);
  });

  it("splits compound steps; the last piece carries what the step said of its end", async () => {
    const { plan, criteria } = await planOf({
      outcome: "plan",
      steps: [
        {
          description: 'Type "Jas" in the Name field and click Save',
          verify: "saved",
          mutating: true,
          assertions: [{ kind: "alert", tone: "success", present: true }],
        },
        { description: "Close the form", verify: "closed", dependsOn: [0] },
      ],
      criteria: [criterion],
    });
    expect(plan.steps.map(({ description, verify, mutating }) => [description, verify, mutating])).toEqual([
      ['Type "Jas" in the Name field', 'Done: Type "Jas" in the Name field', false],
      ["Click Save", "saved", true],
      ["Close the form", "closed", false],
    ]);
    const [first, second, third] = plan.steps;
    expect(first?.assertions).toEqual([]);
    expect(second?.assertions).toHaveLength(1);
    expect([first?.dependsOn, second?.dependsOn, third?.dependsOn]).toEqual([[], [first?.id], [second?.id]]);
    expect(criteria).toMatchObject([{ text: "The form is saved", stepId: third?.id, result: "open" }]);
  });

  it("keeps a name of the page whole, and server tools as they are", async () => {
    const { plan } = await planOf({
      outcome: "plan",
      steps: [
        { description: "Click save and close", verify: "" },
        { description: "Search the web for cats and click counts", verify: "", toolType: "search" },
      ],
    });
    expect(plan.steps.map(({ description }) => description)).toEqual([
      "Click save and close",
      "Search the web for cats and click counts",
    ]);
  });

  it("starts with the first step active, dated, at its revision", async () => {
    const { plan } = await planOf(
      { outcome: "plan", steps: [{ description: "Click Save", verify: "" }] },
      { revision: 2 },
    );
    expect(plan).toMatchObject({ currentStepIndex: 0, revision: 2, createdAt: "2026-11-18T10:00:00.000Z" });
    expect(plan.steps[0]?.status).toBe("active");
  });

  it("drops dependencies on steps that do not come before", async () => {
    const { plan } = await planOf({
      outcome: "plan",
      steps: [{ description: "Click Save", verify: "", dependsOn: [0, 1, 7] }],
    });
    expect(plan.steps[0]?.dependsOn).toEqual([]);
  });

  it("takes a step that adds, deletes or sends for one that changes something unless the planner says otherwise", async () => {
    const steps = [
      { description: 'Delete "Old"', verify: "" },
      { description: 'Delete "Old" from the filter', verify: "", mutating: false },
      { description: "Open the list", verify: "" },
    ];
    const { plan } = await planOf({ outcome: "plan", steps });
    expect(plan.steps.map(({ mutating }) => mutating)).toEqual([true, false, false]);
  });

  it("gives every goal a criterion, and lets a replan not lower the bar", async () => {
    const steps = [{ description: "Click Save", verify: "" }];
    const bare = await planOf({ outcome: "plan", steps });
    expect(bare.criteria).toMatchObject([{ text: "Save the form", persistence: true, assertions: [] }]);
    const again = await planOf(
      {
        outcome: "plan",
        steps,
        criteria: [
          { ...criterion, text: "the form is SAVED", step: 0 },
          { text: "easier", kind: "state", persistence: false },
        ],
      },
      {
        existingCriteria: [
          {
            ...criterion,
            id: "c1",
            text: "The form is saved",
            kind: "change",
            stepId: "gone",
            assertions: [],
            result: "open",
            evidenceIds: [],
          },
        ],
      },
    );
    expect(again.criteria).toMatchObject([
      { id: "c1", text: "The form is saved", stepId: again.plan.steps[0]?.id },
    ]);
  });

  it("drops what is so before anything is done: that a name was never listed does not show that it was deleted", async () => {
    const gone = {
      text: "Zoe is deleted",
      kind: "change",
      persistence: true,
      assertions: [{ kind: "text", text: "Zoe", present: false }],
    };
    const shown = {
      text: "Save is offered",
      kind: "state",
      persistence: false,
      assertions: [{ kind: "element", element: { name: "Save and close" }, state: "present" }],
    };
    const { criteria } = await planOf({
      outcome: "plan",
      steps: [{ description: "Delete Zoe", verify: "" }],
      criteria: [gone, shown],
    });
    expect(criteria.map(({ assertions }) => assertions.length)).toEqual([0, 1]);
  });

  it("passes on what holds, what is impossible and what must be asked", async () => {
    expect(
      (
        await made({
          outcome: "holds",
          reason: "saved already",
          criteria: [{ ...criterion, step: undefined }],
        })
      ).result,
    ).toMatchObject({
      kind: "holds",
      summary: "saved already",
      criteria: [{ text: "The form is saved" }],
    });
    expect((await made({ outcome: "impossible", reason: "no form" })).result).toEqual({
      kind: "impossible",
      reason: "no form",
    });
    expect((await made({ outcome: "plan", steps: [] })).result.kind).toBe("impossible");
    expect(
      (
        await made({
          outcome: "ask",
          question: "Which form?",
          options: ["A", "B"],
          missingInformation: ["form"],
        })
      ).result,
    ).toEqual({
      kind: "ask",
      question: { questionId: "id-1", text: "Which form?", options: ["A", "B"] },
      missingInformation: ["form"],
    });
  });

  it("cuts a long plan into sub-tasks, and does without when they lose or mix steps", async () => {
    const steps = Array.from({ length: 6 }, (_, index) => ({
      description: `Open page ${index}`,
      verify: "",
    }));
    const group = (name: string, indices: number[]) => ({
      name,
      objective: name,
      inputs: [],
      outputs: [],
      steps: indices,
    });
    const good = { subTasks: [group("first", [0, 1, 2]), group("second", [3, 4, 5])] };
    const { subTasks, plan } = await planOf(
      { outcome: "plan", steps },
      {},
      { decompose_task: [{ data: good }] },
    );
    expect(subTasks.map(({ name, status, stepIds }) => [name, status, stepIds])).toEqual([
      ["first", "active", plan.steps.slice(0, 3).map(({ id }) => id)],
      ["second", "pending", plan.steps.slice(3).map(({ id }) => id)],
    ]);
    for (const bad of [
      [group("a", [0, 1]), group("b", [3, 4, 5])],
      [group("a", [3, 4, 5]), group("b", [0, 1, 2])],
      [group("a", [0, 1, 2, 3, 4, 5])],
    ])
      expect(
        (await planOf({ outcome: "plan", steps }, {}, { decompose_task: [{ data: { subTasks: bad } }] }))
          .subTasks,
      ).toEqual([]);
  });

  it("tells the planner what goes on only after a verified action with the goal open", async () => {
    const data = { outcome: "plan", steps: [{ description: "Click Save", verify: "" }] };
    for (const [verificationSummary, continuing] of [
      [{ actionSucceeded: true, taskCompleted: false }, true],
      [{ actionSucceeded: false, taskCompleted: false }, false],
      [{ actionSucceeded: true, taskCompleted: true }, false],
    ] as const) {
      const { model } = await made(data, { verificationSummary });
      const input = makePlanTask.input.parse(model.asked[0]?.input);
      expect(input.continuing).toBe(continuing);
      expect(makePlanTask.prompt(input).user.includes("the full user goal is not yet achieved")).toBe(
        continuing,
      );
    }
  });
});
