import type OpenAI from "openai";
import type { ModelTokens } from "@/lib/agent/domain/model-card";
import type { ModelProvider, ProviderAnswer, ProviderQuestion } from "@/lib/agent/ports/model-provider";
import { type AnswerForm, answerForms, type CapName, chatRequest } from "./chat-question";
import { type OpenAiSettings, openAiClient } from "./openai-client";
import { faultOf, refusedParameter } from "./openai-fault";

/** What an endpoint was found to understand for a model. */
type Manners = { form: AnswerForm; capName: CapName };

/** Any endpoint that speaks OpenAI's chat completions. Retries and deadlines are the caller's. */
export function createOpenAiProvider(settings: OpenAiSettings): ModelProvider {
  const client = openAiClient(settings);
  const learned = new Map<string, Manners>();
  return {
    async ask(question, signal) {
      let manners = learned.get(question.model) ?? { form: "json_schema", capName: "max_tokens" };
      for (;;) {
        const answer = await complete(client, question, manners, signal);
        if (!("refused" in answer)) {
          if (answer.kind !== "fault") learned.set(question.model, manners);
          return answer;
        }
        const plainer = plainerManners(manners, answer.refused);
        if (!plainer) return { kind: "fault", fault: "request", status: answer.status };
        manners = plainer;
      }
    },
    async check(model, signal) {
      try {
        await client.models.retrieve(model, { signal });
        return { kind: "ready" };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const fault = faultOf(error);
        // Not every server lists its models one by one.
        return fault.fault === "key" ? fault : { kind: "ready" };
      }
    },
  };
}

type Refusal = { refused: string | undefined; status: number };

async function complete(
  client: OpenAI,
  question: ProviderQuestion,
  { form, capName }: Manners,
  signal: AbortSignal,
): Promise<ProviderAnswer | Refusal> {
  try {
    const answer = await client.chat.completions.create(chatRequest(question, form, capName), { signal });
    return read(answer, question);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const fault = faultOf(error);
    if (fault.fault !== "request" || fault.status === undefined) return fault;
    return { refused: refusedParameter(error), status: fault.status };
  }
}

/** The other name of the cap where that was refused, else the next simpler form of the answer. */
function plainerManners({ form, capName }: Manners, refused: string | undefined): Manners | undefined {
  if (refused === "max_tokens" && capName === "max_tokens") return { form, capName: "max_completion_tokens" };
  const next = answerForms[answerForms.indexOf(form) + 1];
  return next && { form: next, capName };
}

function read(answer: OpenAI.ChatCompletion, question: ProviderQuestion): ProviderAnswer {
  // Some servers answer 200 with an error in place of choices.
  const choice = answer.choices?.[0];
  if (!choice) return { kind: "fault", fault: "outage" };
  const text = choice.message?.content ?? "";
  const tokens = tokensOf(answer, question, text);
  if (choice.finish_reason === "content_filter" || choice.message?.refusal)
    return { kind: "blocked", reason: choice.message?.refusal ? "refusal" : "content_filter", tokens };
  return { kind: "text", text, cut: choice.finish_reason === "length", tokens, sources: [] };
}

/** As the endpoint counted, or about as many as its texts hold. */
function tokensOf({ usage }: OpenAI.ChatCompletion, { prompt }: ProviderQuestion, text: string): ModelTokens {
  const about = (chars: number) => Math.ceil(chars / 4);
  return {
    input: usage?.prompt_tokens ?? about(prompt.system.length + prompt.user.length),
    cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage?.completion_tokens ?? about(text.length),
    thoughts: usage?.completion_tokens_details?.reasoning_tokens ?? 0,
    searches: 0,
  };
}
