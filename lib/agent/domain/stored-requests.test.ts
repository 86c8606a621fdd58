import { describe, expect, it } from "vitest";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { requestOutcome, storingRequests } from "./stored-requests";

const event = (parts: Partial<NetworkEvent>): NetworkEvent => ({
  method: "POST",
  urlPath: "/api/notes",
  startedAt: 1,
  ...parts,
});
const page = "https://app.shop.test/notes";

describe("storingRequests", () => {
  it.each([
    ["a post to the page's own host", event({ host: "app.shop.test" }), true],
    ["a post without a host", event({}), true],
    ["a post to a sister host of the site", event({ host: "api.shop.test:8443" }), true],
    ["a delete in lower case", event({ method: "delete" }), true],
    ["a get", event({ method: "GET" }), false],
    ["a post to another site", event({ host: "collector.test" }), false],
    ["a beacon", event({ resourceType: "Beacon" }), false],
    ["a report of the page on itself", event({ urlPath: "/v1/telemetry/batch" }), false],
    ["a path that only contains such a word", event({ urlPath: "/api/shipping-collections" }), true],
  ])("%s: %s", (_, request, counts) => {
    expect(storingRequests([request], page)).toHaveLength(counts ? 1 : 0);
  });

  it("leaves out what the page sends over and over", () => {
    const poll = event({ urlPath: "/api/poll" });
    expect(storingRequests([poll, poll, poll, event({})], page)).toEqual([event({})]);
  });
});

describe("requestOutcome", () => {
  it.each([
    [{ status: 200 }, "stored"],
    [{ status: 204 }, "stored"],
    [{ status: 303 }, "redirected"],
    [{ status: 422 }, "refused"],
    [{ status: 503 }, "broken"],
    [{ status: 200, failed: true }, "broken"],
    [{}, "unknown"],
  ])("%o is %s", (parts, outcome) => {
    expect(requestOutcome(event(parts))).toBe(outcome);
  });
});
