import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";

/** Those that took a request in this process. Next, which owns the one that counts, hands it to nobody. */
const servers = new Set<Server>();

/** From now on servers are known that can be asked to let go of connections. Call before the first request. */
export function noteServers(): void {
  const note = (message: unknown): void => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    if (message.server instanceof Server) servers.add(message.server);
  };
  subscribe("http.server.request.start", note);
  // A request may have waited since before.
  subscribe("http.server.response.finish", note);
}

const everyMs = 50;

/**
 * Closes connections as they fall idle. A server that stops waits for each of them, as long as it keeps one open for the next request: a
 * stream that has ended would hold it for a minute.
 */
export function closeIdleConnections(): void {
  setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, everyMs).unref();
}
