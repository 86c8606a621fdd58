import Pusher from "pusher";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { RealtimeEvent } from "@/lib/contracts/message";
import type { RealtimeNotice } from "@/lib/contracts/realtime";

export type PusherSettings = { appId: string; key: string; secret: string } & (
  | { cluster: string }
  | { host: string; port: number; tls: boolean }
);

export type PusherRealtime = Realtime & {
  /** The signature that lets a connection into a private channel. */
  authorize(socketId: string, channel: string): { auth: string };
  /** Resolves when everything published so far has been sent, or given up. */
  settled(): Promise<void>;
};

/** The protocol's own limits, a margin below. */
const batchSize = 10;
const noticeBytes = 9_000;
const sendMs = 5_000;
/** Publishing is given up on for events past so many in waiting: watchers find them in the event log. */
const waitingEvents = 2_000;

export const tenantChannel = (tenantId: string): string =>
  `private-tenant-${Buffer.from(tenantId).toString("base64url")}`;
export const sessionChannel = (sessionId: string): string => `private-session-${sessionId}`;

/**
 * Events by a Pusher-protocol server, hosted or one's own: each to its session's channel and to its tenant's, in the order published. A server that
 * is slow, away or full never delays a turn; what it misses stands in the event log.
 */
export function createPusherRealtime(
  settings: PusherSettings,
  onFault: (message: string) => void,
): PusherRealtime {
  const pusher = new Pusher({
    appId: settings.appId,
    key: settings.key,
    secret: settings.secret,
    timeout: sendMs,
    ...("cluster" in settings
      ? { cluster: settings.cluster, useTLS: true }
      : { host: settings.host, port: String(settings.port), useTLS: settings.tls }),
  });
  const waiting: Pusher.BatchEvent[] = [];
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      try {
        await pusher.triggerBatch(batch);
      } catch (error) {
        // The SDK's errors hold the signed request.
        const status = error instanceof Error && "status" in error ? ` (status ${String(error.status)})` : "";
        onFault(`${batch.length} events could not be sent to the realtime server${status}`);
      }
    }
  }

  return {
    publish(tenantId, events) {
      if (waiting.length > waitingEvents) {
        onFault(`${events.length} events were left out: the realtime server is too slow`);
        return;
      }
      for (const event of events) {
        const data = JSON.stringify(noticeOf(event));
        for (const channel of [tenantChannel(tenantId), sessionChannel(event.sessionId)])
          waiting.push({ channel, name: event.name, data });
      }
      sending ??= send().finally(() => {
        sending = undefined;
      });
    },
    authorize: (socketId, channel) => ({ auth: pusher.authorizeChannel(socketId, channel).auth }),
    async settled() {
      await sending;
    },
  };
}

function noticeOf(event: RealtimeEvent): RealtimeNotice {
  if (Buffer.byteLength(JSON.stringify(event)) <= noticeBytes) return event;
  const { data: _data, ...rest } = event;
  return { ...rest, tooLarge: true };
}
