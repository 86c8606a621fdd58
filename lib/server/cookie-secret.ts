import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that signs cookies, kept in the data folder so that people stay signed in over a restart. */
export async function keptCookieSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "cookie-secret");
  const fresh = randomBytes(32).toString("base64url");
  try {
    await writeFile(path, fresh, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return readFile(path, "utf8");
    throw error;
  }
}
