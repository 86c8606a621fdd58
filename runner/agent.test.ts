import { describe, expect, it, vi } from "vitest";
import type { TurnRecord } from "@/lib/client/run-task";
import { reveal } from "@/lib/client/secrets";
import { webAddress } from "@/lib/client/web-address";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Verification } from "@/lib/contracts/verdict";
import { readOptions, runAgent } from "./agent";
import { planText, retryLine, turnLines } from "./print-turn";
import { exitCode, taskResult } from "./task-result";

const ended = vi.hoisted((): string[] => []);
vi.mock("./launch-browser", () => ({
  launchBrowser: async () => ({ context: {}, close: async () => void ended.push("browser") }),
}));

const usageOf = (tokens: number) => ({ inputTokens: tokens, outputTokens: 1, costUsd: 0.5, calls: 1 });
const verdict = (tier: 1 | 2 | null): Verification => ({
  outcome: "verified",
  tier,
  confidence: 0.95,
  actionSucceeded: true,
  taskCompleted: false,
  reason: "the page changed",
  semanticSummary: "",
  evidence: [
    { id: "e1", source: "observation", polarity: "for", strength: 1, rank: "dom", text: "a tab opened" },
  ],
  tokens: 0,
  tokensSaved: 0,
});
const common = {
  taskId: "task-1",
  sessionId: "s",
  turnId: "t",
  usage: { turn: usageOf(2), task: usageOf(9), budgetLeft: { turns: 1, tokens: 1, costUsd: 1 } },
};
const step = {
  id: "p1",
  index: 0,
  description: "Open the tab",
  verify: "it is open",
  status: "active" as const,
  toolType: "browser" as const,
  dependsOn: [],
};
const executing: InteractResponse = {
  ...common,
  status: "executing",
  turn: 1,
  actionId: "a1",
  action: 'click("3")',
  actionDetails: { name: "click", args: ["3"], role: "tab", accessibleName: "Settings" },
  plan: { steps: [step], totalSteps: 1, currentStepIndex: 0, createdAt: "2026-01-01T00:00:00Z" },
};
const completion = {
  criteria: [{ id: "c", text: "the tab is open", result: "met" as const, evidenceIds: ["e1"] }],
  evidence: [],
  summary: "All done",
  originalRequestSummary: "",
};
const completed: InteractResponse = {
  ...common,
  status: "completed",
  turn: 2,
  actionId: "a2",
  action: "finish()",
  actionDetails: { name: "finish", args: [] },
  verification: verdict(1),
  completion,
};
const records = (...responses: InteractResponse[]): TurnRecord[] =>
  responses.map((response) => ({ response, attempts: 1, ms: 12 }));

describe("the command line", () => {
  it("is read with its defaults", () => {
    expect(readOptions(["Add", "a patient", "--url", "http://x/"], { SUREFOOT_API_KEY: "k" })).toEqual({
      goal: "Add a patient",
      url: "http://x/",
      server: undefined,
      key: "k",
      json: false,
      approve: "ask",
      maxTurns: 60,
      headed: false,
    });
  });
  const wrong: [string[], RegExp][] = [
    [["--url", "http://x/"], /goal/],
    [["goal", "--approve", "maybe"], /ask, auto, deny/],
    [["goal", "--max-turns", "0"], /whole number/],
    [["goal", "--max-turns", "two"], /whole number/],
    [["goal", "--url", "http://"], /--url: http:\/\/ is no address/],
    [["goal", "--url", "example.org/x"], /--url: .* Did you mean http:\/\/example.org\/x\?/],
    [["goal", "--server", "localhost:3000"], /--server: .* Did you mean http:\/\/localhost:3000\?/],
    [["goal", "--server", "127.0.0.1:3000"], /--server: .* Did you mean http:\/\/127.0.0.1:3000\?/],
    [["goal", "--server", "notaurl", "--url", "/sample/"], /--server: notaurl is no address/],
    [
      ["goal", "--server", "ftp://host/"],
      /--server: ftp:\/\/host\/ is no address that begins with http[^?]*$/,
    ],
    [["goal", "--colour"], /colour/],
  ];
  for (const [args, said] of wrong)
    it(`refuses ${args.join(" ")}`, () => expect(readOptions(args, {})).toMatch(said));
});

describe("a run that cannot even begin", () => {
  it("closes the browser that was started for it", async () => {
    const said = readOptions(["goal", "--url", "/sample/"], {});
    if (typeof said === "string") throw new Error(said);
    const own = { url: "", key: "k", stop: async () => void ended.push("server") };
    const listeners = process.listenerCount("SIGINT");
    await expect(runAgent(said, async () => own)).rejects.toThrow("Invalid URL");
    expect(ended).toEqual(["browser", "server"]);
    expect(process.listenerCount("SIGINT")).toBe(listeners);
  });
});

