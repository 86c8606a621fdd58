import { randomBytes } from "node:crypto";

export const newNonce = (): string => randomBytes(16).toString("base64");

/**
 * What a page of the dashboard may load. Scripts run by the nonce of their answer only, so that text which comes out as markup runs nothing.
 * Styles may stand in the page: the libraries of the dashboard write them there. `dev`: the development server evaluates code and keeps a
 * socket open.
 */
export function contentSecurityPolicy(
  nonce: string,
  { connect, dev, secure }: { connect: readonly string[]; dev: boolean; secure: boolean },
): string {
  const rules: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect, ...(dev ? ["ws:"] : [])],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(secure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
