import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boundedFetch } from "./bounded-fetch";

const server = createServer((request, response) => {
  const chunk = "x".repeat(1024 * 1024);
  if (request.url === "/short") return response.end(chunk);
  // Without a length: it goes on until nobody reads any more.
  const pour = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", pour);
  pour();
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it("reads an answer that a model can have given", async () => {
  expect((await (await boundedFetch(`${url}/short`)).text()).length).toBe(1024 * 1024);
});

it("does not read an answer without end", async () => {
  const response = await boundedFetch(`${url}/endless`);
  await expect(response.text()).rejects.toThrow(/too long/);
});
