import type { KnowledgeDocumentView } from "@/lib/contracts/knowledge";

export type KnowledgeHit = { documentId: string; title: string; text: string; source: string };

/** The organisation's own documents. */
export type Knowledge = {
  /** The best pieces first; of documents for a domain only those for `domain` or one above it. */
  find(tenantId: string, query: string, options: { domain?: string; limit: number }): Promise<KnowledgeHit[]>;
};

/** A document as it is stored: what is told of it, and its text in pieces. */
export type KnowledgeDocument = Omit<KnowledgeDocumentView, "chunks"> & {
  tenantId: string;
  pieces: string[];
};

/** An index of pieces that the store itself keeps, where it can. */
export type KnowledgePieces = {
  /** Makes the index where it is missing. Throws `store_unavailable` where the store has no such index. */
  prepareKnowledgeIndex(): Promise<void>;
  /** Ids of the documents that stand in it whole. */
  indexedKnowledge(tenantId: string): Promise<string[]>;
  indexKnowledge(document: KnowledgeDocument): Promise<void>;
  unindexKnowledge(tenantId: string, ids: readonly string[]): Promise<void>;
  searchKnowledge: Knowledge["find"];
};

export type KnowledgeStore = {
  addKnowledge(document: KnowledgeDocument): Promise<void>;
  /** Newest first. */
  listKnowledge(tenantId: string): Promise<KnowledgeDocumentView[]>;
  deleteKnowledge(tenantId: string, id: string): Promise<boolean>;
  loadKnowledge(tenantId: string): Promise<KnowledgeDocument[]>;
  /** Keeps vectors of a document's pieces, in their order, by the named model. Nothing happens where the document is gone. */
  saveKnowledgeVectors(
    tenantId: string,
    id: string,
    kept: { model: string; vectors: readonly Float32Array[] },
  ): Promise<void>;
  /** Vectors of that model by document; of pieces in their order. */
  loadKnowledgeVectors(tenantId: string, model: string): Promise<Map<string, Float32Array[]>>;
  /** Changes whenever the tenant's documents do. */
  knowledgeStamp(tenantId: string): Promise<string>;
};
