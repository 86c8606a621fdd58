import type { Knowledge, KnowledgePieces, KnowledgeStore } from "@/lib/agent/ports/knowledge";

type IndexingStore = Pick<KnowledgeStore, "knowledgeStamp" | "loadKnowledge"> & KnowledgePieces;

/** What was last seen of so many tenants is remembered; the index of another is looked through once more. */
const tenantsRemembered = 1_000;

/** Finds pieces of the tenant's documents by the store's own index, which is brought up to date when the documents changed, on whichever server they did. */
export function createStoredIndexKnowledge(store: IndexingStore): Knowledge {
  const seen = new Map<string, string>();

  /** Until nothing changed meanwhile: a document that is deleted while it is put in must not stay. */
  async function bringUpToDate(tenantId: string): Promise<void> {
    for (let stamp = await store.knowledgeStamp(tenantId); seen.get(tenantId) !== stamp; ) {
      await synchronise(tenantId);
      remember(tenantId, stamp);
      stamp = await store.knowledgeStamp(tenantId);
    }
  }

  async function synchronise(tenantId: string): Promise<void> {
    const documents = await store.loadKnowledge(tenantId);
    const indexed = await store.indexedKnowledge(tenantId);
    const gone = indexed.filter((id) => !documents.some((document) => document.id === id));
    if (gone.length > 0) await store.unindexKnowledge(tenantId, gone);
    for (const document of documents)
      if (!indexed.includes(document.id)) await store.indexKnowledge(document);
  }

  function remember(tenantId: string, stamp: string): void {
    seen.delete(tenantId);
    seen.set(tenantId, stamp);
    const [oldest] = seen.keys();
    if (seen.size > tenantsRemembered && oldest !== undefined) seen.delete(oldest);
  }

  return {
    async find(tenantId, query, options) {
      await bringUpToDate(tenantId);
      return store.searchKnowledge(tenantId, query, options);
    },
  };
}
