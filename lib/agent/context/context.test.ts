import { describe, expect, it } from "vitest";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { aPage } from "@/tests/support/a-page";
import { analyseContext } from "./analyse-context";
import { chooseDirectAction } from "./choose-direct-action";

const snapshot = aPage('button "Save" #save');
const ids = { uuid: () => "new-id" };
const analysed = (data: unknown) =>
  analyseContext(
    {
      goal: "Delete the report",
      snapshot,
      knowledge: [{ documentId: "d", title: "T", text: "x", source: "s" }],
      answers: [],
    },
    { model: createScriptedModel({ analyse_context: [{ data }] }), ids },
  );

describe("analyseContext", () => {
  it("asks, with what is missing", async () => {
    expect(
      await analysed({ decision: "ask", question: "Which one?", missingInformation: ["report"] }),
    ).toEqual({
      kind: "ask",
      question: { questionId: "new-id", text: "Which one?" },
      missingInformation: ["report"],
    });
  });

  it("goes on to planning when asked to ask nothing", async () => {
    expect((await analysed({ decision: "ask" })).kind).toBe("complex");
  });

  it("gives a simple goal a criterion, also when the model names none", async () => {
    expect(await analysed({ decision: "simple" })).toMatchObject({
      kind: "simple",
      criteria: [{ text: "Delete the report", persistence: true, result: "open" }],
    });
    expect(
      await analysed({ decision: "simple", criteria: [{ text: "gone", kind: "state", persistence: true }] }),
    ).toMatchObject({
      criteria: [{ text: "gone" }],
    });
  });

  it("hands on what to search for", async () => {
    expect(await analysed({ decision: "complex", searchQuery: "how to" })).toEqual({
      kind: "complex",
      searchQuery: "how to",
    });
    expect(await analysed({ decision: "complex" })).toEqual({ kind: "complex" });
  });
});

describe("chooseDirectAction", () => {
  it("gives the action and always a criterion", async () => {
    const answer = { decision: "act", thought: "so", certainty: 0.9, action: 'click("save")' };
    const model = createScriptedModel({ generate_action: [{ data: answer }] });
    const { choice, criteria } = await chooseDirectAction(
      { goal: "Click Save", snapshot, answers: [] },
      { model, ids },
    );
    expect(choice).toMatchObject({ kind: "act", target: { name: "Save" } });
    expect(criteria).toMatchObject([{ text: "Click Save" }]);
    expect(model.asked[0]?.input).toMatchObject({ wantsCriteria: true });
  });
});
