export type KnowledgeHit = { documentId: string; title: string; text: string; source: string };

/** The organisation's own documents. */
export type Knowledge = {
  find(tenantId: string, query: string, options: { domain?: string; limit: number }): Promise<KnowledgeHit[]>;
};
