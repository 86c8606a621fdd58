import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "vitest";
import { embeddedUri } from "@/lib/adapters/mongo/embedded/embedded-driver";
import { mongooseInstance } from "@/lib/adapters/mongo/mongoose-instance";
import type { StoreAddress } from "@/lib/adapters/mongo/open-store";

/** A place where a store may be opened, closed and opened again; nothing of it is left after `remove`. */
export type StorePlace = { uri: string; address: StoreAddress; remove(): Promise<void> };

/**
 * `ferretdb` speaks MongoDB's protocol and is what a developer's machine can build, but it is not MongoDB: its updates are
 * not atomic, a few answers differ, and clauses about those are left out there. `mongodb` and `embedded` run everything.
 */
export type StoreKind = "embedded" | "mongodb" | "ferretdb";
export type StoreSpec = (place: () => StorePlace, kind: StoreKind) => void;

const server = process.env.MONGODB_TEST_URI;
const serverKind = server ? await kindOf(server) : undefined;

/** Runs a spec on the embedded store always, and over the wire protocol where `MONGODB_TEST_URI` names a server. */
export function onEveryStore(title: string, spec: StoreSpec): void {
  describe(`${title}, embedded`, () => spec(embeddedPlace, "embedded"));
  if (server && serverKind)
    describe(`${title}, ${serverKind}`, () => spec(() => serverPlace(server), serverKind));
  else describe(`${title}, MongoDB`, () => it.skip("skipped: MONGODB_TEST_URI is not set"));
}

export function embeddedPlace(): StorePlace {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-store-"));
  return {
    uri: embeddedUri(folder),
    address: { dataDir: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function serverPlace(server: string): StorePlace {
  const uri = new URL(server);
  uri.pathname = `/surefoot_test_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  return {
    uri: uri.href,
    address: { dataDir: tmpdir(), uri: uri.href },
    async remove() {
      const instance = mongooseInstance(uri.href);
      await instance.connect(uri.href);
      await instance.connection.dropDatabase();
      await instance.disconnect();
    },
  };
}

async function kindOf(uri: string): Promise<StoreKind> {
  const instance = mongooseInstance(uri);
  await instance.connect(uri, { serverSelectionTimeoutMS: 5000 });
  const info: unknown = await instance.connection.db?.admin().buildInfo();
  await instance.disconnect();
  return JSON.stringify(info).toLowerCase().includes("ferretdb") ? "ferretdb" : "mongodb";
}
