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

export type KnowledgeStore = {
  addKnowledge(document: KnowledgeDocument): Promise<void>;
  /** Newest first. */
  listKnowledge(tenantId: string): Promise<KnowledgeDocumentView[]>;
  deleteKnowledge(tenantId: string, id: string): Promise<boolean>;
  loadKnowledge(tenantId: string): Promise<KnowledgeDocument[]>;
  /** Changes whenever the tenant's documents do. */
  knowledgeStamp(tenantId: string): Promise<string>;
};
