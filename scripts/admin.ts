import { z } from "zod";
import { backUp, restore } from "@/lib/adapters/mongo/embedded/backup";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { AppError } from "@/lib/agent/domain/app-error";
import { ConfigError, processConfig } from "@/lib/config/env";
import { adminCommands } from "./admin-commands";
import { commandLine } from "./command-line";

const usage = `Usage: npm run admin -- <command>

  create-key <name>     make an API key and print it, this once
  list-keys             names, prefixes, scopes and dates of the keys
  revoke-key <id>       a revoked key works no longer
  create-tenant <id>    make a tenant
  list-tenants
  create-user <name>    make a user and print the link that signs them in, once
  list-users
  disable-user <id>     let a user in no more
  export-tenant <file>  write all that a tenant has, one JSON object a line
  delete-tenant <id>    delete all that a tenant has
  delete-task <id>      delete a task with its turns, pages and traces
  backup <file>         copy the embedded store, while the server runs
  restore <file>        put a backup in its place, with the server stopped

  --tenant <id>         whose keys and users (default: local)
  --name <name>         what a new tenant is called (default: its id)
  --scopes <list>       what a key may do, of read, act, admin (default: read,act)
  --expires-days <n>    when a key ends (default: when it is revoked)
  --role <role>         owner, member or viewer (default: member)

With the embedded store the server has to be stopped first, but for a backup: only one process can have the store open.
While it runs, keys and users are made in its dashboard, under Settings.`;

const { values, positionals } = commandLine(
  usage,
  {
    tenant: { type: "string" },
    name: { type: "string" },
    scopes: { type: "string" },
    "expires-days": { type: "string" },
    role: { type: "string" },
  },
  { allowPositionals: true },
);
process.exitCode = await run().catch((error: unknown) => {
  const known = error instanceof AppError || error instanceof ConfigError || error instanceof z.ZodError;
  if (!known) throw error;
  process.stderr.write(`${error instanceof z.ZodError ? z.prettifyError(error) : error.message}\n`);
  if (error instanceof AppError && error.code === "store_unavailable" && error.retryable)
    process.stderr.write(
      "Where that is the server: keys and users are made in its dashboard too, under Settings.\n",
    );
  return 1;
});

async function run(): Promise<number> {
  const [name = "", argument] = positionals;
  if ((name === "backup" || name === "restore") && argument !== undefined) return copyStore(name, argument);
  const command = adminCommands[name];
  if (!command || command.needsArgument !== (argument !== undefined)) {
    const problem =
      name === ""
        ? ""
        : command
          ? `${name} takes ${command.needsArgument ? "an" : "no"} argument.`
          : `There is no command ${name}.`;
    process.stderr.write(`${problem && `${problem}\n\n`}${usage}\n`);
    return 1;
  }
  const config = processConfig();
  const uri = config.MONGODB_URI === undefined ? {} : { uri: config.MONGODB_URI };
  const store = await openStore({ dataDir: config.SUREFOOT_DATA_DIR, ...uri });
  const address = config.SUREFOOT_URL ?? `http://127.0.0.1:${config.PORT}`;
  const deps = { store, clock: systemClock, ids: systemIds, address };
  const lines = await command.run(argument ?? "", values, deps).finally(() => store.close());
  for (const line of lines) process.stdout.write(`${line}\n`);
  return 0;
}

function copyStore(name: "backup" | "restore", file: string): number {
  const { MONGODB_URI, SUREFOOT_DATA_DIR: dataDir } = processConfig();
  if (MONGODB_URI !== undefined) {
    process.stderr.write(
      "MONGODB_URI is set: back up a MongoDB with its own tools (mongodump, snapshots).\n",
    );
    return 1;
  }
  if (name === "backup") backUp(dataDir, file);
  const before = name === "restore" ? restore(file, dataDir) : undefined;
  process.stdout.write(before ? `restored; what was there before is ${before}\n` : `${name} done: ${file}\n`);
  return 0;
}
