import { createHmac } from "node:crypto";
import { z } from "zod";
import { sameSecret } from "@/lib/server/api-key";

const lifeSeconds = 30 * 24 * 60 * 60;
const name = "surefoot_session";

const Payload = z.strictObject({ tenantId: z.string(), userId: z.string(), expires: z.number() });

export type SessionCookies = {
  /** The `Set-Cookie` value that signs someone in for 30 days. */
  issue(who: { tenantId: string; userId: string }, now: Date): string;
  /** Who a `Cookie` header proves to be; null when there is no such cookie, it was altered, or it is too old. */
  read(header: string, now: Date): { tenantId: string; userId: string } | null;
};

/** Signed cookies: nothing is stored, every server with the same secret accepts them. */
export function createSessionCookies(secret: string, options: { secure: boolean }): SessionCookies {
  const signatureOf = (payload: string) => createHmac("sha256", secret).update(payload).digest("base64url");
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${options.secure ? "; Secure" : ""}`;
  return {
    issue(who, now) {
      const content = {
        tenantId: who.tenantId,
        userId: who.userId,
        expires: now.getTime() + lifeSeconds * 1000,
      };
      const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${name}=${payload}.${signatureOf(payload)}; ${attributes}`;
    },
    read(header, now) {
      const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)\\.([\\w-]+)`).exec(header);
      if (!found) return null;
      const [, payload = "", signature = ""] = found;
      if (!sameSecret(signature, signatureOf(payload))) return null;
      const { tenantId, userId, expires } = Payload.parse(
        JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
      );
      return expires > now.getTime() ? { tenantId, userId } : null;
    },
  };
}
