import { describe, expect, it } from "vitest";
import type { Embeddings } from "@/lib/agent/ports/embeddings";
import type { Knowledge, KnowledgeDocument } from "@/lib/agent/ports/knowledge";
import { createMeaningKnowledge } from "./meaning-knowledge";

/** What a text is about, as far as these tests go: how much of each it has is its vector. */
const themes = [/fern|plant|leaf|green/gi, /refund|money|pay/gi, /car|wheel/gi];
const vectorOf = (text: string) => Float32Array.from(themes, (theme) => text.match(theme)?.length ?? 0);

const aDocument = (id: string, pieces: string[], domain?: string): KnowledgeDocument => ({
  ...{ id, tenantId: "one", title: id, source: "upload", mimeType: "text/plain", characters: 1 },
  createdAt: "2026-01-01T00:00:00.000Z",
  pieces,
  ...(domain ? { domain } : {}),
});

function over(documents: KnowledgeDocument[], embed?: Embeddings["embed"]) {
  const saved = new Map<string, Float32Array[]>();
  const asked: string[][] = [];
  const faults: unknown[] = [];
  const byWords: Knowledge = {
    find: async (_tenant, query, { limit }) =>
      documents
        .flatMap(({ id: documentId, title, source, pieces }) =>
          pieces.map((text) => ({ documentId, title, source, text })),
        )
        .filter(({ text }) => query.split(" ").some((word) => text.includes(word)))
        .slice(0, limit),
  };
  const knowledge = createMeaningKnowledge({
    byWords,
    store: {
      knowledgeStamp: async () => documents.map(({ id }) => id).join(" "),
      loadKnowledge: async () => documents,
      loadKnowledgeVectors: async () => new Map(saved),
      saveKnowledgeVectors: async (_tenant, id, { vectors }) => void saved.set(id, [...vectors]),
    },
    embeddings: {
      model: "themes",
      embed: async (texts, signal) => {
        asked.push([...texts]);
        return embed ? embed(texts, signal) : texts.map(vectorOf);
      },
    },
    onFault: (fault) => faults.push(fault),
  });
  const find = (query: string, options: { domain?: string; limit?: number } = {}) =>
    knowledge.find("one", query, { limit: 5, ...options });
  return {
    titles: async (...given: Parameters<typeof find>) => (await find(...given)).map(({ title }) => title),
    texts: async (...given: Parameters<typeof find>) => (await find(...given)).map(({ text }) => text),
    asked,
    faults,
    saved,
  };
}

const garden = [
  aDocument("watering", ["The fern wants shade.", "Each leaf is misted at noon."]),
  aDocument("terms", ["We refund within 30 days."]),
];
/** Found by words meanwhile; a moment later all vectors are there. */
async function settled({ titles, saved }: ReturnType<typeof over>, count: number) {
  await titles("anything");
  await expect.poll(() => saved.size).toBe(count);
}

describe("documents found by what they mean", () => {
  it("finds what has none of the query's words, and nothing that is about something else", async () => {
    const knowledge = over(garden);
    await settled(knowledge, 2);
    expect(new Set(await knowledge.titles("green plants"))).toEqual(new Set(["watering"]));
    expect(await knowledge.titles("pay it back")).toEqual(["terms"]);
    expect(await knowledge.titles("wheel car")).toEqual([]);
  });

  it("puts first what both words and meaning find, and gives each piece once", async () => {
    const knowledge = over([...garden, aDocument("daily", ["A plant a day."])]);
    await settled(knowledge, 3);
    const [first, ...others] = await knowledge.texts("green noon");
    expect(first).toBe("Each leaf is misted at noon.");
    expect(others.sort()).toEqual(["A plant a day.", "The fern wants shade."]);
    expect(await knowledge.texts("green noon", { limit: 1 })).toEqual([first]);
  });

  it("finds by words until a document has its vectors, and asks for those once", async () => {
    const knowledge = over(garden);
    expect(await knowledge.titles("refund")).toEqual(["terms"]);
    await expect.poll(() => knowledge.saved.size).toBe(2);
    const pieces = () => knowledge.asked.filter(([text]) => text?.includes("\n")).length;
    expect(pieces()).toBe(2);
    await knowledge.titles("green");
    await knowledge.titles("green");
    expect(pieces()).toBe(2);
  });

  it("keeps what is for one domain to tasks on it and below it", async () => {
    const knowledge = over([aDocument("desk", ["green plants"], "desk.example")]);
    await settled(knowledge, 1);
    expect(await knowledge.titles("leaf")).toEqual([]);
    expect(await knowledge.titles("leaf", { domain: "eu.desk.example" })).toEqual(["desk"]);
  });

  it("goes on by words where the model fails, says so, and leaves it alone for a while", async () => {
    const knowledge = over(garden, () => Promise.reject(new Error("down")));
    for (let turn = 0; turn < 3; turn++) {
      expect(await knowledge.titles("refund")).toEqual(["terms"]);
      await new Promise(setImmediate);
    }
    expect([knowledge.faults.length, knowledge.asked.length]).toEqual([1, 1]);
  });
});
