import { setTimeout as wait } from "node:timers/promises";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { VerdictQuestion } from "@/lib/agent/model-tasks/verdict-question";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import type { ModelPort } from "@/lib/agent/ports/model";
import { readConfig } from "@/lib/config/env";
import { chooseModel } from "@/lib/server/choose-model";
import { geminiProtocol } from "@/tests/support/gemini-protocol";
import { type AskedOfProvider, type Protocol, startProvider } from "@/tests/support/provider-server";
import { type JudgeManner, standInJudge } from "./stand-in-judge";

/** One question as it came over the wire, counted. `input` is the prompt's text, `schema` the answer's schema that came with it. */
export type CountedCall = {
  modelTask: string;
  input: number;
  output: number;
  schema: number;
  /** Set on verification questions: what they were about, and whether the answer said that the whole task is done. */
  verifies?: { question: string; isLastStep: boolean; saysDone: boolean };
};

export type CountedProvider = {
  model: ModelPort;
  /** What was asked since the last time. */
  taken(): CountedCall[];
  close(): Promise<void>;
};

const verificationTasks: readonly string[] = [verifyLightlyTask.name, verifyFullyTask.name];

/**
 * The product's Gemini adapter against a server on loopback. Answers are worked out by rules from the typed question, wait where the prompt that is
 * rendered from it will arrive, and are given for just that prompt; counted is what arrives. `answerMs` is how long each answer takes at least.
 */
export async function countedProvider(manner: JudgeManner, answerMs: number): Promise<CountedProvider> {
  const answers = new Map<string, unknown>();
  const calls: CountedCall[] = [];
  const rules = createOfflineModel();
  const server = await startProvider(countingProtocol(calls), ({ user, taskName }) => {
    const json = answers.get(keyOf(taskName, user));
    return json === undefined ? { status: 400 } : { json, searched: [] };
  });
  const config = readConfig({ GEMINI_API_KEY: "bench", GOOGLE_GEMINI_BASE_URL: server.url });
  const report = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const hosted = chooseModel(config, { clock: { now: () => new Date() }, report }).model;
  const model: ModelPort = {
    info: hosted.info,
    async run(task, input, options) {
      const json = verificationTasks.includes(task.name)
        ? standInJudge(VerdictQuestion.parse(input), manner)
        : (await rules.run(task, input, options)).data;
      answers.set(keyOf(task.name, task.prompt(input).user), json);
      await wait(answerMs, undefined, { signal: options.signal });
      return hosted.run(task, input, options);
    },
  };
  return { model, taken: () => calls.splice(0), close: () => server.close() };
}

const keyOf = (taskName: string | undefined, user: string): string => `${taskName}\n${user}`;

/** Gemini's protocol, that says what each answer cost in tokens of the texts that went over the wire. */
function countingProtocol(calls: CountedCall[]): Protocol {
  return {
    ...geminiProtocol,
    write(reply, asked) {
      const json = "json" in reply ? reply.json : undefined;
      const call = counted(asked, json);
      calls.push(call);
      const usageMetadata = {
        promptTokenCount: call.input,
        cachedContentTokenCount: 0,
        candidatesTokenCount: call.output,
        thoughtsTokenCount: 0,
      };
      return { ...Object(geminiProtocol.write(reply, asked)), usageMetadata };
    },
  };
}

function counted({ taskName = "", system, user, schema }: AskedOfProvider, json: unknown): CountedCall {
  return {
    modelTask: taskName,
    input: countTokens(system) + countTokens(user),
    output: countTokens(JSON.stringify(json) ?? ""),
    schema: countTokens(JSON.stringify(schema ?? {})),
    ...(verificationTasks.includes(taskName)
      ? {
          verifies: {
            question: user,
            isLastStep: user.includes("it is the last step"),
            saysDone: Boolean(Object(json).taskCompleted),
          },
        }
      : {}),
  };
}