describe("the result", () => {
  it("holds each action with the verdict of the turn after it, tiers and tokens", () => {
    const turns = records(executing, completed);
    expect(taskResult({ kind: "ended", status: "completed", response: completed }, turns)).toEqual({
      status: "completed",
      taskId: "task-1",
      completion,
      reason: undefined,
      turns: [
        { turn: 1, status: "executing", action: 'click("3")', verification: verdict(1), ms: 12 },
        { turn: 2, status: "completed", action: "finish()", verification: undefined, ms: 12 },
      ],
      tiers: { 1: 1, 2: 0, 3: 0 },
      tokens: { input: 9, output: 1, costUsd: 0.5 },
    });
  });
  it("counts an action once that was looked at twice, as the session page does", () => {
    const judging = (actionId: string, tier: 1 | 2): InteractResponse => ({
      ...completed,
      verification: { ...verdict(tier), actionId },
    });
    const turns = records(executing, judging("a1", 1), judging("a1", 1), judging("a2", 1), judging("a2", 2));
    expect(taskResult({ kind: "ended", status: "completed", response: completed }, turns).tiers).toEqual({
      1: 1,
      2: 1,
      3: 0,
    });
  });
  it("says why it stopped short", () => {
    expect(taskResult({ kind: "failed", code: "unreachable", message: "no connection" }, [])).toMatchObject({
      status: "error",
      reason: "unreachable: no connection. Is the server running? --server says where it is.",
    });
    expect(taskResult({ kind: "stopped", reason: "max_turns", response: undefined }, [])).toMatchObject({
      status: "stopped",
      reason: "the turns ran out",
    });
  });
  const codes: [Parameters<typeof exitCode>[0], number][] = [
    ["completed", 0],
    ["partial", 2],
    ["unverified", 2],
    ["needs_user_input", 3],
    ["awaiting_user", 3],
    ["awaiting_approval", 3],
    ["awaiting_plan_approval", 3],
    ["paused", 3],
    ["failed", 1],
    ["cancelled", 1],
    ["stopped", 1],
    ["error", 1],
  ];
  for (const [status, code] of codes)
    it(`${status} exits with ${code}`, () => expect(exitCode(status)).toBe(code));
});

describe("a printed turn", () => {
  it("shows plan, action, verdict with tier and evidence, and tokens", () => {
    expect(turnLines(records(executing)[0] as TurnRecord, "")).toEqual([
      "Turn 1  executing  12 ms",
      "  plan",
      "    [>] Open the tab",
      '  action   click("3") (tab "Settings")',
      "  tokens   3 this turn, 10 in all",
    ]);
    expect(turnLines(records(completed)[0] as TurnRecord, "")).toEqual([
      "Turn 2  completed  12 ms",
      "  verdict  verified (tier 1, confidence 0.95): the page changed",
      "    + observation/dom: a tab opened",
      "  action   finish()",
      "  result   All done",
      "    met          the tab is open",
      "  tokens   3 this turn, 10 in all",
    ]);
  });
  it("shows the rows that were read, the first twenty of many", () => {
    const data = Array.from({ length: 21 }, (_, at) => ({ name: `P${at}`, age: at }));
    const lines = turnLines(
      records({ ...completed, completion: { ...completion, data } })[0] as TurnRecord,
      "",
    );
    expect(lines.slice(-23, -21)).toEqual(["    data         21 rows", "      name: P0 · age: 0"]);
    expect(lines.at(-2)).toBe("      and 1 more; --json prints all");
  });
  it("is preceded, while the server gives no answer, by how long it is asked again", () => {
    expect(retryLine({ reason: "no connection", forMs: 45_500 }, "http://127.0.0.1:9")).toBe(
      "No answer from http://127.0.0.1:9, trying again for about 46 s … (no connection)",
    );
  });
  it("shows a plan once", () => {
    expect(turnLines(records(executing)[0] as TurnRecord, planText(executing))).not.toContain("  plan");
  });
});

describe("an address", () => {
  const cases: [string, string | undefined][] = [
    ["https://a.b/c", "https://a.b/c"],
    ["/c?d=1", "http://site.org/c?d=1"],
    ["a.b/c", "https://a.b/c"],
    ["localhost:3000/x", "http://localhost:3000/x"],
    ["127.0.0.1:8080", "http://127.0.0.1:8080/"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["blob:http://x/1", undefined],
    ["file:///etc/passwd", undefined],
    ["chrome://settings", undefined],
  ];
  for (const [said, url] of cases) it(said, () => expect(webAddress(said, "http://site.org/a")).toBe(url));
});

describe("a secret", () => {
  const secrets = [{ name: "pw", value: "s3", hosts: ["bank.org"] }];
  it("is filled in on its own host and below", () => {
    expect(reveal("a {{secret:pw}}", secrets, "bank.org")).toEqual({ text: "a s3", secret: true });
    expect(reveal("{{secret:pw}}", secrets, "www.bank.org")).toEqual({ text: "s3", secret: true });
    expect(reveal("plain", secrets, "other.org")).toEqual({ text: "plain", secret: false });
  });
  it("is kept from other hosts and unknown names", () => {
    expect(reveal("{{secret:pw}}", secrets, "evilbank.org")).toBeUndefined();
    expect(reveal("{{secret:pw}}", secrets, "bank.org.evil.com")).toBeUndefined();
    expect(reveal("{{secret:pin}}", secrets, "bank.org")).toBeUndefined();
  });
});
