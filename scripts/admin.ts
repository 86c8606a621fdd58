import { parseArgs } from "node:util";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { AppError } from "@/lib/agent/domain/app-error";
import { ConfigError, processConfig } from "@/lib/config/env";
import { createKey, listKeys, revokeKey } from "@/lib/server/api-keys";
import { localTenant } from "@/lib/server/caller";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Usage: npm run admin -- <command>

  create-key <name>    make an API key and print it, this once
  list-keys            names, prefixes and dates of the keys
  revoke-key <id>      a revoked key works no longer

  --tenant <id>        whose keys (default: ${localTenant})

With the embedded store the server has to be stopped first: only one process can have the store open.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: "string" } },
});
process.exitCode = await run(positionals, values.tenant ?? localTenant).catch((error: unknown) => {
  if (!(error instanceof AppError) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});

async function run([command, argument]: readonly string[], tenantId: string): Promise<number> {
  const work = workOf(command, argument, tenantId);
  if (!work) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const config = processConfig();
  const uri = config.MONGODB_URI === undefined ? {} : { uri: config.MONGODB_URI };
  const store = await openStore({ dataDir: config.SUREFOOT_DATA_DIR, ...uri });
  await work({ store, clock: systemClock, ids: systemIds }).finally(() => store.close());
  return 0;
}

type KeyDeps = Parameters<typeof createKey>[2];

function workOf(
  command: string | undefined,
  argument: string | undefined,
  tenantId: string,
): ((deps: KeyDeps) => Promise<void>) | undefined {
  if (command === "create-key" && argument)
    return async (deps) => say((await createKey(tenantId, { name: argument }, deps)).key);
  if (command === "revoke-key" && argument)
    return async (deps) => say(`revoked ${(await revokeKey(tenantId, argument, deps)).id}`);
  if (command !== "list-keys") return undefined;
  return async ({ store }) => {
    for (const key of await listKeys(tenantId, store))
      say(
        [key.id, `${key.prefix}…`, key.createdAt, key.revokedAt ? "revoked" : "valid", key.name].join("  "),
      );
  };
}
