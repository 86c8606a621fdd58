import type { GenerateContentConfig, GenerateContentParameters, Part } from "@google/genai";
import { ThinkingLevel } from "@google/genai";
import { fenced } from "@/lib/agent/model-tasks/fenced";
import type { ProviderQuestion } from "@/lib/agent/ports/model-provider";
import { geminiSchema } from "./gemini-schema";

const levels = {
  minimal: ThinkingLevel.MINIMAL,
  low: ThinkingLevel.LOW,
  medium: ThinkingLevel.MEDIUM,
  high: ThinkingLevel.HIGH,
};

/** The one call that answers a task; `findings` are what a call before it looked up. */
export function answerRequest(
  question: ProviderQuestion,
  findings: string | undefined,
  abortSignal: AbortSignal,
): GenerateContentParameters {
  const user = findings
    ? `${question.prompt.user}\n\nLooked up on the web:\n${fenced("RESULTS", findings)}`
    : question.prompt.user;
  return {
    model: question.model,
    contents: [{ role: "user", parts: [{ text: user }, ...imageParts(question)] }],
    config: {
      ...commonConfig(question, abortSignal),
      responseMimeType: "application/json",
      responseJsonSchema: { title: question.taskName, ...asObject(geminiSchema(question.schema)) },
      ...(question.grounding === "with_schema" ? { tools: [{ googleSearch: {} }] } : {}),
    },
  };
}

/** The call before it, for a model that cannot search and keep to a schema at once. */
export function lookUpRequest(
  question: ProviderQuestion,
  abortSignal: AbortSignal,
): GenerateContentParameters {
  const ask =
    "Do not do the task yet. Search the web for facts that it needs, and list them in at most ten lines. Say NONE when it needs none.";
  return {
    model: question.model,
    contents: [{ role: "user", parts: [{ text: `${question.prompt.user}\n\n${ask}` }] }],
    config: { ...commonConfig(question, abortSignal), tools: [{ googleSearch: {} }] },
  };
}

const commonConfig = (question: ProviderQuestion, abortSignal: AbortSignal): GenerateContentConfig => ({
  systemInstruction: question.prompt.system,
  maxOutputTokens: question.maxOutputTokens,
  abortSignal,
  ...thinkingConfig(question.thinking),
});

function thinkingConfig(
  thinking: ProviderQuestion["thinking"],
): Pick<GenerateContentConfig, "thinkingConfig"> {
  if (!thinking) return {};
  return {
    thinkingConfig:
      "level" in thinking ? { thinkingLevel: levels[thinking.level] } : { thinkingBudget: thinking.tokens },
  };
}

const imageParts = ({ screenshot }: ProviderQuestion): Part[] =>
  screenshot === undefined ? [] : [{ inlineData: { mimeType: mimeTypeOf(screenshot), data: screenshot } }];

/** By the first bytes, as base64 shows them. */
const mimeTypeOf = (image: string): string =>
  image.startsWith("iVBOR") ? "image/png" : image.startsWith("UklGR") ? "image/webp" : "image/jpeg";

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
