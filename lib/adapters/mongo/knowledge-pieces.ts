import mongoose, { type Model, type Schema } from "mongoose";
import { AppError } from "@/lib/agent/domain/app-error";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { KnowledgePieces } from "@/lib/agent/ports/knowledge";
import { strictSchema } from "./strict-schema";

/** One piece of a document, to be found by itself. `domain` is empty where the document is for all. */
export type PieceRow = {
  _id: string;
  tenantId: string;
  documentId: string;
  /** The first is 0; it is written last, so that a document whose first piece stands here stands here whole. */
  at: number;
  title: string;
  text: string;
  source: string;
  domain: string;
};

const text = { type: String, required: true } as const;

export function pieceSchema(): Schema<PieceRow> {
  return strictSchema<PieceRow>({
    _id: text,
    tenantId: text,
    documentId: text,
    at: { type: Number, required: true },
    title: String,
    text: String,
    source: String,
    domain: String,
  }).index({ tenantId: 1, documentId: 1 });
}

/** Not part of the schema: only a MongoDB has it, and it is made only where it is asked for. */
const textIndex = { tenantId: 1, title: "text", text: "text" } as const;
const textIndexOptions = { name: "words", weights: { title: 2, text: 1 }, default_language: "english" };
const noTextIndexText =
  "The server at MONGODB_URI has no text index, which SUREFOOT_KNOWLEDGE_INDEX=mongodb needs. Set SUREFOOT_KNOWLEDGE_INDEX to minisearch, which works with every store.";

export function knowledgePieces({ knowledgePieces }: { knowledgePieces: Model<PieceRow> }): KnowledgePieces {
  return {
    async prepareKnowledgeIndex() {
      try {
        await knowledgePieces.collection.createIndex(textIndex, textIndexOptions);
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError)) throw error;
        throw new AppError("store_unavailable", noTextIndexText, { retryable: false, cause: error });
      }
    },

    async indexedKnowledge(tenantId) {
      const rows = await knowledgePieces.find({ tenantId, at: 0 }, { documentId: 1 }).lean<PieceRow[]>();
      return rows.map(({ documentId }) => documentId);
    },

    async indexKnowledge({ id, tenantId, title, source, domain = "", pieces }) {
      const upserts = pieces.map((piece, at) => ({
        updateOne: {
          filter: { _id: `${id}#${at}` },
          update: {
            $set: { tenantId, documentId: id, at, title, text: piece, source, domain: domain.toLowerCase() },
          },
          upsert: true,
        },
      }));
      if (upserts.length > 0) await knowledgePieces.bulkWrite(upserts.reverse(), { ordered: true });
    },

    async unindexKnowledge(tenantId, ids) {
      await knowledgePieces.deleteMany({ tenantId, documentId: { $in: [...ids] } });
    },

    async searchKnowledge(tenantId, query, { domain, limit }) {
      const words = wordsOf(query);
      if (words.length === 0) return [];
      const found = await piecesQuery(knowledgePieces, { tenantId, words, domain, limit }).lean<PieceRow[]>();
      return found.map(({ documentId, title, text, source }) => ({ documentId, title, text, source }));
    },
  };
}

type Wanted = { tenantId: string; words: readonly string[]; domain: string | undefined; limit: number };

/** Pieces with any of the words, the best first. Plain words only: MongoDB reads quotes and minus signs as commands. */
export const piecesQuery = (pieces: Model<PieceRow>, { tenantId, words, domain, limit }: Wanted) =>
  pieces
    .find(
      { tenantId, domain: { $in: domainsOver(domain) }, $text: { $search: words.join(" ") } },
      { _id: 0, documentId: 1, title: 1, text: 1, source: 1, score: { $meta: "textScore" } },
    )
    .sort({ score: { $meta: "textScore" } })
    .limit(limit);

/** The domain and those above it; a document without one is for all. */
function domainsOver(domain: string | undefined): string[] {
  const labels = domain ? domain.toLowerCase().split(".") : [];
  return ["", ...labels.map((_, at) => labels.slice(at).join("."))];
}
