import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Written over on every request, so that no client can name its own. */
const peerHeader = "x-surefoot-peer";

/** Notes with each request who is at the other end of its connection; a route handler is not told otherwise. */
export function notePeers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? "";
  });
}

/**
 * The address that a request came from. Behind `trustedProxies` proxies it is what the outermost of those saw; what stands left of that in
 * `X-Forwarded-For` anyone can write.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const peer = headers.get(peerHeader) ?? "";
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return networkOf(seen || peer || "unknown");
}

/** Whoever has an IPv6 address has a whole /64 of them. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain.slice(0, 64);
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0")].slice(0, 4).join(":");
}
