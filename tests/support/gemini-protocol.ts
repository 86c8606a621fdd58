import { z } from "zod";
import { type Protocol, wireTokens } from "./provider-server";

const texts = (parts: { text?: string | undefined }[]): string =>
  parts.map(({ text }) => text ?? "").join("");
const Part = z.object({ text: z.string().optional(), inlineData: z.object({ data: z.string() }).optional() });

const Body = z.object({
  systemInstruction: z.object({ parts: z.array(Part) }).optional(),
  contents: z.array(z.object({ parts: z.array(Part) })).default([]),
  tools: z.array(z.record(z.string(), z.unknown())).optional(),
  generationConfig: z
    .object({
      maxOutputTokens: z.number().optional(),
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
      thinkingConfig: z
        .object({ thinkingLevel: z.string().optional(), thinkingBudget: z.number().optional() })
        .optional(),
    })
    .default({}),
});

/** Google's `generateContent`, as far as the product speaks it. */
export const geminiProtocol: Protocol = {
  read(path, headers, body) {
    const { systemInstruction, contents, tools, generationConfig: config } = Body.parse(body);
    const parts = contents.flatMap((content) => content.parts);
    const key = headers["x-goog-api-key"];
    return {
      path,
      model: /models\/([^:?]+)/.exec(path)?.[1] ?? "",
      key: typeof key === "string" ? key : undefined,
      taskName: z.string().optional().parse(config.responseJsonSchema?.title),
      system: texts(systemInstruction?.parts ?? []),
      user: texts(parts),
      schema: config.responseJsonSchema,
      thinking: config.thinkingConfig?.thinkingLevel ?? config.thinkingConfig?.thinkingBudget,
      maxOutputTokens: config.maxOutputTokens,
      searches: tools?.some((tool) => "googleSearch" in tool) ?? false,
      image: parts.find(({ inlineData }) => inlineData)?.inlineData?.data,
      body,
    };
  },
  write(reply, { searches }) {
    const usageMetadata = {
      promptTokenCount: wireTokens.input,
      cachedContentTokenCount: wireTokens.cached,
      candidatesTokenCount: wireTokens.output - wireTokens.thoughts,
      thoughtsTokenCount: wireTokens.thoughts,
    };
    if ("blocked" in reply)
      return reply.blocked === "PROMPT"
        ? { promptFeedback: { blockReason: "SAFETY" }, usageMetadata }
        : { candidates: [{ finishReason: reply.blocked, index: 0 }], usageMetadata };
    const text = "text" in reply ? reply.text : JSON.stringify(reply.json);
    const queries = reply.searched ?? (searches ? ["what is true"] : undefined);
    const candidate = {
      content: { role: "model", parts: text === "" ? [] : [{ text }] },
      finishReason: "text" in reply && reply.cut ? "MAX_TOKENS" : "STOP",
      ...(queries
        ? {
            groundingMetadata: {
              webSearchQueries: queries,
              groundingChunks: [{ web: { uri: "https://facts.example/1", title: "Facts" } }],
            },
          }
        : {}),
    };
    return { candidates: [candidate], usageMetadata };
  },
  refusal: (status) => ({
    error:
      status === 400
        ? { code: 400, message: "bad", status: "INVALID_ARGUMENT" }
        : { code: status, message: "no", status: "UNAVAILABLE" },
  }),
  model: (path) => ({ name: /models\/[^?]+/.exec(path)?.[0] }),
};

/** How Google refuses a key that it does not know. */
export const wrongKeyReply = {
  status: 400,
  body: {
    error: {
      code: 400,
      message: "API key not valid.",
      status: "INVALID_ARGUMENT",
      details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }],
    },
  },
};
