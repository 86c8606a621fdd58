import { AppError } from "@/lib/agent/domain/app-error";
import { hashOfKey } from "@/lib/server/api-key";
import { appendAudit } from "@/lib/server/audit";
import { callerOfKey, localTenant } from "@/lib/server/caller";
import type { House } from "@/lib/server/composition";
import type { SignedIn } from "@/lib/server/session-cookie";

type SignInDeps = Pick<House, "signInLink" | "callers" | "clock" | "ids" | "store">;

/** Lets the browser in that opens a link first: the printed one, or one that a user was given. Any later one is told how to get in. */
export async function redeemLink(request: Request, requestId: string, deps: SignInDeps): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const who = deps.signInLink.redeem(token)
    ? ({ tenantId: localTenant, userId: "owner", as: "owner" } as const)
    : await userOfLink(token, deps);
  if (!who) return seeOther("/sign-in?link=used");
  await note(who, "link", requestId, deps);
  return seeOther("/", { "set-cookie": deps.callers.cookies.issue(who, deps.clock.now()) });
}

async function userOfLink(token: string, { store, clock }: SignInDeps): Promise<SignedIn | null> {
  const now = clock.now().toISOString();
  const link = token === "" ? null : await store.takeSignInLink(hashOfKey(token), now);
  if (!link) return null;
  const { tenantId, userId } = link;
  const user = await store.loadUser(tenantId, userId);
  if (!user || user.disabledAt) return null;
  await store.changeUser(tenantId, userId, { lastSignInAt: now });
  return { tenantId, userId, as: "user" };
}

/** The `Set-Cookie` value for the owner of a key. */
export async function signInWithKey(key: string, requestId: string, deps: SignInDeps): Promise<string> {
  const caller = await callerOfKey(key, deps.callers);
  if (!caller)
    throw new AppError(
      "unauthenticated",
      "key: this is no key of this server, or it was revoked or has expired",
    );
  const { tenantId, userId } = caller;
  const who = { tenantId, userId, as: userId === "bootstrap" ? "bootstrap" : "key" } as const;
  await note(who, "key", requestId, deps);
  return deps.callers.cookies.issue(who, deps.clock.now());
}

const note = (who: SignedIn, via: "link" | "key", requestId: string, deps: SignInDeps) =>
  appendAudit(who.tenantId, { actor: who.userId, via, action: "signed in", requestId }, deps);

/** Relative, so that it is right behind any proxy. */
const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...headers, location } });
