import { z } from "zod";
import { type Protocol, wireTokens } from "./provider-server";

const Content = z.union([
  z.string(),
  z.array(z.object({ text: z.string().optional(), image_url: z.object({ url: z.string() }).optional() })),
]);
const Body = z.object({
  model: z.string().default(""),
  messages: z.array(z.object({ role: z.string(), content: Content })).default([]),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  reasoning_effort: z.string().optional(),
  response_format: z
    .object({
      json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});

/** OpenAI's chat completions, as local servers speak them too. */
export const chatProtocol: Protocol = {
  read(path, headers, body) {
    const { messages, model, response_format: format, ...asked } = Body.parse(body);
    const parts = messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
    const said = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) =>
          typeof content === "string" ? content : content.map(({ text }) => text ?? "").join(""),
        )
        .join("\n");
    return {
      path,
      model,
      key: headers.authorization?.replace(/^Bearer /, ""),
      taskName: format?.json_schema?.name,
      system: said("system"),
      user: said("user"),
      schema: format?.json_schema?.schema,
      thinking: asked.reasoning_effort,
      maxOutputTokens: asked.max_tokens ?? asked.max_completion_tokens,
      searches: false,
      image: parts.find((part) => part.image_url)?.image_url?.url.replace(/^data:[^,]*,/, ""),
      body,
    };
  },
  write(reply, { model }) {
    const choice =
      "blocked" in reply
        ? { finish_reason: "content_filter", message: { role: "assistant", content: null } }
        : {
            finish_reason: "text" in reply && reply.cut ? "length" : "stop",
            message: {
              role: "assistant",
              content: "text" in reply ? reply.text : JSON.stringify(reply.json),
            },
          };
    return {
      id: "1",
      object: "chat.completion",
      created: 0,
      model,
      choices: [{ index: 0, ...choice }],
      usage: {
        prompt_tokens: wireTokens.input,
        completion_tokens: wireTokens.output,
        total_tokens: wireTokens.input + wireTokens.output,
        prompt_tokens_details: { cached_tokens: wireTokens.cached },
        completion_tokens_details: { reasoning_tokens: wireTokens.thoughts },
      },
    };
  },
  refusal: (status) => ({ error: { message: "no", type: "error", param: null, code: null }, status }),
  model: (path) => ({ id: path.split("/").at(-1), object: "model" }),
};
