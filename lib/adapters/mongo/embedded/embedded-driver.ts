import mongoose from "mongoose";
import { BulkOutcome } from "./bulk-write";
import { EmbeddedCollection } from "./embedded-collection";
import { EmbeddedCursor } from "./embedded-cursor";
import { EmbeddedDatabase } from "./embedded-database";
import { refuseTheRest } from "./refusals";
import { unsupported } from "./server-error";

const scheme = "embedded:";

/** Mongoose's own connection class for MongoDB; its queueing and model wiring serve the embedded store as they are. */
const NativeConnection = mongoose.Connection;

refuseTheRest(EmbeddedCollection, mongoose.mongo.Collection, "collection");
refuseTheRest(EmbeddedDatabase, mongoose.mongo.Db, "database");
refuseTheRest(EmbeddedCursor, mongoose.mongo.FindCursor, "cursor");

class EmbeddedClient {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  db(): EmbeddedDatabase {
    return this.#database;
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  startSession(): never {
    throw unsupported("a session or transaction");
  }
}

class EmbeddedConnection extends NativeConnection {
  declare readonly onOpen: () => void;

  async createClient(uri: string, options: Record<string, unknown> = {}): Promise<this> {
    if (!isEmbeddedUri(uri)) throw unsupported(`the address ${uri}`);
    const { autoIndex, autoCreate, bufferCommands, sanitizeFilter } = options;
    Object.assign(this.config, definedOnly({ autoIndex, autoCreate, bufferCommands, sanitizeFilter }));
    Object.assign(this, { readyState: mongoose.STATES.connecting, _connectionString: uri });
    const db = new EmbeddedDatabase(uri.slice(scheme.length));
    Object.assign(this, {
      client: new EmbeddedClient(db),
      db,
      name: db.databaseName,
      host: "embedded",
      port: 0,
    });
    this.onOpen();
    return this;
  }
}

export function isEmbeddedUri(uri: string): boolean {
  return uri.startsWith(scheme);
}

/** The address of the embedded store in a folder. */
export function embeddedUri(folder: string): string {
  return `${scheme}${folder}`;
}

/** The store behind a connection, where it is the embedded one. */
export function embeddedDatabaseOf({ db }: { readonly db?: unknown }): EmbeddedDatabase | undefined {
  return db instanceof EmbeddedDatabase ? db : undefined;
}

/** Goes into a Mongoose instance of its own, before its first model: models bind to the connection that is there when they are made. */
export const embeddedDriver = {
  Collection: mongoose.Collection,
  Connection: EmbeddedConnection,
  BulkWriteResult: BulkOutcome,
};

function definedOnly(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
