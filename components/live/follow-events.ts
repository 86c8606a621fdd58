import type { RealtimeEvent } from "@/lib/contracts/message";
import type { MissedEvents, RealtimeSettings } from "@/lib/contracts/realtime";

export type EventsFollower = {
  event: (event: RealtimeEvent) => void;
  /** After each (re)connection. */
  connected: () => void;
  lost: () => void;
  /** The server knows this browser no more: nothing comes until someone signs in again. */
  signedOut: () => void;
};

/** A stream that the browser gave up for good is opened anew after so long. */
const openAgainMs = 2_000;

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

/** A browser comes back by itself after a cut, but not after an answer that is no stream, as of a server or proxy that is just starting. */
function followStream({ event, connected, lost, signedOut }: EventsFollower): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const open = (): void => {
    source = new EventSource(`/api/events${last && `?lastEventId=${encodeURIComponent(last)}`}`);
    source.onopen = connected;
    source.onerror = () => {
      lost();
      if (source.readyState === EventSource.CLOSED) again = setTimeout(comeBack, openAgainMs);
    };
    for (const name of names)
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        last = lastEventId || last;
        event(JSON.parse(data));
      });
  };
  const comeBack = async (): Promise<void> => {
    const status = await fetch("/api/realtime").then(
      (response) => response.status,
      () => 0,
    );
    if (again === undefined) return;
    if (status === 401) signedOut();
    else open();
  };
  open();
  return () => {
    clearTimeout(again);
    again = undefined;
    source.close();
  };
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
