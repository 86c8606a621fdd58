import { AppError } from "@/lib/agent/domain/app-error";
import type { Embeddings } from "@/lib/agent/ports/embeddings";
import { type OpenAiSettings, openAiClient } from "./openai-client";

/** Texts of one request. */
const batch = 64;

/** Any endpoint that speaks OpenAI's embeddings, as local servers do too. */
export function createOpenAiEmbeddings(model: string, settings: OpenAiSettings): Embeddings {
  const client = openAiClient(settings);

  async function ask(input: string[], signal: AbortSignal): Promise<Float32Array[]> {
    try {
      const { data } = await client.embeddings.create({ model, input, encoding_format: "float" }, { signal });
      const inOrder = [...data].sort((a, b) => a.index - b.index);
      return inOrder.map(({ embedding }) => Float32Array.from(embedding));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const message = `SUREFOOT_EMBEDDING_MODEL: the server at SUREFOOT_OPENAI_BASE_URL gives no embeddings by ${model}.`;
      throw new AppError("model_unavailable", message, { retryable: true, cause: error });
    }
  }

  return {
    model,
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += batch)
        vectors.push(...(await ask(texts.slice(from, from + batch), signal)));
      const [first] = vectors;
      if (vectors.length === texts.length && vectors.every(({ length }) => length === first?.length))
        return vectors;
      throw new AppError("model_unavailable", `SUREFOOT_EMBEDDING_MODEL: ${model} left texts out.`);
    },
  };
}
