import { resolve } from "node:path";
import type { Mongoose } from "mongoose";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Store } from "@/lib/agent/ports/store";
import { accessRows } from "./access-rows";
import { apiKeyRows } from "./api-key-rows";
import { embeddedDatabaseOf, embeddedUri } from "./embedded/embedded-driver";
import { knowledgePieces } from "./knowledge-pieces";
import { knowledgeRows } from "./knowledge-rows";
import { logRows } from "./log-rows";
import { migrate } from "./migrations";
import { defineModels, type Models } from "./models";
import { mongooseInstance } from "./mongoose-instance";
import { pairingRows } from "./pairing-rows";
import { runRows } from "./run-rows";
import { createSequences } from "./sequences";
import { sessionRows } from "./session-rows";
import { isUnreachable, reportFaults } from "./store-faults";
import { taskRows } from "./task-rows";
import { traceRows } from "./trace-rows";
import { upkeepRows } from "./upkeep-rows";

export type StoreAddress = {
  /** The folder of the embedded store; used when there is no `uri`. */
  dataDir: string;
  /** A MongoDB address. */
  uri?: string;
};

type IndexedModel = {
  listIndexes(): Promise<{ key: unknown; unique?: boolean }[]>;
  schema: { indexes(): [unknown, { unique?: unknown }][] };
  collection: { name: string };
};

/** How long a MongoDB may take to be found, where its address does not say. */
const patienceMs = 10_000;

// One for the whole process: a hot reload loads this module again, and a folder opens only once.
const slot = Symbol.for("surefoot.stores");
const shared: typeof globalThis & { [slot]?: Map<string, Promise<Store>> } = globalThis;

/**
 * The process's store at this address, opened by the first who asks. Throws `store_unavailable` when it cannot be reached, or when
 * another process has the folder. After `close` the next who asks opens it again.
 */
export function openStore({ dataDir, uri }: StoreAddress): Promise<Store> {
  const address = uri ?? embeddedUri(resolve(dataDir));
  shared[slot] ??= new Map();
  const stores = shared[slot];
  const known = stores.get(address);
  if (known) return known;
  const forget = () => {
    if (stores.get(address) === opening) stores.delete(address);
  };
  const opening = openAt(address, forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  stores.set(address, opening);
  return opening;
}

async function openAt(address: string, onClose: () => void): Promise<Store> {
  const mongoose = mongooseInstance(address);
  const models = defineModels(mongoose);
  try {
    await mongoose.connect(address, {
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      ...(address.includes("serverSelectionTimeoutMS=") ? {} : { serverSelectionTimeoutMS: patienceMs }),
    });
    await prepareIndexes(models);
    await migrate(models);
  } catch (error) {
    await mongoose.disconnect();
    throw openingFault(error);
  }
  return reportFaults(storeOver(mongoose, models, onClose));
}

function storeOver(mongoose: Mongoose, models: Models, onClose: () => void): Store {
  const sequences = createSequences();
  return {
    ...sessionRows(models, sequences),
    ...taskRows(models, sequences, embeddedDatabaseOf(mongoose.connection)),
    ...logRows(models, sequences),
    ...apiKeyRows(models),
    ...accessRows(models),
    ...pairingRows(models),
    ...runRows(models),
    ...knowledgeRows(models),
    ...knowledgePieces(models),
    ...traceRows(models),
    ...upkeepRows(models),
    async ping() {
      await mongoose.connection.db?.admin().ping();
    },
    async close() {
      onClose();
      await mongoose.disconnect();
    },
  };
}

/** Makes the indexes, then looks whether the unique ones are there: without them a turn could be stored twice. */
async function prepareIndexes(models: Models): Promise<void> {
  for (const model of Object.values(models)) {
    await model.createIndexes();
    await checkUniqueIndexes(model);
  }
}

async function checkUniqueIndexes(model: IndexedModel): Promise<void> {
  const present = (await model.listIndexes())
    .filter(({ unique }) => unique)
    .map(({ key }) => JSON.stringify(key));
  for (const [key, options] of model.schema.indexes()) {
    if (!options.unique || present.includes(JSON.stringify(key))) continue;
    throw new AppError(
      "store_unavailable",
      `The store lacks the unique index ${JSON.stringify(key)} of ${model.collection.name}.`,
      { retryable: false },
    );
  }
}

function openingFault(error: unknown): unknown {
  if (!isUnreachable(error)) return error;
  const message = "MongoDB cannot be reached at the address of MONGODB_URI.";
  return new AppError("store_unavailable", message, { retryable: true, cause: error });
}
