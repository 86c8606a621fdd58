import type OpenAI from "openai";
import type { ProviderQuestion } from "@/lib/agent/ports/model-provider";

type Request = OpenAI.ChatCompletionCreateParamsNonStreaming;

/** What an endpoint understands of the request, found out as it refuses; the best first. */
export const answerForms = ["json_schema", "json_object", "text"] as const;
export type AnswerForm = (typeof answerForms)[number];
export type CapName = "max_tokens" | "max_completion_tokens";

/** A model task as one chat completion. Where the endpoint cannot be given the schema, the model is told it. */
export function chatRequest(question: ProviderQuestion, form: AnswerForm, capName: CapName): Request {
  const { model, taskName, prompt, schema, thinking, maxOutputTokens } = question;
  const told =
    form === "json_schema"
      ? prompt.system
      : `${prompt.system}\nAnswer with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: "system", content: told },
      { role: "user", content: userContent(question) },
    ],
    [capName]: maxOutputTokens,
    ...(thinking && "level" in thinking ? { reasoning_effort: thinking.level } : {}),
    ...responseFormat(form, taskName, schema),
  };
}

function responseFormat(
  form: AnswerForm,
  name: string,
  schema: Record<string, unknown>,
): Pick<Request, "response_format"> {
  if (form === "text") return {};
  if (form === "json_object") return { response_format: { type: "json_object" } };
  // Not strict: that wants every field required, and the task's own schema checks the answer anyway.
  return { response_format: { type: "json_schema", json_schema: { name, schema, strict: false } } };
}

function userContent({ prompt, screenshot }: ProviderQuestion): string | OpenAI.ChatCompletionContentPart[] {
  if (screenshot === undefined) return prompt.user;
  const type = screenshot.startsWith("iVBOR") ? "image/png" : "image/jpeg";
  return [
    { type: "text", text: prompt.user },
    { type: "image_url", image_url: { url: `data:${type};base64,${screenshot}` } },
  ];
}
