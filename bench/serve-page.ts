import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { openBackEnd, type PageAnswer, type PageBackEnd, type PageRequest } from "@/bench/page-back-end";
import type { PageFolder } from "@/bench/page-folder";

export type ServedPage = {
  /** Where the goal begins. */
  url: string;
  /** The true state, asked of the page's own back end. */
  isDone: () => Promise<boolean>;
  /** One line a request, `METHOD path status`, oldest first. */
  requests: readonly string[];
  close: () => Promise<void>;
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Never served: what the page is about and how its back end cheats. */
const hidden = /^\/(?:page\.json|server\.mjs)$/;

/** Serves one page on its own loopback port, with a fresh state. */
export async function servePage(page: PageFolder): Promise<ServedPage> {
  const backEnd = await openBackEnd(path.join(page.folder, "server.mjs"));
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    void answerFor(page, backEnd, incoming).then((answer) => {
      requests.push(`${incoming.method} ${incoming.url} ${answer.status}`);
      send(outgoing, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${page.start}`,
    isDone: backEnd.isDone,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The page's own answer goes first; where it has none (or 404), a file of its folder or of the folder `shared` beside it. */
async function answerFor(
  page: PageFolder,
  backEnd: PageBackEnd,
  incoming: IncomingMessage,
): Promise<PageAnswer> {
  try {
    const request = await readRequest(incoming);
    const own = await backEnd.handle(request);
    if (own && own.status !== 404) return own;
    const file = request.method === "GET" ? await staticFile(page.folder, request.path) : undefined;
    return file ?? own ?? { status: 404, headers: { "content-type": "text/plain" }, body: "Not found" };
  } catch (error) {
    return { status: 500, headers: { "content-type": "text/plain" }, body: String(error) };
  }
}

async function readRequest(incoming: IncomingMessage): Promise<PageRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const url = incoming.url ?? "/";
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(", ")]);
  return {
    method: incoming.method ?? "GET",
    path: pathname,
    url,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

async function staticFile(folder: string, asked: string): Promise<PageAnswer | undefined> {
  const name = decodeURIComponent(asked.endsWith("/") ? `${asked}index.html` : asked);
  if (hidden.test(name)) return undefined;
  const root = name.startsWith("/shared/") ? path.dirname(folder) : folder;
  const file = path.join(root, name);
  if (!file.startsWith(root + path.sep)) return undefined;
  for (const candidate of path.extname(file) ? [file] : [file, `${file}.html`]) {
    const body = await readFile(candidate).catch(() => undefined);
    const type = types[path.extname(candidate)] ?? "application/octet-stream";
    if (body) return { status: 200, headers: { "content-type": type, "cache-control": "no-store" }, body };
  }
  return name === "/favicon.ico" ? { status: 204, headers: {}, body: "" } : undefined;
}

function send(outgoing: ServerResponse, { status, headers, body }: PageAnswer): void {
  if (outgoing.destroyed) return;
  outgoing.writeHead(status, headers);
  outgoing.end(status === 204 || status === 304 ? undefined : body);
}
