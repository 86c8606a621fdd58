import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { readBody } from "@/lib/server/sample-site/read-body";
import { createSampleSite, type SampleReply, type SampleSite } from "@/lib/server/sample-site/sample-site";

const FILES = new URL("../../../public/sample/", import.meta.url);
const API = "/sample/api";
/** Only plain names, at most one folder deep: no path can leave the sample's folder. */
const FILE_PATH = /^\/sample\/((?:[a-z]+\/)?[a-z0-9-]+\.[a-z]+)$/;
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

const MISSING: SampleReply = {
  status: 404,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: "Not found",
};

export type ServedSampleSite = {
  /** The origin, like http://127.0.0.1:41234; the pages are below /sample/. */
  url: string;
  close: () => Promise<void>;
  site: SampleSite;
};

/** The sample site on a loopback port of its own, for tests and benches. */
export async function serveSampleSite(): Promise<ServedSampleSite> {
  const site = createSampleSite();
  const server = createServer((request, response) => {
    answer(site, request).then(
      (reply) => send(response, reply),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close, site };
}

async function answer(site: SampleSite, request: IncomingMessage): Promise<SampleReply> {
  const written = `http://sample.invalid${request.url}`;
  if (!URL.canParse(written)) return MISSING;
  const { pathname, searchParams } = new URL(written);
  if (!pathname.startsWith(`${API}/`)) return fileReply(pathname);
  const chunks: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]();
  return site.handle({
    method: request.method ?? "GET",
    path: pathname.slice(API.length),
    query: searchParams,
    headers: plainHeaders(request),
    body: await readBody(() => chunks.next()),
  });
}

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function fileReply(pathname: string): Promise<SampleReply> {
  if (["/", "/sample", "/sample/"].includes(pathname)) {
    return { status: 302, headers: { location: "/sample/index.html" } };
  }
  const name = FILE_PATH.exec(pathname)?.[1];
  const type = TYPES[extname(name ?? "")];
  const body = name === undefined || type === undefined ? null : await textOf(name);
  if (body === null || type === undefined) return MISSING;
  return { status: 200, headers: { "content-type": type, "x-content-type-options": "nosniff" }, body };
}

async function textOf(name: string): Promise<string | null> {
  try {
    return await readFile(fileURLToPath(new URL(name, FILES)), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: SampleReply): void {
  response.writeHead(status, headers).end(body);
}
