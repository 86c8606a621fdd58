import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { node } from "@/tests/support/a-claim-case";
import { anAction, aReport, aSnapshot, aTask } from "@/tests/support/a-task";
import { freshLoadOf, isPostedPage } from "./fresh-load";

const here = "http://x.test/list";
const document = (method: string, status: number, startedAt = 1): NetworkEvent => ({
  method,
  status,
  startedAt,
  urlPath: "/list",
  resourceType: "document",
});
const look = (parts: Partial<ActionRecord> = {}): Partial<ActionRecord> => ({
  purpose: "gather_evidence",
  action: { name: "navigate", args: [here] },
  beforeState: { url: here, title: "List", domHash: "" },
  ...parts,
});
function load(
  action: Partial<ActionRecord>,
  page: Parameters<typeof aSnapshot>[0] = {},
  report: Partial<ClientReport> = {},
) {
  const history = [anAction({ urlAtAction: here, ...action })];
  return freshLoadOf(aTask({ history }), aSnapshot({ url: here, title: "List", ...page }), aReport(report));
}

describe("freshLoadOf", () => {
  it.each<[string, Parameters<typeof load>, string]>([
    ["a second look at the same page", [look()], "in_place"],
    ["a press for evidence without a load", [look({ action: { name: "click", args: ["1"] } })], "none"],
    ["a reload for evidence", [look({ action: { name: "reload", args: [] } })], "in_place"],
    ["the same page without what its address echoed", [look({ urlAtAction: `${here}?saved=1` })], "in_place"],
    ["a second look that ended under another title", [look(), { title: "Sign in" }], "elsewhere"],
    ["a second look that ended elsewhere", [look(), { url: "http://x.test/login" }], "elsewhere"],
    [
      "a reload that was a step of its own",
      [look({ purpose: "step", action: { name: "reload", args: [] } })],
      "elsewhere",
    ],
    [
      "going to another page",
      [{ action: { name: "navigate", args: [here] }, urlAtAction: "http://x.test/" }],
      "elsewhere",
    ],
    [
      "another view of the same page",
      [{ action: { name: "navigate", args: [here] }, urlAtAction: `${here}?page=2` }],
      "elsewhere",
    ],
    ["a new tab", [{ action: { name: "newTab", args: [here] } }], "elsewhere"],
    ["going to a fragment", [look({ urlAtAction: `${here}#/a` }), { url: `${here}#/b` }], "none"],
    [
      "a look that dropped the fragment, and with it loaded the page",
      [look({ urlAtAction: `${here}#notes` }), {}, { networkEvents: [document("GET", 200)] }],
      "in_place",
    ],
    ["a look that the client could not carry out", [look(), {}, { execution: "failure" }], "none"],
    [
      "a page that is still loading",
      [look(), { nodes: [node({ id: "p", role: "progress", name: "" })] }],
      "none",
    ],
    [
      "a list that is still busy",
      [look(), { nodes: [node({ id: "l", role: "list", name: "", states: ["busy"] })] }],
      "none",
    ],
    [
      "a progress bar that is hidden",
      [look(), { nodes: [node({ id: "p", role: "progress", name: "", states: ["hidden"] })] }],
      "in_place",
    ],
    [
      "a bar that counts the steps of a form",
      [look(), { nodes: [node({ id: "p", role: "progress", name: "Steps done", value: "3" })] }],
      "in_place",
    ],
    [
      "a click that loaded nothing",
      [{}, {}, { networkEvents: [{ ...document("GET", 200), resourceType: "fetch" }] }],
      "none",
    ],
    ["a click that loaded a page", [{}, {}, { networkEvents: [document("GET", 200)] }], "elsewhere"],
    ["a page that could not be loaded", [{}, {}, { networkEvents: [document("GET", 500)] }], "none"],
    [
      "a page after a redirected post",
      [{}, {}, { networkEvents: [document("POST", 303), document("GET", 200, 2)] }],
      "none",
    ],
    [
      "an address that the answer made for what was sent",
      [
        {},
        { url: `${here}?v=41` },
        { networkEvents: [document("POST", 303), { ...document("GET", 200, 2), urlPath: "/list?v=41" }] },
      ],
      "none",
    ],
    [
      "a place of its own with a message of the answer in its address",
      [
        {},
        { url: "http://x.test/list/7?saved=1" },
        { networkEvents: [document("POST", 303), document("GET", 200, 2)] },
      ],
      "none",
    ],
    [
      "another view for which nothing was sent",
      [{}, { url: "http://x.test/list?id=7" }, { networkEvents: [document("GET", 200)] }],
      "elsewhere",
    ],
    [
      "a page in answer to the post itself",
      [{}, {}, { networkEvents: [document("GET", 200), document("POST", 200, 2)] }],
      "none",
    ],
  ])("%s is %s", (_, [action, page, report], expected) => {
    expect(load(action, page, report)).toBe(expected);
  });

  it("is none before anything was done", () => {
    expect(freshLoadOf(aTask(), aSnapshot(), aReport())).toBe("none");
  });
});

describe("isPostedPage", () => {
  it.each<[NetworkEvent[], boolean]>([
    [[document("POST", 200)], true],
    [[document("POST", 303)], false],
    [[document("GET", 200)], false],
    [[{ ...document("POST", 200), resourceType: "fetch" }], false],
  ])("%o: %s", (networkEvents, expected) => {
    expect(isPostedPage(aReport({ networkEvents }))).toBe(expected);
  });
});
