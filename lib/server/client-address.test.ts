import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address";

const from = (peer: string, forwarded?: string) =>
  new Headers({ "x-surefoot-peer": peer, ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });

describe("the address of a client", () => {
  it.each([
    ["the peer", from("203.0.113.9"), 0, "203.0.113.9"],
    ["never what it says itself", from("203.0.113.9", "198.51.100.1"), 0, "203.0.113.9"],
    ["what the one proxy saw", from("10.0.0.1", "1.2.3.4, 203.0.113.9"), 1, "203.0.113.9"],
    [
      "what the outer of two proxies saw",
      from("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2"),
      2,
      "203.0.113.9",
    ],
    ["an IPv4 address in IPv6", from("::ffff:203.0.113.9"), 0, "203.0.113.9"],
    ["a network of IPv6", from("2001:db8:1:2:3:4:5:6"), 0, "2001:db8:1:2"],
    ["a short one", from("2001:db8::6"), 0, "2001:db8:0:0"],
    ["none", new Headers(), 0, "unknown"],
  ])("is %s", (_what, headers, proxies, address) => {
    expect(clientAddress(headers, proxies)).toBe(address);
  });
});
