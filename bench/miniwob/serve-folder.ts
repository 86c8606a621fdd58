import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

export type ServedFolder = { url: string; close: () => Promise<void> };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".gif": "image/gif",
};

/** Serves the files below a folder on a loopback port of its own. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const file = path.join(root, decodeURIComponent(pathname));
    const body = file.startsWith(root + path.sep) ? readFile(file) : Promise.reject(new Error("outside"));
    body.then(
      (bytes) => {
        response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
        response.end(bytes);
      },
      () => {
        response.writeHead(404, { "content-type": "text/plain" });
        response.end("Not found");
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
