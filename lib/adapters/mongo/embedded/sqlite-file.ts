import Database from "libsql";
import { AppError } from "@/lib/agent/domain/app-error";

export type SqlValue = Buffer | string | number;
export type SqlRow = Record<string, unknown>;
type Statement = ReturnType<Database.Database["prepare"]>;
type Batch = { done: Promise<void>; resolve(): void; reject(error: unknown): void };

/** Faults that pass by themselves or once someone made room; the others need a person. */
const passingFaults = ["SQLITE_FULL", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_IOERR", "SQLITE_NOMEM"];
const lastingFaults = [
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
  "SQLITE_CORRUPT",
  "SQLITE_NOTADB",
  "SQLITE_PERM",
];
const advice: Record<string, string> = {
  SQLITE_FULL: "The disk that holds it is full.",
  SQLITE_BUSY: "Another program holds a lock on it.",
  SQLITE_LOCKED: "Another program holds a lock on it.",
  SQLITE_READONLY: "It may not be written to.",
  SQLITE_NOTADB: "The file is not a store of this program.",
  SQLITE_CORRUPT: "The file is damaged; restore it from a backup.",
};
/** Statements differ by query shape only; past this many something builds them from values. */
const statementLimit = 400;

/** One SQLite file, synchronous. Every statement binds one array: given a lone Buffer, libsql aborts the process. */
export class SqliteFile {
  readonly path: string;
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();
  readonly #rolledBack: () => void;
  #batch: Batch | undefined;

  /** `rolledBack`: told when units that had ended well are gone after all. */
  constructor(path: string, rolledBack: () => void = () => undefined) {
    this.path = path;
    this.#rolledBack = rolledBack;
    try {
      this.#database = new Database(path);
    } catch (cause) {
      throw new AppError("store_unavailable", `The embedded store ${path} cannot be opened.`, {
        retryable: false,
        cause,
      });
    }
  }

  execute(sql: string): void {
    this.#guarded(() => this.#database.exec(sql));
  }

  run(sql: string, ...values: SqlValue[]): { insertedRow: number; changes: number } {
    const result = this.#guarded(() => this.#prepared(sql).run(values));
    return { insertedRow: Number(result.lastInsertRowid), changes: result.changes };
  }

  /** Not by the statement's own `get`: after `all` on the same statement it answers with the row before. */
  first(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.all(sql, ...values)[0];
  }

  all(sql: string, ...values: SqlValue[]): SqlRow[] {
    return this.#guarded(() => this.#prepared(sql).all(values)).filter(isRow);
  }

  /**
   * Runs the work as one unit, all of it or nothing. Units that come in one round of the event loop share a commit: the promise resolves once that
   * commit is on disk, and rejects for all of them when it fails.
   */
  async unit<T>(work: () => T): Promise<T> {
    const batch = this.#batch ?? this.#begin();
    this.run("SAVEPOINT unit");
    let result: T;
    try {
      result = work();
      this.run("RELEASE unit");
    } catch (error) {
      // SQLite itself rolls everything back after some faults (a full disk): nobody's unit was stored then.
      if (!this.#database.inTransaction) this.#end(batch, error);
      else {
        this.run("ROLLBACK TO unit");
        this.run("RELEASE unit");
      }
      throw error;
    }
    await batch.done;
    return result;
  }

  /** Resolves once everything that was read so far is on disk, and rejects when it never will be. */
  async settled(): Promise<void> {
    await this.#batch?.done;
  }

  #begin(): Batch {
    this.run("BEGIN IMMEDIATE");
    let settle: Pick<Batch, "resolve" | "reject"> | undefined;
    const done = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    // Whoever waits for it hears of a failure; when nobody does, nobody wrote.
    done.catch(() => undefined);
    if (!settle) throw new TypeError("a promise runs its work at once");
    const batch = { done, ...settle };
    this.#batch = batch;
    setImmediate(() => this.#commit());
    return batch;
  }

  #commit(): void {
    const batch = this.#batch;
    if (!batch) return;
    try {
      this.run("COMMIT");
      this.#end(batch);
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
      this.#end(batch, error);
    }
  }

  #end(batch: Batch, error?: unknown): void {
    if (this.#batch === batch) this.#batch = undefined;
    if (error === undefined) {
      batch.resolve();
      return;
    }
    this.#rolledBack();
    batch.reject(error);
  }

  close(): void {
    this.#commit();
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= statementLimit) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #guarded<T>(call: () => T): T {
    if (!this.#database.open)
      throw new AppError("store_unavailable", `The embedded store ${this.path} is closed.`);
    try {
      return call();
    } catch (error) {
      throw storeFault(error, this.path) ?? error;
    }
  }
}

export function blobOf(row: SqlRow, column: string): Buffer {
  const value = row[column];
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  throw new TypeError(`column ${column} holds no blob`);
}

function isRow(row: unknown): row is SqlRow {
  return row !== null && typeof row === "object";
}

function storeFault(error: unknown, path: string): AppError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const family = [...passingFaults, ...lastingFaults].find(
    (name) => code === name || code.startsWith(`${name}_`),
  );
  if (!family) return undefined;
  return new AppError(
    "store_unavailable",
    `The embedded store ${path} failed (${code}). ${advice[family] ?? ""}`.trim(),
    {
      retryable: passingFaults.includes(family),
      cause: error,
    },
  );
}
