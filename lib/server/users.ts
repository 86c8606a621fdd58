import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/agent/domain/app-error";
import type { AccessStore, UserRecord } from "@/lib/agent/ports/access-store";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { UserLink, UserRole, UserView } from "@/lib/contracts/user";
import { hashOfKey } from "@/lib/server/api-key";

type UserDeps = { store: AccessStore; clock: Clock; ids: Ids; address: string };

const linkLifeMs = 24 * 60 * 60_000;

/** Invites someone: the link in the answer signs one browser in as them, once, within a day. */
export async function createUser(
  tenantId: string,
  { name, role }: { name: string; role: UserRole },
  deps: UserDeps,
): Promise<UserLink> {
  const createdAt = deps.clock.now().toISOString();
  const user: UserRecord = { id: deps.ids.uuid(), tenantId, name, role, createdAt };
  await deps.store.createUser(user);
  return linkFor(user, deps);
}

export async function linkUser(tenantId: string, id: string, deps: UserDeps): Promise<UserLink> {
  const user = await deps.store.loadUser(tenantId, id);
  if (!user || user.disabledAt) throw noSuchUser();
  return linkFor(user, deps);
}

export const listUsers = async (tenantId: string, store: AccessStore): Promise<UserView[]> =>
  (await store.listUsers(tenantId)).map(userView);

/** The user's cookies and links hold no longer. */
export async function disableUser(
  tenantId: string,
  id: string,
  { store, clock }: Pick<UserDeps, "store" | "clock">,
): Promise<{ id: string }> {
  if (await store.changeUser(tenantId, id, { disabledAt: clock.now().toISOString() })) return { id };
  throw noSuchUser();
}

async function linkFor(user: UserRecord, { store, clock, address }: UserDeps): Promise<UserLink> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + linkLifeMs).toISOString();
  const { id: userId, tenantId } = user;
  await store.createSignInLink({
    hash: hashOfKey(token),
    tenantId,
    userId,
    createdAt: now.toISOString(),
    expiresAt,
  });
  return {
    user: userView(user),
    link: `${address.replace(/\/$/, "")}/api/sign-in?token=${token}`,
    expiresAt,
  };
}

const noSuchUser = () => new AppError("not_found", "id: there is no such user");
const userView = ({ tenantId: _tenant, ...shown }: UserRecord): UserView => shown;
