import { AppError } from "@/lib/agent/domain/app-error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import type { Caller } from "@/lib/server/caller";

const loopbackNames = new Set(["127.0.0.1", "localhost", "[::1]"]);

const extensionOrigin = /^(?:chrome|moz)-extension:\/\//;

/** Where the server lets itself be addressed. */
export type Addresses = {
  /** The public address, if there is one. */
  url: string | undefined;
  allowedOrigins: readonly string[];
};

/** Refuses a `Host` that is not the server's: a page elsewhere whose name was pointed at this machine gets nothing. */
export function checkHost(headers: Headers, addresses: Addresses): void {
  const host = headers.get("host") ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (loopbackNames.has(name)) return;
  if (addresses.url && new URL(addresses.url).host === host.toLowerCase()) return;
  throw new AppError(
    "forbidden",
    "This host name is not the server's. Set SUREFOOT_URL to the address people open.",
  );
}

/**
 * Refuses calls that another site's page makes with the visitor's cookie. A key or a pairing code is never sent unasked, so an extension
 * may call with one; a web page may not, and no other extension than the one that the key belongs to.
 */
export function checkOrigin(
  headers: Headers,
  caller: Pick<Caller, "via" | "origin"> | null,
  addresses: Addresses,
): void {
  const origin = headers.get("origin");
  if (origin === null && caller?.via === "cookie" && headers.get("sec-fetch-site") === "cross-site")
    throw new AppError("forbidden", "Another site's page may not call the server.");
  if (origin === null || addresses.allowedOrigins.includes(origin)) return;
  if (caller?.via !== "cookie" && extensionOrigin.test(origin) && (caller?.origin ?? origin) === origin)
    return;
  if (URL.canParse(origin) && new URL(origin).host === (headers.get("host") ?? "").toLowerCase()) return;
  throw new AppError(
    "forbidden",
    "This origin may not call the server. SUREFOOT_ALLOWED_ORIGINS lists those that may.",
  );
}

/** The foreign origin, if any, whose scripts may read the answer: a listed one, or the extension that the caller's key belongs to. */
export function sharedWith(
  headers: Headers,
  caller: Pick<Caller, "origin"> | null,
  { allowedOrigins }: Pick<Addresses, "allowedOrigins">,
): string | undefined {
  const origin = headers.get("origin") ?? undefined;
  return origin !== undefined && (origin === caller?.origin || allowedOrigins.includes(origin))
    ? origin
    : undefined;
}

/** Refuses a client of another protocol version. Returns whether the client named one: those from before versions do not. */
export function checkProtocol(headers: Headers): boolean {
  const given = headers.get(protocolHeader);
  if (given === null) return false;
  const version = Number(given);
  if (version === protocolVersion) return true;
  const advice =
    version > protocolVersion
      ? `The client is newer than the server: update the server.`
      : `The client is older than the server: update the client.`;
  throw new AppError("unsupported_protocol", `${advice} The server speaks protocol ${protocolVersion}.`, {
    details: { supported: [protocolVersion] },
  });
}
