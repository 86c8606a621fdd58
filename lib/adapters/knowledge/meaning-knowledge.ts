import type { Embeddings } from "@/lib/agent/ports/embeddings";
import type { Knowledge, KnowledgeDocument, KnowledgeHit, KnowledgeStore } from "@/lib/agent/ports/knowledge";
import { isForDomain } from "./document-domain";

type VectorStore = Pick<
  KnowledgeStore,
  "knowledgeStamp" | "loadKnowledge" | "loadKnowledgeVectors" | "saveKnowledgeVectors"
>;
export type MeaningDeps = {
  store: VectorStore;
  /** Finds by words; what it finds counts as much as what is found by meaning. */
  byWords: Knowledge;
  embeddings: Embeddings;
  /** Told of each fault; documents are found by words alone then. */
  onFault(error: unknown): void;
};

type Piece = KnowledgeHit & { domain: string; vector: Float32Array };
type TenantPieces = { stamp: string; pieces: Piece[] };

const tenantsHeld = 20;
/** Milliseconds for the query's vector, which a turn waits for; and for those of all new documents, which it does not. */
const queryMs = 3_000;
const documentsMs = 10 * 60_000;
/** After a fault the model is left alone for so long, so that a server that hangs does not hold up turn after turn. */
const pauseMs = 60_000;
/** Cosines: a piece further off is about something else, or about the same far less than the best one is. */
const leastLike = 0.3;
const band = 0.1;
/** Of reciprocal rank fusion: how little the first places are set apart. */
const fusion = 60;

/** Finds pieces by what they mean as well as by their words. New documents get their vectors beside the work, and are found by words until then. */
export function createMeaningKnowledge(deps: MeaningDeps): Knowledge {
  const { byWords, embeddings } = deps;
  let pausedUntil = 0;
  const onFault = (error: unknown): void => {
    pausedUntil = Date.now() + pauseMs;
    deps.onFault(error);
  };
  const piecesOf = heldPieces({ ...deps, onFault });

  async function vectorOf(query: string): Promise<Float32Array | undefined> {
    try {
      return (await embeddings.embed([query], AbortSignal.timeout(queryMs)))[0];
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }

  async function byMeaning(
    tenantId: string,
    query: string,
    domain: string | undefined,
  ): Promise<KnowledgeHit[]> {
    const pieces = (await piecesOf(tenantId)).filter((piece) => isForDomain(piece.domain, domain));
    if (pieces.length === 0) return [];
    const asked = await vectorOf(query);
    return asked ? likest(pieces, asked).map(hitOf) : [];
  }

  return {
    async find(tenantId, query, { domain, limit }) {
      const worded = await byWords.find(tenantId, query, { limit, ...(domain ? { domain } : {}) });
      if (Date.now() < pausedUntil) return worded;
      const meant = await byMeaning(tenantId, query, domain);
      return fused([worded, meant.slice(0, limit)]).slice(0, limit);
    },
  };
}

/** The tenant's pieces that have vectors; those of the tenants asked for lately are held. What has none yet gets some, beside the work. */
function heldPieces({ store, embeddings, onFault }: MeaningDeps): (tenantId: string) => Promise<Piece[]> {
  const held = new Map<string, TenantPieces>();
  const underWay = new Set<string>();

  function hold(tenantId: string, pieces: TenantPieces): void {
    held.delete(tenantId);
    held.set(tenantId, pieces);
    const [oldest] = held.keys();
    if (held.size > tenantsHeld && oldest !== undefined) held.delete(oldest);
  }

  async function addVectors(tenantId: string, documents: readonly KnowledgeDocument[]): Promise<void> {
    const signal = AbortSignal.timeout(documentsMs);
    for (const { id, title, pieces } of documents) {
      const texts = pieces.map((text) => `${title}\n${text}`);
      const vectors = await embeddings.embed(texts, signal);
      await store.saveKnowledgeVectors(tenantId, id, { model: embeddings.model, vectors });
    }
  }

  function addSoon(tenantId: string, documents: readonly KnowledgeDocument[]): void {
    if (underWay.has(tenantId)) return;
    underWay.add(tenantId);
    void addVectors(tenantId, documents)
      .catch(onFault)
      .finally(() => underWay.delete(tenantId));
  }

  return async (tenantId) => {
    const stamp = await store.knowledgeStamp(tenantId);
    const known = held.get(tenantId);
    if (known?.stamp === stamp) return known.pieces;
    const documents = await store.loadKnowledge(tenantId);
    const vectors = await store.loadKnowledgeVectors(tenantId, embeddings.model);
    const missing = documents.filter(({ id }) => !vectors.has(id));
    const pieces = documents.flatMap((document) => piecesIn(document, vectors.get(document.id) ?? []));
    if (missing.length > 0) addSoon(tenantId, missing);
    else hold(tenantId, { stamp, pieces });
    return pieces;
  };
}

/** The pieces about what was asked, the likest first. */
function likest(pieces: readonly Piece[], asked: Float32Array): Piece[] {
  const like = pieces
    .map((piece) => ({ piece, cosine: cosineOf(asked, piece.vector) }))
    .sort((a, b) => b.cosine - a.cosine);
  const least = Math.max(leastLike, (like[0]?.cosine ?? 0) - band);
  return like.filter(({ cosine }) => cosine >= least).map(({ piece }) => piece);
}

const piecesIn = (document: KnowledgeDocument, vectors: readonly Float32Array[]): Piece[] =>
  document.pieces.flatMap((text, at) => {
    const { id: documentId, title, source, domain = "" } = document;
    const vector = vectors[at];
    return vector ? [{ documentId, title, text, source, domain, vector }] : [];
  });

const hitOf = ({ documentId, title, text, source }: Piece): KnowledgeHit => ({
  documentId,
  title,
  text,
  source,
});

/** 1 for the same direction, 0 for none in common; 0 as well for vectors that cannot be compared. */
function cosineOf(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let [product, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    product += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : product / Math.sqrt(ofA * ofB);
}

/** Several rankings as one: what stands high in any of them, higher what stands in more. */
function fused(rankings: readonly (readonly KnowledgeHit[])[]): KnowledgeHit[] {
  const scored = new Map<string, { hit: KnowledgeHit; score: number }>();
  for (const ranking of rankings)
    for (const [place, hit] of ranking.entries()) {
      const key = `${hit.documentId}\n${hit.text}`;
      const score = (scored.get(key)?.score ?? 0) + 1 / (fusion + place);
      scored.set(key, { hit, score });
    }
  return [...scored.values()].sort((a, b) => b.score - a.score).map(({ hit }) => hit);
}
