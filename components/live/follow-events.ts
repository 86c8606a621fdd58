import type { RealtimeEvent } from "@/lib/contracts/message";
import type { MissedEvents, RealtimeSettings } from "@/lib/contracts/realtime";

export type EventsFollower = {
  event: (event: RealtimeEvent) => void;
  /** After each (re)connection. */
  connected: () => void;
  lost: () => void;
};

const names: RealtimeEvent["name"][] = ["new_message", "interact_response", "plan_update", "task_status"];

/** Follows the events of the signed-in tenant in the way that the server says, until the function that is given back is called. */
export function followEvents(follower: EventsFollower): () => void {
  let leave: (() => void) | undefined;
  let left = false;
  const follow = async (): Promise<void> => {
    const settings = await dataOf<RealtimeSettings>("/api/realtime");
    if (left) return;
    leave = settings.by === "pusher" ? await followPusher(settings, follower) : followStream(follower);
    if (left) leave();
  };
  // A server that does not say how is one to try the stream of: it tells by itself when it comes back.
  follow().catch(() => {
    if (!left) leave = followStream(follower);
  });
  return () => {
    left = true;
    leave?.();
  };
}

/** What this page's own server says; schemas to check it by would be a quarter of all that the page loads. */
async function dataOf<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { data }: { data: T } = await response.json();
  return data;
}

function followStream({ event, connected, lost }: EventsFollower): () => void {
  const source = new EventSource("/api/events");
  source.onopen = connected;
  source.onerror = lost;
  for (const name of names)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => event(JSON.parse(data)));
  return () => source.close();
}

/** The library and what goes with it are loaded only where they are needed. */
async function followPusher(
  settings: Extract<RealtimeSettings, { by: "pusher" }>,
  { event, connected, lost }: EventsFollower,
): Promise<() => void> {
  const [{ default: Pusher }, { pusherOptions, watchByPusher }] = await Promise.all([
    import("pusher-js"),
    import("./pusher-events"),
  ]);
  const client = new Pusher(settings.key, pusherOptions(settings, "/api/pusher/auth"));
  return watchByPusher(client, settings.channel, {
    onEvent: event,
    onConnected: connected,
    onLost: lost,
    missedAfter: (after) => dataOf<MissedEvents>(`/api/events/missed?after=${encodeURIComponent(after)}`),
  });
}
