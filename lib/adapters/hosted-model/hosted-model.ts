import { z } from "zod";
import { AppError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import { addUsage, noUsage, tokensOf } from "@/lib/agent/domain/budget";
import { type ModelCard, usageOf } from "@/lib/agent/domain/model-card";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import { readAnswer } from "@/lib/agent/model-tasks/read-answer";
import type { Clock } from "@/lib/agent/ports/clock";
import type { ModelAnswer, ModelInfo, ModelPort, ModelRunOptions } from "@/lib/agent/ports/model";
import type {
  ModelProvider,
  ProviderAnswer,
  ProviderFault,
  ProviderQuestion,
  ProviderSource,
} from "@/lib/agent/ports/model-provider";
import type { Usage } from "@/lib/contracts/interact-response";
import { type CallEnds, callEnds } from "./call-ends";
import { capWithin } from "./fit-budget";
import { type GuardedAsk, guardedCalls, type Patience } from "./guarded-calls";
import { type ProviderNames, problemOf } from "./provider-problem";
import { thinkAndRoom } from "./think-and-room";

export type HostedModelSettings = {
  provider: ModelProvider;
  names: ProviderNames;
  /** Which models answer small and full model tasks. */
  cards: { small: ModelCard; full: ModelCard };
  /** Time for one model task, all tries together. */
  deadlineMs: number;
  clock: Clock;
  /** Told once of a fault in the settings: a refused key, an unknown model. */
  report?(problem: string): void;
  patience?: Patience;
};

export type HostedModel = ModelPort & {
  /** Asks the provider whether it accepts the key and has the models. Free; a provider that cannot be reached says nothing about either. */
  check(signal: AbortSignal): Promise<void>;
};

/** Answers model tasks by a provider's API: question, retries, deadline, budget, the schema as gate, and what it cost. */
export function createHostedModel(settings: HostedModelSettings): HostedModel {
  const { provider, names, cards } = settings;
  const ask = guardedCalls(provider, settings.patience);
  let problem: string | undefined;
  const blame = (fault: ProviderFault, model: string): string => {
    const { text, isSetting } = problemOf(fault, model, names);
    if (isSetting && text !== problem) {
      problem = text;
      settings.report?.(text);
    }
    return text;
  };
  const unpriced = [cards.small, cards.full].flatMap(({ name, prices }) =>
    prices.length === 0 ? [name] : [],
  );
  const info: ModelInfo = {
    adapter: names.adapter,
    offline: false,
    vision: cards.full.vision,
    models: { small: cards.small.name, full: cards.full.name },
    ...(unpriced.length > 0 ? { unpriced: [...new Set(unpriced)] } : {}),
    get problem() {
      return problem;
    },
  };
  return {
    info,
    run: async (task, input, options) => {
      options.signal?.throwIfAborted();
      const call = { task, input, options, card: cards[task.size] };
      const answer = await answerOf(call, { ask, settings, blame });
      // Whatever was wrong with the settings is no longer.
      problem = undefined;
      return answer;
    },
    async check(signal) {
      for (const name of new Set([cards.small.name, cards.full.name])) {
        const answer = await provider.check(name, signal).catch(() => undefined);
        if (answer?.kind === "fault") blame(answer, name);
      }
    },
  };
}

type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  task: ModelTask<Input, Output>;
  input: z.infer<Input>;
  options: ModelRunOptions;
  card: ModelCard;
};
type Tools = {
  ask: GuardedAsk;
  settings: HostedModelSettings;
  blame(fault: ProviderFault, model: string): string;
};

/** An answer that does not fit is asked for once more; then what was spent is told and the question counts as unanswered. */
async function answerOf<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  tools: Tools,
): Promise<ModelAnswer<z.infer<Output>>> {
  const { task, options, card } = call;
  const ends = callEnds(options.signal, tools.settings.deadlineMs);
  let spent = noUsage;
  let cut = false;
  let data: ModelAnswer<z.infer<Output>> | undefined;
  try {
    for (let problem = ""; ; ) {
      const question = questionOf(call, spent, cut, tools.settings.clock);
      const answer = await usable(question, ends, tools);
      spent = addUsage(spent, usageOf(card, answer.tokens, tools.settings.clock.now()));
      if (answer.kind === "blocked")
        throw new ModelAnswerError(task.name, `the provider withheld it (${answer.reason.slice(0, 40)})`);
      const read = readAnswer(task.output, answer.text);
      if ("data" in read) {
        data = answered(read.data, spent, card, answer.sources);
        return data;
      }
      if (problem) throw new ModelAnswerError(task.name, problem);
      cut = answer.cut;
      problem = cut ? "the answer was cut at its cap of tokens" : read.problem;
    }
  } finally {
    ends.done();
    if (!data && spent.calls > 0) options.onWasted?.(spent, card.name);
  }
}

const answered = <Data>(data: Data, usage: Usage, card: ModelCard, sources: ProviderSource[]) => ({
  data,
  usage,
  model: card.name,
  ...(sources.length > 0 ? { sources } : {}),
});

function questionOf(
  { task, input, options, card }: Call,
  spent: Usage,
  wasCut: boolean,
  clock: Clock,
): ProviderQuestion {
  const prompt = task.prompt(input);
  const { $schema: _dialect, ...schema } = z.toJSONSchema(task.output, { io: "input" });
  const { thinking, room, cap } = thinkAndRoom(card, task);
  const screenshot = card.vision ? options.screenshot : undefined;
  const maxOutputTokens = capWithin(
    {
      tokens: (options.tokensLeft ?? Number.POSITIVE_INFINITY) - tokensOf(spent),
      costUsd: (options.costLeftUsd ?? Number.POSITIVE_INFINITY) - spent.costUsd,
    },
    {
      chars: prompt.system.length + prompt.user.length + JSON.stringify(schema).length,
      hasImage: screenshot !== undefined,
      // Thoughts that took all the room get twice as much.
      cap: wasCut ? cap + room : cap,
      least: task.maxOutputTokens,
    },
    card,
    clock.now().toISOString().slice(0, 10),
  );
  return {
    model: card.name,
    taskName: task.name,
    prompt,
    schema,
    thinking,
    maxOutputTokens,
    grounding: task.grounding ? card.grounding : "none",
    ...(screenshot === undefined ? {} : { screenshot }),
  };
}

/** The provider's answer, or its fault as an error. */
async function usable(
  question: ProviderQuestion,
  ends: CallEnds,
  { ask, blame }: Tools,
): Promise<Exclude<ProviderAnswer, ProviderFault>> {
  const answer = await ask(question, ends);
  if (answer.kind !== "fault") return answer;
  const { fault, retryAfterMs } = answer;
  throw new AppError("model_unavailable", blame(answer, question.model), {
    retryable: fault === "quota" || fault === "outage",
    ...(retryAfterMs === undefined ? {} : { details: { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } }),
  });
}
