import { describe, expect, it } from "vitest";
import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { createScriptedModel } from "./scripted-model";

const task = modelTask({
  name: "add_up",
  input: z.object({ numbers: z.array(z.number()) }),
  output: z.object({ sum: z.number() }),
  prompt: () => ({ system: "", user: "" }),
  effort: "minimal",
  grounding: false,
  size: "small",
  maxOutputTokens: 10,
});

describe("the scripted model", () => {
  it("answers in order, keeps giving the last answer, and remembers what it was asked", async () => {
    const model = createScriptedModel({ add_up: [{ data: { sum: 1 } }, { data: { sum: 2 } }] });
    const sums = [];
    for (let turn = 0; turn < 3; turn++) sums.push((await model.run(task, { numbers: [turn] }, {})).data.sum);
    expect(sums).toEqual([1, 2, 2]);
    expect(model.asked.map(({ input }) => input)).toEqual([
      { numbers: [0] },
      { numbers: [1] },
      { numbers: [2] },
    ]);
  });

  it("answers from the input", async () => {
    const model = createScriptedModel({
      add_up: [{ from: (input) => ({ sum: task.input.parse(input).numbers.reduce((a, b) => a + b, 0) }) }],
    });
    expect((await model.run(task, { numbers: [2, 3] }, {})).data).toEqual({ sum: 5 });
  });

  it("throws what the script says, what does not fit the schema, and what nobody scripted", async () => {
    const model = createScriptedModel({ add_up: [{ fault: new Error("down") }, { data: { sum: "x" } }] });
    await expect(model.run(task, { numbers: [] }, {})).rejects.toThrow("down");
    await expect(model.run(task, { numbers: [] }, {})).rejects.toMatchObject({
      code: "model_unavailable",
      retryable: true,
    });
    await expect(createScriptedModel({}).run(task, { numbers: [] }, {})).rejects.toMatchObject({
      retryable: false,
    });
  });

  it("ends with its signal", async () => {
    const model = createScriptedModel({ add_up: [{ data: { sum: 1 } }] });
    await expect(
      model.run(task, { numbers: [] }, { signal: AbortSignal.abort(new Error("over")) }),
    ).rejects.toThrow("over");
  });
});
