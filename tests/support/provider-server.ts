import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** A question as it came over the wire, in whichever protocol. */
export type AskedOfProvider = {
  path: string;
  model: string;
  key: string | undefined;
  taskName: string | undefined;
  system: string;
  user: string;
  schema: Record<string, unknown> | undefined;
  /** A level's name, or a number of tokens. */
  thinking: string | number | undefined;
  maxOutputTokens: number | undefined;
  searches: boolean;
  image: string | undefined;
  body: Record<string, unknown>;
};

/** What the provider does about it. `status` is a refusal with the protocol's own body; `hang` never answers; `drop` closes the connection. */
export type ProviderReply =
  | { json: unknown; searched?: string[] }
  | { text: string; cut?: boolean; searched?: string[] }
  | { blocked: string }
  | { status: number; retryAfter?: string; body?: unknown }
  | { broken: true }
  | "hang"
  | "drop";

export type Tokens = { input: number; cached: number; output: number; thoughts: number };
/** What every answer is said to have cost. */
export const wireTokens: Tokens = { input: 1_000, cached: 400, output: 60, thoughts: 20 };

export type ProviderServer = {
  url: string;
  asked: AskedOfProvider[];
  /** Questions that nobody has answered and whose asker still waits. */
  waiting(): number;
  close(): Promise<void>;
};

export type Protocol = {
  /** The question in a request, or nothing when it is a question about models. */
  read(path: string, headers: IncomingMessage["headers"], body: Record<string, unknown>): AskedOfProvider;
  write(
    reply: Exclude<ProviderReply, "hang" | "drop" | { broken: true } | { status: number }>,
    asked: AskedOfProvider,
  ): unknown;
  refusal(status: number): unknown;
  /** The answer to a look at one model. */
  model(path: string): unknown;
};

/** A server on loopback that speaks a provider's REST protocol and answers as it is told. */
export async function startProvider(
  protocol: Protocol,
  reply: (asked: AskedOfProvider, count: number) => ProviderReply,
): Promise<ProviderServer> {
  const asked: AskedOfProvider[] = [];
  let waiting = 0;
  const server = createServer((request, response) => {
    waiting++;
    response.once("close", () => waiting--);
    void bodyOf(request).then((body) => {
      const path = request.url ?? "";
      const question = protocol.read(path, request.headers, body);
      if (request.method === "POST") asked.push(question);
      act(reply(question, asked.length), { request, response, question, protocol });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: addressOf(server),
    asked,
    waiting: () => waiting,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  question: AskedOfProvider;
  protocol: Protocol;
};

function act(reply: ProviderReply, { request, response, question, protocol }: Exchange): void {
  if (reply === "hang") return;
  if (reply === "drop") {
    request.socket.destroy();
    return;
  }
  if ("status" in reply) {
    const headers = reply.retryAfter ? { "retry-after": reply.retryAfter } : {};
    send(response, reply.status, reply.body ?? protocol.refusal(reply.status), headers);
  } else if (request.method === "GET") {
    send(response, 200, protocol.model(question.path));
  } else if ("broken" in reply) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"candidates": [{"content": {"par');
  } else {
    send(response, 200, protocol.write(reply, question));
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? {} : JSON.parse(text);
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server does not listen on a port");
  return `http://127.0.0.1:${address.port}`;
}
