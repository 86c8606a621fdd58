import { describe, expect, it } from "vitest";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { isDocumentLoaded, isSentTwice, requestOutcome, storingRequests } from "./stored-requests";

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
    [
      "a form that is sent to a page called so",
      event({ urlPath: "/stats/reset", resourceType: "document" }),
      true,
    ],
    ["a report by a script", event({ urlPath: "/stats/reset", resourceType: "fetch" }), false],
    ["a path that only contains such a word", event({ urlPath: "/api/shipping-collections" }), true],
  ])("%s: %s", (_, request, counts) => {
    expect(storingRequests([request], page)).toHaveLength(counts ? 1 : 0);
  });

  it.each(
    "/farm.v1.HerdService/ListCows /farm.v1.HerdService/GetCow /twirp/farm.Herd/SearchCows2 /farm.v1.Herd/BatchGetCows /farm.v1.Herd/ListCows?page=2 /farm.v1.Herd/ListCowsByOwner /farm.v1.Herd/ListAllCowStats /farm.v1.Herd/FindCows /farm.v1.Herd/GetFarmProfile".split(
      " ",
    ),
  )("a question to a service by the name of its method is none: %s", (urlPath) => {
    expect(storingRequests([event({ urlPath })], page)).toEqual([]);
  });

  it.each(
    (
      "/farm.v1.HerdService/UpdateCow /farm.v1.HerdService/GetOrCreateCow /farm.v1.HerdService/Listen /farm.v1.HerdService/FetchAndLockCow /HerdService/ListCows /farm.v1/GetCow/3 /farm.v1.HerdService/listCows " +
      "/x.v1.Market/ListItemForSale /farm.v1.Barn/ListItemForSale /farm.v1.Barn/ListForSale /farm.v1.Barn/ListCow /farm.v1.Barn/ListStatus /farm.v1.Barn/GetLock /farm.v1.LockService/GetBarn /farm.v1.Barn/GetNextTicket /farm.v1.Barn/GetTicket /farm.v1.Barn/QueryUpdate /farm.v1.Barn/CountVote /farm.v1.Barn/CountCows /farm.v1.Barn/GetThenHold /farm.v1.Barn/FetchNext /farm.v1.Barn/FetchCows /farm.v1.Barn/FindReplace /farm.v1.Barn/FindCowsReindex /farm.v1.Barn/SearchSave /x/v1.2/FindCows /index.php/SearchCows /index.Php/SearchCows /farm.aspx/GetCow /farm.Aspx/GetCow /Farm.Herd/GetCow /farm.v1.Herd/Get /farm.v1.Herd/List"
    ).split(" "),
  )("another call may store: %s", (urlPath) => {
    expect(storingRequests([event({ urlPath })], page)).toHaveLength(1);
    expect(storingRequests([event({ urlPath: "/farm.v1.Herd/ListCows", method: "PUT" })], page)).toHaveLength(
      1,
    );
  });

  it("leaves out what the page sends over and over", () => {
    const poll = event({ urlPath: "/api/poll" });
    expect(storingRequests([poll, poll, poll, event({})], page)).toEqual([event({})]);
  });
});

describe("what a page says of itself", () => {
  it.each("beacon ping csp_report cspviolationreport PING".split(" "))(
    "is no storing by its kind: %s",
    (resourceType) => {
      expect(storingRequests([event({ resourceType })], page)).toEqual([]);
    },
  );

  it.each(
    (
      "/beacon /beacons /telemetry /analytics /tracking /track /collect /heartbeat /heart-beat /keepalive /keep-alive /ping /pixel /metrics /stats /log " +
      "/logs /logevent /log-events /v1/traces /presence /typing /rum /vitals /cspreport /csp-reports /clienterror /client-errors /api.track/1 /a_ping_b /LOGS /t/view /e/clicks /pageview /api/page-views /impressions"
    ).split(" "),
  )("is no storing by its path: %s", (urlPath) => {
    expect(storingRequests([event({ urlPath })], page)).toEqual([]);
  });

  it.each(
    "/login /blogs /catalogs/1 /tracks /pings /shipping /statistics /typings /presences /logos /views /api/view /t/tickets /events".split(
      " ",
    ),
  )("is not meant by %s", (urlPath) => {
    expect(storingRequests([event({ urlPath })], page)).toHaveLength(1);
  });
});

describe("requests to the page's own site", () => {
  it.each<[string, string, boolean]>([
    ["app.shop.test", page, true],
    ["API.SHOP.test", page, true],
    ["shop.test", page, true],
    ["shop.test.evil.test", page, false],
    ["10.0.0.1", "http://10.0.0.1/x", true],
    ["10.0.0.1:8080", "http://10.0.0.1/x", true],
    ["10.1.0.1", "http://10.0.0.1/x", false],
    ["[::1]:80", "http://[::1]/x", true],
    ["localhost:3000", "http://localhost/x", true],
    ["shop.test", "no address", false],
  ])("%s of %s: %s", (host, url, own) => {
    expect(storingRequests([event({ host })], url)).toHaveLength(own ? 1 : 0);
  });

  it.each(["POST", "put", "Patch", "DELETE"])("%s stores", (method) => {
    expect(storingRequests([event({ method })], page)).toHaveLength(1);
  });

  it.each(["GET", "HEAD", "OPTIONS"])("%s does not", (method) => {
    expect(storingRequests([event({ method })], page)).toEqual([]);
  });

  it("count each by method and path", () => {
    const twice = [
      event({}),
      event({ method: "post" }),
      event({ method: "PUT" }),
      event({ urlPath: "/other" }),
    ];
    expect(storingRequests(twice, page)).toHaveLength(4);
    expect(storingRequests([...twice, event({})], page)).toHaveLength(2);
  });
});

