import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError, BudgetError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import { allModelTasks } from "@/lib/agent/model-tasks/all-model-tasks";
import type { ModelPort } from "@/lib/agent/ports/model";
import { anInput, answersTo } from "@/tests/support/answers-to-schemas";

/** What is behind a port while its spec runs: it answers every question with this, until told otherwise. */
export type Behind = { json: unknown } | { text: string } | "nothing";

export type PortUnderTest = {
  model: ModelPort;
  /** Absent where answers cannot be put into its mouth. */
  answer?(behind: Behind): void;
  /** It spends tokens, so it has to mind a budget. */
  spends: boolean;
  close(): Promise<void>;
};

const runs = process.env.SUREFOOT_TEST_DEEP ? 200 : 15;
const seed = 4;

/** What every model port has to do. */
export function modelPortSpec(name: string, open: () => Promise<PortUnderTest>): void {
  describe(`the model port of ${name}`, () => {
    let port: PortUnderTest;
    const ask = (task: ModelTask, options = {}) => port.model.run(task, anInput(task), options);
    beforeAll(async () => {
      port = await open();
    });
    afterAll(() => port.close());

    it.each(allModelTasks.map((task) => [task.name, task] as const))(
      "answers %s with data of its schema, and says by which model and at what cost",
      async (_, task) => {
        const [json] = fc.sample(answersTo(task), { numRuns: 1, seed });
        port.answer?.({ json });
        const { data, usage, model } = await ask(task);
        expect(task.output.parse(data)).toEqual(data);
        expect(model).not.toBe("");
        expect(usage.inputTokens > 0 && usage.costUsd > 0).toBe(port.spends);
      },
    );

    it.each(allModelTasks.map((task) => [task.name, task] as const))(
      "takes any answer to %s that its schema allows, and no other",
      async (_, task) => {
        if (!port.answer) return;
        await fc.assert(
          fc.asyncProperty(answersTo(task), async (json) => {
            port.answer?.({ json });
            expect((await ask(task)).data).toEqual(task.output.parse(json));
          }),
          { numRuns: runs, seed },
        );
        await fc.assert(
          fc.asyncProperty(
            fc.oneof(fc.jsonValue(), spoilt(task)).filter((json) => !task.output.safeParse(json).success),
            async (json) => {
              port.answer?.({ json });
              await expect(ask(task)).rejects.toBeInstanceOf(ModelAnswerError);
            },
          ),
          { numRuns: runs, seed },
        );
      },
    );

    it("gives a typed error that can be retried for what does not fit", async () => {
      if (!port.answer) return;
      const [task] = allModelTasks;
      port.answer({ json: { nothing: "of the kind" } });
      const error = await failure(ask(task as ModelTask));
      expect(error).toBeInstanceOf(ModelAnswerError);
      expect(error).toMatchObject({ code: "model_unavailable", retryable: true, taskName: task?.name });
    });

    it("ends with its signal, before and while it asks, with the signal's reason", async () => {
      const [task] = allModelTasks;
      const reason = new AppError("model_unavailable", "the turn is over");
      expect(await failure(ask(task as ModelTask, { signal: AbortSignal.abort(reason) }))).toBe(reason);
      if (!port.answer || !port.spends) return;
      port.answer("nothing");
      const over = new AbortController();
      const asked = failure(ask(task as ModelTask, { signal: over.signal }));
      setTimeout(() => over.abort(reason), 30);
      expect(await asked).toBe(reason);
    });

    it("does not begin a call that does not fit what is left", async () => {
      if (!port.spends) return;
      const [task] = allModelTasks;
      expect(await failure(ask(task as ModelTask, { tokensLeft: 10 }))).toBeInstanceOf(BudgetError);
      expect(await failure(ask(task as ModelTask, { costLeftUsd: 0 }))).toBeInstanceOf(BudgetError);
    });
  });
}

/** An answer that would fit but for one field that is missing, or holds something else; null counts as missing. */
const spoilt = (task: ModelTask): fc.Arbitrary<unknown> =>
  fc
    .tuple(answersTo(task), fc.nat(), fc.constantFrom(7.5, "else", [true], { a: "b" }))
    .map(([answer, index, other]) => {
      const fields = Object.entries(answer ?? {});
      const [name] = fields[index % Math.max(1, fields.length)] ?? [];
      return Object.fromEntries(
        fields.flatMap(([key, value]) => (key === name ? (index % 2 ? [] : [[key, other]]) : [[key, value]])),
      );
    });

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
