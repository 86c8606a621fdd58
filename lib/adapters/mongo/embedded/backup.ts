import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@/lib/agent/domain/app-error";
import { lockFolder } from "./folder-lock";
import { SqliteFile } from "./sqlite-file";

const storeFile = (dataDir: string) => join(dataDir, "surefoot.db");
const patienceMs = 30_000;

const fault = (message: string) => new AppError("store_unavailable", message, { retryable: false });

/** One file with all that was committed at one moment, taken while the server goes on: readers do not hold up a writer. */
export function backUp(dataDir: string, to: string): void {
  if (!existsSync(storeFile(dataDir))) throw fault(`There is no embedded store in ${dataDir}.`);
  if (existsSync(to)) throw fault(`${to} exists already.`);
  const file = new SqliteFile(storeFile(dataDir));
  try {
    file.execute(`PRAGMA busy_timeout=${patienceMs}`);
    file.execute(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    file.close();
  }
  checkFile(to);
}

/** Puts a backup in the place of the store, which no server may have open; what was there before is kept beside it. Returns where. */
export function restore(from: string, dataDir: string): string | undefined {
  if (!existsSync(from)) throw fault(`There is no ${from}.`);
  checkFile(from);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir, join(dataDir, "surefoot.lock"), 0);
  try {
    const place = storeFile(dataDir);
    const fresh = `${place}.restoring`;
    copyFileSync(from, fresh);
    const before = existsSync(place) ? `${place}.before-restore` : undefined;
    if (before) {
      // What the log still holds belongs into the file that is put aside.
      const old = new SqliteFile(place);
      old.all("PRAGMA wal_checkpoint(TRUNCATE)");
      old.close();
      renameSync(place, before);
    }
    for (const rest of [`${place}-wal`, `${place}-shm`]) rmSync(rest, { force: true });
    renameSync(fresh, place);
    return before;
  } finally {
    lock.release();
  }
}

function checkFile(path: string): void {
  const file = new SqliteFile(path);
  try {
    const [found] = Object.values(file.first("PRAGMA quick_check") ?? {});
    if (found !== "ok" || !file.first("SELECT name FROM collections LIMIT 1"))
      throw fault(`${path} is no store of this program, or damaged.`);
  } finally {
    file.close();
  }
}
