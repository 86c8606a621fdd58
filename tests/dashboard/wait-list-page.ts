import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type WaitListPage = { url: string; names: string[]; close: () => Promise<void> };

/** A page that lists names, each with a button that deletes it for good. Nothing on it moves by itself, as an approval wants it. */
export async function serveWaitList(names: string[]): Promise<WaitListPage> {
  const server = createServer((request, response) => {
    if (request.method === "DELETE") {
      const name = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
      names.splice(names.indexOf(name), 1);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(names));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    names,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pageOf = (
  names: readonly string[],
): string => `<!doctype html><html lang="en"><title>Waiting list</title>
<main><h1>Waiting list</h1><table><thead><tr><th>Name</th><th>Actions</th></tr></thead><tbody>${names
  .map(
    (name) => `<tr><td>${name}</td><td><button type="button" data-name="${name}">Delete</button></td></tr>`,
  )
  .join("")}</tbody></table></main>
<script>document.addEventListener("click", async ({ target }) => {
  const { name } = target.dataset;
  if (!name) return;
  await fetch("/names/" + encodeURIComponent(name), { method: "DELETE" });
  target.closest("tr").remove();
});</script></html>`;
