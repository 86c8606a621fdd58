import { createIndexedKnowledge } from "@/lib/adapters/knowledge/indexed-knowledge";
import { createMeaningKnowledge } from "@/lib/adapters/knowledge/meaning-knowledge";
import { createStoredIndexKnowledge } from "@/lib/adapters/knowledge/stored-index-knowledge";
import { createOpenAiEmbeddings } from "@/lib/adapters/openai-compatible/openai-embeddings";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { Store } from "@/lib/agent/ports/store";
import type { Config } from "@/lib/config/env";
import { boundedFetch } from "@/lib/server/bounded-fetch";
import type { Log } from "@/lib/server/log";

/** The knowledge that the settings ask for: found by words, in one index or the other, and by meaning where there is a model for that. */
export async function openKnowledge(config: Config, store: Store, log: Log): Promise<Knowledge> {
  const byWords = await openWords(config, store);
  const { SUREFOOT_EMBEDDING_MODEL: model, SUREFOOT_OPENAI_BASE_URL: baseUrl } = config;
  if (!model || !baseUrl) return byWords;
  const apiKey = config.SUREFOOT_OPENAI_API_KEY;
  const settings = { baseUrl, fetch: boundedFetch, ...(apiKey ? { apiKey } : {}) };
  const onFault = (error: unknown): void => {
    const message = error instanceof AppError ? error.message : "it takes too long";
    log({ level: "warn", event: "embeddings_unavailable", fields: { message } });
  };
  return createMeaningKnowledge({
    store,
    byWords,
    embeddings: createOpenAiEmbeddings(model, settings),
    onFault,
  });
}

async function openWords({ SUREFOOT_KNOWLEDGE_INDEX }: Config, store: Store): Promise<Knowledge> {
  if (SUREFOOT_KNOWLEDGE_INDEX === "minisearch") return createIndexedKnowledge(store);
  await store.prepareKnowledgeIndex();
  return createStoredIndexKnowledge(store);
}
