import { Mongoose } from "mongoose";
import { describe, expect, it } from "vitest";
import { createIndexedKnowledge } from "@/lib/adapters/knowledge/indexed-knowledge";
import { createStoredIndexKnowledge } from "@/lib/adapters/knowledge/stored-index-knowledge";
import { piecesQuery } from "@/lib/adapters/mongo/knowledge-pieces";
import { defineKnowledgeModels } from "@/lib/adapters/mongo/knowledge-rows";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { KnowledgePieces } from "@/lib/agent/ports/knowledge";
import { knowledgePortSpec } from "./knowledge-port-spec";
import { openTestStore } from "./open-test-store";
import { embeddedPlace, onEveryStore } from "./stores-under-test";

onEveryStore("knowledge", (place, kind) => {
  describe("the vectors of documents", () => {
    const { store } = openTestStore(place);
    it("come back as they were, by the model that made them, and go with their document", async () => {
      const id = "0b9f3c56-6d0e-4c39-9f55-2f0b9b7a1c11";
      const shown = {
        id,
        tenantId: "one",
        title: "Ferns",
        source: "upload",
        mimeType: "text/plain" as const,
      };
      const createdAt = "2026-01-01T00:00:00.000Z";
      await store().addKnowledge({ ...shown, characters: 9, createdAt, pieces: ["shade", "rain"] });
      const vectors = [Float32Array.of(0.25, -1, 3), Float32Array.of(1e-7, 0, 2)];
      await store().saveKnowledgeVectors("one", id, { model: "small", vectors });
      await store().saveKnowledgeVectors("two", id, { model: "foreign", vectors });
      expect(await store().loadKnowledgeVectors("one", "small")).toEqual(new Map([[id, vectors]]));
      expect(await store().loadKnowledgeVectors("one", "other")).toEqual(new Map());
      expect((await store().listKnowledge("one"))[0]).not.toHaveProperty("vectors");
      expect((await store().loadKnowledge("one"))[0]).not.toHaveProperty("vectors");
      await store().deleteKnowledge("one", id);
      expect(await store().loadKnowledgeVectors("one", "small")).toEqual(new Map());
    });
  });
  knowledgePortSpec("minisearch", place, async (store) => createIndexedKnowledge(store));
  if (kind === "mongodb")
    knowledgePortSpec("MongoDB's text index", place, async (store) => {
      await store.prepareKnowledgeIndex();
      return createStoredIndexKnowledge(store);
    });
  else
    describe("the knowledge port of MongoDB's text index", () => {
      const { store } = openTestStore(place);
      it("is refused by a store that has no text index, and says what to set instead", async () => {
        await expect(store().prepareKnowledgeIndex()).rejects.toMatchObject({
          code: "store_unavailable",
          retryable: false,
          message: expect.stringContaining("SUREFOOT_KNOWLEDGE_INDEX to minisearch"),
        });
      });
    });
});

/** All but the text search itself, which no store without MongoDB's index can answer: words are looked for one by one. */
knowledgePortSpec("pieces in the store, found without its index", embeddedPlace, async (store) => {
  const searchKnowledge: KnowledgePieces["searchKnowledge"] = async (
    tenantId,
    query,
    { domain = "", limit },
  ) => {
    const documents = await store.loadKnowledge(tenantId);
    const indexed = new Set(await store.indexedKnowledge(tenantId));
    const asked = wordsOf(query).map((word) => word.slice(0, 5));
    const isFor = (own = "") => own === "" || `.${domain}`.toLowerCase().endsWith(`.${own.toLowerCase()}`);
    return documents
      .filter((document) => indexed.has(document.id) && isFor(document.domain))
      .flatMap(({ id: documentId, title, source, pieces }) =>
        pieces.map((text) => ({ documentId, title, source, text })),
      )
      .filter(({ title, text }) =>
        asked.some((word) => wordsOf(`${title} ${text}`).some((one) => one.startsWith(word))),
      )
      .slice(0, limit);
  };
  return createStoredIndexKnowledge({ ...store, searchKnowledge });
});

describe("the text query", () => {
  const { knowledgePieces } = defineKnowledgeModels(new Mongoose());
  const query = piecesQuery(knowledgePieces, {
    tenantId: "one",
    words: ["roses", "ferns"],
    domain: "EU.Desk.example",
    limit: 3,
  });

  it("asks for any of the words in the tenant's documents, of those for a domain only for it and those above", () => {
    expect(query.getFilter()).toEqual({
      tenantId: "one",
      domain: { $in: ["", "eu.desk.example", "desk.example", "example"] },
      $text: { $search: "roses ferns" },
    });
  });

  it("sorts by how well they fit, and takes as many as are wanted", () => {
    expect(query.getOptions()).toMatchObject({ sort: { score: { $meta: "textScore" } }, limit: 3 });
    expect(query.projection()).toMatchObject({ documentId: 1, score: { $meta: "textScore" } });
  });
});
