import type { Model, Mongoose, Schema } from "mongoose";
import type { KnowledgeDocument, KnowledgeStore } from "@/lib/agent/ports/knowledge";
import { KnowledgeDocumentView } from "@/lib/contracts/knowledge";
import { type PieceRow, pieceSchema } from "./knowledge-pieces";
import { definedOnly } from "./stored-fields";
import { strictSchema } from "./strict-schema";

/** `pieces` is JSON text: nothing in it is queried. `vectors`: those of all pieces one after the other, 32-bit floats in base64. */
type KnowledgeRow = Omit<KnowledgeDocument, "id" | "pieces"> & {
  _id: string;
  chunks: number;
  pieces: string;
  vectorModel?: string;
  vectors?: string;
};
export type KnowledgeModels = { knowledge: Model<KnowledgeRow>; knowledgePieces: Model<PieceRow> };

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;

export function defineKnowledgeModels(mongoose: Mongoose): KnowledgeModels {
  const schema: Schema<KnowledgeRow> = strictSchema<KnowledgeRow>({
    _id: text,
    tenantId: text,
    title: text,
    source: text,
    mimeType: text,
    domain: String,
    characters: count,
    chunks: count,
    createdAt: text,
    pieces: text,
    vectorModel: String,
    vectors: String,
  }).index({ tenantId: 1, createdAt: -1 });
  return {
    knowledge: mongoose.model<KnowledgeRow>("Knowledge", schema, "knowledge"),
    knowledgePieces: mongoose.model<PieceRow>("KnowledgePiece", pieceSchema(), "knowledge_pieces"),
  };
}

export function knowledgeRows({ knowledge, knowledgePieces }: KnowledgeModels): KnowledgeStore {
  return {
    async addKnowledge({ id, pieces, ...document }) {
      const row = { _id: id, ...document, chunks: pieces.length, pieces: JSON.stringify(pieces) };
      await knowledge.insertMany([definedOnly(row)], { lean: true });
    },

    async listKnowledge(tenantId) {
      const rows = await knowledge
        .find({ tenantId }, { pieces: 0, vectorModel: 0, vectors: 0 })
        .sort({ createdAt: -1 })
        .lean<Omit<KnowledgeRow, "pieces" | "vectorModel" | "vectors">[]>();
      return rows.map(({ _id, tenantId: _tenant, ...row }) =>
        KnowledgeDocumentView.parse(definedOnly({ id: _id, ...row })),
      );
    },

    async deleteKnowledge(tenantId, id) {
      const { deletedCount } = await knowledge.deleteOne({ _id: id, tenantId });
      await knowledgePieces.deleteMany({ tenantId, documentId: id });
      return deletedCount === 1;
    },

    async loadKnowledge(tenantId) {
      const rows = await knowledge
        .find({ tenantId }, { vectorModel: 0, vectors: 0 })
        .sort({ createdAt: -1 })
        .lean<Omit<KnowledgeRow, "vectorModel" | "vectors">[]>();
      return rows.map(({ _id, chunks: _chunks, pieces, ...row }) => ({
        id: _id,
        ...row,
        pieces: JSON.parse(pieces),
      }));
    },

    async saveKnowledgeVectors(tenantId, id, { model, vectors }) {
      const packed = Buffer.concat(vectors.map(bytesOf)).toString("base64");
      await knowledge.updateOne({ _id: id, tenantId }, { $set: { vectorModel: model, vectors: packed } });
    },

    async loadKnowledgeVectors(tenantId, model) {
      const rows = await knowledge
        .find({ tenantId, vectorModel: model }, { chunks: 1, vectors: 1 })
        .lean<Pick<KnowledgeRow, "_id" | "chunks" | "vectors">[]>();
      return new Map(rows.map(({ _id, chunks, vectors = "" }) => [_id, vectorsIn(vectors, chunks)]));
    },

    async knowledgeStamp(tenantId) {
      const rows = await knowledge.find({ tenantId }, { _id: 1 }).lean<{ _id: string }[]>();
      return rows
        .map(({ _id }) => _id)
        .sort()
        .join(" ");
    },
  };
}

const floatBytes = 4;

function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * floatBytes);
  for (const [at, value] of vector.entries()) bytes.writeFloatLE(value, at * floatBytes);
  return bytes;
}

function vectorsIn(packed: string, count: number): Float32Array[] {
  const bytes = Buffer.from(packed, "base64");
  const length = bytes.length / floatBytes / count;
  return Array.from({ length: count }, (_, one) =>
    Float32Array.from({ length }, (_, at) => bytes.readFloatLE((one * length + at) * floatBytes)),
  );
}
