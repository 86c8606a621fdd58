import { describe, expect, it } from "vitest";
import { checkHost, checkOrigin, checkProtocol } from "./request-guards";

const local = { url: undefined, allowedOrigins: [] };
const published = { url: "https://agent.example.org", allowedOrigins: ["https://ops.example.org"] };
const passes = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

describe("checkHost", () => {
  it.each([
    ["127.0.0.1:3000", local, true],
    ["localhost", local, true],
    ["[::1]:3000", local, true],
    ["agent.example.org", local, false],
    ["127.0.0.1.evil.example:3000", local, false],
    ["localhost.evil.example", local, false],
    ["", local, false],
    ["agent.example.org", published, true],
    ["evil.example.org", published, false],
  ])("%s → allowed: %#", (host, addresses, allowed) => {
    expect(passes(() => checkHost(new Headers({ host }), addresses))).toBe(allowed);
  });
});

describe("checkOrigin", () => {
  const host = "127.0.0.1:3000";
  it.each([
    ["no origin", {}, "cookie", true],
    ["its own pages", { origin: "http://127.0.0.1:3000" }, "cookie", true],
    ["another port of this machine", { origin: "http://127.0.0.1:4000" }, "cookie", false],
    ["another site", { origin: "https://evil.example" }, "cookie", false],
    ["another site with a key", { origin: "https://evil.example" }, "key", false],
    ["a sandboxed frame", { origin: "null" }, "cookie", false],
    ["a listed origin", { origin: "https://ops.example.org" }, "cookie", true],
    ["an extension with a key", { origin: "chrome-extension://abc" }, "key", true],
    ["the extension that the key belongs to", { origin: "chrome-extension://own" }, "bound", true],
    ["another extension with that key", { origin: "chrome-extension://abc" }, "bound", false],
    ["an extension without either", { origin: "chrome-extension://abc" }, undefined, true],
    ["another site without either", { origin: "https://evil.example" }, undefined, false],
    ["an extension with a cookie", { origin: "chrome-extension://abc" }, "cookie", false],
  ] as const)("%s", (_name, headers, via, allowed) => {
    const bound = { via: "key", origin: "chrome-extension://own" } as const;
    const caller = via === undefined ? null : via === "bound" ? bound : { via };
    expect(passes(() => checkOrigin(new Headers({ host, ...headers }), caller, published))).toBe(allowed);
  });
});

describe("checkProtocol", () => {
  const header = (version: string) => new Headers({ "x-surefoot-protocol": version });
  it("serves this version and clients from before versions, and tells them apart", () => {
    expect([checkProtocol(header("1")), checkProtocol(new Headers())]).toEqual([true, false]);
  });
  it("tells a client which side is behind", () => {
    expect(() => checkProtocol(header("2"))).toThrow(/update the server/);
    expect(() => checkProtocol(header("0"))).toThrow(/update the client/);
    expect(() => checkProtocol(header("new"))).toThrow(/update the client/);
  });
});
