import { AppError } from "@/lib/agent/domain/app-error";
import { Task } from "@/lib/agent/domain/task";
import type { Models } from "./models";
import { isDuplicateKey } from "./store-faults";
import { turnFields } from "./turn-content";

type Migration = (models: Models) => Promise<void>;
type Row = Record<string, unknown>;

/**
 * What makes data of version n data of version n + 1, in order from version 0. Each changes row by row what still has the older form, so that it
 * can be cut off and run again, by two servers at once too.
 */
const migrations: readonly Migration[] = [contentAsText, pagesPacked];
const newest = migrations.length;
const versionRow = "schema";

export async function readVersion({ schema }: Models): Promise<number> {
  return (await schema.findOne({ _id: versionRow }).lean())?.version ?? 0;
}

/** Brings stored data to this program's version; throws for data that a newer one has written. */
export async function migrate(models: Models): Promise<void> {
  const version = await readVersion(models);
  if (version > newest)
    throw new AppError(
      "store_unavailable",
      `The stored data is of version ${version}; this program knows up to ${newest}. Start the newer program, or restore a backup.`,
      { retryable: false },
    );
  for (const [from, change] of migrations.entries()) {
    if (from < version) continue;
    await change(models);
    await writeVersion(models, from + 1);
  }
}

async function writeVersion({ schema }: Models, version: number): Promise<void> {
  try {
    await schema.updateOne({ _id: versionRow }, { $max: { version } }, { upsert: true });
  } catch (error) {
    // Another server made the row in between; it brings the data to the same version.
    if (!isDuplicateKey(error)) throw error;
  }
}

const keptOfTask = [
  "tenantId",
  "sessionId",
  "goal",
  "status",
  "version",
  "turn",
  "createdAt",
  "updatedAt",
  "usage",
  "lastUrl",
];

/** Tasks and turns were trees of fields; now they are text beside what they are found by. */
async function contentAsText({ tasks, turns }: Models): Promise<void> {
  const taskFields = Object.keys(Task.shape).filter((name) => name !== "id");
  for await (const { _id, ...row } of olderRows(tasks.collection)) {
    const task = Object.fromEntries(taskFields.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
    const dropped = taskFields.filter((name) => name in row && !keptOfTask.includes(name));
    const content = JSON.stringify({ id: _id, ...task });
    const outbox = row.outbox === undefined ? {} : { outbox: JSON.stringify(row.outbox) };
    await replace(tasks.collection, _id, { content, ...outbox }, dropped);
  }
  for await (const { _id, record, judged, remarks, pages } of olderRows(turns.collection)) {
    const fields = turnFields({ record, judged, remarks } as Parameters<typeof turnFields>[0]);
    const at = record !== null && typeof record === "object" && "createdAt" in record ? record.createdAt : "";
    const text = pages === undefined ? {} : { pages: JSON.stringify(pages) };
    await replace(turns.collection, _id, { ...fields, at, ...text }, ["record", "judged", "remarks"]);
  }
}

/** Pages in tasks and turns are packed from now on. Those that are not are read as well; but a program that knows no others must not be given these. */
function pagesPacked(): Promise<void> {
  return Promise.resolve();
}

type Collection = {
  find(filter: Row, options: { limit: number }): { toArray(): Promise<Row[]> };
  updateOne(filter: Row, update: Row): Promise<unknown>;
};

async function* olderRows(collection: unknown): AsyncGenerator<Row> {
  const rows = collection as Collection;
  for (;;) {
    const page = await rows.find({ content: { $exists: false } }, { limit: 50 }).toArray();
    if (page.length === 0) return;
    yield* page;
  }
}

async function replace(collection: unknown, _id: unknown, set: Row, dropped: string[]): Promise<void> {
  const unset = Object.fromEntries(dropped.map((name) => [name, 1]));
  const update = { $set: set, ...(dropped.length > 0 ? { $unset: unset } : {}) };
  await (collection as Collection).updateOne({ _id, content: { $exists: false } }, update);
}
