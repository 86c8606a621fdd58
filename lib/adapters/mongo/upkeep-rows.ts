import type { ExportedRow, UpkeepStore } from "@/lib/agent/ports/upkeep-store";
import { readVersion } from "./migrations";
import type { Models } from "./models";

/** Rows of a tenant that hold secrets, if only hashed, or belong to the whole installation. */
const notExported = ["apiKeys", "signInLinks", "pairings", "requestCounts"];
/** Rows that are no tenant's: counts of requests by caller, which end by themselves, and tenants, which have the id itself. */
const withoutTenant = ["requestCounts", "tenants", "schema"];
const batch = 200;

/** The driver's collection, whatever its rows. */
type Collection = {
  collectionName: string;
  find(
    filter: object,
    options: { sort: object; limit: number },
  ): { toArray(): Promise<Record<string, unknown>[]> };
  deleteMany(filter: object): Promise<{ deletedCount: number }>;
};
type Rows = { name: string; collection: Collection };

export function upkeepRows(models: Models): UpkeepStore {
  const ofTenants = (): Rows[] =>
    Object.entries(models).flatMap(([name, { collection }]) =>
      withoutTenant.includes(name) ? [] : [{ name, collection: plain(collection) }],
    );

  return {
    async sweepBefore(before) {
      const pages = await models.turns.updateMany(
        { at: { $lt: before }, pages: { $exists: true } },
        { $unset: { pages: 1 } },
      );
      let events = 0;
      for (const tenantId of await models.events.distinct("tenantId")) {
        const last = await models.events.findOne({ tenantId }).sort({ sequence: -1 }).lean();
        const old = { tenantId, timestamp: { $lt: before }, sequence: { $lt: last?.sequence ?? 0 } };
        events += (await models.events.deleteMany(old)).deletedCount;
      }
      return pages.modifiedCount + events;
    },

    exportTenant: async (tenantId) => rowsOfTenant(models, ofTenants(), tenantId),

    async deleteTenant(tenantId) {
      let deleted = 0;
      for (const rows of ofTenants())
        deleted += (await rows.collection.deleteMany({ tenantId })).deletedCount;
      return deleted + (await models.tenants.deleteMany({ _id: tenantId })).deletedCount;
    },

    async deleteTask(tenantId, taskId) {
      const rows = { tenantId, taskId };
      await models.turns.deleteMany(rows);
      await models.traces.deleteMany(rows);
      await models.recordings.deleteMany(rows);
      // Last: a deletion that was cut off can be asked for again.
      return (await models.tasks.deleteOne({ _id: taskId, tenantId })).deletedCount === 1;
    },

    schemaVersion: () => readVersion(models),
  };
}

const plain = (collection: unknown): Collection => collection as Collection;

async function* rowsOfTenant(
  models: Models,
  all: readonly Rows[],
  tenantId: string,
): AsyncGenerator<ExportedRow> {
  const tenant = await models.tenants.findOne({ _id: tenantId }).lean();
  if (tenant) yield { collection: "tenants", row: { ...tenant } };
  for (const rows of all) {
    if (notExported.includes(rows.name)) continue;
    for await (const row of allOf(rows, tenantId)) yield { collection: rows.collection.collectionName, row };
  }
}

async function* allOf(rows: Rows, tenantId: string): AsyncGenerator<Record<string, unknown>> {
  let after: unknown;
  for (;;) {
    const filter = { tenantId, ...(after === undefined ? {} : { _id: { $gt: after } }) };
    const page = await rows.collection.find(filter, { sort: { _id: 1 }, limit: batch }).toArray();
    if (page.length === 0) return;
    yield* page;
    after = page.at(-1)?._id;
  }
}
