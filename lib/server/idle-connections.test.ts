import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { closeIdleConnections, noteServers } from "./idle-connections";

it("lets a server stop as soon as its last stream has ended, however long it keeps connections open", async () => {
  noteServers();
  const server = createServer((_, response) => {
    response.write("begun");
    setTimeout(() => response.end(), 300);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ port, host: "127.0.0.1", agent }), "response");
  const ended = once(response.resume(), "end");
  const closed = new Promise((resolve) => server.close(() => resolve("closed")));
  closeIdleConnections();
  expect(await Promise.race([closed, wait(5_000, "still open")])).toBe("closed");
  // The server may have closed before its last bytes were read here.
  await ended;
  expect(response.complete).toBe(true);
  agent.destroy();
});
