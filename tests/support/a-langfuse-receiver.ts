import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export type Received = { path: string; authorization: string | undefined; body: unknown; text: string };

export type Receiver = { url: string; received: Received[]; close(): Promise<void> };

/** How it behaves to what it is sent. */
export type Manner = "takes" | "fails" | "hangs";

/** A server that takes what a Langfuse is sent, and keeps it. */
export async function aReceiver(manner: Manner = "takes"): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    read(request).then((text) => {
      const { url: path = "", headers } = request;
      received.push({ path, authorization: headers.authorization, body: JSON.parse(text), text });
      answer(response, path, manner);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  return (request.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole).toString("utf8");
}

function answer(response: ServerResponse, path: string, manner: Manner): void {
  if (manner === "hangs") return;
  response.setHeader("content-type", "application/json");
  if (manner === "fails") response.writeHead(500).end('{"message":"out of order"}');
  else if (path.includes("/otel/")) response.end("{}");
  else response.writeHead(207).end('{"successes":[],"errors":[]}');
}
