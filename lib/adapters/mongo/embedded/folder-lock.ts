import { AppError } from "@/lib/agent/domain/app-error";
import { SqliteFile } from "./sqlite-file";

export type FolderLock = { release(): void };

/**
 * One process per folder. The lock is a transaction on a second, empty database: the operating system drops it with the
 * process (kill -9 leaves nothing stale), and ROLLBACK drops it at once, which closing the store's own file would not.
 */
export function lockFolder(folder: string, lockFile: string, patienceMs: number): FolderLock {
  const file = new SqliteFile(lockFile);
  try {
    file.execute(`PRAGMA busy_timeout=${patienceMs}`);
    file.execute("BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (error instanceof AppError && isTaken(error)) throw folderInUse(folder, error);
    throw error;
  }
  return {
    release() {
      file.execute("ROLLBACK");
      file.close();
    },
  };
}

function isTaken(error: AppError): boolean {
  const { cause } = error;
  return cause instanceof Error && "code" in cause && /^SQLITE_(BUSY|LOCKED)/.test(String(cause.code));
}

function folderInUse(folder: string, cause: AppError): AppError {
  return new AppError(
    "store_unavailable",
    `The embedded store in ${folder} is already open in another process. Stop that process, give this one another data folder, or set MONGODB_URI so that both share one MongoDB.`,
    { retryable: true, cause },
  );
}
