import { createHmac } from "node:crypto";
import { z } from "zod";
import { sameSecret } from "@/lib/server/api-key";

const lifeSeconds = 30 * 24 * 60 * 60;
const name = "surefoot_session";

/** What the browser was let in as: the machine's owner, a user, or the holder of a key. */
const SignedIn = z.strictObject({
  tenantId: z.string(),
  userId: z.string(),
  as: z.enum(["owner", "user", "key", "bootstrap"]),
});
export type SignedIn = z.infer<typeof SignedIn>;

const Payload = SignedIn.extend({ expires: z.number() });

export type SessionCookies = {
  /** The `Set-Cookie` value that signs someone in for 30 days. */
  issue(who: SignedIn, now: Date): string;
  /** The `Set-Cookie` value that signs out. */
  clear(): string;
  /** Who a `Cookie` header proves to be; null when there is no such cookie, it was altered, or it is too old. */
  read(header: string, now: Date): SignedIn | null;
};

/** Signed cookies: nothing is stored, every server with the same secret accepts them. */
export function createSessionCookies(secret: string, options: { secure: boolean }): SessionCookies {
  const signatureOf = (payload: string) => createHmac("sha256", secret).update(payload).digest("base64url");
  const attributes = (seconds: number) =>
    `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${options.secure ? "; Secure" : ""}`;
  return {
    issue(who, now) {
      const content = { ...SignedIn.parse(who), expires: now.getTime() + lifeSeconds * 1000 };
      const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${name}=${payload}.${signatureOf(payload)}; ${attributes(lifeSeconds)}`;
    },
    clear: () => `${name}=; ${attributes(0)}`,
    read(header, now) {
      const found = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)\\.([\\w-]+)`).exec(header);
      if (!found) return null;
      const [, payload = "", signature = ""] = found;
      if (!sameSecret(signature, signatureOf(payload))) return null;
      // One of another version of the server is no fault: its owner signs in anew.
      const content = Payload.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
      if (!content.success || content.data.expires <= now.getTime()) return null;
      const { tenantId, userId, as } = content.data;
      return { tenantId, userId, as };
    },
  };
}