describe("whether a page was loaded by itself", () => {
  const document = (method: string, status: number | undefined, startedAt = 1): NetworkEvent =>
    event({ method, resourceType: "Document", startedAt, ...(status === undefined ? {} : { status }) });
  it.each<[string, NetworkEvent[], boolean]>([
    ["by GET", [document("get", 200)], true],
    ["by the answer to a post", [document("POST", 200)], false],
    ["by GET after a post", [document("POST", 303, 1), document("GET", 200, 2)], true],
    ["by GET at once with a post", [document("POST", 303, 2), document("GET", 200, 2)], true],
    ["by GET before a post", [document("GET", 200, 1), document("POST", 200, 2)], false],
    ["by a GET that failed", [document("GET", 500)], false],
    ["by a GET that was led elsewhere", [document("GET", 302)], false],
    ["by a GET without an answer", [document("GET", undefined)], false],
    ["by no document", [event({ method: "GET", status: 200, resourceType: "fetch" })], false],
    ["by what nobody knows", [event({ method: "GET", status: 200 })], false],
  ])("%s: %#", (_, events, loaded) => {
    expect(isDocumentLoaded(events)).toBe(loaded);
  });
});

describe("requestOutcome", () => {
  it.each([
    [{ status: 200 }, "stored"],
    [{ status: 201 }, "stored"],
    [{ status: 202 }, "accepted"],
    [{ status: 202, failed: true }, "broken"],
    [{ status: 203 }, "stored"],
    [{ status: 204 }, "stored"],
    [{ status: 0 }, "broken"],
    [{ status: 0, failed: true }, "broken"],
    [{ status: 299 }, "stored"],
    [{ status: 300 }, "redirected"],
    [{ status: 303 }, "redirected"],
    [{ status: 399 }, "redirected"],
    [{ status: 400 }, "refused"],
    [{ status: 499 }, "refused"],
    [{ status: 500 }, "broken"],
    [{ status: 422 }, "refused"],
    [{ status: 503 }, "broken"],
    [{ status: 200, failed: true }, "broken"],
    [{}, "unknown"],
  ])("%o is %s", (parts, outcome) => {
    expect(requestOutcome(event(parts))).toBe(outcome);
  });
});

describe("what was sent twice", () => {
  it.each<[string, Partial<NetworkEvent>[], boolean]>([
    ["a post once", [{ status: 201 }], false],
    ["a post again after an answer that did not come through", [{ status: 504 }, { status: 201 }], true],
    ["a post again after the connection broke", [{ failed: true }, { status: 201 }], true],
    ["a form that sends twice", [{ status: 201 }, { status: 201 }], true],
    ["a post again after it was refused", [{ status: 422 }, { status: 201 }], false],
    ["two posts to two addresses", [{ status: 201 }, { urlPath: "/api/files", status: 201 }], false],
    [
      "a put again, which changes nothing",
      [
        { method: "PUT", status: 504 },
        { method: "PUT", status: 200 },
      ],
      false,
    ],
    ...["PUT", "patch", "DELETE"].map((method): [string, Partial<NetworkEvent>[], boolean] => [
      `what is asked again beside a ${method} that was taken`,
      [{ status: 200 }, { method, status: 204 }, { status: 200 }],
      false,
    ]),
    [
      "a post again beside a put that was refused",
      [{ status: 200 }, { method: "PUT", status: 409 }, { status: 200 }],
      true,
    ],
    ["a post again beside a get", [{ status: 200 }, { method: "GET", status: 200 }, { status: 200 }], true],
    ...["/main-api", "/farm/api", "/farm_api"].map((urlPath): [string, Partial<NetworkEvent>[], boolean] => [
      `what ${urlPath} takes`,
      [
        { urlPath, status: 200 },
        { urlPath, status: 200 },
      ],
      false,
    ]),
    ...["/farmapi", "/farm-api/notes"].map((urlPath): [string, Partial<NetworkEvent>[], boolean] => [
      `what is posted to ${urlPath}`,
      [
        { urlPath, status: 200 },
        { urlPath, status: 200 },
      ],
      true,
    ]),
    [
      "an address that takes whatever is asked",
      [
        { urlPath: "/graphql", status: 200 },
        { urlPath: "/graphql", status: 200 },
      ],
      false,
    ],
  ])("%s", (_, requests, isTwice) => {
    expect(isSentTwice(requests.map(event))).toBe(isTwice);
  });
});
