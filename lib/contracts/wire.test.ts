import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { wirePage } from "@/scripts/wire-page";
import { CreateApiKey } from "./api-key";
import { ChangePlan } from "./change-plan";
import { Decide } from "./decision";
import { endStatuses, isEndStatus } from "./end-status";
import { endpoint, plain } from "./endpoint";
import { successBody } from "./error";
import { findExceededLimit, interactRequestFields } from "./interact-request";
import { AddKnowledge, KnowledgeQuery } from "./knowledge";
import { limits } from "./limits";
import { idOfPlace, placeOfId } from "./message";
import { SiteRule } from "./policy-rules";
import { StartRun } from "./run";
import { RenameSession } from "./session";
import { TaskRecording } from "./task-recording";
import { UsageQuery } from "./usage-report";
import { CreateUser } from "./user";

describe("the wire", () => {
  it("is as docs/wire.jsonl has it (npm run docs:reference writes it anew)", () => {
    const now = wirePage().split("\n");
    const before = readFileSync("docs/wire.jsonl", "utf8").split("\n");
    expect(now.filter((line) => !before.includes(line))).toEqual([]);
    expect(before.filter((line) => !now.includes(line))).toEqual([]);
  });
});

/** What a written schema does not say: what is tidied, filled in, or fits only together. */
describe("what is sent", () => {
  const tidied: [string, z.ZodType, unknown, unknown][] = [
    ["a key's name", CreateApiKey, { name: " ci ", scopes: ["read"] }, { name: "ci", scopes: ["read"] }],
    ["a new title", RenameSession, { title: " Trips " }, { title: "Trips" }],
    ["a new member", CreateUser, { name: " Ada " }, { name: "Ada", role: "member" }],
    [
      "a domain",
      SiteRule,
      { domain: " *.Shop.Example ", askFor: [] },
      { domain: "*.shop.example", askFor: [] },
    ],
    ["a look-up", KnowledgeQuery, { query: " fees ", limit: "3" }, { query: "fees", limit: 3 }],
    ["a look-up without a limit", KnowledgeQuery, { query: "fees" }, { query: "fees", limit: 5 }],
    ["a refusal", ChangePlan, { change: "reject", reason: " no " }, { change: "reject", reason: "no" }],
    [
      "a new wording",
      ChangePlan,
      { change: "edit", stepId: "s1", description: " Open it ", verify: " It is open " },
      { change: "edit", stepId: "s1", description: "Open it", verify: "It is open" },
    ],
    [
      "a run",
      StartRun,
      { goal: " Book it ", url: "https://shop.example/" },
      { goal: "Book it", url: "https://shop.example/", approve: "ask", maxTurns: 60 },
    ],
    [
      "an answer",
      Decide,
      { answer: { questionId: "q", text: " red " } },
      { answer: { questionId: "q", text: "red" } },
    ],
    [
      "a recording without what was too large",
      TaskRecording,
      { format: 1, taskId: "t", turnCount: 0, turns: [] },
      { format: 1, taskId: "t", turnCount: 0, turns: [], tooLarge: [] },
    ],
    ["a document's title", AddKnowledge, { text: "x", title: " Fees " }, { text: "x", title: "Fees" }],
  ];
  it.each(tidied)("is tidied: %s", (_, schema, sent, kept) => {
    expect(schema.parse(sent)).toEqual(kept);
  });

  const approval = { actionId: "a", decision: "approve" };
  const answer = { questionId: "q", text: "x" };
  const file = { content: "aGk=", mimeType: "text/plain" };
  const whole: [string, z.ZodType, unknown, string | undefined][] = [
    ["an approval", Decide, { approval }, undefined],
    ["an approval with an answer", Decide, { approval, answer }, "give either approval or answer"],
    ["no decision", Decide, {}, "give either approval or answer"],
    ["a text", AddKnowledge, { text: "x" }, undefined],
    ["a file", AddKnowledge, file, undefined],
    ["an address", AddKnowledge, { url: "https://example.org/fees" }, undefined],
    ["an address that is no page", AddKnowledge, { url: "ftp://example.org/fees" }, "url: Invalid URL"],
    ["another scheme that ends alike", AddKnowledge, { url: "xhttp://example.org/" }, "url: Invalid URL"],
    ["another scheme that begins alike", AddKnowledge, { url: "httpsx://example.org/" }, "url: Invalid URL"],
    ["no document", AddKnowledge, {}, "text: give exactly one of text, content and url"],
    [
      "two documents",
      AddKnowledge,
      { ...file, text: "x" },
      "text: give exactly one of text, content and url",
    ],
    [
      "a file of no kind",
      AddKnowledge,
      { content: "aGk=" },
      "mimeType: say what the file is: text/plain, text/markdown, text/html, application/pdf",
    ],
    ["a document of a domain", AddKnowledge, { text: "x", domain: "Example.org" }, undefined],
    [
      "one of a path",
      AddKnowledge,
      { text: "x", domain: "example.org/a" },
      "domain: must be a domain like example.org",
    ],
    [
      "one of an address",
      AddKnowledge,
      { text: "x", domain: "//example.org" },
      "domain: must be a domain like example.org",
    ],
    ["a rule for sub-domains", SiteRule, { domain: "*.bücher.example", askFor: [] }, undefined],
    [
      "a rule for an address",
      SiteRule,
      { domain: "https://a.example", askFor: [] },
      "domain: is not a host name, or one with a leading *.",
    ],
    [
      "a rule for a path",
      SiteRule,
      { domain: "a.example/b", askFor: [] },
      "domain: is not a host name, or one with a leading *.",
    ],
    ["a zone", UsageQuery, { timeZone: "Europe/Berlin" }, undefined],
    ["a zone that is none", UsageQuery, { timeZone: "Moon/Sea" }, "timeZone: is no time zone"],
  ];
  it.each(whole)("is judged as a whole: %s", (_, schema, sent, problem) => {
    const issue = schema.safeParse(sent).error?.issues[0];
    expect(issue && [...issue.path, issue.message].join(": ")).toBe(problem);
  });
});

