import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Knowledge, KnowledgeStore } from "@/lib/agent/ports/knowledge";
import { openTestStore } from "./open-test-store";
import type { StorePlace } from "./stores-under-test";

type DocumentStore = Pick<KnowledgeStore, "addKnowledge" | "deleteKnowledge">;
type TestStore = ReturnType<ReturnType<typeof openTestStore>["store"]>;

/** What every knowledge port has to do; `open` lays it over a store. */
export function knowledgePortSpec(
  name: string,
  place: () => StorePlace,
  open: (store: TestStore) => Promise<Knowledge>,
): void {
  describe(`the knowledge port of ${name}`, () => {
    const { store } = openTestStore(place);
    let knowledge: Knowledge;
    beforeAll(async () => {
      knowledge = await open(store());
    });
    const titles = async (
      tenantId: string,
      query: string,
      options: { domain?: string; limit?: number } = {},
    ) => (await knowledge.find(tenantId, query, { limit: 5, ...options })).map(({ title }) => title);

    it("gives the best pieces first, also for other forms of a word, with their document and source", async () => {
      const id = await add(store(), "garden", "Refund policy", ["Money goes back within 30 days."]);
      await add(store(), "garden", "Watering", ["Water the ferns.", "Roses take water twice a week."]);
      expect(await titles("garden", "how are roses watered")).toContain("Watering");
      expect(await knowledge.find("garden", "refund of money", { limit: 1 })).toEqual([
        { documentId: id, title: "Refund policy", text: "Money goes back within 30 days.", source: "upload" },
      ]);
      expect(await titles("garden", "roses ferns water", { limit: 1 })).toHaveLength(1);
      expect(await titles("garden", "spaceship")).toEqual([]);
      expect(await titles("garden", "?!")).toEqual([]);
    });

    it("takes a query for words alone: nothing in it is a command", async () => {
      await add(store(), "plain", "Lawn", ["Mow the lawn on Fridays."]);
      expect(await titles("plain", 'lawn -fridays "no such phrase" $where')).toEqual(["Lawn"]);
    });

    it("keeps what is for one domain to tasks on it and below it", async () => {
      await add(store(), "desk", "Desk rules", ["Book a desk by noon."], "Desk.example");
      for (const domain of [undefined, "other.example", "notdesk.example", "example"])
        expect(await titles("desk", "book a desk", domain ? { domain } : {})).toEqual([]);
      for (const domain of ["desk.example", "eu.desk.example", "EU.Desk.example"])
        expect(await titles("desk", "book a desk", { domain })).toEqual(["Desk rules"]);
      await add(store(), "desk", "Keys", ["Book a locker key."]);
      expect(await titles("desk", "locker", { domain: "other.example" })).toEqual(["Keys"]);
    });

    it("keeps tenants apart", async () => {
      await add(store(), "one", "Ferns", ["Ferns like shade."]);
      expect(await titles("two", "ferns")).toEqual([]);
    });

    it("finds what was added since, and nothing that was deleted", async () => {
      const id = await add(store(), "moving", "Moss", ["Moss needs rain."]);
      expect(await titles("moving", "rain")).toEqual(["Moss"]);
      await add(store(), "moving", "Roof", ["Rain runs off the roof."]);
      expect((await titles("moving", "rain")).sort()).toEqual(["Moss", "Roof"]);
      await store().deleteKnowledge("moving", id);
      expect(await titles("moving", "rain")).toEqual(["Roof"]);
    });

    it("has the documents that were there before it, and those that another server takes in", async () => {
      await add(store(), "shared", "Old", ["An old rule about parking."]);
      const [here, there] = [await open(store()), await open(store())];
      const found = async (one: Knowledge) => (await one.find("shared", "parking", { limit: 9 })).length;
      expect([await found(here), await found(there)]).toEqual([1, 1]);
      await add(store(), "shared", "New", ["A new rule about parking."]);
      expect(await Promise.all([found(here), found(there), found(here)])).toEqual([2, 2, 2]);
    });
  });
}

async function add(
  store: DocumentStore,
  tenantId: string,
  title: string,
  pieces: string[],
  domain?: string,
): Promise<string> {
  const id = randomUUID();
  const shown = { id, tenantId, title, source: "upload", mimeType: "text/plain" as const, characters: 1 };
  const createdAt = new Date().toISOString();
  await store.addKnowledge({ ...shown, pieces, createdAt, ...(domain ? { domain } : {}) });
  return id;
}
