import type { RealtimeEvent } from "@/lib/contracts/message";

export type SseReader = {
  /** Ids of the events that came, in order, over all connections. */
  ids: string[];
  /** Drops the connection; the next one asks for what came after the last event. */
  cut(): void;
  stop(): Promise<void>;
};

/** A watcher as a client would be one: it comes back when it was cut off, each time to the next of the servers, with the last id that it has. */
export function readEvents(
  servers: readonly { url: string }[],
  key: string,
  sessionId: string,
): { reader: SseReader; connected: Promise<void> } {
  const ids: string[] = [];
  const stopped = new AbortController();
  let connection = new AbortController();
  let connect = (): void => undefined;
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });

  async function readOnce(url: string): Promise<void> {
    connection = new AbortController();
    const last = ids.at(-1);
    const response = await fetch(`${url}/api/events?sessionId=${sessionId}`, {
      headers: { authorization: `Bearer ${key}`, ...(last ? { "last-event-id": last } : {}) },
      signal: AbortSignal.any([connection.signal, stopped.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
    let rest = "";
    const decoder = new TextDecoder();
    const chunks = response.body.getReader();
    for (;;) {
      const { done, value } = await chunks.read();
      if (done) return;
      const frames = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) take(frame);
    }
  }

  function take(frame: string): void {
    if (frame.startsWith("retry:")) connect();
    const id = /^id: (.+)$/m.exec(frame)?.[1];
    const data = /^data: (.+)$/m.exec(frame)?.[1];
    if (id === undefined || data === undefined) return;
    const event: RealtimeEvent = JSON.parse(data);
    if (event.eventId !== id) throw new Error(`the frame of ${event.eventId} has the id ${id}`);
    ids.push(id);
  }

  const work = (async () => {
    for (let attempt = 0; !stopped.signal.aborted; attempt++) {
      const server = servers[attempt % servers.length];
      // Cut off, or the server is gone: the next one is asked.
      if (server) await readOnce(server.url).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();

  return {
    connected,
    reader: {
      ids,
      cut: () => connection.abort(),
      async stop() {
        stopped.abort();
        await work;
      },
    },
  };
}