describe("a page that is too large", () => {
  const tree = (length: number) => ({ interactiveTree: Array.from({ length }) });
  it.each([
    ["a tree at the limit", tree(limits.treeElements), undefined],
    [
      "a tree above it",
      tree(limits.treeElements + 1),
      "interactiveTree: 5001 elements, at most 5000; rank and cut them, and say how many are left out in treeTruncated",
    ],
    ["what is no tree", { interactiveTree: { length: 1e9 } }, undefined],
    ["markup at the limit", { dom: "x".repeat(limits.domChars) }, undefined],
    ["markup above it", { dom: "x".repeat(limits.domChars + 1) }, "dom: at most 8388608 characters"],
    ["what is no markup", { dom: { length: 1e9 } }, undefined],
  ])("is named: %s", (_, body, problem) => expect(findExceededLimit(body)).toBe(problem));
});

describe("small things of the wire", () => {
  it("knows the statuses in which a task has ended", () => {
    expect(endStatuses.every(isEndStatus)).toBe(true);
    expect(["executing", "paused", ""].some(isEndStatus)).toBe(false);
  });

  it("names a place in the log, and reads that name alone", () => {
    expect(placeOfId(idOfPlace(12))).toBe(12);
    for (const id of ["12", "#", "#x", "a#1", "#1a", `#${"9".repeat(16)}`])
      expect(placeOfId(id)).toBeUndefined();
    expect(placeOfId(`#${"9".repeat(15)}`)).toBe(999_999_999_999_999);
  });

  it("asks for `read` to look and for `act` to do, unless an endpoint says otherwise", () => {
    const given = { ...plain, path: "/api/x", summary: "x", data: plain.body };
    expect(endpoint({ ...given, method: "GET" }).scope).toBe("read");
    expect(endpoint({ ...given, method: "POST" }).scope).toBe("act");
    expect(endpoint({ ...given, method: "GET", scope: "admin" }).scope).toBe("admin");
  });

  it("wraps an answer", () => {
    const body = successBody(plain.body);
    expect(body.safeParse({ success: true, data: {} }).success).toBe(true);
    expect(body.safeParse({ success: false, data: {} }).success).toBe(false);
    expect(body.safeParse({ success: true, data: {}, more: 1 }).success).toBe(false);
  });

  it("knows the fields of a turn", () => {
    expect(interactRequestFields).toContain("interactiveTree");
    expect(interactRequestFields).not.toContain("scope");
  });
});
