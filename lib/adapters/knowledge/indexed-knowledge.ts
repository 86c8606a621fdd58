import MiniSearch from "minisearch";
import { contentWords } from "@/lib/agent/domain/wording/words";
import type { Knowledge, KnowledgeDocument, KnowledgeHit, KnowledgeStore } from "@/lib/agent/ports/knowledge";
import { isForDomain } from "./document-domain";

type Piece = { id: string; documentId: string; title: string; text: string; source: string; domain: string };
type TenantIndex = { stamp: string; index: MiniSearch<Piece> };

/** Indexes of so many tenants are held; that of the tenant asked for least recently goes. */
const tenantsHeld = 20;

/** Finds pieces of the tenant's documents by their words. The index is made anew when the documents changed, on whichever server they did. */
export function createIndexedKnowledge(
  store: Pick<KnowledgeStore, "knowledgeStamp" | "loadKnowledge">,
): Knowledge {
  const held = new Map<string, TenantIndex>();

  async function indexOf(tenantId: string): Promise<MiniSearch<Piece> | undefined> {
    const stamp = await store.knowledgeStamp(tenantId);
    if (stamp === "") return undefined;
    const known = held.get(tenantId);
    held.delete(tenantId);
    const current =
      known?.stamp === stamp ? known : { stamp, index: build(await store.loadKnowledge(tenantId)) };
    held.set(tenantId, current);
    for (const oldest of held.keys()) {
      if (held.size <= tenantsHeld) break;
      held.delete(oldest);
    }
    return current.index;
  }

  return {
    async find(tenantId, query, { domain, limit }) {
      const index = await indexOf(tenantId);
      // "the" stands in every document and tells nothing of any.
      const words = contentWords(query).join(" ");
      if (!index || words === "") return [];
      const found = index.search(words, {
        boost: { title: 2 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        filter: (piece) => isForDomain(String(piece.domain), domain),
      });
      return found.slice(0, limit).map(
        ({ documentId, title, text, source }): KnowledgeHit => ({
          documentId: String(documentId),
          title: String(title),
          text: String(text),
          source: String(source),
        }),
      );
    },
  };
}

function build(documents: readonly KnowledgeDocument[]): MiniSearch<Piece> {
  const index = new MiniSearch<Piece>({
    fields: ["title", "text"],
    storeFields: ["documentId", "title", "text", "source", "domain"],
  });
  for (const { id, title, source, domain = "", pieces } of documents)
    index.addAll(
      pieces.map((text, at) => ({ id: `${id}#${at}`, documentId: id, title, text, source, domain })),
    );
  return index;
}
