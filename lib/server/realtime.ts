import {
  createPusherRealtime,
  type PusherRealtime,
  tenantChannel,
} from "@/lib/adapters/pusher/pusher-realtime";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import type { Config } from "@/lib/config/env";
import type { RealtimeSettings } from "@/lib/contracts/realtime";
import type { Caller } from "@/lib/server/caller";
import type { Log } from "@/lib/server/log";

/** The Pusher-protocol server of the settings, where there is one. */
export function openPusher(config: Config, log: Log): PusherRealtime | undefined {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = config;
  const { PUSHER_CLUSTER: cluster, PUSHER_HOST: host } = config;
  if (!appId || !key || !secret || !(cluster || host)) return undefined;
  const place = host
    ? { host, port: config.PUSHER_PORT ?? (config.PUSHER_TLS ? 443 : 6001), tls: config.PUSHER_TLS }
    : { cluster: cluster ?? "" };
  return createPusherRealtime({ appId, key, secret, ...place }, (message) =>
    log({ level: "warn", event: "realtime_fault", fields: { message } }),
  );
}

/** Tells everyone: the streams of this server, and the realtime server. */
export const toAll = (...ways: (Realtime | undefined)[]): Realtime => ({
  publish(tenantId, events, how) {
    for (const way of ways) way?.publish(tenantId, events, how);
  },
});

/** What a watcher needs to know to follow its tenant's events. */
export function realtimeSettings(config: Config, tenantId: string, isPusher: boolean): RealtimeSettings {
  if (!isPusher) return { by: "sse" };
  const { PUSHER_KEY: key = "", PUSHER_HOST: host, PUSHER_CLUSTER: cluster } = config;
  return {
    by: "pusher",
    key,
    channel: tenantChannel(tenantId),
    tls: host ? config.PUSHER_TLS : true,
    ...(host
      ? { host, port: config.PUSHER_PORT ?? (config.PUSHER_TLS ? 443 : 6001) }
      : { cluster: cluster ?? "" }),
  };
}

/** Where a page connects to for its events, besides this server. */
export function realtimeAddresses(config: Config): string[] {
  const { PUSHER_KEY: key, PUSHER_HOST: host, PUSHER_CLUSTER: cluster, PUSHER_TLS: tls } = config;
  if (!key || !(host || cluster)) return [];
  if (!host) return ["wss://*.pusher.com"];
  return [`${tls ? "wss" : "ws"}://${host}:${config.PUSHER_PORT ?? (tls ? 443 : 6001)}`];
}

const sessionPattern = /^private-session-([0-9a-f-]{36})$/;

/** Lets a connection into a channel of the caller's own tenant. Throws `not_found` for any other channel, as if it never was. */
export async function authorizeChannel(
  ask: { socketId: string; channel: string },
  caller: Caller,
  { pusher, store }: { pusher: PusherRealtime | undefined; store: Pick<Store, "loadSession"> },
): Promise<{ auth: string }> {
  if (!pusher) throw new AppError("not_found", "No realtime server is set up; /api/events tells the events.");
  const sessionId = sessionPattern.exec(ask.channel)?.[1];
  const isOwn =
    ask.channel === tenantChannel(caller.tenantId) ||
    (sessionId !== undefined && (await store.loadSession(caller.tenantId, sessionId)) !== null);
  if (!isOwn) throw new AppError("not_found", "channel_name: there is no such channel");
  return pusher.authorize(ask.socketId, ask.channel);
}
