import { createHash, createHmac, randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

export const pusherApp = { appId: "7", key: "app-key", secret: "app-secret" };

export type PusherServer = {
  port: number;
  /** Names of the events that were taken, in order, a channel each. */
  taken: { channel: string; name: string }[];
  /** Subscriptions that were refused for a wrong signature. */
  refused: string[];
  /** Breaks every open connection off. */
  cut(): void;
  connections(): number;
  close(): Promise<void>;
};

type Connection = { socketId: string; socket: Duplex; channels: Set<string> };

/**
 * A server that speaks the Pusher protocol as far as the real libraries need it: signed events over HTTP, private channels over WebSocket. Its
 * frames are text of less than 64 KB.
 */
export async function startPusherServer(): Promise<PusherServer> {
  const connections = new Set<Connection>();
  const taken: PusherServer["taken"] = [];
  const refused: string[] = [];

  const send = (socket: Duplex, message: { event: string; channel?: string; data?: unknown }): void => {
    const payload = Buffer.from(JSON.stringify({ ...message, data: JSON.stringify(message.data ?? {}) }));
    const head = payload.length < 126 ? Buffer.from([0x81, payload.length]) : Buffer.from([0x81, 126, 0, 0]);
    if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
    socket.write(Buffer.concat([head, payload]));
  };

  function heard(connection: Connection, text: string): void {
    const { event, data } = JSON.parse(text);
    if (event === "pusher:ping") send(connection.socket, { event: "pusher:pong" });
    if (event !== "pusher:subscribe") return;
    const { channel, auth } = data;
    if (auth !== `${pusherApp.key}:${hmac(`${connection.socketId}:${channel}`)}`) {
      refused.push(channel);
      return;
    }
    connection.channels.add(channel);
    send(connection.socket, { event: "pusher_internal:subscription_succeeded", channel });
  }

  function connect(request: IncomingMessage, socket: Duplex): void {
    const accept = createHash("sha1")
      .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    const connection = {
      socketId: `${randomInt(1e6)}.${randomInt(1e6)}`,
      socket,
      channels: new Set<string>(),
    };
    connections.add(connection);
    socket.on("close", () => connections.delete(connection)).on("error", () => socket.destroy());
    socket.on(
      "data",
      readFrames((text) => heard(connection, text)),
    );
    const data = { socket_id: connection.socketId, activity_timeout: 30 };
    send(socket, { event: "pusher:connection_established", data });
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts).toString();
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (!isSigned(url, body)) {
      response.writeHead(401).end();
      return;
    }
    for (const { channel, name, data } of JSON.parse(body).batch) {
      taken.push({ channel, name });
      for (const one of connections)
        if (one.channels.has(channel)) send(one.socket, { event: name, channel, data: JSON.parse(data) });
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }

  const server = createServer((request, response) => void take(request, response));
  server.on("upgrade", connect);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const { socket } of connections) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    refused,
    cut,
    connections: () => connections.size,
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hmac = (text: string): string => createHmac("sha256", pusherApp.secret).update(text).digest("hex");

function isSigned(url: URL, body: string): boolean {
  const given = url.searchParams.get("auth_signature");
  url.searchParams.delete("auth_signature");
  const fields = [...url.searchParams]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const bodyHash = createHash("md5").update(body).digest("hex");
  return (
    given === hmac(["POST", url.pathname, fields.join("&")].join("\n")) &&
    url.searchParams.get("body_md5") === bodyHash
  );
}

/** Takes a client's masked text frames out of what comes in. */
function readFrames(onText: (text: string) => void): (part: Buffer) => void {
  let held = Buffer.alloc(0);
  return (part) => {
    held = Buffer.concat([held, part]);
    for (;;) {
      if (held.length < 6) return;
      const short = (held[1] ?? 0) & 0x7f;
      const lengthBytes = short === 126 ? 2 : 0;
      const length = short === 126 ? held.readUInt16BE(2) : short;
      const start = 2 + lengthBytes + 4;
      if (held.length < start + length) return;
      const mask = held.subarray(start - 4, start);
      const text = held.subarray(start, start + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
      if (((held[0] ?? 0) & 0x0f) === 1) onText(text.toString());
      held = held.subarray(start + length);
    }
  };
}
