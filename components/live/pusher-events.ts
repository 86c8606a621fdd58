import type Pusher from "pusher-js";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { type MissedEvents, RealtimeNotice, type RealtimeSettings } from "@/lib/contracts/realtime";

type PusherPlace = Extract<RealtimeSettings, { by: "pusher" }>;

export type PusherWatch = {
  onEvent: (event: RealtimeEvent) => void;
  /** After each (re)connection, once what was missed has been told. */
  onConnected: () => void;
  onLost: () => void;
  /** The log's events after one, a page of them. */
  missedAfter: (eventId: string) => Promise<MissedEvents>;
};

/** Events of two servers may come in another order than the log's: what is asked for again overlaps by so many. */
const overlap = 50;
const remembered = 1_000;

/** Options for a client of this place. `authEndpoint` lets it into its private channels. */
export function pusherOptions(place: PusherPlace, authEndpoint: string) {
  const channelAuthorization = { endpoint: authEndpoint, transport: "ajax" as const };
  if (!place.host) return { cluster: place.cluster ?? "", forceTLS: true, channelAuthorization };
  return {
    cluster: "",
    wsHost: place.host,
    wsPort: place.port ?? 80,
    wssPort: place.port ?? 443,
    forceTLS: place.tls,
    enabledTransports: ["ws" as const, "wss" as const],
    disableStats: true,
    channelAuthorization,
  };
}

/**
 * Follows a channel: each event once. Whatever happened while the connection was away, or was too large for it, is read from the log before
 * anything later is told.
 */
export function watchByPusher(client: Pusher, channelName: string, watch: PusherWatch): () => void {
  const seen: string[] = [];
  const known = new Set<string>();
  let work = Promise.resolve();
  let open = true;

  const tell = (event: RealtimeEvent): void => {
    if (!open || known.has(event.eventId)) return;
    known.add(event.eventId);
    seen.push(event.eventId);
    if (seen.length > remembered) known.delete(seen.shift() ?? "");
    watch.onEvent(event);
  };

  async function catchUp(): Promise<void> {
    let after = seen.at(-overlap) ?? seen[0];
    for (let more = after !== undefined; more && open && after !== undefined; ) {
      const page: MissedEvents = await watch.missedAfter(after);
      for (const event of page.events) tell(event);
      after = page.events.at(-1)?.eventId;
      more = page.more;
    }
  }

  // One after the other: what comes in while the log is read waits for it.
  const then = (step: () => void | Promise<void>): void => {
    work = work.then(step).catch(() => watch.onLost());
  };

  const channel = client.subscribe(channelName);
  channel.bind("pusher:subscription_succeeded", () =>
    then(async () => {
      await catchUp();
      watch.onConnected();
    }),
  );
  channel.bind_global((name: string, data: unknown) => {
    if (name.startsWith("pusher")) return;
    const notice = RealtimeNotice.safeParse(data);
    if (!notice.success) return;
    then(() => ("tooLarge" in notice.data ? catchUp() : tell(notice.data)));
  });
  client.connection.bind("state_change", ({ current }: { current: string }) => {
    if (current === "unavailable" || current === "failed" || current === "disconnected") watch.onLost();
  });
  return () => {
    open = false;
    client.unsubscribe(channelName);
    client.disconnect();
  };
}
