import { describe, expect, it } from "vitest";
import { questionsOf, RecordedCase } from "@/bench/recorded-case";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerdict } from "@/tests/support/a-task";

const recorded = (requests: string[], requestsLater: string[] = []) =>
  questionsOf(
    RecordedCase.parse({
      id: "tide-1",
      step: "Save the tide table",
      action: { kind: "click", elementId: "save" },
      before: { url: "https://tides.test/edit", html: '<button data-agent-target="1">Save</button>' },
      after: { url: "https://tides.test/table", html: "<h1>Tides</h1>" },
      later: { url: "https://tides.test/table", html: "<h1>Tides</h1>" },
      client: { requests, requestsLater },
      label: "success",
    }),
  );
const eventOf = (text: string) => recorded([text]).first.report.networkEvents?.[0];

describe("a recorded request", () => {
  it.each<[string, string, string | undefined, string]>([
    ["of the site itself", "POST /tides 200 fetch", undefined, "/tides"],
    ["of another site", "POST count.test/hit 204 beacon", "count.test", "/hit"],
    ["of another site, with its scheme", "POST https://count.test/hit 204 beacon", "count.test", "/hit"],
    ["of another site, unsafe", "POST http://count.test/hit 204 beacon", "count.test", "/hit"],
    ["of another site, with a port", "POST count.test:8080/hit 204 beacon", "count.test:8080", "/hit"],
    ["of another site's top", "POST count.test 204 beacon", "count.test", ""],
    ["of another site, asked at its top", "GET count.test?page=2 200 fetch", "count.test", ""],
    ["with a question", "GET /tides?port=Moss 200 fetch", undefined, "/tides"],
    ["with an address in its question", "GET /go?to=https://count.test/a 200 fetch", undefined, "/go"],
    ["with an address in its path", "GET /see/https://count.test 200", undefined, "/see/https://count.test"],
    ["of nothing but a method", "POST", undefined, ""],
  ])("%s: %s", (_, text, host, urlPath) => {
    expect(eventOf(text)).toMatchObject({ method: text.split(" ")[0], urlPath, startedAt: 0 });
    expect(eventOf(text)?.host).toBe(host);
    expect(Object.keys(eventOf(text) ?? {}).includes("host")).toBe(host !== undefined);
  });

  it.each<[string, string, object]>([
    ["was answered", "POST /tides 201 fetch", { urlPath: "/tides", status: 201, resourceType: "fetch" }],
    ["broke off", "POST /tides FAILED xhr", { urlPath: "/tides", failed: true, resourceType: "xhr" }],
    [
      "of another site broke off",
      "POST count.test/hit FAILED",
      { host: "count.test", urlPath: "/hit", failed: true },
    ],
    ["has no answer", "POST /tides", { urlPath: "/tides" }],
  ])("%s", (_, text, parts) => {
    expect(eventOf(text)).toEqual({ method: "POST", startedAt: 0, ...parts });
  });

  it("is told with those of the first look at the second one, in their order", () => {
    const { second } = recorded(["POST /tides 200"], ["GET count.test/hit 200"]);
    const events = second?.(aVerdict()).report.networkEvents ?? [];
    expect(events.map(({ host, urlPath, startedAt }) => [host, urlPath, startedAt])).toEqual([
      [undefined, "/tides", 0],
      ["count.test", "/hit", 1],
    ]);
  });
});

describe("what a recorded request says of the action", () => {
  const sorted = (...requests: string[]) => {
    const { stored, refused, lost, open } = groundOf(recorded(requests).first).requests;
    return [stored, refused, lost, open].map(({ length }) => length);
  };
  it.each<[string, string, number[]]>([
    ["the site took it", "POST /tides 200 fetch", [1, 0, 0, 0]],
    ["a part of the site took it", "POST api.tides.test/tides 200 fetch", [1, 0, 0, 0]],
    ["another site took it", "POST count.test/tides 200 fetch", [0, 0, 0, 0]],
    ["the site refused it", "POST /tides 422 fetch", [0, 1, 0, 0]],
    ["another site refused it", "POST count.test/tides 422 fetch", [0, 0, 0, 0]],
    ["it broke off, and may be anybody's", "POST /tides FAILED fetch", [0, 0, 1, 0]],
    ["a part of the site broke off", "POST api.tides.test/tides FAILED fetch", [0, 1, 0, 0]],
    ["another site broke off", "POST count.test/tides FAILED fetch", [0, 0, 0, 0]],
    ["nobody answered yet", "POST /tides", [0, 0, 0, 1]],
    ["another site did not answer yet", "POST count.test/tides", [0, 0, 0, 0]],
  ])("%s", (_, request, counts) => expect(sorted(request)).toEqual(counts));
});
