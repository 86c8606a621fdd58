import { closeSync, openSync, writeSync } from "node:fs";
import { z } from "zod";
import { AppError } from "@/lib/agent/domain/app-error";
import type { AccessStore } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { UpkeepStore } from "@/lib/agent/ports/upkeep-store";
import { Scope } from "@/lib/contracts/scope";
import { UserRole } from "@/lib/contracts/user";
import { createKey, listKeys, revokeKey } from "@/lib/server/api-keys";
import { appendAudit } from "@/lib/server/audit";
import { localTenant } from "@/lib/server/caller";
import { createUser, disableUser, listUsers } from "@/lib/server/users";

type Deps = { store: AccessStore & UpkeepStore; clock: Clock; ids: Ids; address: string };
type Options = { [name in "tenant" | "name" | "scopes" | "expires-days" | "role"]?: string | undefined };
type Command = {
  needsArgument: boolean;
  /** The lines to print. */
  run(argument: string, options: Options, deps: Deps): Promise<string[]>;
};

const dayMs = 86_400_000;
const TenantId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, "a tenant's id has small letters, digits and dashes");

export const adminCommands: Readonly<Record<string, Command>> = {
  "create-key": { needsArgument: true, run: makeKey },
  "list-keys": {
    needsArgument: false,
    run: async (_, options, deps) =>
      (await listKeys(await tenantOf(options, deps), deps.store)).map((key) =>
        row(
          key.id,
          `${key.prefix}…`,
          key.createdAt,
          key.revokedAt ? "revoked" : "valid",
          key.scopes.join(","),
          key.name,
        ),
      ),
  },
  "revoke-key": {
    needsArgument: true,
    async run(id, options, deps) {
      const tenantId = await tenantOf(options, deps);
      await revokeKey(tenantId, id, deps);
      await note(tenantId, "revoked a key", id, deps);
      return [`revoked ${id}`];
    },
  },
  "create-tenant": { needsArgument: true, run: makeTenant },
  "list-tenants": {
    needsArgument: false,
    run: async (_, _options, { store }) =>
      (await store.listTenants()).map(({ id, name, createdAt }) => row(id, createdAt, name)),
  },
  "create-user": {
    needsArgument: true,
    async run(name, options, deps) {
      const tenantId = await tenantOf(options, deps);
      const role = UserRole.parse(options.role ?? "member");
      const { user, link } = await createUser(tenantId, { name, role }, deps);
      await note(tenantId, "created a user", user.id, deps);
      return [user.id, link];
    },
  },
  "list-users": {
    needsArgument: false,
    run: async (_, options, deps) =>
      (await listUsers(await tenantOf(options, deps), deps.store)).map((user) =>
        row(user.id, user.role, user.createdAt, user.disabledAt ? "disabled" : "active", user.name),
      ),
  },
  "disable-user": {
    needsArgument: true,
    async run(id, options, deps) {
      const tenantId = await tenantOf(options, deps);
      await disableUser(tenantId, id, deps);
      await note(tenantId, "disabled a user", id, deps);
      return [`disabled ${id}`];
    },
  },
  "export-tenant": { needsArgument: true, run: (file, options, deps) => exportTenant(file, options, deps) },
  "delete-tenant": {
    needsArgument: true,
    async run(id, _options, { store }) {
      await tenantOf({ tenant: id }, { store });
      return [`deleted ${await store.deleteTenant(id)} rows of ${id}`];
    },
  },
  "delete-task": {
    needsArgument: true,
    async run(id, options, deps) {
      const tenantId = await tenantOf(options, deps);
      if (!(await deps.store.deleteTask(tenantId, id)))
        throw new AppError("not_found", "There is no such task.");
      await note(tenantId, "deleted a task", id, deps);
      return [`deleted ${id}`];
    },
  },
};

/** One JSON object a line, with the name of its collection. */
async function exportTenant(file: string, options: Options, deps: Deps): Promise<string[]> {
  const tenantId = await tenantOf(options, deps);
  let rows = 0;
  const out = openSync(file, "wx", 0o600);
  try {
    for await (const row of await deps.store.exportTenant(tenantId)) {
      writeSync(out, `${JSON.stringify(row)}\n`);
      rows += 1;
    }
  } finally {
    closeSync(out);
  }
  await note(tenantId, "exported the tenant", tenantId, deps);
  return [`${rows} rows of ${tenantId} in ${file}`];
}

async function makeKey(name: string, options: Options, deps: Deps): Promise<string[]> {
  const tenantId = await tenantOf(options, deps);
  const scopes = options.scopes ? z.array(Scope).parse(options.scopes.split(",")) : undefined;
  const days = options["expires-days"]
    ? z.coerce.number().positive().parse(options["expires-days"])
    : undefined;
  const expiresAt = days ? new Date(deps.clock.now().getTime() + days * dayMs).toISOString() : undefined;
  const { key, record } = await createKey(tenantId, { name, scopes, expiresAt }, deps);
  await note(tenantId, "created a key", record.id, deps);
  return [key];
}

async function makeTenant(id: string, { name }: Options, { store, clock }: Deps): Promise<string[]> {
  const tenant = { id: TenantId.parse(id), name: name ?? id, createdAt: clock.now().toISOString() };
  if (await store.createTenant(tenant)) return [`made ${id}`];
  throw new AppError("invalid_request", `There is a tenant ${id} already.`);
}

/** A misspelt tenant would get keys that nobody finds again. */
async function tenantOf({ tenant = localTenant }: Options, { store }: Pick<Deps, "store">): Promise<string> {
  if (tenant === localTenant || (await store.loadTenant(tenant))) return tenant;
  throw new AppError("not_found", `There is no tenant ${tenant}; make it with create-tenant.`);
}

const note = (tenantId: string, action: string, subject: string, deps: Deps): Promise<void> =>
  appendAudit(tenantId, { actor: "admin", via: "command", action, subject }, deps);

const row = (...cells: string[]): string => cells.join("  ");
