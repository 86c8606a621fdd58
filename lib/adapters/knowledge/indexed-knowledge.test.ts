import { describe, expect, it } from "vitest";
import type { KnowledgeDocument } from "@/lib/agent/ports/knowledge";
import { createIndexedKnowledge } from "./indexed-knowledge";

const document = (id: string, title: string, pieces: string[], domain?: string): KnowledgeDocument => ({
  id,
  tenantId: "one",
  title,
  source: "upload",
  mimeType: "text/plain",
  characters: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  pieces,
  ...(domain ? { domain } : {}),
});

function over(all: Record<string, KnowledgeDocument[]>) {
  let reads = 0;
  const knowledge = createIndexedKnowledge({
    knowledgeStamp: async (tenantId) => (all[tenantId] ?? []).map(({ id }) => id).join(" "),
    loadKnowledge: async (tenantId) => {
      reads += 1;
      return all[tenantId] ?? [];
    },
  });
  const titles = async (query: string, options: { domain?: string } = {}, tenantId = "one") =>
    (await knowledge.find(tenantId, query, { limit: 5, ...options })).map(({ title }) => title);
  return { titles, reads: () => reads };
}

const garden = [
  document("a", "Watering", ["Water the ferns in the morning.", "Roses take water twice a week."]),
  document("b", "Refund policy", ["Money goes back within 30 days."]),
];

describe("documents found by their words", () => {
  it("gives the best pieces first, also for other forms of a word and slips of the pen", async () => {
    const { titles } = over({ one: garden });
    expect(await titles("how are roses watered")).toContain("Watering");
    expect((await titles("refund"))[0]).toBe("Refund policy");
    expect((await titles("refnud policy"))[0]).toBe("Refund policy");
    expect(await titles("spaceship")).toEqual([]);
    expect(await titles("Delete the entry of the day in it")).toEqual([]);
    expect(await titles("in the")).toEqual([]);
  });

  it("keeps what is for one domain to tasks on it and below it", async () => {
    const { titles } = over({ one: [document("c", "Desk rules", ["Book a desk by noon."], "desk.example")] });
    expect(await titles("book a desk")).toEqual([]);
    expect(await titles("book a desk", { domain: "other.example" })).toEqual([]);
    expect(await titles("book a desk", { domain: "notdesk.example" })).toEqual([]);
    expect(await titles("book a desk", { domain: "desk.example" })).toEqual(["Desk rules"]);
    expect(await titles("book a desk", { domain: "eu.desk.example" })).toEqual(["Desk rules"]);
  });

  it("keeps tenants apart", async () => {
    const { titles } = over({ one: garden, two: [] });
    expect(await titles("refund", {}, "two")).toEqual([]);
  });

  it("reads the documents again only when they changed", async () => {
    const all = { one: [...garden] };
    const { titles, reads } = over(all);
    await titles("refund");
    await titles("water");
    expect(reads()).toBe(1);
    all.one.push(document("d", "Lawn", ["Mow the lawn."]));
    expect(await titles("lawn")).toEqual(["Lawn"]);
    expect(reads()).toBe(2);
  });
});
