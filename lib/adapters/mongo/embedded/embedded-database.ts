import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@/lib/agent/domain/app-error";
import type { BsonDocument } from "./bson-document";
import { CollectionTable } from "./collection-table";
import { EmbeddedCollection } from "./embedded-collection";
import { EmbeddedCursor } from "./embedded-cursor";
import { type FolderLock, lockFolder } from "./folder-lock";
import { unsupported } from "./server-error";
import { SqliteFile } from "./sqlite-file";

const catalogue = `
  CREATE TABLE IF NOT EXISTS collections(number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS indexes(number INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT NOT NULL,
    name TEXT NOT NULL, description BLOB NOT NULL, multikey INTEGER NOT NULL, UNIQUE(collection, name));`;
/** Another program may hold the file for a moment (a backup); nobody should wait longer for an answer. */
const filePatienceMs = 5000;
/** Long enough for a server that is just ending to let go of the folder. */
const lockPatienceMs = 2000;
const pageBytes = 8192;

/** `patienceMs`: how long to wait for another program's lock. */
export type EmbeddedOptions = { patienceMs?: number };

/** The slice of the driver's database that Mongoose calls, over one folder: `surefoot.db` and its lock. */
export class EmbeddedDatabase {
  readonly databaseName = "surefoot";
  readonly folder: string;
  readonly #lock: FolderLock;
  readonly #file: SqliteFile;
  readonly #tables = new Map<string, CollectionTable>();
  #closed = false;

  constructor(folder: string, options: EmbeddedOptions = {}) {
    this.folder = folder;
    makeFolder(folder);
    this.#lock = lockFolder(folder, join(folder, "surefoot.lock"), options.patienceMs ?? lockPatienceMs);
    try {
      const patience = options.patienceMs ?? filePatienceMs;
      this.#file = openStoreFile(join(folder, "surefoot.db"), patience, () => this.#reload());
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  collection(name: string): EmbeddedCollection {
    return new EmbeddedCollection(name, this.#table(name), {
      unit: (work) => this.#unit(work),
      settled: () => this.#file.settled(),
    });
  }

  /** Writes to several collections as one unit: what `work` throws leaves nothing of it behind. */
  together<T>(work: (table: (name: string) => CollectionTable) => T): Promise<T> {
    return this.#unit(() => work((name) => this.#table(name)));
  }

  async createCollection(name: string): Promise<EmbeddedCollection> {
    await this.#unit(() => this.#table(name).create());
    return this.collection(name);
  }

  listCollections(): EmbeddedCursor {
    return new EmbeddedCursor(
      () => this.#names().map((name) => ({ name, type: "collection" })),
      () => this.#file.settled(),
    );
  }

  async dropDatabase(): Promise<boolean> {
    await this.#unit(() => {
      for (const name of this.#names()) this.#table(name).drop();
    });
    return true;
  }

  async command(command: BsonDocument): Promise<BsonDocument> {
    const [name] = Object.keys(command);
    if (name !== "ping") throw unsupported(`the command ${String(name)}`);
    this.#file.first("SELECT 1 AS one");
    return { ok: 1 };
  }

  admin(): { ping(): Promise<BsonDocument> } {
    return { ping: () => this.command({ ping: 1 }) };
  }

  /** The most pages that the file may have, as a disk has; each of 8 kB. */
  limitPages(pages: number): void {
    this.#file.all(`PRAGMA max_page_count=${pages}`);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    try {
      this.#file.all("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      this.#file.close();
      this.#lock.release();
    }
  }

  #names(): string[] {
    return this.#file.all("SELECT name FROM collections ORDER BY name").map(({ name }) => String(name));
  }

  #table(name: string): CollectionTable {
    const known = this.#tables.get(name);
    if (known) return known;
    const table = new CollectionTable(this.#file, this.databaseName, name);
    this.#tables.set(name, table);
    return table;
  }

  async #unit<T>(work: () => T): Promise<T> {
    let done = false;
    try {
      const result = await this.#file.unit(work);
      done = true;
      return result;
    } finally {
      if (!done) this.#reload();
    }
  }

  /** What a unit that failed made in the catalogue is not there. */
  #reload(): void {
    for (const table of this.#tables.values()) table.reload();
  }
}

function makeFolder(folder: string): void {
  try {
    // What pages show stands in there: for the user who runs this, and nobody else.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new AppError("store_unavailable", `The folder ${folder} of the embedded store cannot be made.`, {
      retryable: false,
      cause,
    });
  }
}

/** WAL with full sync: what was acknowledged is on disk, and a process that dies leaves nothing half done. */
function openStoreFile(path: string, patience: number, rolledBack: () => void): SqliteFile {
  const file = new SqliteFile(path, rolledBack);
  try {
    file.execute(`PRAGMA busy_timeout=${patience}`);
    file.execute(`PRAGMA page_size=${pageBytes}`);
    file.all("PRAGMA journal_mode=WAL");
    file.execute("PRAGMA synchronous=FULL");
    file.execute(catalogue);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}
