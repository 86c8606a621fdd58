import { describe, expect, it } from "vitest";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { isMutating, sortRequests } from "./requests";

const event = (parts: Partial<NetworkEvent>): NetworkEvent => ({
  method: "POST",
  urlPath: "/beds",
  startedAt: 1_000,
  ...parts,
});
const site = "https://www.garden.test/beds";
const sort = (parts: Partial<NetworkEvent>, siteUrls: readonly string[] = [site]) => {
  const { documentStatus: _, ...lists } = sortRequests([event(parts)], siteUrls);
  return Object.entries(lists).find(([, all]) => all.length > 0)?.[0] ?? "none";
};

describe("the requests of an action", () => {
  it.each<[string, Partial<NetworkEvent>, string]>([
    ["answered", { status: 200 }, "stored"],
    ["redirected", { status: 303 }, "stored"],
    ["answered just below 400", { status: 399 }, "stored"],
    ["refused", { status: 400 }, "refused"],
    ["broken at the server", { status: 500 }, "refused"],
    ["without an answer yet", {}, "open"],
    ["promised", { status: 202 }, "stored"],
    ["nobody answered, who knows where", { status: 0 }, "lost"],
    ["nobody answered at the site", { status: 0, host: "www.garden.test" }, "refused"],
    ["nobody answered at another site", { status: 0, host: "weather.test" }, "none"],
    ["nobody answered, and it broke off", { status: 0, failed: true }, "lost"],
    ["answered before it broke off", { status: 200, failed: true }, "stored"],
    ["broken off, nobody knows where", { failed: true }, "lost"],
    ["broken off at the site", { failed: true, host: "www.garden.test" }, "refused"],
    ["answered by another part of the site", { status: 200, host: "api.garden.test" }, "stored"],
    ["answered by another site", { status: 200, host: "api.weather.test" }, "none"],
    ["broken off at another site", { failed: true, host: "weather.test" }, "none"],
    ["that only reads", { method: "GET", status: 200 }, "none"],
    ["that changes", { method: "put", status: 200 }, "stored"],
    ["that changes a part", { method: "PATCH", status: 200 }, "stored"],
    ["that removes", { method: "DELETE", status: 200 }, "stored"],
    ["that makes a collection", { method: "MKCOL", status: 201 }, "stored"],
    ["that makes a calendar, refused", { method: "MKCALENDAR", status: 403 }, "refused"],
    ["that sets properties", { method: "PROPPATCH", status: 207 }, "stored"],
    ["that moves", { method: "MOVE", status: 201 }, "stored"],
    ["that copies, refused", { method: "COPY", status: 500 }, "refused"],
    ["that reads properties", { method: "PROPFIND", status: 207 }, "none"],
    ["that reads properties, refused", { method: "PROPFIND", status: 401 }, "none"],
    ["that calls a service to read", { urlPath: "/bed.v1.BedService/ListBeds", status: 200 }, "none"],
    ["that is yet to be read", { urlPath: "/bed.v1.BedService/ListBeds" }, "none"],
    ["that calls it in vain", { urlPath: "/bed.v1.BedService/ListBeds", status: 503 }, "refused"],
    ["that calls it and breaks off", { urlPath: "/bed.v1.BedService/ListBeds", failed: true }, "lost"],
    ["that calls it to change", { urlPath: "/bed.v1.BedService/MoveBed", status: 200 }, "stored"],
  ])("%s: %j is %s", (_, parts, expected) => {
    expect(sort(parts)).toBe(expected);
  });

  it("of which one that only reads broke and was answered the next time say nothing", () => {
    const list = event({ urlPath: "/bed.v1.BedService/ListBeds", status: 503 });
    const { refused } = sortRequests([list, { ...list, status: 200 }], [site]);
    expect(refused).toEqual([]);
    expect(sortRequests([list, { ...list }], [site]).refused).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ["http://10.0.0.7/", "10.0.0.8", "none"],
    ["http://10.0.0.7/", "10.0.0.7:8080", "stored"],
    ["http://localhost:3000/", "localhost:4000", "stored"],
    ["http://localhost:3000/", "elsewhere", "none"],
    ["http://[::1]/", "[::1]:81", "stored"],
    ["no address", "garden.test", "none"],
  ])("on %s, one to %s is %s", (page, host, expected) => {
    expect(sort({ status: 200, host }, [page])).toBe(expected);
  });

  it.each<[string, Partial<NetworkEvent>, Partial<NetworkEvent>, string]>([
    ["broke off with the page that was left", {}, {}, "none"],
    ["was the form's own", { urlPath: "/beds?step=1" }, {}, "lost"],
    ["was answered", { failed: false, status: 500 }, {}, "refused"],
    ["broke off where the form was refused", {}, { status: 500 }, "lost"],
    ["broke off where the form was yet to be answered", {}, { failed: true, status: 0 }, "lost"],
    ["broke off where the page was only asked for", {}, { method: "GET" }, "lost"],
    ["broke off where nothing was left", {}, { resourceType: "xhr" }, "lost"],
    ["was a page itself", { resourceType: "document" }, {}, "lost"],
  ])("asked in the background, %s", (_, parts, page, expected) => {
    const asked = event({ urlPath: "/drafts", resourceType: "xhr", failed: true, status: 0, ...parts });
    const posted = event({ urlPath: "/beds", resourceType: "document", status: 302, ...page });
    const { stored, refused, lost, open } = sortRequests([posted, asked], [site]);
    const lists = Object.entries({ stored, refused, lost, open });
    expect(lists.find(([, all]) => all.includes(asked))?.[0] ?? "none").toBe(expected);
  });

  it.each<[string, Partial<NetworkEvent>, Partial<NetworkEvent>, number]>([
    ["for a list that is not offered", { urlPath: "/shares/v1/all/list", status: 404 }, {}, 0],
    ["for what is found", { urlPath: "/plants/search/", status: 405 }, {}, 0],
    ["for a number", { urlPath: "/plants/count", status: 501 }, { method: "PROPFIND", status: 207 }, 0],
    ["for a list, and the server broke", { urlPath: "/shares/list", status: 500 }, {}, 1],
    ["for a list that is forbidden", { urlPath: "/shares/list", status: 403 }, {}, 1],
    ["for a list, with nothing else taken", { urlPath: "/shares/list", status: 404 }, { status: 409 }, 2],
    [
      "for a list, with nothing else but reading",
      { urlPath: "/shares/list", status: 404 },
      { method: "GET" },
      1,
    ],
    [
      "for a list, with another site asked",
      { urlPath: "/list", status: 404 },
      { host: "api.garden.test" },
      1,
    ],
    ["to put one thing on a list", { urlPath: "/books/31/list", status: 404 }, {}, 1],
    ["to put one thing on a list, by its code", { urlPath: "/books/a7f-3/list", status: 404 }, {}, 1],
    ["by another method", { method: "PUT", urlPath: "/shares/list", status: 404 }, {}, 1],
    ["for no list", { urlPath: "/shares/listing", status: 404 }, {}, 1],
  ])("asked %s refuse as many as they should", (_, asked, other, refused) => {
    const events = [event({ status: 200, ...other }), event(asked)];
    expect(sortRequests(events, [site, "https://api.garden.test/"]).refused).toHaveLength(refused);
  });

  it.each("ping beacon csp_report cspviolationreport preflight Beacon".split(" "))(
    "that are a %s are chatter",
    (resourceType) => {
      expect(isMutating(event({ resourceType }))).toBe(false);
    },
  );

  it.each(
    (
      "/collect /v1/analytics /beacon /telemetry /metric /metrics /track /tracking /tracker /pixel /rum /csp /csp-report /heartbeat /ping /stats " +
      "/sentry /envelope/ /client-errors /clienterror /log /logs /log-events /logevent /api.track?x=1 /a_stats_b /presence /t/event /typing"
    ).split(" "),
  )("to %s are chatter", (urlPath) => {
    expect(isMutating(event({ urlPath }))).toBe(false);
  });

  it.each([
    "/tracks",
    "/collection",
    "/login",
    "/blogs",
    "/shipping",
    "/statistics-of",
    "/pixels",
    "/catalogs/1",
  ])("to %s are none", (urlPath) => {
    expect(isMutating(event({ urlPath, resourceType: "fetch" }))).toBe(true);
  });

  it("tell the status of the last document", () => {
    const load = (status?: number): NetworkEvent =>
      event({ method: "GET", resourceType: "document", ...(status === undefined ? {} : { status }) });
    expect(sortRequests([load(500), load(200), load()], [site]).documentStatus).toBe(200);
    expect(sortRequests([event({ method: "GET", resourceType: "fetch", status: 404 })], [site])).toEqual({
      stored: [],
      refused: [],
      lost: [],
      open: [],
    });
    expect(sortRequests(undefined, [])).toEqual({ stored: [], refused: [], lost: [], open: [] });
  });
});
