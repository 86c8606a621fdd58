import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDocument, isInside } from "./fetch-document";

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    if (url === "/away") response.writeHead(302, { location: "/page" }).end();
    else if (url === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (url === "/gone") response.writeHead(404).end();
    else if (url === "/picture") response.writeHead(200, { "content-type": "image/png" }).end("x");
    else if (url === "/huge") {
      response.writeHead(200, { "content-type": "text/plain" });
      for (let part = 0; part < 11; part++) response.write("x".repeat(1024 * 1024));
      response.end();
    } else if (url === "/cut") {
      response.writeHead(200, { "content-type": "text/plain", "content-length": "100" });
      response.write("a");
      setTimeout(() => response.destroy(), 20);
    } else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<p>Rules</p>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const problemOf = (path: string): Promise<string> =>
  fetchDocument(`${base}${path}`, { allowInside: true }).then(
    () => "none",
    (error: Error) => `${error.message} (${String(error.cause)})`,
  );

describe("a document from the web", () => {
  it("comes with its format, over redirects", async () => {
    const { bytes, mimeType } = await fetchDocument(`${base}/away`, { allowInside: true });
    expect([Buffer.from(bytes).toString(), mimeType]).toEqual(["<p>Rules</p>", "text/html"]);
  });

  it.each([
    ["/round", "redirects more than"],
    ["/gone", "status 404"],
    ["/picture", "image/png"],
    ["/huge", "more than"],
    ["/cut", "broke off"],
  ])("says what is wrong with %s", async (path, problem) => {
    expect(await problemOf(path)).toContain(problem);
  });

  it.each([() => base, () => base.replace("127.0.0.1", "localhost"), () => "http://[::1]:1/"])(
    "is not fetched from the server's own network unless that is allowed",
    async (address) => {
      await expect(fetchDocument(address(), { allowInside: false })).rejects.toThrow("own network");
    },
  );

  it.each([
    ["127.0.0.1", true],
    ["10.1.2.3", true],
    ["172.20.0.1", true],
    ["192.168.1.1", true],
    ["169.254.169.254", true],
    ["0.0.0.0", true],
    ["::1", true],
    ["fd00::1", true],
    ["fe80::1", true],
    ["::ffff:127.0.0.1", true],
    ["::ffff:7f00:1", true],
    ["93.184.216.34", false],
    ["172.32.0.1", false],
    ["2606:2800:220:1::1", false],
    ["no address", true],
  ])("takes %s for inside: %s", (address, expected) => {
    expect(isInside(address)).toBe(expected);
  });
});
