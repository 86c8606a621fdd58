import { AppError } from "@/lib/agent/domain/app-error";
import { callerOfKey, localTenant } from "@/lib/server/caller";
import type { House } from "@/lib/server/composition";

/** Lets the browser in that opens the printed link first; any later one is told how to get in. */
export function redeemLink(request: Request, { signInLink, callers, clock }: House): Response {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!signInLink.redeem(token)) return seeOther("/sign-in?link=used");
  const cookie = callers.cookies.issue({ tenantId: localTenant, userId: "owner" }, clock.now());
  return seeOther("/", { "set-cookie": cookie });
}

/** The `Set-Cookie` value for the owner of a key. */
export async function signInWithKey(key: string, { callers, clock }: House): Promise<string> {
  const caller = await callerOfKey(key, callers);
  if (caller) return callers.cookies.issue(caller, clock.now());
  throw new AppError(
    "unauthenticated",
    "key: this is no key of this server, or it was revoked or has expired",
  );
}

/** Relative, so that it is right behind any proxy. */
const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...headers, location } });
