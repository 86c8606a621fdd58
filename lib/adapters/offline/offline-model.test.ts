import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { predictOutcomeTask } from "@/lib/agent/model-tasks/predict-outcome";
import { createOfflineModel, offlineAnswers } from "./offline-model";

const folder = new URL("../../agent/model-tasks/", import.meta.url);
const Declared = z.object({ name: z.string(), prompt: z.function() });

async function declaredTasks(): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const modules: unknown[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const exported = modules.flatMap((one) => Object.values(z.record(z.string(), z.unknown()).parse(one)));
  return exported.flatMap((one) => Declared.safeParse(one).data?.name ?? []);
}

const question = {
  goal: "Sort the list",
  action: 'click("1")',
  page: { digest: { url: "", title: "", nodes: [], omittedNodes: 0, lines: [], omittedLines: 0 }, text: "" },
};

describe("the offline model", () => {
  it("answers every model task that there is, each once", async () => {
    const names = offlineAnswers.map(({ name }) => name);
    expect([...names].sort()).toEqual((await declaredTasks()).sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it("costs nothing", async () => {
    const { usage, model } = await createOfflineModel().run(predictOutcomeTask, question, {});
    expect(usage).toEqual({ inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 });
    expect(model).toBe("offline");
  });

  it("refuses a task that it has no rules for, and an aborted one", async () => {
    const other = modelTask({ ...predictOutcomeTask, name: "write_a_poem" });
    await expect(createOfflineModel().run(other, question, {})).rejects.toMatchObject({
      code: "model_unavailable",
      retryable: false,
    });
    const signal = AbortSignal.abort(new Error("over"));
    await expect(createOfflineModel().run(predictOutcomeTask, question, { signal })).rejects.toThrow("over");
  });
});
